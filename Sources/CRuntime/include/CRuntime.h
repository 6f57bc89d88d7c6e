// Functions that Swift cannot express: a call of an initializer by its address, and a signal handler.
#ifndef CRUNTIME_H
#define CRUNTIME_H

/// Calls an allocating initializer without parameters, as found in a class's method table.
///
/// Swift calls it with the class in its context register, which C reaches through clang's swiftcall convention. The result is
/// a retained object. Swift has no `Class.init()` for a class known only at run time unless the initializer is `required`,
/// which UIKit's `init()` is not.
void *_Nonnull uikit_call_allocating_init(const void *_Nonnull function, const void *_Nonnull class_metadata);

/// Makes fatal signals write a report to standard error before they end the process.
///
/// The report has the signal, the build ID and the return addresses of the stack as they are in the program's file, which
/// Scripts/symbolize turns into functions and lines. Signals that already have a handler, such as those of Swift's
/// backtracer, and signals that are ignored are left alone. The exit status and the core file are those of the signal.
void uikit_report_crashes(void);

#endif
