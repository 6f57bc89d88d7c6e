// Calls of the Swift runtime that cannot be written in Swift.
#ifndef CRUNTIME_H
#define CRUNTIME_H

#include <pthread.h>
#include <stdbool.h>

/// Calls an allocating initializer without parameters, as found in a class's method table.
///
/// Swift calls it with the class in its context register, which C reaches through clang's swiftcall convention. The result is
/// a retained object. Swift has no `Class.init()` for a class known only at run time unless the initializer is `required`,
/// which UIKit's `init()` is not.
void *_Nonnull uikit_call_allocating_init(const void *_Nonnull function, const void *_Nonnull class_metadata);

/// Calls an allocating initializer with one parameter of type `Any`, as found in a class's method table.
///
/// The initializer takes the value out of `any`, whose memory is uninitialized afterwards. The result is a retained object.
void *_Nonnull uikit_call_allocating_init_with_any(
    const void *_Nonnull function, const void *_Nonnull class_metadata, void *_Nonnull any);

/// The main thread; set when the program is loaded.
extern pthread_t uikit_main_thread;

/// Whether this is the main thread. `Thread.isMainThread` says the same in half a microsecond, which is too slow for every
/// deinitializer of a view.
static inline bool uikit_is_main_thread(void) { return pthread_equal(pthread_self(), uikit_main_thread); }

/// Whether the current task runs on an executor, given by a pointer to its `UnownedSerialExecutor`.
bool uikit_is_current_executor(const void *_Nonnull executor);

#endif
