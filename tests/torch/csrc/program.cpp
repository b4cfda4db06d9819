// program.cpp: a program without Python that loads the libraries it is given and prints the status
// of the last.
// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>
#include <dlfcn.h>

int main(int count, char** paths) {
  void* library = nullptr;
  for (int i = 1; i < count; ++i) {
    library = dlopen(paths[i], RTLD_NOW | RTLD_GLOBAL);
    if (!library) {
      std::printf("%s\n", dlerror());
      return 1;
    }
  }
  using Status = const char* (*)();
  const char* sentence = reinterpret_cast<Status>(dlsym(library, "stablehand_status"))();
  std::printf("%s\n", sentence ? sentence : "good");
  return 0;
}
