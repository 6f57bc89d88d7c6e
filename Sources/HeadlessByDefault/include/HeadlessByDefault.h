// A process that links this target uses the headless display server and the fonts of the test kit, unless it says
// otherwise.
#ifndef HEADLESS_BY_DEFAULT_H
#define HEADLESS_BY_DEFAULT_H

/// Whether the process was set up before its `main`. Calling this is what keeps the linker from leaving the target out.
int uikit_is_headless_by_default(void);

#endif
