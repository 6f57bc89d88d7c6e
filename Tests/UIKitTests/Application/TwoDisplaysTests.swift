import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of an application with windows on two displays that have different settings and scales.
@MainActor @Suite(.serialized) struct TwoDisplaysTests {
    /// A view that records changes of the style, the tap counts of touches, and the scales of images that it makes.
    private final class RecordingView: UIView {
        var styles: [UIUserInterfaceStyle] = []
        var imageScales: [CGFloat] = []
        var tapCounts: [Int] = []

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            styles.append(traitCollection.userInterfaceStyle)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            tapCounts += touches.map(\.tapCount)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            imageScales = [
                UIGraphicsImageRendererFormat().scale,
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.scale,
                UIImage(systemName: "star")?.scale ?? 0,
            ]
        }
    }

    /// A window with a view on a display of its own.
    @MainActor private final class Desktop {
        let server: HeadlessServer
        let window: UIWindow
        let view = RecordingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

        init(scale: CGFloat = 1, settings: DisplaySettings = DisplaySettings()) {
            server = HeadlessServer(scale: scale)
            server.settings = settings
            UIApplication.shared.displays.open(server)
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            window.isHidden = false
            view.styles = []
        }

        func close() {
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            server.disconnect()
            UIApplication.shared.displays.close(server)
        }
    }

    @Test(
        "DK-08 each scene has the settings of its display, and the newest display those outside of scenes",
        .enabled(if: ProcessInfo.processInfo.environment["UIKIT_APPEARANCE"] == nil))
    func traits() {
        let light = Desktop()
        defer { light.close() }
        let dark = Desktop(settings: DisplaySettings(isDark: true, textScale: 1.5))
        #expect(light.window.windowScene?.server === light.server && dark.window.windowScene?.server === dark.server)
        #expect(light.view.traitCollection.userInterfaceStyle == .light)
        #expect(dark.view.traitCollection.userInterfaceStyle == .dark)
        #expect(light.view.traitCollection.preferredContentSizeCategory == .large)
        #expect(dark.view.traitCollection.preferredContentSizeCategory > .large)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UIApplication.shared.preferredContentSizeCategory > .large)
        #expect(light.view.styles.isEmpty)

        light.server.settings.hasHighContrast = true
        #expect(light.view.styles == [.light] && dark.view.styles.isEmpty)
        #expect(dark.view.traitCollection.accessibilityContrast == .normal)
        #expect(UITraitCollection.current.accessibilityContrast == .normal)
        dark.server.settings.isDark = nil
        #expect(light.view.styles == [.light] && dark.view.styles == [.light])

        dark.close()
        #expect(UITraitCollection.current.accessibilityContrast == .high)
        #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    }

    @Test(
        "DK-08 a view that moves to a window of another display adopts its settings",
        .enabled(if: ProcessInfo.processInfo.environment["UIKIT_APPEARANCE"] == nil))
    func movingViews() {
        let light = Desktop()
        defer { light.close() }
        let dark = Desktop(scale: 2, settings: DisplaySettings(isDark: true))
        defer { dark.close() }
        let view = light.view
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        dark.window.addSubview(view)
        #expect(view.styles == [.dark] && view.layer.contentsScale == 2)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        light.window.addSubview(view)
        #expect(view.styles == [.dark, .light] && view.layer.contentsScale == 1)
    }

    @Test("the traits of two displays are cached separately")
    func identity() {
        let first = Desktop(scale: 1)
        defer { first.close() }
        let second = Desktop(scale: 2)
        defer { second.close() }
        let (one, two) = (first.view.traitCollection, second.view.traitCollection)
        #expect(one.displayScale == 1 && two.displayScale == 2)
        #expect(first.view.traitCollection === one && second.view.traitCollection === two)
        #expect(first.window.windowScene?.screen.traitCollection.displayScale == 1)
        #expect(second.window.windowScene?.screen.traitCollection.displayScale == 2)
        first.server.scale = 1.5
        #expect(first.view.traitCollection.displayScale == 1.5 && second.view.traitCollection === two)
    }

    @Test("DK-09 images that a view makes during layout have the scale of its display")
    func drawingScale() {
        let first = Desktop(scale: 1)
        defer { first.close() }
        let second = Desktop(scale: 2)
        defer { second.close() }
        for desktop in [first, second] {
            desktop.view.setNeedsLayout()
            desktop.view.layoutIfNeeded()
        }
        #expect(first.view.imageScales == [1, 1, 1] && second.view.imageScales == [2, 2, 2])
        // Outside of views, the scale is that of the display where new windows appear.
        #expect(UIGraphicsImageRendererFormat().scale == 2)
    }

    @Test("DK-08, DK-04 clicks follow one another in the time that their own desktop permits")
    func doubleClicks() throws {
        let fast = Desktop(settings: DisplaySettings(doubleClickInterval: 0.2))
        defer { fast.close() }
        let slow = Desktop(settings: DisplaySettings(doubleClickInterval: 0.9))
        defer { slow.close() }
        for (desktop, counts) in [(fast, [1, 1]), (slow, [1, 2])] {
            let generator = try EventGenerator(window: desktop.window)
            try generator.pointerClick(at: desktop.view.center)
            try generator.wait(0.5)
            try generator.pointerClick(at: desktop.view.center)
            #expect(desktop.view.tapCounts == counts)
        }
    }

    @Test("TX-17 Shift moves the end of the selection that was extended last in the same scene")
    func extendedSelections() throws {
        let first = Desktop()
        defer { first.close() }
        let second = Desktop()
        defer { second.close() }
        let texts = try [first, second].map { desktop in
            let text = CustomTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            desktop.window.addSubview(text)
            desktop.window.makeKeyAndVisible()
            try #require(text.becomeFirstResponder())
            text.marks = "one |two"
            return text
        }
        for desktop in [first, second] {
            try EventGenerator(window: desktop.window).keyPress(.keyboardRightArrow, modifiers: .shift)
        }
        #expect(texts.map(\.marks) == ["one [t|wo", "one [t|wo"])
        for desktop in [first, second] {
            try EventGenerator(window: desktop.window).keyPress(.keyboardLeftArrow, modifiers: .shift)
        }
        #expect(texts.map(\.marks) == ["one |two", "one |two"])
    }
}
