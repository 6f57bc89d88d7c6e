import CoreGraphics
import DisplayServer
import Testing
import UIKit

/// Tests of screens, which represent the desktop's monitors.
@MainActor @Suite(.serialized) struct ScreenTests {
    /// Logs the notifications about screens.
    @MainActor private final class Log {
        var entries: [(what: String, screen: UIScreen)] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            let names = [
                (UIScreen.didConnectNotification, "+"), (UIScreen.didDisconnectNotification, "-"),
                (UIScreen.modeDidChangeNotification, "~"),
            ]
            for (name, what) in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                        nonisolated(unsafe) let object = note.object
                        MainActor.assumeIsolated {
                            guard let screen = object as? UIScreen else { return }
                            self.entries.append((what, screen))
                        }
                    })
            }
        }

        func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        var text: String { entries.map(\.what).joined() }
    }

    private func withServer(_ body: (HeadlessServer, Log) throws -> Void) rethrows {
        let displays = UIApplication.shared.displays
        let server = HeadlessServer()
        displays.open(server)
        let log = Log()
        defer {
            log.end()
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            server.disconnect()
            displays.close(server)
        }
        try body(server, log)
    }

    private func monitor(_ name: String, _ x: Int32, _ width: Int32, rate: Double? = nil) -> DisplayMonitor {
        DisplayMonitor(name: name, frame: PixelRect(x: x, y: 0, width: width, height: 600), refreshRate: rate)
    }

    @Test("A display without monitors is one screen")
    func single() {
        withServer { server, _ in
            #expect(UIScreen.screens == [UIScreen.main])
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1280, height: 800))
            #expect(UIScreen.main.maximumFramesPerSecond == 60)
            #expect(UIScreen.main.traitCollection.displayScale == 1)
        }
    }

    @Test("Monitors that come, change and go are told, and stay the same objects meanwhile")
    func comeAndGo() throws {
        try withServer { server, log in
            let main = UIScreen.main
            // The previous monitor is gone. The main screen object now represents the new main monitor.
            server.monitors = [monitor("A", 0, 1000, rate: 59.95), monitor("B", 1000, 800, rate: 144)]
            #expect(log.text == "+~")
            #expect(UIScreen.main === main)
            #expect(main.bounds == CGRect(x: 0, y: 0, width: 1000, height: 600))
            #expect(main.maximumFramesPerSecond == 60)
            let other = try #require(UIScreen.screens.last)
            #expect(other.maximumFramesPerSecond == 144 && other.bounds.width == 800)
            log.entries = []
            server.monitors = [monitor("A", 0, 1000, rate: 59.95), monitor("B", 1000, 640, rate: 144)]
            #expect(log.text == "~" && log.entries[0].screen === other)
            log.entries = []
            server.monitors = [monitor("B", 0, 640, rate: 144)]
            #expect(log.text == "-~" && UIScreen.screens.count == 1)
            #expect(UIScreen.main === other && log.entries[0].screen === main)
            log.entries = []
            server.monitors = []
            #expect(UIScreen.main === other && log.text == "~")
            log.entries = []
            server.monitors = []
            #expect(log.entries.isEmpty)
        }
    }

    @Test("Another scale while running is another mode of every screen, with points to match")
    func scale() {
        withServer { server, log in
            server.monitors = [monitor("A", 0, 1000), monitor("B", 1000, 800)]
            log.entries = []
            server.scale = 1.25
            #expect(log.text == "~~")
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 800, height: 480))
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1000, height: 600))
            #expect(UIScreen.main.traitCollection.displayScale == 1.25 && UIScreen.main.scale == 1.25)
        }
    }

    @Test("A scene is on the screen that shows most of it")
    func ofScene() throws {
        try withServer { server, _ in
            server.monitors = [monitor("A", 0, 1000), monitor("B", 1000, 800)]
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            window.isHidden = false
            let surface = try #require(server.surfaces.first)
            #expect(window.screen === UIScreen.main)
            surface.move(to: CGPoint(x: 900, y: 0))
            #expect(window.screen === UIScreen.screens[1])
            surface.move(to: CGPoint(x: 800, y: 0))
            #expect(window.screen === UIScreen.main)
            surface.move(to: CGPoint(x: 5000, y: 0))
            #expect(window.screen === UIScreen.main)
        }
    }
}
