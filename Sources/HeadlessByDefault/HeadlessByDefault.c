#include "HeadlessByDefault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int has_run = 0;

// Sets FONTCONFIG_FILE to `folder` (of `length` characters) followed by `rest`, if that file exists.
static int use_fonts(const char *folder, size_t length, const char *rest) {
    char path[4096];
    int count = snprintf(path, sizeof path, "%.*s%s", (int)length, folder, rest);
    if (count < 0 || (size_t)count >= sizeof path || access(path, R_OK) != 0) return 0;
    setenv("FONTCONFIG_FILE", path, 0);
    return 1;
}

// Selects the fonts for tests: those beside the program, where the build puts resources, or else those in the source
// tree.
static void choose_fonts(void) {
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length > 0) {
        program[length] = 0;
        const char *slash = strrchr(program, '/');
        const char *rest = "/swift-uikit_UIKitResources.resources/Files/fonts.conf";
        if (slash && use_fonts(program, (size_t)(slash - program), rest)) return;
    }
    const char *file = strstr(__FILE__, "/Sources/HeadlessByDefault/");
    if (file) use_fonts(__FILE__, (size_t)(file - __FILE__), "/Resources/Files/fonts.conf");
}

// Runs before main: Swift has no code that runs when a module is linked, and the environment may be changed only while
// there is one thread.
__attribute__((constructor)) static void uikit_choose_headless(void) {
    setenv("UIKIT_TESTING", "1", 0);
    choose_fonts();
    has_run = 1;
}

int uikit_is_headless_by_default(void) { return has_run; }
