// Stores that bypass the processor's caches, which Swift has no functions for.
#ifndef PIXEL_STREAMING_H
#define PIXEL_STREAMING_H

#include <stddef.h>
#include <stdint.h>

/// Copies pixels with stores that bypass the processor's caches, for a target that another process reads next.
///
/// The stores can become visible in any order until `uikit_finish_streaming` is called.
void uikit_stream_pixels(uint32_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count);

/// Makes streamed pixels visible to other processes before anything that is stored or sent later.
void uikit_finish_streaming(void);

#endif
