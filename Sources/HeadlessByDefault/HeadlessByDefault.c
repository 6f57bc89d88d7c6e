#include "HeadlessByDefault.h"
#include <stdlib.h>

// Runs before main: Swift offers no code that runs because a module was linked.
__attribute__((constructor)) static void uikit_choose_headless(void) {
    setenv("UIKIT_TESTING", "1", 0);
}
