import CoreGraphics
import DBus

/// The services of the desktop that programs share: the user's settings, the clipboard, the screen saver, opening
/// links, colors of the screen, and printing.
@MainActor package protocol DesktopServices: AnyObject {
    /// The user's settings for all programs of the desktop.
    var settings: DisplaySettings { get }

    /// The selections through which programs exchange content by copying and pasting.
    var clipboard: any DisplayClipboard { get }

    /// A Boolean value that indicates whether the screen stays on, neither dimmed nor locked, while the user is idle.
    var preventsScreenSaver: Bool { get set }

    /// Opens a link in the program that the desktop associates with it, and reports the outcome later. Never blocks.
    func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void)

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
    func pickColor(completion: @escaping @MainActor (ScreenColor?) -> Void)

    /// A Boolean value that indicates whether the desktop has a printing system.
    var canPrint: Bool { get }

    /// Lets the user choose how to print, and prints what the app then draws. Never blocks.
    ///
    /// - Parameters:
    ///   - job: The wishes of the app.
    ///   - parent: The window that the user prints from. The dialog appears in front of it.
    ///   - handlers: The part of the app in the job.
    func print(_ job: PrintJob, parent: (any DisplaySurface)?, _ handlers: PrintHandlers) -> any PrintTask
}
