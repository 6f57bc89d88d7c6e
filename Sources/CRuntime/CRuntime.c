#include "CRuntime.h"

typedef __attribute__((swiftcall)) void *(*AllocatingInit)(__attribute__((swift_context)) const void *);

void *uikit_call_allocating_init(const void *function, const void *class_metadata) {
    return ((AllocatingInit)function)(class_metadata);
}
