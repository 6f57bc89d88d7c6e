// A process that links this target uses the headless display server and the fonts for tests, unless its environment
// says otherwise.
#ifndef HEADLESS_BY_DEFAULT_H
#define HEADLESS_BY_DEFAULT_H

/// Returns whether the process was set up before its `main`. Calling this function prevents the linker from omitting
/// the target.
int uikit_is_headless_by_default(void);

#endif
