import CX11

/// Windows of other clients that are watched for changes of their properties and for their end.
@MainActor final class X11ForeignWindows {
    private let connection: X11Connection
    private let isWatchedAnyway: (Window) -> Bool
    private var counts: [Window: Int] = [:]

    /// - Parameter isWatchedAnyway: whether somebody else in this process has asked for the same events of a window.
    init(connection: X11Connection, isWatchedAnyway: @escaping (Window) -> Bool) {
        self.connection = connection
        self.isWatchedAnyway = isWatchedAnyway
    }

    /// Begins to watch a window, once more. It may be gone already; nothing comes from it then.
    func watch(_ window: Window) {
        counts[window, default: 0] += 1
        if counts[window] == 1 { select(PropertyChangeMask | StructureNotifyMask, window) }
    }

    /// Ends what one ``watch(_:)`` began.
    func unwatch(_ window: Window) {
        guard let count = counts[window] else { return }
        counts[window] = count > 1 ? count - 1 : nil
        if count == 1 { select(0, window) }
    }

    private func select(_ mask: Int, _ window: Window) {
        guard connection.isOpen, !isWatchedAnyway(window) else { return }
        connection.traps.trap { _ = XSelectInput(connection.display, window, mask) }
    }
}
