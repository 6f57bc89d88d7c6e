import Testing
import UIKit
import UIKitTesting

/// Tests of the input views of the first responder (rule FR-07).
@MainActor @Suite(.serialized) struct InputViewTests {
    final class Field: UIView {
        var input: UIView?
        var accessory: UIView?
        var controller: UIInputViewController?
        var presses = 0
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { input }
        override var inputAccessoryView: UIView? { accessory }
        override var inputViewController: UIInputViewController? { controller }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
    }
    final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    private func field(inputHeight: CGFloat? = 120, accessoryHeight: CGFloat? = nil) -> (Stage, Field) {
        let stage = Stage()
        stage.window.rootViewController = UIViewController()
        let field = stage.add(
            Field(), CGRect(x: 0, y: 0, width: 50, height: 20), to: stage.window.rootViewController?.view)
        field.input = inputHeight.map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: $0)) }
        field.accessory = accessoryHeight.map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: $0)) }
        return (stage, field)
    }

    private func layOut(_ stage: Stage) { stage.window.windowScene?.updateNow() }

    @Test("FR-07 input views are nil by default, appear at the bottom with the first responder and disappear with it")
    func shown() throws {
        let (stage, field) = field(accessoryHeight: 30)
        #expect(UIView().inputView == nil && UIView().inputAccessoryView == nil)
        let input = try #require(field.input)
        let accessory = try #require(field.accessory)
        #expect(input.window == nil)
        #expect(field.becomeFirstResponder())
        layOut(stage)
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 180, width: 400, height: 120))
        #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 150, width: 400, height: 30))
        #expect(field.resignFirstResponder())
        #expect(input.window == nil && accessory.window == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("FR-07, GE-12 the safe area excludes the input views and follows the window's size")
    func safeArea() throws {
        let (stage, field) = field(accessoryHeight: 30)
        let view: UIView = try #require(stage.window.rootViewController?.view)
        #expect(view.safeAreaInsets == .zero)
        #expect(field.becomeFirstResponder())
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 150, right: 0))
        #expect(field.input?.safeAreaInsets == .zero)
        stage.window.frame.size = CGSize(width: 300, height: 200)
        layOut(stage)
        #expect(field.input?.convert(CGRect(x: 0, y: 0, width: 300, height: 120), to: nil).minY == 80)
        #expect(view.safeAreaInsets.bottom == 150)
        field.resignFirstResponder()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test("the input view is hit-tested first, and its next responder is the first responder")
    func chain() throws {
        let (stage, field) = field()
        defer { withExtendedLifetime(stage) {} }
        let input = try #require(field.input)
        let key = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        input.addSubview(key)
        #expect(field.becomeFirstResponder())
        layOut(stage)
        #expect(stage.window.hitTest(CGPoint(x: 10, y: 190), with: nil) === key)
        #expect(key.responderChain.contains { $0 === field })
    }

    @Test("controls in input views do not take focus")
    func controls() throws {
        let (stage, field) = field()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        field.input?.addSubview(button)
        #expect(field.becomeFirstResponder())
        layOut(stage)
        try EventGenerator(window: stage.window).fingerTap(at: CGPoint(x: 20, y: 190))
        #expect(count == 1 && field.isFirstResponder)
    }

    @Test("FR-07 an accessory view from further up the chain is shown; its text views keep it")
    func accessoryUpTheChain() {
        let stage = Stage()
        let chat = Chat()
        stage.window.rootViewController = chat
        let text = Field()
        chat.bar.addSubview(text)
        #expect(chat.becomeFirstResponder())
        #expect(chat.bar.window === stage.window)
        #expect(text.becomeFirstResponder() && text.isFirstResponder)
        #expect(chat.bar.window === stage.window)
        text.input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        text.reloadInputViews()
        #expect(text.input?.window === stage.window && chat.bar.window === stage.window)
        #expect(chat.view.safeAreaInsets.bottom == 124)
        // Removing the controller also removes the first responder and its input views.
        stage.window.rootViewController = UIViewController()
        #expect(stage.window.firstResponder == nil && chat.bar.window == nil && text.input?.window == nil)
    }

    @Test("FR-07 reloadInputViews replaces the views immediately, only for the first responder")
    func reload() {
        let (stage, field) = field()
        let first = field.input
        field.becomeFirstResponder()
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        field.input = second
        #expect(first?.window != nil)
        field.reloadInputViews()
        #expect(first?.window == nil && second.window === stage.window)
        #expect(stage.window.rootViewController?.view.safeAreaInsets.bottom == 60)
        layOut(stage)
        second.frame.size.height = 90
        field.reloadInputViews()
        #expect(stage.window.rootViewController?.view.safeAreaInsets.bottom == 90)
        field.resignFirstResponder()
        field.reloadInputViews()
        #expect(second.window == nil)
    }

    @Test("FR-07 a controller's input view precedes the view's; dismissKeyboard resigns the first responder")
    func controllers() throws {
        let (stage, field) = field()
        defer { withExtendedLifetime(stage) {} }
        let controller = UIInputViewController()
        field.controller = controller
        #expect(field.becomeFirstResponder())
        #expect(controller.viewIfLoaded?.window === stage.window && field.input?.window == nil)
        #expect(stage.window.rootViewController?.view.safeAreaInsets.bottom == 216)
        #expect(controller.inputView is UIInputView)
        controller.dismissKeyboard()
        #expect(!field.isFirstResponder && controller.view.window == nil)
    }

    @Test("a new first responder with the same input view keeps it in place without notifications")
    func notifications() throws {
        let (stage, first) = field()
        let second = stage.add(Field(), .zero, to: stage.window.rootViewController?.view)
        second.input = first.input
        var log: [String] = []
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = end?.cgRectValue ?? .null
                MainActor.assumeIsolated { log.append("\(text) \(Int(frame.minY)) \(Int(frame.height))") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        #expect(first.becomeFirstResponder())
        #expect(log == ["willChange 180 120", "willShow 180 120", "didShow 180 120"])
        log = []
        #expect(second.becomeFirstResponder())
        #expect(log.isEmpty)
        #expect(second.resignFirstResponder())
        #expect(log == ["willChange 300 0", "willHide 300 0", "didHide 300 0"])
    }

    @Test("FR-06 removing a responder removes its input views")
    func removal() {
        let (stage, field) = field()
        #expect(field.becomeFirstResponder())
        field.removeFromSuperview()
        #expect(field.input?.window == nil && stage.window.inputViewHost?.coveredHeight == 0)
    }
}
