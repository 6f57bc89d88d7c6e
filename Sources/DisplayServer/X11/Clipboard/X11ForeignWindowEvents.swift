import CX11

/// Selects events of other clients' windows: changes of their properties and their destruction. Calls are counted.
@MainActor final class X11ForeignWindowEvents {
    private let connection: X11Connection
    private let isSelectedElsewhere: (Window) -> Bool
    private var counts: [Window: Int] = [:]

    /// Creates a set without windows.
    ///
    /// - Parameter isSelectedElsewhere: Returns whether another object in this process has selected the same events of
    ///   a window.
    init(connection: X11Connection, isSelectedElsewhere: @escaping (Window) -> Bool) {
        self.connection = connection
        self.isSelectedElsewhere = isSelectedElsewhere
    }

    /// Starts watching a window, or increments its count. No events arrive if the window has already been destroyed.
    ///
    /// - Parameter onError: Called later if the window does not exist.
    func watch(_ window: Window, onError: (@MainActor (X11Error) -> Void)? = nil) {
        counts[window, default: 0] += 1
        guard counts[window] == 1 || onError != nil else { return }
        select(PropertyChangeMask | StructureNotifyMask, window, onError: onError)
    }

    /// Balances one call of ``watch(_:)``.
    func unwatch(_ window: Window) {
        guard let count = counts[window] else { return }
        counts[window] = count > 1 ? count - 1 : nil
        if count == 1 { select(0, window) }
    }

    private func select(_ mask: Int, _ window: Window, onError: (@MainActor (X11Error) -> Void)? = nil) {
        guard connection.isOpen, !isSelectedElsewhere(window) else { return }
        connection.traps.trap({ _ = XSelectInput(connection.display, window, mask) }, onError: onError)
    }
}
