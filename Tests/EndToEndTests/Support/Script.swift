import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A sequence of user input that must have the same results on every display.
@MainActor struct Script: CustomTestStringConvertible, Sendable {
    let name: String
    let body: @MainActor () throws -> Void

    nonisolated init(_ name: String, _ body: @escaping @MainActor () throws -> Void) {
        self.name = name
        self.body = body
    }

    nonisolated var testDescription: String { name }

    /// Runs the script on a new virtual display.
    func run(on kind: VirtualDisplay.Kind, scale: CGFloat = 1) throws {
        let display = try VirtualDisplay.start(kind, scale: scale)
        defer { display.stop() }
        try body()
    }
}

/// A window with one view of 400 × 300 points that logs the events it receives.
@MainActor final class EventLogView: UIView {
    struct Entry: Equatable {
        var phase: UITouch.Phase
        var type: UITouch.TouchType
        var location: CGPoint
        var tapCount: Int
    }

    let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var entries: [Entry] = []
    var deliveries: [Int] = []
    var times: [TimeInterval] = []
    var buttonMasks: [UIEvent.ButtonMask] = []
    var presses: [String] = []

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        isMultipleTouchEnabled = true
        backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        host.addSubview(self)
        accessibilityIdentifier = "log view"
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    private func log(_ touches: Set<UITouch>, _ event: UIEvent?) {
        let ordered = touches.sorted { $0.location(in: self).x < $1.location(in: self).x }
        deliveries.append(ordered.count)
        times.append(event?.timestamp ?? 0)
        buttonMasks.append(event?.buttonMask ?? [])
        for touch in ordered {
            let location = touch.location(in: self)
            entries.append(
                Entry(
                    // Round to eighths of a pixel, because X has a resolution of at best 1/16 pixel.
                    phase: touch.phase, type: touch.type,
                    location: CGPoint(x: (location.x * 8).rounded() / 8, y: (location.y * 8).rounded() / 8),
                    tapCount: touch.tapCount))
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log(touches, event) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log(presses, "down") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log(presses, "up") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log(presses, "cancelled") }

    private func log(_ presses: Set<UIPress>, _ phase: String) {
        for press in presses {
            guard let key = press.key else { continue }
            self.presses.append("\(phase) \(key.keyCode) \"\(key.characters)\" \(key.modifierFlags.rawValue >> 16)")
        }
    }

    func takePhases() -> [UITouch.Phase] {
        defer { entries = [] }
        return entries.map(\.phase)
    }
}

/// A window that logs events before it delivers them.
@MainActor final class EventLogWindow: UIWindow {
    var scrolls: [(delta: CGVector, isContinuous: Bool)] = []
    var hovers: [CGPoint] = []

    override func sendEvent(_ event: UIEvent) {
        if let scroll = event as? UIScrollEvent { scrolls.append((scroll.delta, scroll.isContinuous)) }
        if let hover = event as? UIHoverEvent, hover.phase != .exited { hovers.append(hover.sceneLocation) }
        super.sendEvent(event)
    }
}
