import Testing
import UIKit
import UIKitTesting

/// A photo with a context menu, and a button that sorts photos.
private final class LibraryScreen: UIViewController, UIContextMenuInteractionDelegate {
    private(set) var sorting = "Name"
    private(set) var log: [String] = []
    let photo = UIView(frame: CGRect(x: 200, y: 100, width: 200, height: 150))
    let sort = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.backgroundColor = .systemIndigo
        photo.accessibilityIdentifier = "photo"
        photo.addInteraction(UIContextMenuInteraction(delegate: self))
        sort.frame = CGRect(x: 20, y: 20, width: 120, height: 36)
        sort.setTitle("Sort", for: .normal)
        sort.accessibilityIdentifier = "sort"
        sort.showsMenuAsPrimaryAction = true
        view.addSubview(photo)
        view.addSubview(sort)
        updateMenu()
    }

    private func updateMenu() {
        sort.menu = UIMenu(
            children: ["Name", "Date", "Size"].map { name in
                UIAction(title: name, state: name == sorting ? .on : .off) { [unowned self] _ in
                    sorting = name
                    updateMenu()
                }
            })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
            @MainActor func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
                UIAction(title: title, attributes: attributes) { _ in self.log.append(title) }
            }
            return UIMenu(children: [
                action("Rename"), action("Print", .disabled),
                UIMenu(title: "Share", children: [action("Mail"), action("Copy Link")]), action("Delete", .destructive),
            ])
        })
    }
}

@MainActor @Suite(.serialized) struct MenuTests {
    private let screen = LibraryScreen()

    @Test func aButtonShowsItsMenuWithTheCurrentChoice() throws {
        let generator = try EventGenerator(viewController: screen)
        #expect(generator.menuTitles.isEmpty)
        try generator.pointerClick(at: "sort")
        #expect(generator.menuTitles == ["Name", "Date", "Size"] && generator.checkedMenuTitles == ["Name"])
        try generator.chooseMenuElement("Date")
        try generator.wait(0.5)
        #expect(screen.sorting == "Date" && generator.menuTitles.isEmpty)
        try generator.pointerClick(at: "sort")
        #expect(generator.checkedMenuTitles == ["Date"])
        try generator.keyPress(.keyboardEscape)
        #expect(generator.menuTitles.isEmpty && screen.sorting == "Date")
    }

    @Test func theSecondaryButtonOpensTheContextMenu() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.pointerClick(.secondary, at: "photo")
        try generator.chooseMenuElement("Share")
        try generator.wait(0.5)
        #expect(generator.menuTitles == ["Rename", "Print", "Share", "Delete", "Mail", "Copy Link"])
        try generator.chooseMenuElement("Copy Link")
        try generator.wait(0.5)
        #expect(screen.log == ["Copy Link"] && generator.menuTitles.isEmpty)
    }

    @Test func aLongPressOpensTheContextMenu() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.fingerLongPress(at: "photo")
        try generator.chooseMenuElement("Rename")
        try generator.wait(0.5)
        #expect(screen.log == ["Rename"])
    }

    @Test func keysOperateTheMenu() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.pointerClick(.secondary, at: "photo")
        try generator.keyPress(.keyboardEnd)
        try generator.keyPress(.keyboardReturnOrEnter)
        try generator.wait(0.5)
        #expect(screen.log == ["Delete"])
    }

    @Test func disabledAndUnknownElementsCannotBeChosen() throws {
        let generator = try EventGenerator(viewController: screen)
        #expect(throws: EventGeneratorError.self) { try generator.chooseMenuElement("Rename") }
        try generator.pointerClick(.secondary, at: "photo")
        for title in ["Print", "Open"] {
            let error = #expect(throws: EventGeneratorError.self) { try generator.chooseMenuElement(title) }
            #expect(error?.description.contains("Rename") == true)
        }
        try generator.keyPress(.keyboardEscape)
    }
}
