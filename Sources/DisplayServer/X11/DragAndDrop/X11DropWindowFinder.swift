import CX11
import CoreGraphics

/// Finds the window below a drag: down from the root window through the frames of the window manager, to a window of
/// this client, or to one with `XdndAware` (DD-02).
///
/// The window below the pointer is looked up for each batch of movements, because windows can move. Over the desktop
/// and over a window that was found within the last second, this takes one round trip.
@MainActor final class X11DropWindowFinder {
    /// The largest number of levels below the root window.
    private static let maximumDepth = 12
    /// The time in seconds for which a window's position in its frame is assumed to be unchanged.
    private static let validity: TimeInterval = 1
    /// The largest number of remembered windows.
    private static let maximumCount = 256

    private struct Position {
        var target: DragTarget
        var frame: PixelRect
        var end: TimeInterval
    }

    private unowned let source: X11DragSource
    private let connection: X11Connection
    /// The windows of other clients; nil for one that does not accept drags.
    private var windows: [Window: X11DropWindow?] = [:]
    /// The found windows by child of the root window.
    private var positions: [Window: Position] = [:]

    init(source: X11DragSource) {
        self.source = source
        connection = source.server.connection
    }

    /// Returns the window at a location in device pixels of the screen.
    func target(x: Int, y: Int) -> DragTarget {
        guard connection.isOpen else { return .none }
        let (x, y) = (Int32(clamping: x), Int32(clamping: y))
        guard let step = translate(x, y, to: connection.root) else { return .none }
        let top = step.child
        if let known = positions[top], known.end > X11Clock.now, known.frame.contains(x: x, y: y) {
            return known.target
        }
        positions[top] = nil
        // Some desktops accept drags with their root window.
        guard top != 0 else { return foreignTarget(connection.root) }
        var window = top
        for _ in 0..<X11DropWindowFinder.maximumDepth {
            guard let inner = translate(x, y, to: window) else { return .none }
            let target = target(window)
            if case .none = target {
                guard inner.child != 0 else { return .none }
                window = inner.child
                continue
            }
            remember(target, window, below: top, x: x - inner.x, y: y - inner.y)
            return target
        }
        return .none
    }

    private func remember(_ target: DragTarget, _ window: Window, below top: Window, x: Int32, y: Int32) {
        var (root, left, upper): (Window, Int32, Int32) = (0, 0, 0)
        var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        let isKnown = connection.traps.trap {
            XGetGeometry(connection.display, window, &root, &left, &upper, &width, &height, &border, &depth)
        }
        guard isKnown != 0 else { return }
        if positions.count >= X11DropWindowFinder.maximumCount { positions.removeAll() }
        positions[top] = Position(
            target: target,
            frame: PixelRect(x: x, y: y, width: Int32(clamping: width), height: Int32(clamping: height)),
            end: X11Clock.now + X11DropWindowFinder.validity)
    }

    /// Forgets the positions of windows.
    func invalidate() { positions.removeAll() }

    /// Forgets all windows, when a drag begins.
    func forgetAll() {
        windows.removeAll()
        positions.removeAll()
    }

    /// Forgets a window that was destroyed.
    func forget(_ window: Window) {
        windows[window] = nil
        positions.removeAll()
    }

    /// Converts a location on the screen to a window, and finds the child there. Windows without an input shape at the
    /// location, such as the image of the drag, are skipped by the server.
    private func translate(_ x: Int32, _ y: Int32, to window: Window) -> (x: Int32, y: Int32, child: Window)? {
        var (innerX, innerY): (Int32, Int32) = (0, 0)
        var child: Window = 0
        let isFound = connection.traps.trap {
            XTranslateCoordinates(
                connection.display, connection.root, window, x, y, &innerX, &innerY, &child)
        }
        return isFound != 0 && connection.isOpen ? (innerX, innerY, child) : nil
    }

    private func target(_ window: Window) -> DragTarget {
        if let surface = source.server.surface(of: window) { return .own(surface) }
        return foreignTarget(window)
    }

    private func foreignTarget(_ window: Window) -> DragTarget {
        if let known = windows[window] { return known.map { .foreign($0) } ?? .none }
        if windows.count >= X11DropWindowFinder.maximumCount { windows.removeAll() }
        let found = makeTarget(window)
        windows[window] = .some(found)
        return found.map { .foreign($0) } ?? .none
    }

    private func makeTarget(_ window: Window) -> X11DropWindow? {
        let recipient = proxy(of: window) ?? window
        // A window of this client that is no surface is not a target, not even as a proxy.
        guard source.server.surface(of: recipient) == nil, recipient != source.window,
            let number = X11Property.numbers(
                connection.atoms.xdndAware, type: Atom(XA_ATOM), of: recipient, limit: 1, connection)?.first
        else { return nil }
        let version = min(X11DragMessage.version, Int(clamping: UInt32(truncatingIfNeeded: number)))
        guard version >= X11DragMessage.oldestVersion else { return nil }
        return X11DropWindow(window: window, recipient: recipient, version: version, source: source)
    }

    /// Returns the window that receives the messages for a window. A proxy names itself, because the property can
    /// outlive it.
    private func proxy(of window: Window) -> Window? {
        guard let proxy = namedProxy(of: window), namedProxy(of: proxy) == proxy else { return nil }
        return proxy
    }

    private func namedProxy(of window: Window) -> Window? {
        X11Property.numbers(source.atoms.proxy, type: Atom(XA_WINDOW), of: window, limit: 1, connection)?.first
            .map { Window(UInt32(truncatingIfNeeded: $0)) }
    }
}
