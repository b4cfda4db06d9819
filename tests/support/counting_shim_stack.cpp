// tests/support/counting_shim_stack.cpp: what the slots of a boxed call own, by the op's schema.
// SPDX-License-Identifier: BSD-3-Clause
#include "counting_shim_core.h"

#include <exception>
#include <string_view>

namespace counting_shim {

namespace {

using Text = std::string_view;

const char* const kSchemas[] = {
#include "counting_shim_schemas.inc"
};

// One argument or result: "Tensor?[]" and the letter of its alias set, "a!" for one that is
// written.
struct Slot {
  std::string type, alias;
};
struct Schema {
  const char* text;
  std::vector<Slot> arguments, results;
};

Text trimmed(Text text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// The parts between the commas outside of brackets and quotes.
std::vector<Text> parts(Text text) {
  std::vector<Text> found;
  int depth = 0;
  bool quoted = false;
  size_t first = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ',';
    quoted ^= c == '"';
    depth += (c == '(' || c == '[') - (c == ')' || c == ']');
    if (i == text.size() || (c == ',' && depth == 0 && !quoted)) {
      if (const Text part = trimmed(text.substr(first, i - first)); !part.empty()) {
        found.push_back(part);
      }
      first = i + 1;
    }
  }
  return found;
}

// "Tensor(a!)[] name=…": the type up to its name, the alias set and a list's length taken out.
Slot parse_slot(Text text) {
  Slot slot;
  for (size_t i = 0; i < text.size() && text[i] != ' '; ++i) {
    if (text[i] == '(') {
      const size_t end = text.find(')', i);
      slot.alias = text.substr(i + 1, end - i - 1);
      i = end;
    } else if (text[i] < '0' || text[i] > '9') {
      slot.type += text[i];
    }
  }
  return slot;
}

std::vector<Slot> parse_slots(Text text) {
  std::vector<Slot> slots;
  for (const Text part : parts(text)) {
    if (part != "*") slots.push_back(parse_slot(part));
  }
  return slots;
}

// "ns::op.overload(arguments) -> results"
Schema parse(const char* schema) {
  const Text text(schema);
  const size_t open = text.find('('), arrow = text.rfind(" -> ");
  Text results = trimmed(text.substr(arrow + 4));
  if (results.front() == '(') results = results.substr(1, results.size() - 2);
  return {schema, parse_slots(text.substr(open + 1, arrow - open - 2)), parse_slots(results)};
}

// Null when no line of counting_shim_schemas.txt has that op.
const char* find_schema(Text op, Text overload) {
  const std::string full(std::string(op) + (overload.empty() ? "" : ".") + std::string(overload));
  for (const char* schema : kSchemas) {
    if (Text(schema).substr(0, Text(schema).find('(')) == full) return schema;
  }
  return nullptr;
}

bool ends_with(const std::string& type, char last) { return !type.empty() && type.back() == last; }
std::string element_of(const std::string& type) {  // of "T?" and "T[]"
  return type.substr(0, type.size() - (ends_with(type, '?') ? 1 : 2));
}

// Torch 2.9 carries neither lists nor str, and none a Scalar; None is carried whatever it stands
// for.
bool is_carried(const std::string& type, bool none = false) {
  if (ends_with(type, '?')) return none || is_carried(element_of(type));
  if (ends_with(type, ']')) return counting_shim_minor >= 10 && is_carried(element_of(type));
  return type != "Scalar" && (type != "str" || counting_shim_minor >= 10);
}

// The cell of an optional: libtorch's from 2.13 on, before that made by new.
StableIValue make_cell(StableIValue value) {
  StableIValue* cell = counting_shim_minor >= 13 ? &make_handle(Kind::cell).cell : new StableIValue;
  *cell = value;
  return reinterpret_cast<StableIValue>(cell);
}
StableIValue open_cell(StableIValue slot) {
  auto* cell = reinterpret_cast<StableIValue*>(slot);
  const StableIValue value = *cell;
  if (counting_shim_minor >= 13) {
    destroy(find(cell, Kind::cell, "a boxed call", "an optional"));
  } else {
    delete cell;
  }
  return value;
}

Handle& handle_in(StableIValue slot, Kind kind, const std::string& type) {
  return find(reinterpret_cast<void*>(slot), kind, "a boxed call", ("a " + type).c_str());
}

void consume(const std::string& type, StableIValue slot) {
  if (ends_with(type, '?')) {
    if (slot != 0) consume(element_of(type), open_cell(slot));
  } else if (ends_with(type, ']')) {
    Handle& list = handle_in(slot, Kind::list, type);
    for (const StableIValue element : *list.list) consume(element_of(type), element);
    destroy(list);
  } else if (type == "Tensor") {
    destroy(handle_in(slot, Kind::tensor, type));
  } else if (type == "str") {
    destroy(handle_in(slot, Kind::string, type));
  } else if (type == "Generator") {
    destroy(handle_in(slot, Kind::generator, type));
  }
}

StableIValue bits_of(double value) {
  StableIValue slot;
  memcpy(&slot, &value, sizeof slot);
  return slot;
}

struct Maker {
  bool full;
  int64_t number;
  StableIValue operator()(const std::string& type) const {
    if (ends_with(type, '?')) return full ? make_cell((*this)(element_of(type))) : 0;
    if (ends_with(type, ']')) {
      Handle& list = make_handle(Kind::list);
      list.list = new std::vector<StableIValue>;
      for (int i = 0; full && i < 3; ++i) list.list->push_back((*this)(element_of(type)));
      return reinterpret_cast<StableIValue>(&list);
    }
    if (type == "Tensor") return reinterpret_cast<StableIValue>(new_tensor(new Object));
    if (type == "Generator") return reinterpret_cast<StableIValue>(&make_handle(Kind::generator));
    if (type == "str") {
      Handle& handle = make_handle(Kind::string);
      handle.text = new std::string("a text that is too long for a string's own memory");
      return reinterpret_cast<StableIValue>(&handle);
    }
    if (type == "Device") return counting_shim_minor >= 10 ? 0xffffffff : 0xff00;  // cpu, no index
    if (type == "ScalarType") return 6;                                            // float32
    if (type == "Layout" || type == "MemoryFormat") return 0;
    if (type == "float") return bits_of(0.5);
    if (type == "bool") return 1;
    return static_cast<StableIValue>(number);
  }
};

// A result: the argument of the same alias set itself when that is written, a view of it when not.
StableIValue make_result(const Slot& result, const Schema& schema, const StableIValue* stack) {
  for (size_t i = 0; i < schema.arguments.size() && !result.alias.empty(); ++i) {
    if (schema.arguments[i].alias != result.alias || result.type != "Tensor") continue;
    Object* of = handle_in(stack[i], Kind::tensor, "Tensor").object;
    retain(of);
    if (result.alias.back() == '!') return reinterpret_cast<StableIValue>(new_tensor(of));
    Object* view = new Object;
    view->base = of;
    return reinterpret_cast<StableIValue>(new_tensor(view));
  }
  return Maker{true, 0}(result.type);
}

void consume_all(const std::vector<Slot>& slots, const StableIValue* stack) {
  for (size_t i = 0; i < slots.size(); ++i) consume(slots[i].type, stack[i]);
}

}  // namespace

AOTITorchError dispatch(const char* op, const char* overload, StableIValue* stack, bool fails) {
  const char* text = find_schema(op, overload);
  if (!text) {  // nothing is consumed
    return fail(std::string("the counting shim has no schema of ") + op + " '" + overload +
                "': add it to tests/support/counting_shim_schemas.txt");
  }
  note_op(text);
  const Schema schema = parse(text);
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    if (!is_carried(schema.arguments[i].type, stack[i] == 0)) {  // those before it are consumed
      const std::vector<Slot> before(schema.arguments.begin(),
                                     schema.arguments.begin() + int64_t(i));
      consume_all(before, stack);
      return fail("Not yet supported conversion for schema type: " + schema.arguments[i].type);
    }
  }
  std::vector<StableIValue> results;
  for (const Slot& result : schema.results) {
    if (!fails) results.push_back(make_result(result, schema, stack));
  }
  consume_all(schema.arguments, stack);
  std::copy(results.begin(), results.end(), stack);
  return fails ? AOTI_TORCH_FAILURE : AOTI_TORCH_SUCCESS;
}

}  // namespace counting_shim

using namespace counting_shim;

void counting_shim_call_kernel(const char* text, void (*kernel)(StableIValue*, uint64_t, uint64_t),
                               bool full, int64_t number) {
  const Schema schema = parse(text);
  std::vector<StableIValue> stack;
  for (const Slot& slot : schema.arguments) stack.push_back(Maker{full, number}(slot.type));
  stack.resize(std::max(schema.arguments.size(), schema.results.size()));
  kernel(stack.data(), schema.arguments.size(), schema.results.size());
  consume_all(schema.results, stack.data());
}
