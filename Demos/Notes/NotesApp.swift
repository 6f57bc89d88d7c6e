import UIKit

/// An editor for a file of notes: plain text in which each note begins with a line like `# Groceries`.
///
/// `Notes FILE` opens or creates a file. Without an argument, the user names the file when saving it.
@main final class NotesApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 920, height: 640))
    private let split = NotesSplitController()
    private var controller: NotesController { split.editor }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 420, height: 320)
        controller.start(with: CommandLine.arguments.dropFirst().first)
        return true
    }

    /// Closes the window only after the user has decided what to do with unsaved notes.
    func application(_ application: UIApplication, shouldClose windowScene: UIWindowScene) -> Bool {
        controller.close()
        return false
    }

    /// Another process can have begun to edit the file while the app was inactive.
    func applicationDidBecomeActive(_ application: UIApplication) { controller.lookForOtherEditors() }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.remove(menu: .document)
        builder.remove(menu: .openRecent)
        builder.insertChild(
            UIMenu(
                options: .displayInline,
                children: [
                    UIKeyCommand(
                        title: "New Note", action: NotesController.addNote, input: "n", modifierFlags: .command),
                    UIKeyCommand(title: "Open…", action: NotesController.open, input: "o", modifierFlags: .command),
                    RecentDocuments.shared.makeMenu(
                        openAction: Selector(NotesController.openRecent),
                        clearAction: Selector(NotesController.clearRecent)),
                    UIKeyCommand(title: "Save", action: NotesController.save, input: "s", modifierFlags: .command),
                    UIKeyCommand(
                        title: "Save As…", action: NotesController.saveAs, input: "s",
                        modifierFlags: [.command, .shift]),
                    UIKeyCommand(
                        title: "Find Note", action: NotesController.findNote, input: "l", modifierFlags: .command),
                    UIKeyCommand(
                        title: "Open Link", action: NotesController.openLink, input: "\r", modifierFlags: .command),
                ]),
            atStartOfMenu: .file)
    }
}
