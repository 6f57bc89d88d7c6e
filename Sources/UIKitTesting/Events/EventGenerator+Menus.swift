import DisplayServer
import UIKit

// Menus, which are windows of their own.
extension EventGenerator {
    /// The titles of the elements in the open menu and in its open submenus, from the outermost menu inward. Empty if
    /// no menu is open.
    public var menuTitles: [String] { scene.menuRowsOnScreen.map(\.title) }

    /// The titles of the elements in the open menu and its open submenus that have a check mark.
    public var checkedMenuTitles: [String] { scene.menuRowsOnScreen.filter { $0.state == .on }.map(\.title) }

    /// Clicks an element of the open menu. An element with a submenu opens it.
    ///
    /// ```swift
    /// try generator.pointerClick(.secondary, at: "photo")
    /// try generator.chooseMenuElement("Share")
    /// try generator.chooseMenuElement("Copy Link")
    /// ```
    ///
    /// - Parameter title: The title of the element. If several elements have it, the click is on the last enabled one.
    /// - Throws: ``EventGeneratorError/unknownMenuElement(_:titles:)`` if no menu is open, or no element in it that is
    ///   enabled has this title.
    public func chooseMenuElement(_ title: String) throws {
        let rows = scene.menuRowsOnScreen
        guard let row = rows.last(where: { $0.title == title && $0.isEnabled }) else {
            throw EventGeneratorError.unknownMenuElement(title, titles: rows.map(\.title))
        }
        // On an X server, the pointer finds the window by itself.
        var pointer = injector
        if let server = server as? HeadlessServer, let surface = row.surface as? HeadlessSurface {
            pointer = HeadlessInjector(server: server, surface: surface)
        }
        try perform {
            try pointer.movePointer(to: row.center)
            try pointer.button(1, isDown: true)
        }
        try perform { try pointer.button(1, isDown: false) }
        // The pointer is no longer where this generator moved it last.
        pointerLocation = nil
    }
}
