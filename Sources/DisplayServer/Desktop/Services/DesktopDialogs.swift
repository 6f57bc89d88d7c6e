import CoreGraphics

/// The dialogs of the desktop, in which the user chooses for the app: a color of the screen, files, and how to print.
@MainActor package protocol DesktopDialogs: AnyObject {
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
}

extension DesktopDialogs {
    /// Lets the user choose a color of the screen, without a parent window.
    package func pickColor(completion: @escaping @MainActor (ScreenColor?) -> Void) {
        pickColor(parent: nil, completion: completion)
    }
}
