/// The state of a window. Applications request states; the window manager decides.
package struct WindowState: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The window covers the screen and has no frame.
    package static let fullscreen = WindowState(rawValue: 1)
    /// The window covers the work area of the screen.
    package static let maximized = WindowState(rawValue: 2)
    /// The window is minimized to an icon or a task list.
    package static let minimized = WindowState(rawValue: 4)
}
