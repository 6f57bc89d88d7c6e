import Testing
import UIKit
import UIKitTesting

/// A view that draws a line for each finger.
private final class Sketch: UIView {
    private(set) var lines: [[CGPoint]] = []
    private(set) var cancelledCount = 0
    private var active: [UITouch: Int] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            active[touch] = lines.count
            lines.append([touch.location(in: self)])
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = active[touch] else { continue }
            lines[index].append(touch.location(in: self))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { active[touch] = nil }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelledCount += touches.count
        touchesEnded(touches, with: event)
    }
}

/// A round button: touches in its corners go to the view behind it.
private final class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}

/// A view that passes touches through to the views behind it.
private final class Overlay: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A view that the wheel scrolls, and that logs the buttons of the pointer.
private final class ScrollPad: UIView {
    private(set) var masks: [UIEvent.ButtonMask] = []
    private(set) var distance: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: ScrollPad.scrolled(_:))
        pan.allowedScrollTypesMask = .all
        pan.allowedTouchTypes = []
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func scrolled(_ pan: UIPanGestureRecognizer) { distance = pan.translation(in: self).y }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { masks.append(event?.buttonMask ?? []) }
}

@MainActor @Suite(.serialized) struct TouchTests {
    @Test func eachFingerDrawsALine() throws {
        let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let generator = try EventGenerator(view: sketch)
        let (left, right) = (
            CGPoint(x: sketch.frame.minX + 50, y: 300), CGPoint(x: sketch.frame.minX + 350, y: 300)
        )
        try generator.fingerDown(.leftIndex, at: left)
        try generator.fingerDown(.rightIndex, at: right)
        try generator.fingerMove(.leftIndex, to: CGPoint(x: left.x, y: 350))
        try generator.fingerMove(.rightIndex, to: CGPoint(x: right.x, y: 250))
        try generator.fingerUp(.leftIndex)
        try generator.fingerUp(.rightIndex)
        #expect(sketch.lines.count == 2 && sketch.lines.allSatisfy { $0.count == 2 })
        #expect(sketch.lines[0][1].y - sketch.lines[0][0].y == 50)
        #expect(sketch.lines[1][1].y - sketch.lines[1][0].y == -50)
    }

    @Test func removingTheViewCancelsItsTouches() throws {
        let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let generator = try EventGenerator(view: sketch)
        try generator.fingerDown(at: sketch.center)
        sketch.isUserInteractionEnabled = false
        sketch.removeFromSuperview()
        try generator.wait(0.1)
        try generator.fingerUp()
        #expect(sketch.cancelledCount <= 1 && sketch.lines.count == 1)
    }

    @Test func cornersOfARoundButtonAreNotTouchable() throws {
        let button = RoundButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let generator = try EventGenerator(view: button)
        try generator.fingerTap(at: CGPoint(x: button.frame.minX + 5, y: button.frame.minY + 5))
        #expect(count == 0)
        try generator.fingerTap(at: button)
        #expect(count == 1)
    }

    @Test func anOverlayPassesTouchesThrough() throws {
        let controller = UIViewController()
        let generator = try EventGenerator(viewController: controller)
        let (below, above) = (UIButton(type: .system), UIButton(type: .system))
        var log: [String] = []
        below.addAction(UIAction { _ in log.append("below") }, for: .touchUpInside)
        above.addAction(UIAction { _ in log.append("above") }, for: .touchUpInside)
        below.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
        above.frame = CGRect(x: 50, y: 150, width: 100, height: 40)
        let overlay = Overlay(frame: controller.view.bounds)
        controller.view.addSubview(below)
        controller.view.addSubview(overlay)
        overlay.addSubview(above)
        try generator.fingerTap(at: below)
        try generator.fingerTap(at: above)
        #expect(log == ["below", "above"])
    }

    @Test func theErrorForACoveredViewShowsTheHierarchy() throws {
        let controller = UIViewController()
        let generator = try EventGenerator(viewController: controller)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
        button.accessibilityIdentifier = "hidden button"
        controller.view.addSubview(button)
        controller.view.addSubview(UIView(frame: controller.view.bounds))
        let error = #expect(throws: EventGeneratorError.self) { try generator.fingerTap(at: "hidden button") }
        #expect(error?.description.contains("UIButton") == true)
        // It becomes touchable when the view in front of it is removed.
        UIView.animate(withDuration: 1, delay: 1) {
            controller.view.subviews.last?.transform = CGAffineTransform(translationX: 2000, y: 0)
        }
        controller.view.subviews.last?.isUserInteractionEnabled = false
        try generator.waitUntilHittable(button, timeout: 3)
    }

    @Test func theWheelScrollsAndButtonsDiffer() throws {
        let pad = ScrollPad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let generator = try EventGenerator(view: pad)
        try generator.pointerClick(.secondary, at: pad)
        #expect(pad.masks == [.secondary])
        try generator.scroll(by: CGVector(dx: 0, dy: -80), at: pad)
        #expect(pad.distance < 0)
    }
}
