import CoreGraphics

/// A surface as the window manager handles it: whether it is visible, has keyboard focus or covers the screen, and how
/// the desktop presents it to the user.
///
/// The window manager decides about requests. The properties have the values that the display server last reported;
/// ``DisplaySurfaceDelegate`` is notified of each change. Popups are not managed: they are mapped in front of all other
/// windows, never get keyboard focus, and have no state.
@MainActor package protocol ManagedSurface: AnyObject {
    /// The title of the window.
    var title: String { get set }

    /// Sets the icon of the window for task lists and switchers; nil leaves it to the desktop. The image is copied and
    /// scaled to several sizes.
    func setIcon(_ picture: PixelBuffer?)

    /// Makes the window transient for another window, of which it is a dialog or a palette; nil removes the relation.
    func setParent(_ parent: (any ManagedSurface)?)

    /// Maps the window, which makes it visible.
    func map()

    /// Unmaps the window. It can be mapped again.
    func unmap()

    /// A Boolean value that indicates whether the window is mapped, according to the last event from the server.
    var isMapped: Bool { get }

    /// A Boolean value that indicates whether the window has keyboard focus.
    var hasFocus: Bool { get }

    /// Asks the window manager to raise the window and give it keyboard focus.
    func activate()

    /// Sets whether the window demands the user's attention. The window manager ends this when the window gets keyboard
    /// focus.
    func setUrgent(_ isUrgent: Bool)

    /// Sets whether the window manager draws a frame with a title bar around the window. It does by default. Window
    /// managers may ignore it.
    func setHasFrame(_ hasFrame: Bool)

    /// Asks the window manager to move the window with the pointer, whose primary button is pressed, until that is
    /// released. The client receives no further events of that button. Does nothing without a window manager.
    func beginMove()

    /// The state of the window. Empty while the window is not mapped, and if no window manager is running.
    var state: WindowState { get }

    /// Requests that states be added or removed. ``DisplaySurfaceDelegate/surfaceDidChangeState(_:)`` is called if the
    /// request is granted. Before ``map()``, sets the initial state of the window.
    func setState(_ state: WindowState, _ isOn: Bool)
}
