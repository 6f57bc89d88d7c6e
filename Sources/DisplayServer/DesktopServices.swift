import CoreGraphics
import DBus

/// The services of the desktop that programs share: the user's settings, the clipboard, the screen saver, opening
/// links, choosing files, composing mails, colors of the screen, and printing.
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

    /// Finds the programs of the desktop that open files of types. Never blocks.
    ///
    /// - Parameters:
    ///   - types: MIME types, the most specific one first.
    ///   - completion: Receives the programs, the default one first; none in a sandbox.
    func findPrograms(for types: [String], completion: @escaping @MainActor ([DesktopProgram]) -> Void)

    /// Opens files with a program, and reports the outcome later. Never blocks.
    func open(_ files: [URL], with program: DesktopProgram, completion: @escaping @MainActor (Bool) -> Void)

    /// Offers the menu of a window to the desktop, which shows it in a panel if it has one for menus.
    ///
    /// - Parameters:
    ///   - surface: The window.
    ///   - source: The object that has the menu. It is not retained.
    /// - Returns: The offer, which ends when it is deallocated; nil if there is no connection to the desktop.
    func exportMenu(of surface: any DisplaySurface, source: any ExportedMenuSource) -> (any ExportedMenu)?

    /// Shows a number, a progress and urgency at the icon of the app in the desktop's launcher.
    func showInLauncher(_ entry: LauncherEntry)

    /// A Boolean value that indicates whether the display has a desktop, with or without a session bus.
    var hasDesktop: Bool { get }

    /// Calls a closure after the first frame, which connecting to the desktop would delay, or after a second without a
    /// frame. Not called on a display without a desktop.
    ///
    /// - Parameter handler: Receives the session bus, or nil if there is none, and the event loop for other connections.
    func whenDesktopConnects(_ handler: @escaping @MainActor (DBusConnection?, any DBusEventLoop) -> Void)

    /// Connects to the session bus if that has not happened, also before the first frame.
    ///
    /// - Returns: The session bus, or nil if there is none, and the event loop for other connections.
    func connectToDesktop() -> (bus: DBusConnection?, eventLoop: any DBusEventLoop)?

    /// The identifier with which the desktop launched the program, until its first window is mapped; nil without one
    /// (SI-02).
    var launchIdentifier: String? { get }

    /// Notes a launch that was handed over to this program: its windows may come to the front, and the launcher ends
    /// its feedback (SI-02).
    func adoptLaunch(_ identifier: String)

    /// Returns the identifier by which other programs refer to a window; 0 if there is none.
    func externalIdentifier(of surface: any DisplaySurface) -> UInt32

    /// Lets the user choose a point of the screen, and reports its color later: nil if the user cancelled or no point
    /// can be chosen. Never blocks. A choice that has not ended is cancelled.
    ///
    /// - Parameters:
    ///   - parent: The window that the user chooses for.
    ///   - completion: Receives the color.
    func pickColor(parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColor?) -> Void)

    /// A Boolean value that indicates whether the desktop has a printing system.
    var canPrint: Bool { get }

    /// Lets the user choose how to print, and prints what the app then draws. Never blocks.
    ///
    /// - Parameters:
    ///   - job: The wishes of the app.
    ///   - parent: The window that the user prints from. The dialog appears in front of it.
    ///   - handlers: The part of the app in the job.
    func print(_ job: PrintJob, parent: (any DisplaySurface)?, _ handlers: PrintHandlers) -> any PrintTask

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
