import Testing
import UIKit

private final class TintedSwitch: UISwitch {}
private final class SpecialSwitch: UISwitch {}
private final class AppearanceLabel: UILabel {}
private final class AppearanceButton: UIButton {}
private final class AppearanceBox: UIView {}
private final class OuterBox: UIView {}
private final class BoxController: UIViewController {}

/// Tests of appearance proxies. The classes are local to this file, so that no other test is affected.
@MainActor @Suite struct UIAppearanceTests {
    private let stage = Stage()
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

    @Test func aViewTakesTheValueWhenItGetsIntoAWindow() {
        TintedSwitch.appearance().onTintColor = .systemPurple
        #expect(TintedSwitch.appearance() === TintedSwitch.appearance())
        let control = TintedSwitch(frame: frame)
        #expect(control.onTintColor == nil)
        stage.window.addSubview(control)
        #expect(control.onTintColor == .systemPurple)
        let other = SpecialSwitch(frame: frame)
        stage.window.addSubview(other)
        #expect(other.onTintColor == nil)
    }

    @Test func aValueOfItsOwnWins() {
        AppearanceLabel.appearance().textColor = .systemPink
        AppearanceLabel.appearance().font = .boldSystemFont(ofSize: 30)
        let label = AppearanceLabel(frame: frame)
        label.textColor = .systemGreen
        stage.window.addSubview(label)
        #expect(label.textColor == .systemGreen)
        #expect(label.font == .boldSystemFont(ofSize: 30))
        label.removeFromSuperview()
        label.font = .systemFont(ofSize: 11)
        stage.window.addSubview(label)
        #expect(label.font == .systemFont(ofSize: 11))
    }

    @Test func containersNarrowTheRule() {
        AppearanceBox.appearance().backgroundColor = .systemTeal
        AppearanceBox.appearance(whenContainedInInstancesOf: [OuterBox.self]).backgroundColor = .systemRed
        AppearanceBox.appearance(whenContainedInInstancesOf: [BoxController.self]).tintColor = .systemYellow
        let plain = AppearanceBox(frame: frame)
        stage.window.addSubview(plain)
        #expect(plain.backgroundColor == .systemTeal)
        let outer = OuterBox(frame: frame)
        let inner = AppearanceBox(frame: frame)
        let between = UIView(frame: frame)
        outer.addSubview(between)
        between.addSubview(inner)
        stage.window.addSubview(outer)
        #expect(inner.backgroundColor == .systemRed)
        #expect(inner.tintColor != .systemYellow)
        let controller = BoxController()
        let controlled = AppearanceBox(frame: frame)
        controller.view.addSubview(controlled)
        stage.window.addSubview(controller.view)
        #expect(controlled.tintColor == .systemYellow)
    }

    @Test func methodsWithAStateAreRecordedByState() {
        AppearanceButton.appearance().setTitleColor(.systemOrange, for: .normal)
        AppearanceButton.appearance().setTitleColor(.systemBrown, for: .highlighted)
        let button = AppearanceButton(frame: frame)
        button.setTitleColor(.systemMint, for: .highlighted)
        stage.window.addSubview(button)
        #expect(button.titleColor(for: .normal) == .systemOrange)
        #expect(button.titleColor(for: .highlighted) == .systemMint)
    }

    @Test func traitsNarrowTheRule() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        OuterBox.appearance(for: dark).tintColor = .systemIndigo
        let light = OuterBox(frame: frame)
        light.overrideUserInterfaceStyle = .light
        stage.window.addSubview(light)
        #expect(light.tintColor != .systemIndigo)
        light.overrideUserInterfaceStyle = .dark
        #expect(light.tintColor == .systemIndigo)
    }
}
