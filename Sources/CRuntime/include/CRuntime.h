// The one thing of Swift's runtime that Swift itself cannot say.
#ifndef CRUNTIME_H
#define CRUNTIME_H

/// Calls an allocating initializer without parameters, as found in a class's method table.
///
/// Swift calls it with the class in its context register, which C reaches through clang's swiftcall convention. The result is
/// a retained object. Swift has no `Class.init()` for a class known only at run time unless the initializer is `required`,
/// which UIKit's `init()` is not.
void *_Nonnull uikit_call_allocating_init(const void *_Nonnull function, const void *_Nonnull class_metadata);

#endif
