import QuartzCore
import SystemSupport

/// A diagnostic overlay that shows gesture recognition in any app: a ring around every touch, and a list of the active
/// recognizers, their states and the most recent transitions.
///
/// A ring is blue while a view receives the touch, and orange while none does, for example because a recognizer took
/// the touch.
///
/// Set ``isShown``, or launch the app with the environment variable `UIKIT_GESTURE_OVERLAY=1`.
@preconcurrency @MainActor public final class GestureOverlay {
    /// A Boolean value that indicates whether windows show the overlay. A change takes effect on a window's next event.
    public static var isShown = ["1", "true", "yes"].contains(ProcessEnvironment.process["UIKIT_GESTURE_OVERLAY"] ?? "")

    private static let ringRadius: CGFloat = 22
    private static let lineCount = 6
    private static let panelWidth: CGFloat = 320
    private static let lineHeight: CGFloat = 16

    private let root = CALayer()
    private let panel = CALayer()
    private let text = CATextLayer()
    private var rings: [CALayer] = []
    /// The most recent transitions, oldest first.
    private var history: [String] = []
    private var isOutdated = false

    init(in window: UIWindow) {
        // The layer is in front of everything. It is never hit, because hit testing only considers views.
        root.zPosition = 1_000_000
        root.frame = window.layer.bounds
        text.fontSize = 12
        text.foregroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        text.contentsScale = window.screen.scale
        text.masksToBounds = true
        // The panel has the same colors in light and dark appearance.
        panel.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 0.88)
        panel.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.25)
        panel.borderWidth = 1
        panel.cornerRadius = 8
        panel.isHidden = true
        panel.addSublayer(text)
        root.addSublayer(panel)
        window.layer.addSublayer(root)
    }

    func remove() { root.removeFromSuperlayer() }

    /// Records that a recognizer entered a state.
    func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        isOutdated = true
        let line = GestureOverlay.line(recognizer, state)
        // A gesture in progress changes often.
        if state == .changed, history.last == line { return }
        history.append(line)
        if history.count > GestureOverlay.lineCount { history.removeFirst() }
    }

    /// Updates the rings and the list.
    func update(touches: [UITouch], contenders: [UIGestureRecognizer], in window: UIWindow) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        show(touches, in: window)
        let states = contenders.filter { $0.competes }.map { recognizer in
            GestureOverlay.line(recognizer, recognizer.rawState)
                + (recognizer.tracking.pendingState == nil ? "" : ", waiting for others to fail")
        }
        guard isOutdated || !states.isEmpty else { return }
        isOutdated = false
        let lines = history + (states.isEmpty ? [] : ["Active:"] + states)
        let new = lines.joined(separator: "\n")
        if text.string as? String != new { text.string = new }
        // The bottom-right corner usually has the fewest controls.
        let bounds = window.bounds
        let size = CGSize(
            width: min(GestureOverlay.panelWidth, max(0, bounds.width - 16)),
            height: CGFloat(lines.count) * GestureOverlay.lineHeight + 16)
        panel.frame = CGRect(
            x: bounds.maxX - size.width - 8, y: bounds.maxY - size.height - 8, width: size.width, height: size.height)
        text.frame = panel.bounds.insetBy(
            dx: min(12, panel.bounds.width / 2), dy: min(8, panel.bounds.height / 2))
        panel.isHidden = lines.isEmpty
    }

    private func show(_ touches: [UITouch], in window: UIWindow) {
        while rings.count < touches.count {
            let ring = CALayer()
            ring.bounds = CGRect(
                x: 0, y: 0, width: 2 * GestureOverlay.ringRadius, height: 2 * GestureOverlay.ringRadius)
            ring.cornerRadius = GestureOverlay.ringRadius
            ring.borderWidth = 2
            root.addSublayer(ring)
            rings.append(ring)
        }
        for (index, ring) in rings.enumerated() {
            ring.isHidden = index >= touches.count
            guard index < touches.count else { continue }
            let touch = touches[index]
            ring.position = window.convertFromScene(touch.sceneLocation)
            // Orange marks touches that a recognizer took, blue those that a view receives.
            let color =
                touch.view == nil
                ? CGColor(red: 1, green: 0.5, blue: 0, alpha: 1) : CGColor(red: 0.1, green: 0.4, blue: 1, alpha: 1)
            ring.borderColor = color
            ring.backgroundColor = color.copy(alpha: 0.2)
        }
    }

    private static func line(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) -> String {
        let word =
            switch state {
            case .possible: "possible"
            case .began: "began"
            case .changed: "changed"
            case .ended: "ended"
            case .cancelled: "cancelled"
            case .failed: "failed"
            }
        let view = recognizer.view.map { ", \(type(of: $0))" } ?? ""
        return "\(recognizer.name ?? kind(of: recognizer))\(view): \(word)"
    }

    /// Returns the class name without the common prefix and suffix: "Pan" for a `UIPanGestureRecognizer`.
    private static func kind(of recognizer: UIGestureRecognizer) -> String {
        var name = "\(type(of: recognizer))"[...]
        if name.hasPrefix("UI") { name = name.dropFirst(2) }
        if name.hasSuffix("GestureRecognizer") { name = name.dropLast("GestureRecognizer".count) }
        return name.isEmpty ? "\(type(of: recognizer))" : String(name)
    }
}
