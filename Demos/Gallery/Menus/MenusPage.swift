import UIKit

/// A page about button menus, context menus and edit menus.
final class MenusPage: CardPage {
    private let log = Log(lines: 3, hint: "What is chosen is noted here.")
    private let sheet: MenuSheet
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
        held.setTitle("Click, or hold", for: .normal)
        held.addAction(UIAction { _ in log.add("Clicked") }, for: .primaryActionTriggered)
        held.menu = library.actions()
        first = plain
        sheet = MenuSheet(library.context())
        editor = SelectionView { log.add($0) }
        super.init(
            title: "Menus", summary: "Menus are popups, which leave the window where they need to.",
            [
                [
                    Card(
                        "Buttons",
                        content: Rows(
                            spacing: 8,
                            [Columns([plain, nested, UILabel("")]), Columns([long, deferred, UILabel("")])])),
                    Card(
                        "Pop-up button, and a button with both",
                        content: Columns([popUp, held, UILabel("")])),
                ],
                [
                    Card("Context menu", content: Tall(sheet, height: 150)),
                    Card("Edit menu", content: Tall(editor, height: 150)),
                ], [Card("Chosen", content: log)],
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
