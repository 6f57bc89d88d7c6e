import CoreGraphics
import DisplayServer
import Testing
import UIKit

/// Tests that apps follow the user's desktop settings.
@MainActor @Suite(.serialized) struct DesktopSettingsTests {
    private final class TraitLoggingView: UIView {
        var styles: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    @Test("DK-04, TE-10 multi-click thresholds follow the desktop settings and fall back to the defaults")
    func doubleClick() throws {
        let standard = InputThresholds()
        try StageDisplays.withServer { server in
            let display = try #require(UIApplication.shared.displays.display(of: server))
            server.settings = DisplaySettings(doubleClickInterval: 0.25, doubleClickDistance: 9)
            #expect(display.inputThresholds.multiTapInterval == 0.25)
            #expect(display.inputThresholds.multiClickDistance == 9)
            server.settings.doubleClickDistance = nil
            #expect(display.inputThresholds.multiTapInterval == 0.25)
            #expect(display.inputThresholds.multiClickDistance == standard.multiClickDistance)
            server.settings.doubleClickInterval = nil
            #expect(display.inputThresholds.multiTapInterval == standard.multiTapInterval)
        }
    }

    @Test("thresholds set by the app survive changes of other settings")
    func thresholdsSetByApp() throws {
        try StageDisplays.withServer { server in
            let display = try #require(UIApplication.shared.displays.display(of: server))
            display.inputThresholds.multiTapInterval = 0.7
            server.settings.isDark = true
            #expect(display.inputThresholds.multiTapInterval == 0.7)
        }
    }

    @Test(
        "DK-01 views are notified when the desktop switches appearance, except those that override the style",
        .enabled(if: ProcessInfo.processInfo.environment["UIKIT_APPEARANCE"] == nil))
    func appearance() throws {
        try StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = TraitLoggingView()
            let overriding = TraitLoggingView()
            overriding.overrideUserInterfaceStyle = .light
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            window.addSubview(view)
            window.addSubview(overriding)
            window.isHidden = false
            try #require(window.windowScene?.server === server)
            view.styles = []
            overriding.styles = []
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            server.settings.isDark = true
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(view.styles == [.dark])
            #expect(view.layer.backgroundColor == UIColor.white.cgColor)
            server.settings.isDark = false
            server.settings.isDark = nil
            server.settings.isDark = true
            #expect(view.styles == [.dark, .light, .dark])
            #expect(overriding.styles.isEmpty)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}
