import Testing
import UIKit
import UIKitTesting

/// Tests of the first responder and of actions without a target (docs/semantics/responders.md and
/// menus.md).
@MainActor @Suite(.serialized) struct FirstResponderTests {
    final class Field: UIView {
        var canBecome = true, canResign = true, resigns = true
        var log: [String] = []
        override var canBecomeFirstResponder: Bool {
            log.append("can?")
            return canBecome
        }
        override var canResignFirstResponder: Bool { canResign }
        override func resignFirstResponder() -> Bool {
            log.append("resign")
            return resigns ? super.resignFirstResponder() : false
        }
    }

    private func fields() -> (Stage, Field, Field) {
        let stage = Stage()
        let a = stage.add(Field(), CGRect(x: 0, y: 0, width: 10, height: 10))
        let b = stage.add(Field(), CGRect(x: 20, y: 0, width: 10, height: 10))
        return (stage, a, b)
    }

    @Test("FR-01 a view becomes first responder only if canBecomeFirstResponder is true")
    func defaults() {
        let stage = Stage()
        let view = stage.add(UIView(), .zero)
        #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder && view.resignFirstResponder())
    }

    @Test("FR-02 the candidate is queried, then the current first responder resigns; a refusal changes nothing")
    func changingFirstResponder() {
        let (stage, a, b) = fields()
        #expect(a.becomeFirstResponder())
        #expect(a.isFirstResponder && stage.window.firstResponder === a)
        b.canBecome = false
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder && !a.log.contains("resign"))
        b.canBecome = true
        #expect(b.becomeFirstResponder())
        #expect(b.isFirstResponder && !a.isFirstResponder)
        #expect(a.log.filter { $0 == "resign" }.count == 1)
    }

    @Test("FR-09 endEditing resigns the first responder in the view, and forces one that refuses")
    func endEditing() {
        let (stage, a, b) = fields()
        #expect(a.becomeFirstResponder())
        #expect(b.endEditing(true) && a.isFirstResponder)
        #expect(stage.window.endEditing(false) && !a.isFirstResponder)
        #expect(a.becomeFirstResponder())
        a.canResign = false
        #expect(!stage.window.endEditing(false) && a.isFirstResponder)
        #expect(a.endEditing(true) && !a.isFirstResponder && stage.window.firstResponder == nil)
    }

    @Test("resignFirstResponder and endEditing can be used as actions")
    func resigningActions() {
        let (stage, a, _) = fields()
        stage.window.makeKey()
        #expect(a.becomeFirstResponder())
        #expect(
            UIApplication.shared.sendAction(
                Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
        #expect(!a.isFirstResponder)
        #expect(a.becomeFirstResponder())
        UIApplication.shared.sendAction(Selector(UIView.endEditing), to: stage.window, from: nil, for: nil)
        #expect(!a.isFirstResponder)
    }

    @Test("FR-03 becoming first responder again calls nothing; one that does not resign stays")
    func refusals() {
        let (stage, a, b) = fields()
        defer { withExtendedLifetime(stage) {} }
        #expect(a.becomeFirstResponder())
        a.log = []
        #expect(a.becomeFirstResponder())
        #expect(a.log.isEmpty)
        a.canResign = false
        #expect(!b.becomeFirstResponder() && a.isFirstResponder)
        #expect(!a.resignFirstResponder() && a.isFirstResponder)
        a.canResign = true
        a.resigns = false
        #expect(!b.becomeFirstResponder() && a.isFirstResponder)
        a.resigns = true
        #expect(a.resignFirstResponder() && !a.isFirstResponder)
    }

    @Test("FR-04 each window has its own first responder")
    func perWindow() {
        let (first, a, _) = fields()
        let (second, c, _) = fields()
        defer { withExtendedLifetime((first, second)) {} }
        #expect(a.becomeFirstResponder() && c.becomeFirstResponder())
        #expect(a.isFirstResponder && c.isFirstResponder)
    }

    @Test("FR-05 a view without a window cannot become first responder")
    func withoutWindow() {
        let field = Field()
        #expect(!field.becomeFirstResponder())
    }

    @Test("FR-06 a view that is removed from its window resigns in any case")
    func removal() {
        let (stage, a, _) = fields()
        let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(a)
        #expect(a.becomeFirstResponder())
        a.canResign = false
        outer.removeFromSuperview()
        #expect(stage.window.firstResponder == nil && !a.isFirstResponder)
    }

    @Test("FR-06 a view controller resigns when its view is removed")
    func controllerRemoval() {
        final class Controller: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage()
        let controller = Controller()
        stage.window.rootViewController = controller
        #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
        stage.window.rootViewController = UIViewController()
        #expect(!controller.isFirstResponder && stage.window.firstResponder == nil)
    }

    @Test("AC-01, AC-02 an action without a target starts at the first responder and goes up the chain")
    func untargetedAction() {
        final class Editor: UIView {
            var count = 0
            var allows = true
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                allows && super.canPerformAction(action, withSender: sender)
            }
            func indent(_ sender: Any?) { count += 1 }
        }
        let stage = Stage()
        stage.window.makeKey()
        let outer = stage.add(Editor(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
        #expect(inner.becomeFirstResponder())
        let indent = Selector(Editor.indent)
        #expect(inner.target(forAction: indent, withSender: nil) as? Editor === inner)
        inner.allows = false
        #expect(inner.target(forAction: indent, withSender: nil) as? Editor === outer)
        #expect(UIApplication.shared.sendAction(indent, to: nil, from: nil, for: nil))
        #expect(outer.count == 1 && inner.count == 0)
        outer.allows = false
        #expect(!UIApplication.shared.sendAction(indent, to: nil, from: nil, for: nil))
    }
}
