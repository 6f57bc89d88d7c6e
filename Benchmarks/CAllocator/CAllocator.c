#include "CAllocator.h"

#include <errno.h>
#include <malloc.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

size_t uikit_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

static _Atomic size_t allocations;

size_t uikit_allocation_count(void) { return allocations; }

// The sanitizer has an allocator of its own.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The definitions of the program have precedence over those of the C library, also for calls from other libraries.

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    allocations++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocations++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    allocations++;
    void *result = __libc_memalign(alignment, size);
    if (!result) return ENOMEM;
    *memory = result;
    return 0;
}

#endif
