import Testing
import UIKit
import UIKitTesting

/// A card that the user moves, zooms, rotates and selects.
private final class Card: UIView {
    private(set) var log: [String] = []
    let press = UILongPressGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        accessibilityIdentifier = "card"
        isMultipleTouchEnabled = true
        let double = UITapGestureRecognizer(target: self, action: Card.doubleTapped)
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: Card.tapped)
        single.require(toFail: double)
        let swipe = UISwipeGestureRecognizer(target: self, action: Card.swiped)
        swipe.direction = .left
        swipe.numberOfTouchesRequired = 2
        press.addTarget(self, action: Card.pressed(_:))
        let recognizers: [UIGestureRecognizer] = [
            double, single, swipe, press, UIPanGestureRecognizer(target: self, action: Card.panned(_:)),
            UIPinchGestureRecognizer(target: self, action: Card.pinched(_:)),
            UIRotationGestureRecognizer(target: self, action: Card.rotated(_:)),
        ]
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { log.append("tap") }
    func doubleTapped() { log.append("double tap") }
    func swiped() { log.append("swipe") }

    func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { log.append("press") }
    }

    func panned(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: superview)
        center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
        recognizer.setTranslation(.zero, in: superview)
    }

    func pinched(_ recognizer: UIPinchGestureRecognizer) {
        transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    func rotated(_ recognizer: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }
}

@MainActor @Suite(.serialized) struct CardGestureTests {
    private let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private var scale: CGFloat { hypot(card.transform.a, card.transform.b) }
    private var angle: CGFloat { atan2(card.transform.b, card.transform.a) }

    @Test func aTapWaitsForTheDoubleTapToFail() throws {
        let generator = try EventGenerator(view: card)
        try generator.fingerTap(at: "card")
        #expect(card.log.isEmpty)
        try generator.wait(0.5)
        #expect(card.log == ["tap"])
        try generator.fingerDoubleTap(at: "card")
        try generator.wait(0.5)
        #expect(card.log == ["tap", "double tap"])
    }

    @Test func aDragMovesTheCard() throws {
        let generator = try EventGenerator(view: card)
        let start = card.center
        try generator.fingerDrag(from: start, to: CGPoint(x: start.x + 120, y: start.y - 40), duration: 0.5)
        // A pan begins after the finger has moved some points.
        #expect(abs(card.center.x - start.x - 120) < 15 && abs(card.center.y - start.y + 40) < 15)
        #expect(card.log.isEmpty)
    }

    @Test func twoFingersZoomTheCard() throws {
        let generator = try EventGenerator(view: card)
        try generator.fingerPinch(at: "card", fromDistance: 60, toDistance: 180, duration: 0.5)
        #expect(scale > 1.5 && abs(angle) < 0.1)
        let large = scale
        try generator.fingerPinchClose(at: "card")
        #expect(scale < large)
    }

    @Test func twoFingersRotateTheCard() throws {
        let generator = try EventGenerator(view: card)
        try generator.fingerRotate(at: "card", angle: .pi / 4, duration: 0.5)
        #expect(abs(angle - .pi / 4) < 0.3 && abs(scale - 1) < 0.2)
    }

    @Test func aTouchpadZoomsTheCard() throws {
        let generator = try EventGenerator(view: card)
        try generator.trackpadPinch(scale: 2, at: "card", duration: 0.3)
        #expect(scale > 1.5)
    }

    @Test func aLongPressNeedsTime() throws {
        let generator = try EventGenerator(view: card)
        try generator.fingerDown(at: "card")
        try generator.wait(card.press.minimumPressDuration - 0.1)
        #expect(card.log.isEmpty)
        try generator.wait(0.2)
        #expect(card.log == ["press"])
        try generator.fingerUp()
        try generator.wait(1)
        #expect(card.log == ["press"])
    }
}
