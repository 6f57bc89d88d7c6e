import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of windows in scenes, and of scenes on the desktop.
@MainActor @Suite(.serialized) struct WindowTests {
    /// Calls `body` with a new display, so that its scene belongs only to this test.
    private func display(_ body: (HeadlessServer) throws -> Void) rethrows {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer {
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            UIApplication.shared.displays.close(server)
        }
        try body(server)
    }

    @Test("the first window sizes the one scene; the screen's bounds open at a sensible size")
    func implicitScene() throws {
        try display { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            #expect(window.isHidden && window.windowScene == nil)
            window.makeKeyAndVisible()
            let surface = try #require(server.surfaces.first)
            #expect(surface.pixelSize == (320, 200) && surface.isMapped)
            #expect(window.isKeyWindow && UIApplication.shared.windows.contains(window))
        }
        try display { server in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let surface = try #require(server.surfaces.first)
            #expect(surface.pixelSize.width < server.screenPixelSize.width)
            #expect(window.frame.size == window.windowScene?.bounds.size)
            surface.resize(to: CGSize(width: 700, height: 500))
            #expect(window.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
        }
    }

    @Test("what appears is drawn at once, not an interval after a frame that nobody saw")
    func firstFrame() throws {
        try display { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            window.makeKeyAndVisible()
            let surface = try #require(server.surfaces.first)
            surface.unmap()
            server.frameClock.requestFrame()
            _ = try #require(server.frameClock.takeFrame(now: server.scheduler.now))
            surface.map()
            #expect(try #require(server.frameClock.dueTime) <= server.scheduler.now)
        }
    }

    @Test("a window larger than the screen is made to fit, and follows its scene")
    func largerThanTheScreen() throws {
        let server = HeadlessServer(screenSize: CGSize(width: 500, height: 400), scale: 1)
        UIApplication.shared.displays.open(server)
        defer {
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            UIApplication.shared.displays.close(server)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 300))
        window.makeKeyAndVisible()
        #expect(window.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        try #require(server.surfaces.first).resize(to: CGSize(width: 450, height: 350))
        #expect(window.frame == CGRect(x: 0, y: 0, width: 450, height: 350))
    }

    @Test("the scene keeps its visible windows, and goes with the last one")
    func retention() throws {
        try display { server in
            weak var kept: UIWindow?
            do {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                window.makeKeyAndVisible()
                kept = window
            }
            #expect(kept != nil)
            let surface = try #require(server.surfaces.first)
            kept?.isHidden = true
            #expect(surface.isDestroyed)
            #expect(!UIApplication.shared.scenes.contains { $0.server === server })
        }
    }

    @Test("HT-18, HT-19 the key window is one a scene; hiding it hands the keys on")
    func keyWindow() {
        display { _ in
            final class Told: UIWindow {
                var log: [String] = []
                override func becomeKey() { log.append("become") }
                override func resignKey() { log.append("resign") }
            }
            let first = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let second = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            #expect(!first.isKeyWindow && second.isKeyWindow)
            #expect(first.log == ["become", "resign"] && second.log == ["become"])
            second.isHidden = true
            #expect(first.isKeyWindow && first.log.last == "become")
        }
    }

    @Test("closing the desktop's window hides the windows and cancels what goes on in them")
    func closing() throws {
        try display { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            let view = TouchView(frame: window.bounds)
            window.addSubview(view)
            let surface = try #require(server.surfaces.first)
            surface.inject(
                InputEvent(
                    timestamp: server.now,
                    kind: .touches(
                        .began,
                        [
                            TouchChange(
                                id: 1, samples: [TouchSample(timestamp: server.now, location: CGPoint(x: 5, y: 5))])
                        ])))
            server.processPendingEvents()
            surface.requestClose()
            #expect(view.log == ["began", "cancelled"])
            #expect(window.isHidden && surface.isDestroyed)
        }
    }

    @Test("a scale that changes while running resizes pictures and tells views")
    func scaleChange() throws {
        try display { server in
            final class Told: UIView {
                var scales: [CGFloat] = []
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    scales.append(traitCollection.displayScale)
                }
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            window.makeKeyAndVisible()
            let view = Told(frame: window.bounds)
            window.addSubview(view)
            server.serve(for: 0.1)
            server.scale = 2
            server.serve(for: 0.1)
            let surface = try #require(server.surfaces.first)
            #expect(surface.pixelSize == (200, 160))
            #expect(window.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
            #expect(UIScreen.main.scale == 2)
            #expect(view.scales == [2] && view.layer.contentsScale == 2)
            #expect(surface.readPixels { $0.width } == 200)
        }
    }

    @Test("RC-04, RC-05 window → scene → application → delegate, if that is a responder")
    func chain() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        final class Plain: NSObject, UIApplicationDelegate {}
        let stage = Stage()
        #expect(stage.window.next === stage.window.windowScene)
        #expect(UIWindow(frame: .zero).next === UIApplication.shared)
        let delegate = Delegate()
        let plain = Plain()
        UIApplication.shared.delegate = delegate
        #expect(UIApplication.shared.next === delegate)
        #expect(delegate.next == nil)
        UIApplication.shared.delegate = plain
        #expect(UIApplication.shared.next == nil)
        UIApplication.shared.delegate = nil
    }

    @Test("HT-16 windows hit-test like views; HT-20 a hidden one takes nothing")
    func hitTesting() {
        display { _ in
            let back = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            back.makeKeyAndVisible()
            let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
            front.isHidden = false
            let scene = back.windowScene
            #expect(scene?.hitTest(CGPoint(x: 10, y: 10), with: nil)?.window === front)
            #expect(scene?.hitTest(CGPoint(x: 60, y: 10), with: nil)?.window === back)
            front.isUserInteractionEnabled = false
            #expect(scene?.hitTest(CGPoint(x: 10, y: 10), with: nil)?.window === back)
            front.isUserInteractionEnabled = true
            front.isHidden = true
            #expect(scene?.hitTest(CGPoint(x: 10, y: 10), with: nil)?.window === back)
        }
    }

    @Test("a window that is hidden and shown again by one handler is seen, in a scene of its own")
    func hiddenAndShown() throws {
        try display { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            let first = try #require(window.windowScene)
            window.isHidden = true
            withExtendedLifetime(first) { window.makeKeyAndVisible() }
            #expect(!window.isHidden && window.windowScene !== first)
            #expect(server.surfaces.count == 1 && server.surfaces[0].isMapped)
        }
    }

    @Test("a frame given to a window is its own; a window made without one fills its scene until then")
    func ownFrame() throws {
        try display { server in
            let base = UIWindow()
            base.makeKeyAndVisible()
            let small = UIWindow()
            small.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
            small.isHidden = false
            #expect(base.frame.size == base.windowScene?.bounds.size)
            #expect(small.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
            try #require(server.surfaces.first).resize(to: CGSize(width: 500, height: 400))
            #expect(base.frame.size == CGSize(width: 500, height: 400))
            #expect(small.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
        }
        try display { server in
            let offset = UIWindow(frame: CGRect(x: 100, y: 100, width: 400, height: 300))
            offset.makeKeyAndVisible()
            let surface = try #require(server.surfaces.first)
            #expect(surface.pixelSize == (500, 400))
        }
    }

    @Test("HT-19 makeKeyAndVisible brings a visible window to the front of its level; levels add")
    func toTheFront() {
        display { _ in
            let first = UIWindow(), second = UIWindow()
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            first.makeKeyAndVisible()
            #expect(first.windowScene?.windows == [second, first])
            #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
        }
    }
}
