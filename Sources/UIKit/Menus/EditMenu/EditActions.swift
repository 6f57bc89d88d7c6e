/// What the responder chain can do with a selection, as elements of a menu: of the standard edit actions those that somebody can
/// perform just now (AC-08).
@MainActor enum EditActions {
    private static let groups: [(UIMenu.Identifier, [(StandardEditAction, String)])] = [
        (
            .standardEdit,
            [
                (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.pasteAndMatchStyle, "Paste and Match Style"),
                (.delete, "Delete"), (.select, "Select"), (.selectAll, "Select All"),
            ]
        ),
        (.textStyle, [(.toggleBoldface, "Bold"), (.toggleItalics, "Italic"), (.toggleUnderline, "Underline")]),
    ]

    /// From the first responder of the view's window on, or from the view where there is none.
    static func suggested(for view: UIView) -> [UIMenuElement] {
        let responder = view.windowStorage?.firstResponder ?? view
        let menus = groups.compactMap { identifier, actions -> UIMenu? in
            let commands = actions.compactMap { action, title -> UICommand? in
                let command = UICommand(title: title, action: Selector(action))
                return responder.target(forAction: command.action, withSender: command) == nil ? nil : command
            }
            guard !commands.isEmpty else { return nil }
            return UIMenu(identifier: identifier, options: .displayInline, children: commands)
        }
        // Whoever is around has a say in it (AC-05).
        return UIMenuSystem.context.build(menus, from: responder)
    }
}
