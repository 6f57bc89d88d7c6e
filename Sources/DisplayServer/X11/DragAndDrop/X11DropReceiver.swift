import CX11
import CoreGraphics

/// Receives the drags of other clients over the windows of the application.
@MainActor final class X11DropReceiver {
    /// The largest number of drops that the application has not finished; further ones are refused.
    private static let maximumDropCount = 32

    unowned let server: X11Server
    let clipboard: X11Clipboard
    let atoms: X11DragAtoms
    /// The drag that is over a window.
    private var current: X11IncomingDrag?
    /// The drops that the application has not finished.
    private var drops: [X11IncomingDrag] = []

    init(server: X11Server) {
        self.server = server
        clipboard = server.loadedClipboard
        atoms = X11DragAtoms(connection: server.connection)
    }

    /// The number of drags over windows and of drops that have not ended, for tests.
    var dragCount: Int { drops.count + (current == nil ? 0 : 1) }

    // MARK: Messages

    /// Handles a message to a window.
    func handle(_ message: XClientMessageEvent, _ surface: X11Surface) {
        guard message.format == 32 else { return }
        let atoms = server.connection.atoms
        let source = X11DragMessage.window(message.data.l.0)
        if message.message_type == atoms.xdndEnter { return enter(source, message, surface) }
        // Messages of another source than that of the entry are ignored (DT-02).
        guard let drag = current, drag.source == source, drag.surface === surface else { return }
        switch message.message_type {
        case atoms.xdndPosition: drag.move(message)
        case atoms.xdndLeave: leave()
        case atoms.xdndDrop:
            current = nil
            guard drops.count < X11DropReceiver.maximumDropCount else { return drag.refuseDrop() }
            if drag.drop(message) { drops.append(drag) }
        default: break
        }
    }

    private func enter(_ source: Window, _ message: XClientMessageEvent, _ surface: X11Surface) {
        leave()
        // Drags of this client send no messages.
        guard source != 0, source != server.connection.root, server.surface(of: source) == nil,
            source != server.dragSourceIfLoaded?.window
        else { return }
        let version = message.data.l.1 >> 24 & 0xFF
        guard version >= X11DragMessage.oldestVersion else { return }
        current = X11IncomingDrag(
            receiver: self, source: source, version: min(version, X11DragMessage.version), message: message,
            surface: surface)
    }

    // MARK: End

    private func leave() {
        let drag = current
        current = nil
        drag?.leave()
    }

    /// Handles the end of a drag whose program or window does not exist any more.
    func remove(_ drag: X11IncomingDrag) {
        if current === drag { current = nil }
        drops.removeAll { $0 === drag }
    }

    /// Handles the destruction of a window of another client.
    func windowWasDestroyed(_ window: Window) {
        for drag in drops + [current].compactMap({ $0 }) where drag.source == window { drag.sourceVanished() }
    }

    func surfaceEnded(_ surface: X11Surface) {
        for drag in drops + [current].compactMap({ $0 }) where drag.surface === surface { drag.surfaceEnded() }
    }

    func connectionEnded() {
        for drag in drops + [current].compactMap({ $0 }) { drag.surfaceEnded() }
    }
}
