import DisplayServer
import SystemSupport
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the layout direction of views.
@MainActor @Suite(.serialized) struct LayoutDirectionTests {
    private let stageStore = StageStore()

    private final class LoggingView: UIView {
        var layouts = 0
        var margins = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            margins += 1
        }
    }

    @Test("RT-01 the variable, or else the language, determines the direction")
    func environment() {
        func isRightToLeft(_ variables: [String: String]) -> Bool {
            WritingDirection.isRightToLeft(in: ProcessEnvironment(variables))
        }
        #expect(!isRightToLeft([:]) && !isRightToLeft(["LANG": "en_US.UTF-8"]))
        #expect(isRightToLeft(["LANG": "he_IL.UTF-8"]) && isRightToLeft(["LC_ALL": "ar", "LANG": "de_DE"]))
        #expect(!isRightToLeft(["LC_ALL": "de", "LANG": "ar"]) && isRightToLeft(["LC_ALL": "", "LANG": "fa_IR"]))
        #expect(isRightToLeft(["UIKIT_LAYOUT_DIRECTION": "rtl", "LANG": "en_US"]))
        #expect(!isRightToLeft(["UIKIT_LAYOUT_DIRECTION": "ltr", "LANG": "ar"]))
        #expect(isRightToLeft(["UIKIT_LAYOUT_DIRECTION": "up", "LANG": "ar"]))
    }

    @Test("RT-01 the direction is that of the application and of the system's traits")
    func system() {
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(UITraitCollection.system(for: DisplaySettings()).layoutDirection == .leftToRight)
        WritingDirection.isRightToLeft = true
        defer { WritingDirection.isRightToLeft = false }
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        let traits = UITraitCollection.system(for: DisplaySettings(isDark: true, textScale: 1.5))
        #expect(traits.layoutDirection == .rightToLeft && traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory > .large)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    }

    @Test("RT-02 the trait is overridden for a view, a controller or a scene, and applies to descendants")
    func overrides() throws {
        let stage = stageStore.make()
        let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft && !stage.window.isRightToLeft)
        inner.traitOverrides.layoutDirection = .leftToRight
        #expect(!inner.isRightToLeft && outer.isRightToLeft)
        inner.traitOverrides.remove(UITraitLayoutDirection.self)
        outer.traitOverrides.remove(UITraitLayoutDirection.self)
        #expect(!inner.isRightToLeft)
        let controller = UIViewController()
        controller.traitOverrides.layoutDirection = .rightToLeft
        stage.window.rootViewController = controller
        #expect(controller.view.isRightToLeft)
        let scene = try #require(stage.window.windowScene)
        scene.traitOverrides.layoutDirection = .rightToLeft
        defer { scene.traitOverrides.remove(UITraitLayoutDirection.self) }
        #expect(inner.isRightToLeft && stage.window.isRightToLeft)
    }

    @Test("RT-03 the attribute applies to the view only; some attributes are never mirrored")
    func attributes() {
        #expect(UISemanticContentAttribute.spatial.rawValue == 2 && UISemanticContentAttribute.playback.rawValue == 1)
        #expect(UISemanticContentAttribute(rawValue: 4) == .forceRightToLeft)
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        #expect(view.semanticContentAttribute == .unspecified)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.isRightToLeft && !inner.isRightToLeft)
        view.traitOverrides.layoutDirection = .rightToLeft
        for attribute in [UISemanticContentAttribute.forceLeftToRight, .playback, .spatial] {
            view.semanticContentAttribute = attribute
            #expect(!view.isRightToLeft && inner.isRightToLeft)
        }
        view.semanticContentAttribute = .unspecified
        #expect(view.isRightToLeft)
    }

    @Test("RT-03 an appearance proxy sets the attribute")
    func appearance() {
        final class Mirrored: UIView {}
        Mirrored.appearance().semanticContentAttribute = .forceRightToLeft
        let stage = stageStore.make()
        let view = stage.add(Mirrored(), CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.isRightToLeft)
    }

    @Test("RT-04 the direction of an attribute relative to another direction")
    func relative() {
        func direction(
            _ attribute: UISemanticContentAttribute, _ other: UIUserInterfaceLayoutDirection
        ) -> UIUserInterfaceLayoutDirection { UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: other) }
        #expect(direction(.unspecified, .rightToLeft) == .rightToLeft)
        #expect(direction(.unspecified, .leftToRight) == .leftToRight)
        #expect(direction(.playback, .rightToLeft) == .leftToRight)
        #expect(direction(.spatial, .rightToLeft) == .leftToRight)
        #expect(direction(.forceLeftToRight, .rightToLeft) == .leftToRight)
        #expect(direction(.forceRightToLeft, .leftToRight) == .rightToLeft)
    }

    @Test("RT-05 a change of the attribute or of the trait requests a layout")
    func changes() {
        let stage = stageStore.make()
        let view = stage.add(LoggingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = stage.add(LoggingView(), CGRect(x: 0, y: 0, width: 50, height: 50), to: view)
        stage.window.layoutIfNeeded()
        (view.layouts, inner.layouts) = (0, 0)
        view.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect(view.layouts == 1 && inner.layouts == 0)
        // A change without an effect on the direction requests nothing.
        view.semanticContentAttribute = .forceRightToLeft
        stage.window.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.semanticContentAttribute = .unspecified
        stage.window.layoutIfNeeded()
        (view.layouts, inner.layouts) = (0, 0)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.window.layoutIfNeeded()
        #expect(view.layouts == 1 && inner.layouts == 1)
    }

    @Test("RT-06 directional margins change sides, the others do not")
    func margins() {
        let stage = stageStore.make()
        let view = stage.add(LoggingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let leading = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.directionalLayoutMargins = leading
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.margins = 0
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2) && view.margins == 1)
        #expect(view.directionalLayoutMargins == leading)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        #expect(view.directionalLayoutMargins.leading == 20 && view.directionalLayoutMargins.trailing == 10)
        view.margins = 0
        stage.window.traitOverrides.layoutDirection = .leftToRight
        #expect(view.layoutMargins.left == 10 && view.margins == 0)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0)
        #expect(view.layoutMargins.left == 10)
    }

    @Test("RT-06 the minimum margins of controllers follow the direction")
    func controllerMargins() {
        final class Controller: UIViewController {
            override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
                NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 16)
            }
        }
        let stage = stageStore.make()
        let controller = Controller()
        stage.window.rootViewController = controller
        #expect(controller.view.layoutMargins.left == 30 && controller.view.layoutMargins.right == 16)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(controller.view.layoutMargins.left == 16 && controller.view.layoutMargins.right == 30)
    }

    @Test("RT-13 Tab goes from the leading edge")
    func focus() {
        let stage = stageStore.make()
        let row = stage.add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 100))
        let buttons = (0..<3).map { index in
            stage.add(UIButton(type: .system), CGRect(x: 20 + 100 * index, y: 20, width: 80, height: 30), to: row)
        }
        let below = stage.add(UIButton(type: .system), CGRect(x: 20, y: 150, width: 80, height: 30))
        func order() -> [UIView] { FocusOrder.stops(in: stage.window).compactMap { $0 as? UIView } }
        #expect(order() == buttons + [below])
        row.semanticContentAttribute = .forceRightToLeft
        #expect(order() == buttons.reversed() + [below])
    }
}
