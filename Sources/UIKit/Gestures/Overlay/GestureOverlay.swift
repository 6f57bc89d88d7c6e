import QuartzCore

/// Shows what goes on with gestures over any application: a ring around every touch, and a list of the recognizers that
/// are about something, with their states, and of what happened last.
///
/// Set ``isShown``, or start the application with the environment variable `UIKIT_GESTURE_OVERLAY=1`.
@preconcurrency @MainActor public final class GestureOverlay {
    /// Whether windows show it from their next event on.
    public static var isShown = ["1", "true", "yes"].contains(ProcessEnvironment.process["UIKIT_GESTURE_OVERLAY"] ?? "")

    private static let ringRadius: CGFloat = 22
    private static let lineCount = 6
    private static let panelWidth: CGFloat = 320
    private static let lineHeight: CGFloat = 16

    private let root = CALayer()
    private let panel = CALayer()
    private let text = CATextLayer()
    private var rings: [CALayer] = []
    /// What happened last, oldest first.
    private var history: [String] = []
    private var isOutdated = false

    init(in window: UIWindow) {
        // Over everything, and never hit: hit-testing asks views.
        root.zPosition = 1_000_000
        root.frame = window.layer.bounds
        text.fontSize = 12
        text.foregroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        text.contentsScale = window.screen.scale
        text.masksToBounds = true
        // The same over light and dark.
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

    /// A recognizer entered a state.
    func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        isOutdated = true
        let line = GestureOverlay.line(recognizer, state)
        // A gesture that goes on changes often.
        if state == .changed, history.last == line { return }
        history.append(line)
        if history.count > GestureOverlay.lineCount { history.removeFirst() }
    }

    /// Shows how things stand.
    func update(touches: [UITouch], contenders: [UIGestureRecognizer], in window: UIWindow) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        show(touches, in: window)
        let states = contenders.filter { $0.competes }.map { recognizer in
            GestureOverlay.line(recognizer, recognizer.rawState)
                + (recognizer.attempt.wanted == nil ? "" : ", waits for others to fail")
        }
        guard isOutdated || !states.isEmpty else { return }
        isOutdated = false
        let lines = history + (states.isEmpty ? [] : ["Now:"] + states)
        let new = lines.joined(separator: "\n")
        if text.string as? String != new { text.string = new }
        // In the corner where there is least to use.
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
            // Orange for what a recognizer has, blue for what goes to a view.
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

    /// The name of its class without what all of them have: "Pan" for a `UIPanGestureRecognizer`.
    private static func kind(of recognizer: UIGestureRecognizer) -> String {
        var name = "\(type(of: recognizer))"[...]
        if name.hasPrefix("UI") { name = name.dropFirst(2) }
        if name.hasSuffix("GestureRecognizer") { name = name.dropLast("GestureRecognizer".count) }
        return name.isEmpty ? "\(type(of: recognizer))" : String(name)
    }
}
