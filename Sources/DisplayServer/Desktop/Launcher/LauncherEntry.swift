/// The marks that the desktop's launcher shows at the icon of the app.
package struct LauncherEntry: Equatable, Sendable {
    /// A number, such as that of unread messages; 0 is not shown.
    package var count = 0
    /// A progress from 0 to 1; nil is not shown.
    package var progress: Double?
    /// A Boolean value that indicates whether the app asks for the user's attention.
    package var isUrgent = false

    /// Creates an entry without marks.
    package init() {}
}
