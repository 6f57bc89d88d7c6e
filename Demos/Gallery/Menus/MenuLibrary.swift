import UIKit

/// The menus of the page.
@MainActor struct MenuLibrary {
    /// What is done with what was chosen.
    let note: @MainActor (UIAction) -> Void

    private func action(
        _ title: String, _ symbol: String? = nil, subtitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) },
            attributes: attributes, state: state, handler: note)
    }

    /// One of each kind of row.
    func actions() -> UIMenu {
        UIMenu(children: [
            action("Share", "square.and.arrow.up", subtitle: "With others"),
            action("Duplicate", "doc.on.doc"),
            UIMenu(
                title: "Show", options: .displayInline,
                children: [
                    UIAction(title: "Grid", attributes: .keepsMenuPresented, state: .on) {
                        $0.state = $0.state == .on ? .off : .on
                        note($0)
                    },
                    action("Some of the rulers", state: .mixed), action("Nothing to show", attributes: .disabled),
                ]),
            action("Delete", "trash", attributes: .destructive),
        ])
    }

    /// Menus in menus. The title of the outermost stands over its rows.
    func nested(depth: Int, title: String = "Four levels") -> UIMenu {
        let children: [UIMenuElement] = (1...4).map { action("Level \(5 - depth), row \($0)") }
        guard depth > 1 else { return UIMenu(title: title, children: children) }
        return UIMenu(title: title, children: [children[0], nested(depth: depth - 1, title: "More")] + children[1...])
    }

    /// More than fits on a screen.
    func long() -> UIMenu {
        UIMenu(
            children: (0..<12).map { section in
                UIMenu(
                    title: "Section \(section + 1)", options: .displayInline,
                    children: (0..<8).map { action("Element \(section * 8 + $0 + 1)") })
            })
    }

    /// Elements that come after a while.
    func deferred() -> UIMenu {
        UIMenu(children: [
            action("There at once"),
            UIDeferredMenuElement.uncached { completion in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                    MainActor.assumeIsolated { completion([action("Came later"), action("This too")]) }
                }
            },
        ])
    }

    /// One of which is chosen.
    func choices(_ titles: [String]) -> UIMenu {
        UIMenu(options: .singleSelection, children: titles.map { action($0) })
    }

    /// A context menu.
    func context() -> UIMenu {
        UIMenu(children: [
            action("Open", "folder"), action("Rename", "pencil"),
            UIMenu(
                title: "Colour", image: UIImage(systemName: "circle.fill"), options: .singleSelection,
                children: [action("Blue", state: .on), action("Green"), action("Orange")]),
            UIMenu(options: .displayInline, children: [action("Delete", "trash", attributes: .destructive)]),
        ])
    }
}
