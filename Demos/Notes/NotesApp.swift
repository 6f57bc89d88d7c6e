import UIKit

/// An editor for a file of notes: plain text in which each note begins with a line like `# Groceries`.
///
/// `Notes FILE` opens or creates a file. Without an argument, the user names the file when saving it. When installed, the
/// app runs once: other launches and file managers hand their files over to it.
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
        let file = (launchOptions?[.url] as? URL)?.path
        controller.start(with: file ?? CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") })
        // The file is open; an action is still to be performed.
        return file == nil
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard url.isFileURL else { return false }
        controller.open(url)
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let isKnown = shortcutItem.type.hasSuffix("new-note")
        if isKnown { controller.addNote() }
        completionHandler(isKnown)
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
