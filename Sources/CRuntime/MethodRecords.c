#include "CRuntime.h"

typedef void (*MethodRecord)(void *);

// The linker defines these symbols if the section exists; they are null in a program without records.
extern const MethodRecord __start_uikit_methods[] __attribute__((weak, visibility("hidden")));
extern const MethodRecord __stop_uikit_methods[] __attribute__((weak, visibility("hidden")));

void uikit_read_method_records(void *table) {
    for (const MethodRecord *record = __start_uikit_methods; record < __stop_uikit_methods; record++)
        if (*record) (*record)(table);
}
