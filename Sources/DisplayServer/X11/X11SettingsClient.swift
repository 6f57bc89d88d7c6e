import CX11
import CoreGraphics

/// A client of the desktop's settings daemon, which owns an XSETTINGS selection and publishes the settings in a
/// property of the owner window.
///
/// The settings remain valid when the daemon ends, until another daemon publishes others. Otherwise a restart of the
/// daemon would resize all windows twice.
@MainActor final class X11SettingsClient {
    private(set) var settings = XSettings()

    private let connection: X11Connection
    private let selection: Atom
    private let property: Atom
    private let manager: Atom
    private var owner: Window = 0

    init(connection: X11Connection) {
        self.connection = connection
        // The common name without formatting a number, which would otherwise not be needed during launch.
        let name = connection.screen == 0 ? "_XSETTINGS_S0" : "_XSETTINGS_S\(connection.screen)"
        selection = XInternAtom(connection.display, name, 0)
        property = connection.atoms.xSettings
        manager = connection.atoms.manager
        findOwner()
    }

    /// Handles an event of the root window or of the daemon's window.
    ///
    /// - Returns: True if the settings changed.
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

    /// Returns whether a window belongs to the daemon.
    func isOwner(_ window: Window) -> Bool { owner != 0 && window == owner }

    @discardableResult
    private func findOwner() -> Bool {
        guard connection.isOpen else { return false }
        owner = XGetSelectionOwner(connection.display, selection)
        guard owner != 0, connection.isOpen else { return false }
        // The window may be destroyed meanwhile. Then there is nothing to read, and the next daemon will announce
        // itself.
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
