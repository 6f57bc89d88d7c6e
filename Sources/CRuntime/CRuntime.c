#define _GNU_SOURCE
#include "CRuntime.h"

#include <stdint.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void *(*AllocatingInit)(__attribute__((swift_context)) const void *);

void *uikit_call_allocating_init(const void *function, const void *class_metadata) {
    return ((AllocatingInit)function)(class_metadata);
}

typedef __attribute__((swiftcall)) void *(*AllocatingInitWithAny)(
    void *, __attribute__((swift_context)) const void *);

void *uikit_call_allocating_init_with_any(const void *function, const void *class_metadata, void *any) {
    return ((AllocatingInitWithAny)function)(any, class_metadata);
}

// Initializers of reusable views, for CellFactory in UIKit, which declares these functions: strings are two words, enums
// without payload one byte, rectangles four numbers.
#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

SWIFT_CALL void *uikit_call_allocating_init_with_style(
    const void *function, const void *class_metadata, uint8_t style, uintptr_t first, uintptr_t second) {
    typedef SWIFT_CALL void *(*Init)(uint8_t, uintptr_t, uintptr_t, SWIFT_CONTEXT const void *);
    return ((Init)function)(style, first, second, class_metadata);
}

SWIFT_CALL void *uikit_call_allocating_init_with_string(
    const void *function, const void *class_metadata, uintptr_t first, uintptr_t second) {
    typedef SWIFT_CALL void *(*Init)(uintptr_t, uintptr_t, SWIFT_CONTEXT const void *);
    return ((Init)function)(first, second, class_metadata);
}

SWIFT_CALL void *uikit_call_allocating_init_with_frame(
    const void *function, const void *class_metadata, double x, double y, double width, double height) {
    typedef SWIFT_CALL void *(*Init)(double, double, double, double, SWIFT_CONTEXT const void *);
    return ((Init)function)(x, y, width, height, class_metadata);
}

pthread_t uikit_main_thread;

// If another thread loads the library, the main thread remains unknown. uikit_is_current_executor still works in that
// case.
__attribute__((constructor)) static void note_main_thread(void) {
    if (gettid() == getpid()) uikit_main_thread = pthread_self();
}

struct SerialExecutor {
    void *identity;
    uintptr_t implementation;
};

// Without flags the function returns a result. MainActor.assumeIsolated() passes a flag that makes it abort instead of
// returning false.
__attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(struct SerialExecutor executor, uint64_t flags);

bool uikit_is_current_executor(const void *executor) {
    return swift_task_isCurrentExecutorWithFlags(*(const struct SerialExecutor *)executor, 0);
}
