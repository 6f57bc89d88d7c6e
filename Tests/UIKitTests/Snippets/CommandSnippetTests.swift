import Testing
import UIKit
import UIKitTesting

/// Code from typical tutorials on responders and commands. `#selector(x)` is written as a method reference.
@MainActor @Suite(.serialized) struct CommandSnippetTests {
    @Test("finding the first responder with an action to nobody in particular")
    func currentFirstResponder() {
        let stage = Stage()
        stage.window.makeKey()
        let field = stage.add(Field(), CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(field.becomeFirstResponder())
        #expect(UIResponder.current === field)
    }

    final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("a controller with key commands that it selects among by the sender")
    func tabs() throws {
        final class TabsController: UIViewController {
            var selected = 0
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                (1...3).map { index in
                    UIKeyCommand(
                        title: "Tab \(index)", action: Selector(TabsController.selectTab), input: "\(index)",
                        modifierFlags: .command)
                } + [
                    UIKeyCommand(
                        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(TabsController.close))
                ]
            }
            func selectTab(sender: UIKeyCommand) { selected = Int(sender.input ?? "") ?? 0 }
            func close() { selected = -1 }
        }
        let stage = Stage()
        stage.window.makeKey()
        let controller = TabsController()
        stage.window.rootViewController = controller
        controller.becomeFirstResponder()
        let generator = try EventGenerator(window: stage.window)
        try generator.keyPress(.keyboard2, modifiers: .control)
        #expect(controller.selected == 2)
        try generator.keyPress(.keyboardEscape)
        #expect(controller.selected == -1)
    }

    @Test("a label that can be copied, and only that")
    func copyableLabel() {
        final class CopyableLabel: UILabel {
            var pasteboard = ""
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector(UIResponderStandardEditActions.copy(_:))
            }
            override func copy(_ sender: Any?) { pasteboard = text ?? "" }
            override func paste(_ sender: Any?) { pasteboard = "" }
        }
        let stage = Stage()
        stage.window.makeKey()
        let label = stage.add(CopyableLabel(), CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Hello"
        #expect(label.becomeFirstResponder())
        UIApplication.shared.sendAction(Selector(UIResponder.copy(_:)), to: nil, from: self, for: nil)
        UIApplication.shared.sendAction(Selector(UIResponder.paste(_:)), to: nil, from: self, for: nil)
        #expect(label.pasteboard == "Hello")
    }

    @Test("a controller that is shaken")
    func shaken() throws {
        final class DiceController: UIViewController {
            var rolls = 0
            override func becomeFirstResponder() -> Bool { true }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                if motion == .motionShake { rolls += 1 }
            }
        }
        let stage = Stage()
        stage.window.makeKey()
        let controller = DiceController()
        stage.window.rootViewController = controller
        try EventGenerator(window: stage.window).shake()
        #expect(controller.rolls == 1)
    }

    @Test("an undoable change that registers its own way back")
    func undo() {
        final class ColorController: UIViewController {
            func setColor(_ color: UIColor) {
                let old: UIColor = view.backgroundColor ?? .white
                undoManager?.registerUndo(withTarget: self) { $0.setColor(old) }
                undoManager?.setActionName("Color Change")
                view.backgroundColor = color
            }
        }
        let stage = Stage()
        let controller = ColorController()
        stage.window.rootViewController = controller
        controller.view.backgroundColor = .red
        controller.setColor(.blue)
        #expect(controller.undoManager?.undoMenuItemTitle == "Undo Color Change")
        controller.undoManager?.undo()
        #expect(controller.view.backgroundColor == .red)
        controller.undoManager?.redo()
        #expect(controller.view.backgroundColor == .blue)
    }

    @Test("content that makes room for what covers the bottom")
    func keyboardNotifications() {
        final class FormController: UIViewController {
            var bottomInset: CGFloat = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
                ) { [weak self] notification in
                    guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    else { return }
                    let frame = value.cgRectValue
                    MainActor.assumeIsolated { self?.bottomInset = frame.height }
                }
            }
        }
        final class PinField: UIView {
            private lazy var pad = UIInputView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 180), inputViewStyle: .keyboard)
            override var canBecomeFirstResponder: Bool { true }
            override var inputView: UIView? { pad }
        }
        let stage = Stage()
        let controller = FormController()
        stage.window.rootViewController = controller
        let field = PinField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        controller.view.addSubview(field)
        #expect(field.becomeFirstResponder() && controller.bottomInset == 180)
    }

    @Test("a coordinator further up the chain that is found by its method")
    func coordinator() {
        final class CheckoutController: UIViewController {
            var bought: [String] = []
            func buy(_ sender: UIButton) { bought.append(sender.accessibilityIdentifier ?? "") }
        }
        let stage = Stage()
        stage.window.makeKey()
        let controller = CheckoutController()
        stage.window.rootViewController = controller
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "book"
        button.addTarget(nil, action: CheckoutController.buy, for: .touchUpInside)
        controller.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(controller.bought == ["book"])
    }
}

extension UIResponder {
    private weak static var found: UIResponder?

    static var current: UIResponder? {
        found = nil
        UIApplication.shared.sendAction(Selector(UIResponder.findFirstResponder), to: nil, from: nil, for: nil)
        return found
    }

    func findFirstResponder(_ sender: Any) { UIResponder.found = self }
}
