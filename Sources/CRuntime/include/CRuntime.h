// Functions that Swift cannot express: calls of the Swift runtime, and a signal handler.
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

/// Calls each function of the section `uikit_methods` of this executable or dynamic library with `table`.
void uikit_read_method_records(void *_Nonnull table);

/// Makes fatal signals write a report to standard error before they end the process.
///
/// The report has the signal, the build ID and the return addresses of the stack as they are in the program's file, which
/// Scripts/symbolize turns into functions and lines. Signals that already have a handler, such as those of Swift's
/// backtracer, and signals that are ignored are left alone. The exit status and the core file are those of the signal.
void uikit_report_crashes(void);

#endif
