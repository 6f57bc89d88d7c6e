import Testing
import UIKit
import UIKitTesting

/// Code from typical tutorials on menus. `#selector(x)` is written as a method reference.
@MainActor @Suite(.serialized) struct MenuSnippetTests {
    private let stageStore = MenuStageStore()

    @Test("a button shows its menu when it is pressed")
    func pullDown() throws {
        final class LibraryViewController: UIViewController {
            var sorting = "Name"
            private(set) lazy var button = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                button.setTitle("Sort", for: .normal)
                button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
                button.menu = makeMenu()
                button.showsMenuAsPrimaryAction = true
                view.addSubview(button)
            }

            private func makeMenu() -> UIMenu {
                let actions = ["Name", "Date", "Size"].map { name in
                    UIAction(title: name, state: name == sorting ? .on : .off) { [weak self] action in
                        self?.sorting = action.title
                        self?.button.menu = self?.makeMenu()
                    }
                }
                return UIMenu(title: "Sort By", children: actions)
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let controller = LibraryViewController()
        stage.window.rootViewController = controller
        stage.server.serve(for: 0.1)
        stage.click(at: stage.location(of: controller.button))
        #expect(try stage.rows() == ["Sort By", "✓Name", "Date", "Size"])
        stage.server.serve(for: 0.5)
        stage.click(at: try stage.location(of: "Date"))
        stage.server.serve(for: 0.5)
        #expect(controller.sorting == "Date" && !stage.isOpen)
        stage.click(at: stage.location(of: controller.button))
        #expect(try stage.rows() == ["Sort By", "Name", "✓Date", "Size"])
        stage.type(.keyboardEscape)
    }

    @Test("a photo has a context menu with submenus, disabled and destructive actions")
    func contextMenu() throws {
        final class PhotoViewController: UIViewController, UIContextMenuInteractionDelegate {
            var log: [String] = []
            let imageView = UIImageView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

            override func viewDidLoad() {
                super.viewDidLoad()
                imageView.isUserInteractionEnabled = true
                let interaction = UIContextMenuInteraction(delegate: self)
                imageView.addInteraction(interaction)
                view.addSubview(imageView)
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] suggestedActions in
                    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                        self?.log.append("share")
                    }
                    let rename = UIAction(title: "Rename", attributes: .disabled) { _ in self?.log.append("rename") }
                    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.log.append("delete") }
                    let edit = UIMenu(title: "Edit…", children: [rename, delete])
                    return UIMenu(title: "", children: [share, edit])
                }
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let controller = PhotoViewController()
        stage.window.rootViewController = controller
        stage.server.serve(for: 0.1)
        stage.click(at: stage.location(of: controller.imageView), 2)
        #expect(try stage.rows() == ["Share", "Edit… ▸"])
        stage.type(.keyboardEnd)
        stage.type(.keyboardRightArrow)
        #expect(try stage.rows(1) == ["(Rename)", "Delete"])
        stage.type(.keyboardEnd)
        stage.type(.keyboardReturnOrEnter)
        stage.server.serve(for: 0.5)
        #expect(controller.log == ["delete"] && !stage.isOpen)
    }

    @Test("the last part of a menu is loaded when it opens")
    func deferred() throws {
        var deliver: (([UIMenuElement]) -> Void)?
        var opened: [String] = []
        let recents = UIDeferredMenuElement { completion in deliver = completion }
        let menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "New") { _ in opened.append("new") },
                UIMenu(title: "Recents", options: .displayInline, children: [recents]),
            ])
        let stage = try stageStore.make()
        defer { stage.close() }
        let button = stage.add(UIButton(type: .system), CGRect(x: 20, y: 20, width: 100, height: 40))
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        stage.click(at: stage.location(of: button))
        stage.server.serve(for: 0.5)
        deliver?(["Letter", "Poem"].map { title in UIAction(title: title) { opened.append($0.title) } })
        stage.server.serve(for: 0.5)
        stage.click(at: try stage.location(of: "Poem"))
        stage.server.serve(for: 0.5)
        #expect(opened == ["Poem"])
    }

    @Test("an edit menu has a custom item before the suggested ones")
    func editMenu() throws {
        final class QuoteView: UIView, UIEditMenuInteractionDelegate {
            var quote = "To be, or not to be"
            var translated = 0
            var copied = ""
            private(set) lazy var editMenu = UIEditMenuInteraction(delegate: self)

            override init(frame: CGRect) {
                super.init(frame: frame)
                addInteraction(editMenu)
                let press = UILongPressGestureRecognizer(target: self, action: QuoteView.didLongPress(_:))
                addGestureRecognizer(press)
            }

            required init?(coder: NSCoder) { nil }

            override var canBecomeFirstResponder: Bool { true }

            func didLongPress(_ recognizer: UIGestureRecognizer) {
                guard recognizer.state == .began, becomeFirstResponder() else { return }
                let location = recognizer.location(in: self)
                editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: location))
            }

            override func copy(_ sender: Any?) { copied = quote }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                let translate = UIAction(title: "Translate") { [weak self] _ in self?.translated += 1 }
                return UIMenu(children: [translate] + suggestedActions)
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let quote = stage.add(QuoteView(frame: .zero), CGRect(x: 50, y: 100, width: 200, height: 60))
        let place = stage.location(of: quote)
        stage.touch(.began, at: place)
        stage.server.serve(for: 1)
        #expect(try stage.rows().contains("Translate") && stage.rows().contains("Copy"))
        stage.touch(.ended, at: place)
        stage.server.serve(for: 0.5)
        stage.click(at: try stage.location(of: "Copy"))
        stage.server.serve(for: 0.5)
        #expect(quote.copied == quote.quote && quote.translated == 0)
    }

    @Test("an app delegate adds a menu whose commands a view controller performs and validates")
    func mainMenu() throws {
        final class DocumentViewController: UIViewController {
            var log: [String] = []
            var hasChanges = true
            override var canBecomeFirstResponder: Bool { true }
            func saveDraft(_ sender: UICommand) { log.append(sender.title) }
            func publish(_ sender: Any?) { log.append("published") }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                if (sender as? UICommand)?.title == "Publish" { return hasChanges }
                return super.canPerformAction(action, withSender: sender)
            }
        }
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                guard builder.system == .main else { return }
                builder.remove(menu: .format)
                let save = UIKeyCommand(
                    title: "Save Draft", action: Selector(DocumentViewController.saveDraft(_:)), input: "D",
                    modifierFlags: [.command, .shift])
                let publish = UIKeyCommand(
                    title: "Publish", action: Selector(DocumentViewController.publish(_:)), input: "P",
                    modifierFlags: [.command, .shift])
                let menu = UIMenu(
                    title: "Drafts", identifier: UIMenu.Identifier("org.example.drafts"), options: .displayInline,
                    children: [save, publish])
                builder.insertChild(menu, atStartOfMenu: .file)
            }
        }
        let stage = Stage()
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        defer {
            UIApplication.shared.delegate = nil
            UIMenuSystem.main.setNeedsRebuild()
        }
        stage.window.makeKey()
        let controller = DocumentViewController()
        stage.window.rootViewController = controller
        controller.becomeFirstResponder()
        let generator = try EventGenerator(window: stage.window)
        try generator.keyPress(.keyboardD, modifiers: [.control, .shift])
        try generator.keyPress(.keyboardP, modifiers: [.control, .shift])
        controller.hasChanges = false
        try generator.keyPress(.keyboardP, modifiers: [.control, .shift])
        #expect(controller.log == ["Save Draft", "published"])
    }
}
