import UIKit

/// A page about button menus, context menus and edit menus.
final class MenusPage: CardPage {
    private let log = Log(lines: 3, hint: "Selected items are logged here.")
    private let sheet: ContextMenuView
    private let editor: SelectionView
    private let first: UIButton
    private static let sizes = ["Small", "Medium", "Large"]

    init() {
        let log = log
        let note: @MainActor (UIAction) -> Void = { log.add($0.title) }
        let library = MenuLibrary(note: note)
        let plain = MenusPage.button("Actions", library.actions())
        let nested = MenusPage.button("Nested", library.nested(depth: 4))
        let long = MenusPage.button("Long", library.long())
        let deferred = MenusPage.button("Deferred", library.deferred())
        let popUp = MenusPage.button("", library.choices(MenusPage.sizes))
        popUp.changesSelectionAsPrimaryAction = true
        let held = UIButton(configuration: .gray())
        held.setTitle("Click or hold", for: .normal)
        held.addAction(UIAction { _ in log.add("Clicked") }, for: .primaryActionTriggered)
        held.menu = library.actions()
        first = plain
        sheet = ContextMenuView(library.context())
        editor = SelectionView { log.add($0) }
        super.init(
            title: "Menus", summary: "Menus are popups that can extend beyond the window.",
            [
                [
                    Card(
                        "Buttons",
                        content: VerticalStack(
                            spacing: 8,
                            [
                                HorizontalStack([plain, nested, UILabel("")]),
                                HorizontalStack([long, deferred, UILabel("")]),
                            ])),
                    Card(
                        "Pop-up button; action and menu",
                        content: HorizontalStack([popUp, held, UILabel("")])),
                ],
                [
                    Card("Context menu", content: FixedHeightView(sheet, height: 150)),
                    Card("Edit menu", content: FixedHeightView(editor, height: 150)),
                ], [Card("Selected", content: log)],
            ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { first }

    private static func button(_ title: String, _ menu: UIMenu) -> UIButton {
        let button = UIButton(configuration: .tinted())
        if !title.isEmpty { button.setTitle(title, for: .normal) }
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return button
    }
}
