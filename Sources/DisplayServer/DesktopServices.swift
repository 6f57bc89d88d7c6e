import CoreGraphics
import DBus

/// The services of the desktop that programs share: the user's settings, the clipboard, the screen saver, opening
/// links, choosing files, composing mails, and colors of the screen.
@MainActor package protocol DesktopServices: AnyObject {
    /// The user's settings for all programs of the desktop.
    var settings: DisplaySettings { get }

    /// The selections through which programs exchange content by copying and pasting.
    var clipboard: any DisplayClipboard { get }

    /// A Boolean value that indicates whether the screen stays on, neither dimmed nor locked, while the user is idle.
    var preventsScreenSaver: Bool { get set }

    /// Opens a link in the program that the desktop associates with it, and reports the outcome later. Never blocks.
    ///
    /// - Parameters:
    ///   - link: The link, or the URL of a file.
    ///   - asks: A Boolean value that indicates whether the user chooses the program, if the desktop can ask.
    ///   - parent: The window that the link is in. Dialogs of the desktop appear in front of it.
    ///   - completion: Receives whether the link was opened.
    func open(
        _ link: URL, asks: Bool, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void)

    /// Returns whether the desktop has a program for a link, as far as can be determined without asking another
    /// program.
    func canOpen(_ link: URL) -> Bool

    /// Offers the menu of a window to the desktop, which shows it in a panel if it has one for menus.
    ///
    /// - Parameters:
    ///   - surface: The window.
    ///   - source: The object that has the menu. It is not retained.
    /// - Returns: The offer, which ends when it is deallocated; nil if there is no connection to the desktop.
    func exportMenu(of surface: any DisplaySurface, source: any ExportedMenuSource) -> (any ExportedMenu)?

    /// Shows a number, a progress and urgency at the icon of the app in the desktop's launcher.
    func showInLauncher(_ entry: LauncherEntry)

    /// Calls a closure after the first frame, which connecting to the desktop would delay. Not called on a display
    /// without a desktop.
    ///
    /// - Parameter handler: Receives the session bus, or nil if there is none, and the event loop for other connections.
    func whenDesktopConnects(_ handler: @escaping @MainActor (DBusConnection?, any DBusEventLoop) -> Void)

    /// Lets the user choose a point of the screen, and reports its color later: nil if the user cancelled or no point
    /// can be chosen. Never blocks. A choice that has not ended is cancelled.
    ///
    /// - Parameters:
    ///   - parent: The window that the user chooses for.
    ///   - completion: Receives the color.
    func pickColor(parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColor?) -> Void)

    /// Lets the user choose files in a dialog of the desktop. Never blocks.
    ///
    /// - Parameters:
    ///   - configuration: The kind of the dialog and its first contents.
    ///   - parent: The window that the user chooses for. The dialog appears in front of it.
    ///   - completion: Called once, never before this method returns.
    /// - Returns: The choice, which is retained until it ends.
    @discardableResult
    func chooseFiles(
        _ configuration: FileChoice, parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChoice.Outcome) -> Void
    ) -> any FileChoiceSession

    /// A Boolean value that indicates whether a program may be able to compose a mail, as far as can be determined
    /// without asking another program.
    var canComposeMail: Bool { get }

    /// Opens a mail for the user to complete and send, and reports the outcome later. Never blocks.
    ///
    /// - Parameters:
    ///   - mail: The contents.
    ///   - parent: The window that the mail is from.
    ///   - completion: Receives whether a program has opened the mail.
    func composeMail(
        _ mail: MailDraft, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void)
}

extension DesktopServices {
    /// Opens a link in the default program, without a parent window.
    package func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void) {
        open(link, asks: false, parent: nil, completion: completion)
    }

    /// Lets the user choose a color of the screen, without a parent window.
    package func pickColor(completion: @escaping @MainActor (ScreenColor?) -> Void) {
        pickColor(parent: nil, completion: completion)
    }
}
