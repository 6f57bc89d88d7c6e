import CX11
@preconcurrency import CoreFoundation
import CoreGraphics

/// Verifies the assumptions of ``X11MainLoop`` about Foundation's run loop, libdispatch and the system.
///
/// Without a descriptor of the main queue, the main loop stops the program. If another assumption does not hold, it
/// works, but wakes up more often and makes more system calls. Only tests call this.
@MainActor package enum MainLoopAssumptions {
    /// Returns a description of each assumption, and whether it holds. Call this on the main thread.
    package static func check() -> [(name: String, holds: Bool)] {
        guard let loop = CFRunLoopGetMain(), Thread.isMainThread else {
            return [("the main thread has a run loop", false)]
        }
        var results: [(name: String, holds: Bool)] = []
        results.append(("libdispatch's main queue has a descriptor", _dispatch_get_main_queue_handle_4CF() >= 0))
        let set = epoll_create1(Int32(EPOLL_CLOEXEC))
        defer { close(set) }
        if let source = X11MainLoop.makeSource(set) {
            CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode)
            results.append(("the run loop's epoll set is found", X11MainLoop.descriptor(watching: set) != nil))
            CFRunLoopSourceInvalidate(source)
        } else {
            results.append(("the run loop supports sources that watch descriptors", false))
        }
        let mode = CFStringCreateWithCString(nil, "uikit.assumptions", CFStringBuiltInEncodings.UTF8.rawValue)
        guard let blocks = RunLoopBlocks(of: loop) else {
            return results + [("the run loop's list of blocks is found", false)]
        }
        CFRunLoopPerformBlock(loop, mode) {}
        results.append(("a pending block of the run loop is detected", blocks.hasPendingBlocks))
        CFRunLoopRunInMode(mode, 0, true)
        results.append(("a block that has run is not reported as pending", !blocks.hasPendingBlocks))
        return results
    }
}
