/// The panels of the desktop, which show menus and marks of programs.
@MainActor package protocol DesktopPanels: AnyObject {
    /// Offers the menu of a window to the desktop, which shows it in a panel if it has one for menus.
    ///
    /// - Parameters:
    ///   - surface: The window.
    ///   - source: The object that has the menu. It is not retained.
    /// - Returns: The offer, which ends when it is deallocated; nil if there is no connection to the desktop.
    func exportMenu(of surface: any DisplaySurface, source: any ExportedMenuSource) -> (any ExportedMenu)?

    /// Shows a number, a progress and urgency at the icon of the app in the desktop's launcher.
    func showInLauncher(_ entry: LauncherEntry)
}
