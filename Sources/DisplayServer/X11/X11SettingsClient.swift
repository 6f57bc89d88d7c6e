import CX11
import CoreGraphics

/// Follows the settings daemon of the desktop: the owner of a selection, whose window carries the settings in a property.
///
/// When a daemon ends, its settings stay until another says otherwise: one that is only being restarted must not make all
/// windows change their size twice.
@MainActor final class X11SettingsClient {
    private(set) var settings = XSettings()

    private let connection: X11Connection
    private let selection: Atom
    private let property: Atom
    private let manager: Atom
    private var owner: Window = 0

    init(connection: X11Connection) {
        self.connection = connection
        // The usual one without writing a number, which a start needs for nothing else.
        let name = connection.screen == 0 ? "_XSETTINGS_S0" : "_XSETTINGS_S\(connection.screen)"
        selection = XInternAtom(connection.display, name, 0)
        property = connection.atoms.xSettings
        manager = connection.atoms.manager
        findOwner()
    }

    /// Handles an event of the root window or of the daemon's.
    ///
    /// - Returns: whether the settings changed.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case ClientMessage where event.xclient.message_type == manager && event.xclient.format == 32:
            guard Atom(bitPattern: event.xclient.data.l.1) == selection else { return false }
        case PropertyNotify where owner != 0 && event.xproperty.window == owner:
            guard event.xproperty.atom == property else { return false }
            return read()
        case DestroyNotify where owner != 0 && event.xdestroywindow.window == owner: break
        default: return false
        }
        return findOwner()
    }

    /// Whether a window is the daemon's.
    func isOwner(_ window: Window) -> Bool { owner != 0 && window == owner }

    @discardableResult
    private func findOwner() -> Bool {
        guard connection.isOpen else { return false }
        owner = XGetSelectionOwner(connection.display, selection)
        guard owner != 0, connection.isOpen else { return false }
        // It may be gone before it is asked. Then there is nothing to read, and its successor will announce itself.
        connection.traps.trap {
            _ = XSelectInput(connection.display, owner, PropertyChangeMask | StructureNotifyMask)
        }
        return read()
    }

    private func read() -> Bool {
        guard let bytes = X11Property.bytes(property, of: owner, connection), let new = XSettings(bytes),
            new != settings
        else { return false }
        settings = new
        return true
    }
}
