import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of gestures with touches, pointers, wheels and touchpads, in memory and on real X servers.
@MainActor @Suite(.serialized) struct GestureScriptTests {
    private static let place = CGPoint(x: 200, y: 150)

    nonisolated static let fingerScripts = [
        Script("two fingers pinch to twice the distance") {
            let canvas = Canvas(UIPinchGestureRecognizer())
            let generator = try EventGenerator(window: canvas.window)
            var scale: CGFloat = 0
            canvas.onAction = { if let pinch = $0 as? UIPinchGestureRecognizer { scale = pinch.scale } }
            try generator.fingerPinch(at: place, fromDistance: 80, toDistance: 160, duration: 0.2)
            #expect(canvas.states.first == .began && canvas.states.last == .ended)
            #expect(abs(scale - 2) < 0.05)
        },
        Script("two fingers turn by a quarter") {
            let canvas = Canvas(UIRotationGestureRecognizer())
            let generator = try EventGenerator(window: canvas.window)
            var angle: CGFloat = 0
            canvas.onAction = { if let rotation = $0 as? UIRotationGestureRecognizer { angle = rotation.rotation } }
            try generator.fingerRotate(at: place, angle: .pi / 2, duration: 0.2)
            #expect(canvas.states.first == .began && canvas.states.last == .ended)
            #expect(abs(angle - .pi / 2) < 0.05)
        },
        Script("two fingers tap") {
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = 2
            let canvas = Canvas(tap)
            let generator = try EventGenerator(window: canvas.window)
            try generator.twoFingerTap(at: place)
            #expect(canvas.states == [.ended])
        },
        Script("three fingers swipe down") {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .down
            swipe.numberOfTouchesRequired = 3
            let canvas = Canvas(swipe)
            let generator = try EventGenerator(window: canvas.window)
            let starts = [150, 200, 250].map { CGPoint(x: $0, y: 80) }
            let fingers: [FingerIndex?] = [.rightIndex, .rightMiddle, .rightRing]
            try generator.fingerDown(fingers, at: starts)
            try generator.fingerMove(fingers, to: starts.map { CGPoint(x: $0.x, y: $0.y + 120) }, duration: 0.12)
            try generator.fingerUp(fingers)
            #expect(canvas.states == [.ended])
        },
        Script("a touchpad pinches") {
            let canvas = Canvas(UIPinchGestureRecognizer())
            let generator = try EventGenerator(window: canvas.window)
            var scale: CGFloat = 0
            canvas.onAction = { recognizer in
                #expect(recognizer.numberOfTouches == 0)
                if let pinch = recognizer as? UIPinchGestureRecognizer { scale = pinch.scale }
            }
            try generator.trackpadPinch(scale: 1.5, at: place, duration: 0.2)
            #expect(canvas.states.first == .began && canvas.states.last == .ended)
            #expect(abs(scale - 1.5) < 0.01)
        },
        Script("a touchpad turns") {
            let canvas = Canvas(UIRotationGestureRecognizer())
            let generator = try EventGenerator(window: canvas.window)
            var angle: CGFloat = 0
            canvas.onAction = { if let rotation = $0 as? UIRotationGestureRecognizer { angle = rotation.rotation } }
            try generator.trackpadRotate(angle: -0.8, at: place, duration: 0.2)
            #expect(canvas.states.first == .began && canvas.states.last == .ended)
            #expect(abs(angle + 0.8) < 0.01)
        },
        Script("a touchpad scrolls a pan, which ends by itself") {
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .continuous
            let canvas = Canvas(pan)
            let generator = try EventGenerator(window: canvas.window)
            var way = CGPoint.zero
            canvas.onAction = { _ in way = pan.translation(in: nil) }
            for _ in 0..<4 { try generator.scroll(by: CGVector(dx: 0, dy: -12), at: place, kind: .continuous) }
            try generator.wait(0.5)
            #expect(canvas.states.first == .began && canvas.states.last == .ended)
            #expect(abs(way.y + 48) < 0.5)
        },
    ]

    nonisolated static let pointerScripts = [
        Script("hovering begins, changes and ends") {
            let canvas = Canvas(UIHoverGestureRecognizer())
            let generator = try EventGenerator(window: canvas.window)
            try generator.pointerMove(to: CGPoint(x: 5, y: 5))
            #expect(canvas.states == [])
            try generator.pointerMove(to: place)
            #expect(canvas.states.first == .began)
            try generator.pointerMove(to: CGPoint(x: 210, y: 150))
            #expect(canvas.states.last == .changed)
            try generator.pointerMove(to: CGPoint(x: 5, y: 5))
            #expect(canvas.states.last == .ended)
        },
        Script("two clicks are a double tap, a secondary click is none") {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            let canvas = Canvas(tap)
            let generator = try EventGenerator(window: canvas.window)
            try generator.pointerClick(.secondary, at: place, clickCount: 2)
            #expect(canvas.states == [])
            try generator.wait(0.6)
            try generator.pointerClick(at: place, clickCount: 2)
            #expect(canvas.states == [.ended])
        },
        Script("a wheel scrolls a pan, which ends by itself") {
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = .discrete
            let canvas = Canvas(pan)
            let generator = try EventGenerator(window: canvas.window)
            var way = CGPoint.zero
            canvas.onAction = { _ in way = pan.translation(in: nil) }
            try generator.scroll(by: CGVector(dx: 0, dy: -96), at: place)
            try generator.wait(0.5)
            #expect(canvas.states.first == .began && canvas.states.last == .ended)
            #expect(way == CGPoint(x: 0, y: -96))
        },
        Script("a pointer drags a pan") {
            let pan = UIPanGestureRecognizer()
            let canvas = Canvas(pan)
            let generator = try EventGenerator(window: canvas.window)
            try generator.pointerDown(at: place)
            try generator.pointerMove(to: CGPoint(x: 205, y: 150))
            #expect(canvas.states == [.began] && pan.translation(in: nil) == CGPoint(x: 5, y: 0))
            try generator.pointerUp()
            #expect(canvas.states.last == .ended)
        },
    ]

    @Test(arguments: fingerScripts + pointerScripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: pointerScripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }

    @Test(.needs(.xorgTouch), arguments: fingerScripts + pointerScripts)
    func xorg(_ script: Script) throws { try script.run(on: .xorgTouch) }
}

/// A window with a view of 360 × 260 points and a gesture recognizer whose states it logs.
@MainActor private final class Canvas: NSObject {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var states: [UIGestureRecognizer.State] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    @MainActor init(_ recognizer: UIGestureRecognizer) {
        super.init()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 360, height: 260))
        window.addSubview(view)
        view.addGestureRecognizer(recognizer)
        recognizer.addTarget(self, action: Canvas.act)
    }

    func act(_ sender: UIGestureRecognizer) {
        states.append(sender.state)
        onAction(sender)
    }
}
