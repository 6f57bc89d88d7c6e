/// The standard edit actions as menu elements: only those that an object in the responder chain can currently perform
/// (AC-08).
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

    /// Returns the actions available from the first responder of the view's window, or from the view if the window has
    /// no first responder.
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
        // The responders in the chain may change these menus (AC-05).
        return UIMenuSystem.context.build(menus, from: responder)
    }
}
