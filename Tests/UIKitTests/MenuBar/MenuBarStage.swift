import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// An application delegate whose main menu has a File menu with three commands, and menus of its own.
@MainActor final class MenuBarDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    /// Changes the main menu. Without it, the menu stays the standard one.
    var change: ((any UIMenuBuilder) -> Void)?
    private(set) var builds = 0

    override func buildMenu(with builder: any UIMenuBuilder) {
        guard builder.system === UIMenuSystem.main else { return }
        builds += 1
        change?(builder)
    }

    func save() { log.append("save") }
    func impossible() {}
    static let impossibleAction = Selector(MenuBarDelegate.impossible)
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == MenuBarDelegate.impossibleAction { return false }
        return super.canPerformAction(action, withSender: sender)
    }

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak self] in self?.log.append($0.title) }
    }
}

/// A window with a menu bar, whose application delegate builds the main menu.
@MainActor final class MenuBarStage {
    let stage: MenuStage
    let delegate = MenuBarDelegate()
    private let before: (any UIApplicationDelegate)?

    /// The standard change: the main menu has the menus File, Go and View only.
    static func change(_ delegate: MenuBarDelegate) -> (any UIMenuBuilder) -> Void {
        { builder in
            for identifier in [UIMenu.Identifier.application, .edit, .format, .window, .help] {
                builder.remove(menu: identifier)
            }
            builder.replaceChildren(ofMenu: .file) { _ in
                [
                    UIKeyCommand(
                        title: "Save", action: Selector(MenuBarDelegate.save), input: "s", modifierFlags: .command),
                    UICommand(title: "Impossible", action: MenuBarDelegate.impossibleAction),
                    UIMenu(title: "Recent", children: [delegate.action("Letter")]),
                ]
            }
            builder.insertSibling(
                UIMenu(
                    title: "Go", identifier: .go,
                    children: [delegate.action("Back"), delegate.action("Forward", .keepsMenuPresented)]),
                afterMenu: .file)
        }
    }

    init(changes: Bool = true, _ store: MenuStageStore) throws {
        // A stage of another test may not have been destroyed yet.
        let current = UIApplication.shared.delegate
        before = current is MenuBarDelegate ? nil : current
        UIApplication.shared.delegate = delegate
        if changes { delegate.change = MenuBarStage.change(delegate) }
        UIMenuSystem.main.setNeedsRebuild()
        stage = try store.make()
        let (delegate, before) = (delegate, before)
        StageDisplays.add { MenuBarStage.restore(delegate, before) }
    }

    isolated deinit {
        stage.close()
        MenuBarStage.restore(delegate, before)
    }

    /// Gives the application its delegate back, unless another stage has begun.
    private static func restore(_ delegate: MenuBarDelegate, _ before: (any UIApplicationDelegate)?) {
        guard UIApplication.shared.delegate === delegate else { return }
        UIApplication.shared.delegate = before
        UIMenuSystem.main.setNeedsRebuild()
    }

    var bar: MenuBarView {
        get throws { try #require(stage.scene.menuBar?.bar) }
    }

    /// The titles of the bar.
    var titles: [String] {
        get throws {
            let bar = try bar
            bar.layoutIfNeeded()
            return bar.items.map(\.menu.title)
        }
    }

    /// The title of the open menu.
    var open: String? {
        get throws {
            let bar = try bar
            return bar.openIndex.map { bar.items[$0].menu.title }
        }
    }

    /// The title that the arrow keys selected.
    var selected: String? {
        get throws {
            let bar = try bar
            return bar.selectedIndex.map { bar.items[$0].menu.title }
        }
    }

    /// Returns the center of a title, in desktop coordinates.
    func location(of title: String) throws -> CGPoint {
        let bar = try bar
        bar.layoutIfNeeded()
        let item = try #require(bar.items.first { $0.menu.title == title })
        let frame = item.convert(item.bounds, to: bar)
        let origin = stage.surface.screenOrigin
        return CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
    }

    func click(_ title: String) throws {
        stage.click(at: try location(of: title))
        stage.server.serve(for: 0.5)
    }

    func takeLog() -> [String] {
        defer { delegate.log = [] }
        return delegate.log
    }

    /// Presses and releases Alt.
    func tapAlt() {
        stage.hold(.alternate)
        stage.hold([])
    }
}

extension UIMenu.Identifier { static let go = UIMenu.Identifier("test.go") }
