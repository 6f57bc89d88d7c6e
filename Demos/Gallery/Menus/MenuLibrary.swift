import UIKit

/// The sample menus of the menus page.
@MainActor struct MenuLibrary {
    /// Called with the action that the user chooses.
    let note: @MainActor (UIAction) -> Void

    private func action(
        _ title: String, _ symbol: String? = nil, subtitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) },
            attributes: attributes, state: state, handler: note)
    }

    /// Returns a menu with every kind of element.
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
                    action("Some rulers", state: .mixed), action("Disabled", attributes: .disabled),
                ]),
            action("Delete", "trash", attributes: .destructive),
        ])
    }

    /// Returns nested menus. The outermost menu displays its title.
    func nested(depth: Int, title: String = "Four levels") -> UIMenu {
        let children: [UIMenuElement] = (1...4).map { action("Level \(5 - depth), row \($0)") }
        guard depth > 1 else { return UIMenu(title: title, children: children) }
        return UIMenu(title: title, children: [children[0], nested(depth: depth - 1, title: "More")] + children[1...])
    }

    /// Returns a menu with more elements than fit on the screen.
    func long() -> UIMenu {
        UIMenu(
            children: (0..<12).map { section in
                UIMenu(
                    title: "Section \(section + 1)", options: .displayInline,
                    children: (0..<8).map { action("Element \(section * 8 + $0 + 1)") })
            })
    }

    /// Returns a menu with elements that are provided asynchronously.
    func deferred() -> UIMenu {
        UIMenu(children: [
            action("Immediate"),
            UIDeferredMenuElement.uncached { completion in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                    MainActor.assumeIsolated { completion([action("Deferred 1"), action("Deferred 2")]) }
                }
            },
        ])
    }

    /// Returns a menu in which one element is selected.
    func choices(_ titles: [String]) -> UIMenu {
        UIMenu(options: .singleSelection, children: titles.map { action($0) })
    }

    /// Returns a context menu.
    func context() -> UIMenu {
        UIMenu(children: [
            action("Open", "folder"), action("Rename", "pencil"),
            UIMenu(
                title: "Color", image: UIImage(systemName: "circle.fill"), options: .singleSelection,
                children: [action("Blue", state: .on), action("Green"), action("Orange")]),
            UIMenu(options: .displayInline, children: [action("Delete", "trash", attributes: .destructive)]),
        ])
    }
}
