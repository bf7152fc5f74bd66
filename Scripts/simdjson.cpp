// Parses each file with simdjson and does nothing with it: what `Scripts/bench audit` measures the audit against.
#include <cstdio>
#include <simdjson.h>

int main(int count, char** paths) {
  simdjson::dom::parser parser;
  for (int number = 1; number < count; number++) {
    simdjson::dom::element root;
    if (auto error = parser.load(paths[number]).get(root)) {
      std::fprintf(stderr, "%s: %s\n", paths[number], simdjson::error_message(error));
      return 2;
    }
  }
}
