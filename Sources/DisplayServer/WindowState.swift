/// How the desktop shows a window. It decides; an application only asks.
package struct WindowState: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The window covers the screen, without a frame.
    package static let fullscreen = WindowState(rawValue: 1)
    /// The window covers what panels leave of the screen.
    package static let maximized = WindowState(rawValue: 2)
    /// The window is put away as an icon or an entry of a list.
    package static let minimized = WindowState(rawValue: 4)
}
