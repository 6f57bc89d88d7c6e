import CX11
import CoreGraphics

/// Sets the properties that describe a window to the desktop.
@MainActor enum X11WindowProperties {
    /// Sets the class, protocols, process and machine of a window. Desktops read them when the window is first mapped.
    static func setIdentity(of window: Window, _ configuration: SurfaceConfiguration, _ connection: X11Connection) {
        let display = connection.display
        withMutableCString(configuration.applicationName) { name in
            withMutableCString(configuration.applicationClass) { className in
                var hint = XClassHint(res_name: name, res_class: className)
                XSetClassHint(display, window, &hint)
            }
        }
        var protocols = [connection.atoms.wmDeleteWindow, connection.atoms.netWMPing, connection.atoms.wmTakeFocus]
        if connection.hasSync { protocols.append(connection.atoms.netWMSyncRequest) }
        XSetWMProtocols(display, window, &protocols, Int32(protocols.count))
        setNumber(Int(getpid()), property: connection.atoms.netWMPID, of: window, connection)
        // The process ID is meaningful only together with the machine.
        var host = [CChar](repeating: 0, count: 256)
        gethostname(&host, host.count - 1)
        let name = String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        setText(name, property: Atom(XA_WM_CLIENT_MACHINE), Atom(XA_STRING), window, connection)
    }

    /// Sets the title in the ICCCM properties, in the encoding of older clients, and in the EWMH properties, in UTF-8.
    static func setTitle(_ title: String, of window: Window, _ connection: X11Connection) {
        setOldTitle(title, of: window, connection)
        setText(title, property: connection.atoms.netWMName, connection.atoms.utf8String, window, connection)
        setText(title, property: connection.atoms.netWMIconName, connection.atoms.utf8String, window, connection)
    }

    private static func setOldTitle(_ title: String, of window: Window, _ connection: X11Connection) {
        // For ASCII titles, avoid loading Xlib's tables of encodings, which takes long.
        if title.utf8.allSatisfy({ 32..<127 ~= $0 }) {
            setText(title, property: Atom(XA_WM_NAME), Atom(XA_STRING), window, connection)
            setText(title, property: Atom(XA_WM_ICON_NAME), Atom(XA_STRING), window, connection)
            return
        }
        connection.loadLocale()
        let display = connection.display
        withMutableCString(title) { text in
            var list: [UnsafeMutablePointer<CChar>?] = [text]
            var property = XTextProperty()
            if Xutf8TextListToTextProperty(display, &list, 1, XStdICCTextStyle, &property) >= 0 {
                XSetWMName(display, window, &property)
                XSetWMIconName(display, window, &property)
                XFree(property.value)
            }
        }
    }

    /// Sets the limits of the content's size, in pixels.
    ///
    /// - Parameters:
    ///   - minimum: The smallest size; nil means no limit.
    ///   - maximum: The largest size; nil means no limit.
    ///   - hasPosition: Whether the content is to appear where the window was created.
    ///   - window: The window.
    ///   - connection: The connection.
    static func setSizeHints(
        minimum: (width: Int, height: Int)?, maximum: (width: Int, height: Int)?, hasPosition: Bool, of window: Window,
        _ connection: X11Connection
    ) {
        var hints = XSizeHints()
        hints.flags = PWinGravity
        hints.win_gravity = NorthWestGravity
        if hasPosition {
            // Window managers place windows themselves unless the user has chosen the position. The position is that of
            // the content, not that of the frame around it.
            hints.flags |= USPosition | PPosition
            hints.win_gravity = StaticGravity
        }
        if let minimum {
            hints.flags |= PMinSize
            hints.min_width = Int32(clamping: minimum.width)
            hints.min_height = Int32(clamping: minimum.height)
        }
        if let maximum {
            hints.flags |= PMaxSize
            hints.max_width = Int32(clamping: maximum.width)
            hints.max_height = Int32(clamping: maximum.height)
        }
        XSetWMNormalHints(connection.display, window, &hints)
    }

    /// Sets the type of a window, and the group it belongs to.
    static func setKind(
        of window: Window, leader: Window, _ configuration: SurfaceConfiguration, _ connection: X11Connection
    ) {
        let atoms = connection.atoms
        let type =
            switch configuration.kind {
            case .normal: atoms.netWMWindowTypeNormal
            case .dialog: atoms.netWMWindowTypeDialog
            case .utility: atoms.netWMWindowTypeUtility
            case .menu: atoms.netWMWindowTypePopupMenu
            case .dropdownMenu: atoms.netWMWindowTypeDropdownMenu
            case .toolTip: atoms.netWMWindowTypeToolTip
            // The specification defines no type for popovers.
            case .popover: atoms.netWMWindowTypePopupMenu
            }
        X11Property.set([type], property: atoms.netWMWindowType, type: Atom(XA_ATOM), of: window, connection)
        X11Property.set([leader], property: atoms.wmClientLeader, type: Atom(XA_WINDOW), of: window, connection)
        X11Property.set([leader], property: atoms.netWMUserTimeWindow, type: Atom(XA_WINDOW), of: window, connection)
        guard let role = configuration.role else { return }
        X11Property.set(role, property: atoms.wmWindowRole, type: Atom(XA_STRING), of: window, connection)
    }

    /// Sets the icon in several sizes; nil removes it.
    static func setIcon(_ picture: PixelBuffer?, of window: Window, _ connection: X11Connection) {
        let pictures = picture.map { WindowIcon($0).pictures } ?? []
        guard !pictures.isEmpty else {
            X11Property.remove(connection.atoms.netWMIcon, of: window, connection)
            return
        }
        let items = pictures.flatMap { [UInt($0.width), UInt($0.height)] + $0.pixels.map(UInt.init) }
        X11Property.set(
            items, property: connection.atoms.netWMIcon, type: Atom(XA_CARDINAL), of: window, connection)
    }

    /// Sets whether the window manager draws a frame, by the property of Motif that all of them read: flags, functions,
    /// decorations, input mode, status. Flag 2 says that the decorations are set.
    static func setHasFrame(_ hasFrame: Bool, of window: Window, _ connection: X11Connection) {
        X11Property.set(
            [2, 0, hasFrame ? 1 : 0, 0, 0], property: connection.atoms.motifWMHints,
            type: connection.atoms.motifWMHints, of: window, connection)
    }

    private static func setText(
        _ text: String, property: Atom, _ type: Atom, _ window: Window, _ connection: X11Connection
    ) {
        let bytes = Array(text.utf8)
        XChangeProperty(
            connection.display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    }

    /// Sets a property that consists of one number, of a window that is being created. Errors are not trapped; use
    /// ``X11Property`` for existing windows, which another client may have destroyed.
    static func setNumber(_ value: Int, property: Atom, of window: Window, _ connection: X11Connection) {
        // Xlib expects 32-bit items as C longs, regardless of their size.
        withUnsafeBytes(of: value) { bytes in
            _ = XChangeProperty(
                connection.display, window, property, Atom(XA_CARDINAL), 32, PropModeReplace,
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
        }
    }

    /// Calls a closure with a C string. Xlib does not modify these strings, although their types are not const.
    private static func withMutableCString(_ text: String, _ body: (UnsafeMutablePointer<CChar>) -> Void) {
        text.withCString { body(UnsafeMutablePointer(mutating: $0)) }
    }
}
