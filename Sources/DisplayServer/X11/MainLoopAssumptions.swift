import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// Verifies the assumptions of ``X11MainLoop`` about Foundation's run loop, libdispatch and the system.
///
/// Without a descriptor of the main queue, the main loop stops the program. If another assumption does not hold, it
/// works, but makes more system calls, or runs some blocks of the run loop later. Only tests call this.
@MainActor package enum MainLoopAssumptions {
    /// Returns a description of each assumption, and whether it holds. Call this on the main thread.
    package static func check() -> [(name: String, holds: Bool)] {
        guard let loop = CFRunLoopGetMain(), Thread.isMainThread else {
            return [("the main thread has a run loop", false)]
        }
        var results: [(name: String, holds: Bool)] = []
        results.append(("libdispatch's main queue has a descriptor", _dispatch_get_main_queue_handle_4CF() >= 0))
        let source = X11RunLoopSource(loop)
        results.append(("the run loop supports sources that watch descriptors", source != nil))
        results.append(("the run loop's epoll set is found", source?.runLoopDescriptor != nil))
        results.append(("a run of the run loop executes a block and the block that it adds", executesTwoBlocks(loop)))
        return results
    }

    /// Returns whether a run of the run loop that does not wait executes a block, and the block that this block adds.
    private static func executesTwoBlocks(_ loop: CFRunLoop) -> Bool {
        final class Count: @unchecked Sendable {
            // The value is accessed on the main thread only.
            var value = 0
        }
        let count = Count()
        let mode = CFStringCreateWithCString(nil, "uikit.assumptions", CFStringBuiltInEncodings.UTF8.rawValue)
        CFRunLoopPerformBlock(loop, mode) {
            count.value += 1
            CFRunLoopPerformBlock(loop, mode) { count.value += 1 }
        }
        CFRunLoopRunInMode(mode, 0, true)
        return count.value == 2
    }
}
