import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of hover and scroll events, and of the pointer over controls.
@MainActor @Suite(.serialized) struct PointerTests {
    final class Watching: UIWindow {
        var events: [UIEvent] = []
        override func sendEvent(_ event: UIEvent) {
            events.append(event)
            super.sendEvent(event)
        }
    }

    private func watching() -> Watching {
        StageDisplays.closeLeftovers()
        let window = Watching(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.makeKeyAndVisible()
        return window
    }

    @Test("GR-52 a wheel scrolls in notches, a touchpad continuously; the event says how far and where")
    func scrolling() throws {
        let window = watching()
        defer { window.isHidden = true }
        let generator = try EventGenerator(window: window)
        try generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 100, y: 100), kind: .discrete)
        try generator.scroll(by: CGVector(dx: 3, dy: -5), at: CGPoint(x: 100, y: 100), kind: .continuous)
        let scrolls = window.events.compactMap { $0 as? UIScrollEvent }
        #expect(scrolls.allSatisfy { $0.type == .scroll && $0.allTouches == nil })
        #expect(scrolls.first?.delta == CGVector(dx: 0, dy: -48) && scrolls.first?.isContinuous == false)
        #expect(scrolls.last?.delta == CGVector(dx: 3, dy: -5) && scrolls.last?.isContinuous == true)
        #expect(scrolls.last?.sceneLocation == CGPoint(x: 100, y: 100))
    }

    @Test("TE-14 the pointer over a control, and over something in it, and away")
    func hoveredControl() throws {
        let window = watching()
        defer { window.isHidden = true }
        let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        window.addSubview(control)
        control.addSubview(inner)
        let generator = try EventGenerator(window: window)
        try generator.pointerMove(to: CGPoint(x: 10, y: 10))
        #expect(!control.isPointerInside)
        try generator.pointerMove(to: CGPoint(x: 60, y: 60))
        #expect(control.isPointerInside)
        try generator.pointerMove(to: CGPoint(x: 80, y: 80))
        #expect(control.isPointerInside)
        try generator.pointerMove(to: CGPoint(x: 300, y: 80))
        #expect(!control.isPointerInside)
        try generator.pointerMove(to: CGPoint(x: 80, y: 80))
        control.removeFromSuperview()
        #expect(!control.isPointerInside)
    }

    @Test("TE-14 nothing hovers while a button is down; afterwards it does again")
    func noHoverWhilePressed() throws {
        let window = watching()
        defer { window.isHidden = true }
        let generator = try EventGenerator(window: window)
        try generator.pointerDown(.primary, at: CGPoint(x: 10, y: 10))
        window.events = []
        try generator.pointerMove(to: CGPoint(x: 200, y: 200))
        #expect(!window.events.contains { $0.type == .hover })
        try generator.pointerUp()
        #expect(window.events.contains { $0.type == .hover })
    }

    @Test("a pointer whose grab broke is cancelled, and its later release is nothing")
    func brokenGrab() throws {
        let stage = Stage()
        let view = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let scene = try #require(stage.window.windowScene)
        let surface = try #require(scene.surface as? HeadlessSurface)
        func send(_ kind: InputEvent.Kind) {
            surface.inject(InputEvent(timestamp: scene.server.scheduler.now, kind: kind))
            scene.server.processPendingEvents()
        }
        let point = stage.window.convertToScene(CGPoint(x: 50, y: 50))
        send(.button(number: 1, isDown: true, location: point))
        send(.pointerCancelled)
        send(.button(number: 1, isDown: false, location: point))
        #expect(view.log == ["began", "cancelled"])
        send(.button(number: 1, isDown: true, location: point))
        send(.button(number: 1, isDown: false, location: point))
        #expect(view.log == ["began", "cancelled", "began", "ended"])
    }
}
