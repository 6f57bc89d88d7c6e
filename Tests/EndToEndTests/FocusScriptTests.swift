import Testing
import UIKit
import UIKitTesting

/// Tests of moving focus with keys, in memory and on a real X server.
@MainActor @Suite(.serialized) struct FocusScriptTests {
    /// A focusable square that counts presses of Return.
    private final class Square: UIView {
        var selectCount = 0
        override var canBecomeFocused: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if presses.contains(where: { $0.type == .select }) {
                selectCount += 1
            } else {
                super.pressesBegan(presses, with: event)
            }
        }
    }

    nonisolated static let scripts = [
        Script("FO-03 FO-04 Tab reaches a group, arrow keys move within it, Return is delivered to the focused item") {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 10, width: 80, height: 28)
            window.addSubview(button)
            let grid = UIView(frame: CGRect(x: 10, y: 60, width: 200, height: 160))
            grid.focusGroupIdentifier = "grid"
            window.addSubview(grid)
            let squares = (0..<4).map { index in
                let square = Square(frame: CGRect(x: index % 2 * 80, y: index / 2 * 80, width: 60, height: 60))
                square.focusEffect = UIFocusHaloEffect()
                grid.addSubview(square)
                return square
            }
            let generator = try EventGenerator(window: window)
            try generator.keyPress(.keyboardTab)
            #expect(button.isFocused && button.isFirstResponder)
            try generator.keyPress(.keyboardTab)
            #expect(squares[0].isFocused && !button.isFocused)
            try generator.keyPress(.keyboardRightArrow)
            try generator.keyPress(.keyboardDownArrow)
            #expect(squares[3].isFocused && UIFocusSystem.focusSystem(for: grid)?.focusedItem === squares[3])
            try generator.keyPress(.keyboardReturnOrEnter)
            #expect(squares.map(\.selectCount) == [0, 0, 0, 1])
            try generator.keyPress(.keyboardTab)
            #expect(button.isFocused)
            try generator.keyPress(.keyboardTab, modifiers: .shift)
            #expect(squares[3].isFocused, "the group restores its last focused item")
        }
    ]

    @Test(arguments: scripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: scripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }
}
