import UIKit

/// A page about the menu bar, which it shows while it is visible.
final class MenuBarPage: CardPage {
    private let choice = UISegmentedControl(items: ["Automatic", "Visible", "Hidden"])
    private let editor = UITextView()

    init() {
        let steps = UILabel()
        steps.numberOfLines = 0
        steps.font = .systemFont(ofSize: 13)
        steps.text = [
            "Press, drag and release, or click twice.", "While a menu is open, move the pointer along the titles.",
            "Press F10 or Alt, then the arrow keys.", "Hold Alt to see the letters of the menus.",
            "Commands follow the selection in the text.",
        ].map { "•  \($0)" }.joined(separator: "\n")
        super.init(
            title: "Menu bar", summary: "The main menu at the top of the window.",
            [
                [
                    Card("Visibility", content: HorizontalStack(height: 32, equal: true, [choice])),
                    Card("To try", content: FixedHeightView(steps, height: 110)),
                ],
                [Card("Text", content: FixedHeightView(editor, height: 160))],
            ])
        editor.text = "Select some words: the Edit and Format menus are enabled accordingly."
        editor.font = .systemFont(ofSize: 14)
        editor.accessibilityLabel = "Text"
        editor.allowsEditingTextAttributes = true
        choice.selectedSegmentIndex = 1
        choice.accessibilityLabel = "Visibility"
        choice.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { choice }

    private func update() {
        let visibilities: [UIWindowScene.MenuBarVisibility] = [.automatic, .visible, .hidden]
        view.window?.windowScene?.menuBarVisibility = visibilities[max(0, choice.selectedSegmentIndex)]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        update()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.menuBarVisibility = .automatic
    }
}
