import Testing

@testable import UIKit

/// Tests of the actions of assistive technologies on elements.
@MainActor @Suite(.serialized) struct AccessibilityActionTests {
    private let stages = StageStore()

    @Test("AX-21: an element that does not handle its activation gets a tap at its activation point")
    func activation() throws {
        let stage = stages.make()
        let view = stage.add(TouchView(), CGRect(x: 20, y: 20, width: 100, height: 40))
        view.isAccessibilityElement = true
        var taps = 0
        stage.window.layoutIfNeeded()
        #expect(view.activateByAccessibility() && view.log == ["began", "ended"])
        let counter = Counter { taps += 1 }
        let target = stage.add(UIView(), CGRect(x: 20, y: 100, width: 100, height: 40))
        target.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Counter.count))
        #expect(target.activateByAccessibility() && taps == 1)
        let button = stage.add(UIButton(type: .system), CGRect(x: 20, y: 200, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
        #expect(button.activateByAccessibility() && taps == 11)
        #expect(!UIView().activateByAccessibility())
    }

    @MainActor private final class Counter: NSObject {
        private let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func count() { body() }
    }

    @Test("AX-23: escape pops and dismisses, and goes up the responder chain")
    func escape() throws {
        let stage = stages.make()
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        navigation.pushViewController(second, animated: false)
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: second.view)
        #expect(label.escapeByAccessibility())
        stage.window.windowScene?.server.serve(for: 2)
        #expect(navigation.viewControllers == [first] && !first.view.escapeByAccessibility())
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        first.present(sheet, animated: false)
        stage.window.windowScene?.server.serve(for: 1)
        #expect(sheet.view.escapeByAccessibility())
        stage.window.windowScene?.server.serve(for: 2)
        #expect(first.presentedViewController == nil)
    }

    @Test("AX-23: scrolling moves the nearest view that can scroll by a page; a magic tap reaches its handler")
    func scrolling() throws {
        final class Player: UIView {
            var taps = 0
            override func accessibilityPerformMagicTap() -> Bool {
                taps += 1
                return true
            }
        }
        let stage = stages.make()
        let player = stage.add(Player(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let outer = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 100), to: player)
        outer.contentSize = CGSize(width: 200, height: 1000)
        let inner = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 50), to: outer)
        inner.contentSize = CGSize(width: 600, height: 50)
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: inner)
        stage.window.layoutIfNeeded()
        #expect(label.scrollByAccessibility(.down) && outer.contentOffset.y == 90 && inner.contentOffset.x == 0)
        #expect(label.scrollByAccessibility(.right) && inner.contentOffset.x == 180)
        #expect(label.scrollByAccessibility(.left) && inner.contentOffset.x == 0)
        #expect(label.scrollByAccessibility(.up) && outer.contentOffset.y == 0 && !label.scrollByAccessibility(.up))
        #expect(label.magicTapByAccessibility() && player.taps == 1)
    }

    @Test("AX-24: custom actions call their handler or their method, and report whether they succeeded")
    func customActions() {
        @MainActor final class Target: NSObject {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func failing(_ action: UIAccessibilityCustomAction) -> Bool {
                calls.append(action.name)
                return false
            }
        }
        let target = Target()
        let plain = UIAccessibilityCustomAction(name: "Plain", target: target, selector: Selector(Target.plain))
        let failing = UIAccessibilityCustomAction(
            attributedName: NSAttributedString(string: "Failing"), target: target,
            selector: Selector("failing", Target.failing(_:)))
        let closure = UIAccessibilityCustomAction(name: "Closure") { $0.name == "Closure" }
        #expect(plain.perform() && !failing.perform() && closure.perform())
        #expect(target.calls == ["plain", "Failing"] && closure.attributedName.string == "Closure")
        let orphan = UIAccessibilityCustomAction(name: "Orphan", target: NSObject(), selector: Selector(("gone")))
        #expect(orphan.target == nil && !orphan.perform())
    }
}
