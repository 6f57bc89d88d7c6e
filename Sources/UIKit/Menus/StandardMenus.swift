import SystemSupport

/// The default main menu: the standard actions with their key equivalents. A command that no object in the responder
/// chain handles has no effect.
@MainActor enum StandardMenus {
    static var root: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                application, file, edit, format, view, window, UIMenu(title: "Help", identifier: .help),
            ])
    }

    /// The name of the app that its information dictionary has, or else that of the program.
    static var applicationName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty } ?? ProgramName.current
    }

    /// The version of the app, if its information dictionary has one.
    static var versionText: String? {
        (Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String).map { "Version \($0)" }
    }

    private static var application: UIMenu {
        // Reading the information dictionary would delay the start of each program.
        let name = ProgramName.current
        return UIMenu(
            title: name, identifier: .application,
            children: [
                section(
                    .about, [UICommand(title: "About \(name)", action: Selector(UIApplication.showAboutAlert))]),
                section(.preferences, [settings]),
                section(
                    .quit,
                    [
                        UIKeyCommand(
                            title: "Quit \(name)", action: Selector(UIApplication.quitByCommand), input: "q",
                            modifierFlags: .command)
                    ]),
            ])
    }

    /// The row that shows the settings, if the app has any.
    private static var settings: UICommand {
        let settings = command("Settings…", .openSettings, ",")
        settings.isHiddenWithoutTarget = true
        return settings
    }

    private static var window: UIMenu {
        UIMenu(
            title: "Window", identifier: .window,
            children: [
                section(
                    .minimizeAndZoom,
                    [
                        UICommand(title: "Minimize", action: UIWindowScene.minimizeAction),
                        UICommand(title: "Maximize", action: UIWindowScene.zoomAction),
                    ])
            ])
    }

    private static func command(
        _ title: String, _ action: StandardEditAction, _ input: String? = nil,
        _ modifiers: UIKeyModifierFlags = .command
    ) -> UICommand {
        guard let input else { return UICommand(title: title, action: Selector(action)) }
        return UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: modifiers)
    }

    private static func section(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static var file: UIMenu {
        UIMenu(
            title: "File", identifier: .file,
            children: [
                section(.close, [command("Close", .performClose, "w")]),
                section(
                    .document,
                    [
                        command("Duplicate", .duplicate, "s", [.command, .shift]), command("Rename…", .rename),
                        command("Move To…", .move), command("Export…", .export),
                    ]),
                section(.print, [command("Print…", .printContent, "p")]),
            ])
    }

    private static var edit: UIMenu {
        UIMenu(
            title: "Edit", identifier: .edit,
            children: [
                section(
                    .undoRedo,
                    [
                        UIKeyCommand(title: "Undo", action: UIWindow.undoAction, input: "z", modifierFlags: .command),
                        UIKeyCommand(
                            title: "Redo", action: UIWindow.redoAction, input: "z",
                            modifierFlags: [.command, .shift]),
                    ]),
                section(
                    .standardEdit,
                    [
                        command("Cut", .cut, "x"), command("Copy", .copy, "c"), command("Paste", .paste, "v"),
                        command("Paste and Match Style", .pasteAndMatchStyle, "v", [.command, .alternate, .shift]),
                        command("Delete", .delete), command("Select All", .selectAll, "a"),
                    ]),
                UIMenu(
                    title: "Find", identifier: .find,
                    children: [
                        command("Find…", .find, "f"),
                        command("Find and Replace…", .findAndReplace, "f", [.command, .alternate]),
                        command("Find Next", .findNext, "g"),
                        command("Find Previous", .findPrevious, "g", [.command, .shift]),
                        // The key equivalents that are common in other desktop applications.
                        UIMenu(
                            identifier: .furtherKeys, options: .displayInline,
                            children: [
                                command("Find Next", .findNext, UIKeyCommand.f3, []),
                                command("Find Previous", .findPrevious, UIKeyCommand.f3, .shift),
                                command("Find and Replace…", .findAndReplace, "h"),
                            ]),
                        command("Use Selection for Find", .useSelectionForFind, "e"),
                    ]),
            ])
    }

    private static var format: UIMenu {
        UIMenu(
            title: "Format", identifier: .format,
            children: [
                UIMenu(
                    title: "Font", identifier: .font,
                    children: [
                        section(
                            .textStyle,
                            [
                                command("Bold", .toggleBoldface, "b"), command("Italic", .toggleItalics, "i"),
                                command("Underline", .toggleUnderline, "u"),
                            ]),
                        section(
                            .textSize,
                            [command("Bigger", .increaseSize, "+"), command("Smaller", .decreaseSize, "-")]),
                    ]),
                UIMenu(
                    title: "Text", identifier: .text,
                    children: [
                        section(
                            .alignment,
                            [
                                command("Align Left", .alignLeft, "{"), command("Center", .alignCenter, "|"),
                                command("Justify", .alignJustified), command("Align Right", .alignRight, "}"),
                            ]),
                        UIMenu(
                            title: "Writing Direction", identifier: .writingDirection,
                            children: [
                                command("Left to Right", .makeTextWritingDirectionLeftToRight),
                                command("Right to Left", .makeTextWritingDirectionRightToLeft),
                            ]),
                    ]),
            ])
    }

    private static var view: UIMenu {
        UIMenu(
            title: "View", identifier: .view,
            children: [
                section(
                    .sidebar,
                    [
                        command("Show Sidebar", .toggleSidebar, "s", [.command, .alternate])
                    ]),
                section(
                    .inspector, [command("Show Inspector", .toggleInspector, "i", [.command, .alternate])]),
                section(
                    .fullscreen,
                    [
                        UIKeyCommand(
                            title: "Full Screen", action: UIWindowScene.fullScreenAction,
                            input: UIKeyCommand.f11, modifierFlags: [])
                    ]),
            ])
    }
}
