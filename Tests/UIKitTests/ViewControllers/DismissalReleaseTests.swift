import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests that a controller is released after the user dismissed it, whatever the user did in it before.
@MainActor @Suite(.serialized) struct DismissalReleaseTests {
    /// The ways in which a presentation ends.
    enum Ending: CaseIterable {
        case code, tap, click, key, escape
    }

    /// A controller with the content that remembers most: a text field, a scroll view, a menu and recognizers.
    private final class FormController: UIViewController {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
        let done = UIButton(type: .system)
        let slider = UISlider(frame: CGRect(x: 10, y: 90, width: 150, height: 30))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 130, width: 150, height: 60))

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 200, height: 200)
            view.backgroundColor = .systemBackground
            done.frame = CGRect(x: 10, y: 50, width: 150, height: 30)
            done.setTitle("Done", for: .normal)
            done.addAction(
                UIAction { [unowned self] _ in dismiss(animated: true) }, for: .primaryActionTriggered)
            scroll.contentSize = CGSize(width: 150, height: 500)
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            effect.frame = CGRect(x: 170, y: 10, width: 20, height: 20)
            for child in [field, done, slider, scroll, effect] { view.addSubview(child) }
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: FormController.panned))
        }

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "d", modifierFlags: .command, action: FormController.close)]
        }

        func panned() {}
        func close() { dismiss(animated: true) }
    }

    @Test(
        "a presented controller that the user operated is released after its dismissal",
        arguments: [.fullScreen, .pageSheet, .formSheet, .popover, .overCurrentContext] as [UIModalPresentationStyle],
        Ending.allCases)
    func released(style: UIModalPresentationStyle, ending: Ending) throws {
        let root = UIViewController()
        let generator = try EventGenerator(viewController: root)
        weak var controller: FormController?
        weak var view: UIView?
        weak var presentation: UIPresentationController?
        try autoreleased {
            let form = FormController()
            form.modalPresentationStyle = style
            form.popoverPresentationController?.sourceView = root.view
            root.present(form, animated: true)
            try generator.wait(1)
            (controller, view, presentation) = (form, form.view, form.presentationController)
            try generator.fingerTap(at: form.field)
            try generator.keyType("Ada")
            #expect(form.field.text == "Ada")
            try generator.scroll(by: CGVector(dx: 0, dy: -40), at: form.scroll)
            try generator.pointerClick(at: form.slider)
            try generator.keyPress(.keyboardTab)
            try generator.wait(1)
            switch ending {
            case .code: form.dismiss(animated: false)
            case .tap: try generator.fingerTap(at: form.done)
            case .click: try generator.pointerClick(at: form.done)
            case .key: try generator.keyPress(.keyboardD, modifiers: .control)
            case .escape:
                try generator.keyPress(.keyboardEscape)
                // Escape does not dismiss what covers the whole window.
                if root.presentedViewController != nil { form.dismiss(animated: true) }
            }
        }
        try generator.wait(3)
        #expect(root.presentedViewController == nil)
        #expect(controller == nil && view == nil && presentation == nil)
    }

    /// Calls a closure whose local references have ended when this method returns.
    @inline(never) private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
