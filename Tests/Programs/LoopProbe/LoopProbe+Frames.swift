import CoreFoundation
import UIKit

extension LoopProbe {
    private static let testNotification = Notification.Name("testNotification")

    /// Presents frames continuously, and meanwhile enqueues work that only the run loop can run. Returns when it has
    /// run.
    nonisolated static func workAmongFrames() {
        var context = CFRunLoopSourceContext()
        let isPerformed = DispatchSemaphore(value: 0)
        context.info = Unmanaged.passUnretained(isPerformed).toOpaque()
        context.perform = { info in
            guard let info else { return }
            Unmanaged<DispatchSemaphore>.fromOpaque(info).takeUnretainedValue().signal()
        }
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode)
        let isPosted = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                (UIApplication.shared.delegate as? LoopProbe)?.startFrames(isPosted)
            }
        }
        printLine("notification among frames", isPosted.wait(timeout: .now() + 1.5) == .success ? "soon" : "late")
        CFRunLoopSourceSignal(source)
        CFRunLoopWakeUp(CFRunLoopGetMain())
        printLine("source among frames", isPerformed.wait(timeout: .now() + 1) == .success ? "soon" : "late")
        let isOver = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { (UIApplication.shared.delegate as? LoopProbe)?.link?.invalidate() }
            isOver.signal()
        }
        isOver.wait()
    }

    private func startFrames(_ isPosted: DispatchSemaphore) {
        _ = NotificationCenter.default.addObserver(forName: Self.testNotification, object: nil, queue: nil) { _ in
            isPosted.signal()
        }
        let link = CADisplayLink(target: self, selector: LoopProbe.tick)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick() {
        frames += 1
        guard frames == 30 else { return }
        NotificationQueue.default.enqueue(Notification(name: Self.testNotification), postingStyle: .asap)
    }
}
