// Statistics of the C allocator, which Swift's Glibc module does not export.
#ifndef CALLOCATOR_H
#define CALLOCATOR_H

#include <stddef.h>

/// Returns the number of bytes that the process has allocated from the heap, large mapped blocks included.
size_t uikit_allocated_bytes(void);

/// Returns the number of allocations of the process since its start: calls of `malloc` and its relatives by any library.
///
/// A program that links this target counts them in definitions of these functions of its own. The number is 0 under
/// AddressSanitizer and without the GNU C library.
size_t uikit_allocation_count(void);

#endif
