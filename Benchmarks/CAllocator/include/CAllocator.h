// Statistics of the C allocator, which Swift's Glibc module does not export.
#ifndef CALLOCATOR_H
#define CALLOCATOR_H

#include <stddef.h>

/// Returns the number of bytes that the process has allocated from the heap, large mapped blocks included.
size_t uikit_allocated_bytes(void);

#endif
