import UIKit

/// The key commands of the controller.
@MainActor enum FilesCommands {
    static var all: [UIKeyCommand] {
        [
            command("New Folder", FilesController.makeFolder, "n", [.command, .shift]),
            command("Open", FilesController.openSelection, UIKeyCommand.inputDownArrow, .alternate),
            command("Quick View", FilesController.quickView, "y", .command),
            command("Path…", FilesController.editPath, "l", .command),
            command("Rename…", FilesController.renameSelection, UIKeyCommand.f2),
            command("Move to Trash", FilesController.trashSelection, "\u{7F}"),
            command("Quit", FilesController.quit, "q", .command),
            command("Show as Icons", FilesController.showGrid, "1", .command),
            command("Show as List", FilesController.showList, "2", .command),
            command("Show Hidden Files", FilesController.toggleHidden, "h", .command),
            command("Reload", FilesController.reload, UIKeyCommand.f5),
            command("Reload", FilesController.reload, "r", .command),
            command("Back", FilesController.goBack, UIKeyCommand.inputLeftArrow, .alternate),
            command("Forward", FilesController.goForward, UIKeyCommand.inputRightArrow, .alternate),
            command("Enclosing Folder", FilesController.goUp, UIKeyCommand.inputUpArrow, .alternate),
            command("Enclosing Folder", FilesController.goUp, "\u{8}"),
            command("Home", FilesController.goHome, UIKeyCommand.inputHome, .alternate),
        ]
    }

    /// Space would select the file at the cursor, as Control-Space does too.
    static var preview: UIKeyCommand {
        let preview = command("Preview", FilesController.togglePreview, " ")
        preview.wantsPriorityOverSystemBehavior = true
        return preview
    }

    private static func command(
        _ title: String, _ action: @escaping (FilesController) -> () -> Void, _ input: String,
        _ flags: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags)
    }
}
