#include "PixelStreaming.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

// Four pixels: sources are not aligned, streamed targets are.
typedef uint32_t Pixels __attribute__((vector_size(16)));
typedef uint32_t UnalignedPixels __attribute__((vector_size(16), aligned(4)));

void uikit_stream_pixels(uint32_t *target, const uint32_t *source, size_t count) {
    // Stores that bypass the caches are fast only for whole cache lines.
    while (count > 0 && ((uintptr_t)target & 63) != 0) {
        *target++ = *source++;
        count--;
    }
    for (; count >= 16; count -= 16, target += 16, source += 16) {
        for (size_t index = 0; index < 16; index += 4) {
            __builtin_nontemporal_store(
                (Pixels) * (const UnalignedPixels *)(source + index), (Pixels *)(target + index));
        }
    }
    while (count-- > 0) *target++ = *source++;
}

void uikit_finish_streaming(void) {
#if defined(__x86_64__)
    _mm_sfence();
#else
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}
