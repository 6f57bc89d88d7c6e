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

    @Test("the first window sets the size of its scene; a window with the screen's bounds gets a default size")
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

    @Test("a mapped window is drawn immediately, even after a frame while it was hidden")
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

    @Test("a window larger than the screen is reduced and follows its scene")
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

    @Test("the scene retains its visible windows and closes with the last one")
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

    @Test("HT-18, HT-19 a scene has one key window; hiding it makes another window key")
    func keyWindow() {
        display { _ in
            final class KeyLoggingWindow: UIWindow {
                var log: [String] = []
                override func becomeKey() { log.append("become") }
                override func resignKey() { log.append("resign") }
            }
            let first = KeyLoggingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let second = KeyLoggingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            #expect(!first.isKeyWindow && second.isKeyWindow)
            #expect(first.log == ["become", "resign"] && second.log == ["become"])
            second.isHidden = true
            #expect(first.isKeyWindow && first.log.last == "become")
        }
    }

    @Test("closing the window of the desktop hides the app's windows and cancels input")
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

    @Test("DK-03 a scale change resizes framebuffers and notifies views")
    func scaleChange() throws {
        try display { server in
            final class ScaleLoggingView: UIView {
                var scales: [CGFloat] = []
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    scales.append(traitCollection.displayScale)
                }
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            window.makeKeyAndVisible()
            let view = ScaleLoggingView(frame: window.bounds)
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

    @Test("IC-09 intrinsic sizes are determined again after a change of the scale")
    func scaleChangeWithConstraints() {
        display { server in
            @MainActor func addLabel(to window: UIWindow) -> UILabel {
                let label = UILabel()
                label.text = "Width in device pixels"
                label.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: window.centerYAnchor),
                ])
                return label
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 301, height: 81))
            window.makeKeyAndVisible()
            let first = addLabel(to: window)
            for scale in [1.25, 2, 1] as [CGFloat] {
                server.serve(for: 0.1)
                server.scale = scale
                server.serve(for: 0.1)
                let second = addLabel(to: window)
                server.serve(for: 0.1)
                #expect(first.frame == second.frame, "at scale \(scale)")
                second.removeFromSuperview()
            }
        }
    }

    @Test("RC-04, RC-05 the chain goes from window to scene, application and the delegate if it is a responder")
    func chain() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        final class PlainDelegate: NSObject, UIApplicationDelegate {}
        let stage = Stage()
        #expect(stage.window.next === stage.window.windowScene)
        #expect(UIWindow(frame: .zero).next === UIApplication.shared)
        let delegate = Delegate()
        let plain = PlainDelegate()
        UIApplication.shared.delegate = delegate
        #expect(UIApplication.shared.next === delegate)
        #expect(delegate.next == nil)
        UIApplication.shared.delegate = plain
        #expect(UIApplication.shared.next == nil)
        UIApplication.shared.delegate = nil
    }

    @Test("HT-16 windows are hit-tested like views; HT-20 a hidden window is not")
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

    @Test("a window that is hidden and shown again in one event is visible in a new scene")
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

    @Test("a window keeps its explicit frame; without one it fills its scene")
    func explicitFrame() throws {
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

    @Test("HT-19 makeKeyAndVisible brings a visible window to the front of its level; levels can be offset")
    func bringToFront() {
        display { _ in
            let first = UIWindow()
            let second = UIWindow()
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            first.makeKeyAndVisible()
            #expect(first.windowScene?.windows == [second, first])
            #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
        }
    }
}
