import Testing
import UIKit
import UIKitTesting

/// A color that the user can focus and choose.
private final class Swatch: UIView {
    private(set) var isChosen = false

    override var canBecomeFocused: Bool { true }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        layer.borderWidth = isFocused ? 3 : 0
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) {
            isChosen = true
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

@MainActor @Suite(.serialized) struct FocusTests {
    private func makeScreen(_ views: [UIView]) -> UIViewController {
        let controller = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 120, height: 40)
            controller.view.addSubview(view)
        }
        return controller
    }

    @Test func tabVisitsEnabledControlsInTheirOrder() throws {
        let (first, disabled, last) = (UITextField(), UIButton(type: .system), UISwitch())
        disabled.isEnabled = false
        let generator = try EventGenerator(viewController: makeScreen([first, disabled, last]))
        try generator.keyPress(.keyboardTab)
        #expect(first.isEditing)
        try generator.keyPress(.keyboardTab)
        #expect(last.isFocused && !first.isEditing)
        try generator.keyPress(.keyboardSpacebar)
        #expect(last.isOn)
        try generator.keyPress(.keyboardTab, modifiers: .shift)
        #expect(first.isEditing)
    }

    @Test func aCustomViewIsFocusedAndReceivesKeys() throws {
        let swatch = Swatch()
        let generator = try EventGenerator(viewController: makeScreen([UIButton(type: .system), swatch]))
        let system = try #require(UIFocusSystem.focusSystem(for: swatch))
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardTab)
        #expect(system.focusedItem === swatch && swatch.layer.borderWidth == 3)
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(swatch.isChosen)
        try generator.keyPress(.keyboardTab)
        #expect(swatch.layer.borderWidth == 0)
    }

    @Test func codeMovesTheFocus() throws {
        let (first, second) = (UIButton(type: .system), UIButton(type: .system))
        let generator = try EventGenerator(viewController: makeScreen([first, second]))
        try generator.keyPress(.keyboardTab)
        #expect(first.isFocused)
        UIFocusSystem.focusSystem(for: second)?.requestFocusUpdate(to: second)
        try generator.wait(0.1)
        #expect(second.isFocused)
    }
}
