import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of gestures with touches, pointers, wheels and touchpads, in memory and on real X servers.
@MainActor @Suite(.serialized) struct GestureScriptTests {
    private static let location = CGPoint(x: 200, y: 150)

    nonisolated static let fingerScripts = [
        Script("two fingers pinch to twice the distance") {
            let fixture = GestureFixture(UIPinchGestureRecognizer())
            let generator = try EventGenerator(window: fixture.window)
            var scale: CGFloat = 0
            fixture.onAction = { if let pinch = $0 as? UIPinchGestureRecognizer { scale = pinch.scale } }
            try generator.fingerPinch(at: location, fromDistance: 80, toDistance: 160, duration: 0.2)
            #expect(fixture.states.first == .began && fixture.states.last == .ended)
            #expect(abs(scale - 2) < 0.05)
        },
        Script("two fingers rotate by a right angle") {
            let fixture = GestureFixture(UIRotationGestureRecognizer())
            let generator = try EventGenerator(window: fixture.window)
            var angle: CGFloat = 0
            fixture.onAction = { if let rotation = $0 as? UIRotationGestureRecognizer { angle = rotation.rotation } }
            try generator.fingerRotate(at: location, angle: .pi / 2, duration: 0.2)
            #expect(fixture.states.first == .began && fixture.states.last == .ended)
            #expect(abs(angle - .pi / 2) < 0.05)
        },
        Script("two fingers tap") {
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = 2
            let fixture = GestureFixture(tap)
            let generator = try EventGenerator(window: fixture.window)
            try generator.twoFingerTap(at: location)
            #expect(fixture.states == [.ended])
        },
        Script("three fingers swipe down") {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .down
            swipe.numberOfTouchesRequired = 3
            let fixture = GestureFixture(swipe)
            let generator = try EventGenerator(window: fixture.window)
            let starts = [150, 200, 250].map { CGPoint(x: $0, y: 80) }
            let fingers: [FingerIndex?] = [.rightIndex, .rightMiddle, .rightRing]
            try generator.fingerDown(fingers, at: starts)
            try generator.fingerMove(fingers, to: starts.map { CGPoint(x: $0.x, y: $0.y + 120) }, duration: 0.12)
            try generator.fingerUp(fingers)
            #expect(fixture.states == [.ended])
        },
        Script("a touchpad pinches") {
            let fixture = GestureFixture(UIPinchGestureRecognizer())
            let generator = try EventGenerator(window: fixture.window)
            var scale: CGFloat = 0
            fixture.onAction = { recognizer in
                #expect(recognizer.numberOfTouches == 0)
                if let pinch = recognizer as? UIPinchGestureRecognizer { scale = pinch.scale }
            }
            try generator.trackpadPinch(scale: 1.5, at: location, duration: 0.2)
            #expect(fixture.states.first == .began && fixture.states.last == .ended)
            #expect(abs(scale - 1.5) < 0.01)
        },
        Script("a touchpad rotates") {
            let fixture = GestureFixture(UIRotationGestureRecognizer())
            let generator = try EventGenerator(window: fixture.window)
            var angle: CGFloat = 0
            fixture.onAction = { if let rotation = $0 as? UIRotationGestureRecognizer { angle = rotation.rotation } }
            try generator.trackpadRotate(angle: -0.8, at: location, duration: 0.2)
            #expect(fixture.states.first == .began && fixture.states.last == .ended)
            #expect(abs(angle + 0.8) < 0.01)
        },
        Script("touchpad scrolling drives a pan gesture that ends automatically") {
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .continuous
            let fixture = GestureFixture(pan)
            let generator = try EventGenerator(window: fixture.window)
            var translation = CGPoint.zero
            fixture.onAction = { _ in translation = pan.translation(in: nil) }
            for _ in 0..<4 { try generator.scroll(by: CGVector(dx: 0, dy: -12), at: location, kind: .continuous) }
            try generator.wait(0.5)
            #expect(fixture.states.first == .began && fixture.states.last == .ended)
            #expect(abs(translation.y + 48) < 0.5)
        },
    ]

    nonisolated static let pointerScripts = [
        Script("a hover gesture begins, changes and ends") {
            let fixture = GestureFixture(UIHoverGestureRecognizer())
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerMove(to: CGPoint(x: 5, y: 5))
            #expect(fixture.states == [])
            try generator.pointerMove(to: location)
            #expect(fixture.states.first == .began)
            try generator.pointerMove(to: CGPoint(x: 210, y: 150))
            #expect(fixture.states.last == .changed)
            try generator.pointerMove(to: CGPoint(x: 5, y: 5))
            #expect(fixture.states.last == .ended)
        },
        Script("two clicks are a double tap, and secondary clicks are not") {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            let fixture = GestureFixture(tap)
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerClick(.secondary, at: location, clickCount: 2)
            #expect(fixture.states == [])
            try generator.wait(0.6)
            try generator.pointerClick(at: location, clickCount: 2)
            #expect(fixture.states == [.ended])
        },
        Script("wheel scrolling drives a pan gesture that ends automatically") {
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .discrete
            let fixture = GestureFixture(pan)
            let generator = try EventGenerator(window: fixture.window)
            var translation = CGPoint.zero
            fixture.onAction = { _ in translation = pan.translation(in: nil) }
            try generator.scroll(by: CGVector(dx: 0, dy: -96), at: location)
            try generator.wait(0.5)
            #expect(fixture.states.first == .began && fixture.states.last == .ended)
            #expect(translation == CGPoint(x: 0, y: -96))
        },
        Script("dragging with a pointer drives a pan gesture") {
            let pan = UIPanGestureRecognizer()
            let fixture = GestureFixture(pan)
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerDown(at: location)
            try generator.pointerMove(to: CGPoint(x: 205, y: 150))
            #expect(fixture.states == [.began] && pan.translation(in: nil) == CGPoint(x: 5, y: 0))
            try generator.pointerUp()
            #expect(fixture.states.last == .ended)
        },
    ]

    @Test(arguments: fingerScripts + pointerScripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: pointerScripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }

    @Test(.needs(.xorgTouch), arguments: fingerScripts + pointerScripts)
    func xorg(_ script: Script) throws { try script.run(on: .xorgTouch) }
}

/// A window with a view of 360 × 260 points and a gesture recognizer whose states it logs.
@MainActor private final class GestureFixture: NSObject {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var states: [UIGestureRecognizer.State] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    @MainActor init(_ recognizer: UIGestureRecognizer) {
        super.init()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 360, height: 260))
        window.addSubview(view)
        view.addGestureRecognizer(recognizer)
        recognizer.addTarget(self, action: GestureFixture.act)
    }

    func act(_ sender: UIGestureRecognizer) {
        states.append(sender.state)
        onAction(sender)
    }
}
