import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of windows that are opened and closed repeatedly.
@MainActor @Suite(.serialized) struct WindowLifetimeTests {
    private final class Counted: UIView {
        static var count = 0

        override init(frame: CGRect) {
            Counted.count += 1
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        isolated deinit { Counted.count -= 1 }
    }

    private func openAndClose(_ server: any DisplayServer) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
        let controller = UIViewController()
        controller.view.addSubview(Counted(frame: CGRect(x: 5, y: 5, width: 50, height: 20)))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        server.serve(for: 0.02)
        window.isHidden = true
        server.serve(for: 0.02)
    }

    @Test("200 opened and closed windows leave no objects")
    func headless() {
        // Other tests can have windows, too.
        let scenes = UIApplication.shared.connectedScenes
        StageDisplays.withServer { server in
            for _ in 0..<50 { openAndClose(server) }
            let before = HeapMeter.inUse
            for _ in 0..<200 { openAndClose(server) }
            let growth = HeapMeter.inUse - before
            #expect(Counted.count == 0)
            #expect(growth < 200 * 256, "\(growth / 200) bytes per window")
            #expect(UIApplication.shared.connectedScenes.isSubset(of: scenes))
        }
    }

    @Test(
        "200 windows opened and closed on an X server leave no objects",
        .enabled(if: access("/usr/bin/Xvfb", X_OK) == 0, "Xvfb is not installed"))
    func x11() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let probe = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        probe.makeKeyAndVisible()
        let server = try #require(probe.windowScene?.server)
        for _ in 0..<50 { openAndClose(server) }
        let before = HeapMeter.inUse
        for _ in 0..<200 { openAndClose(server) }
        let growth = HeapMeter.inUse - before
        #expect(Counted.count == 0)
        #expect(growth < 200 * 512, "\(growth / 200) bytes per window")
        probe.isHidden = true
    }
}
