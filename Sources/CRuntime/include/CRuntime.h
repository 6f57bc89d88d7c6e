// Functions that cannot be written in Swift: calls of the Swift runtime, a signal handler, and stores that bypass the
// processor's caches.
#ifndef CRUNTIME_H
#define CRUNTIME_H

#include <pthread.h>
#include <stdbool.h>

#include "PixelStreaming.h"

/// Calls an allocating initializer without parameters, given by its entry in a class's method table.
///
/// Swift passes the class in its context register, which C reaches through Clang's `swiftcall` convention. Swift has no
/// `Class.init()` for a class known only at run time unless the initializer is `required`, which UIKit's `init()` is
/// not.
///
/// - Returns: A retained object.
void *_Nonnull uikit_call_allocating_init(const void *_Nonnull function, const void *_Nonnull class_metadata);

/// Calls an allocating initializer with one parameter of type `Any`, given by its entry in a class's method table.
///
/// The initializer consumes the value of `any`, whose memory is uninitialized afterwards.
///
/// - Returns: A retained object.
void *_Nonnull uikit_call_allocating_init_with_any(
    const void *_Nonnull function, const void *_Nonnull class_metadata, void *_Nonnull any);

/// The main thread, set when the program is loaded.
extern pthread_t uikit_main_thread;

/// Returns whether the calling thread is the main thread.
///
/// `Thread.isMainThread` takes half a microsecond, which is too slow for every deinitializer of a view.
static inline bool uikit_is_main_thread(void) { return pthread_equal(pthread_self(), uikit_main_thread); }

/// Returns whether the current task runs on an executor, given by a pointer to its `UnownedSerialExecutor`.
bool uikit_is_current_executor(const void *_Nonnull executor);

/// Calls each function in the section `uikit_methods` of this executable or dynamic library with `table`.
void uikit_read_method_records(void *_Nonnull table);

/// Installs handlers for fatal signals that write a report to standard error before the signal ends the process.
///
/// The report contains the signal, the build ID and the return addresses of the stack relative to the program's file.
/// Scripts/symbolize converts them into functions and lines. Signals that already have a handler, such as those of
/// Swift's backtracer, and ignored signals are unchanged. The exit status and the core file are those of the signal.
void uikit_report_crashes(void);

#endif
