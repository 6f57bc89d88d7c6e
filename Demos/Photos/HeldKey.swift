import UIKit

/// An action that repeats in each frame while the user holds a key. A held key is one press, so the app repeats it.
@MainActor final class HeldKey {
    /// The key.
    let keyCode: UIKeyboardHIDUsage

    /// The time in seconds from the press to the first repetition.
    private static let delay: TimeInterval = 0.4
    private let action: @MainActor (TimeInterval) -> Void
    private var link: CADisplayLink?
    private var start: TimeInterval?
    private var last: TimeInterval = 0

    /// Starts to wait for the first repetition.
    ///
    /// - Parameters:
    ///   - keyCode: The key.
    ///   - action: A closure that is called in each frame with the time since the last call, in seconds.
    init(_ keyCode: UIKeyboardHIDUsage, action: @escaping @MainActor (TimeInterval) -> Void) {
        self.keyCode = keyCode
        self.action = action
        let link = CADisplayLink(target: self, selector: HeldKey.step)
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    /// Ends the repetition. The display link retains its target until then.
    func release() {
        link?.invalidate()
        link = nil
    }

    private func step(_ link: CADisplayLink) {
        let start = start ?? link.timestamp
        self.start = start
        let first = start + HeldKey.delay
        guard link.timestamp >= first else { return }
        // A frame can be late. The action does not make up for a long one, so that it ends when the key is released.
        let time = min(0.1, link.timestamp - max(last, first))
        last = link.timestamp
        action(time)
    }
}
