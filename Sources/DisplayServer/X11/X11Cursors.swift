import CX11

/// A cache of the cursors of a connection. Each cursor is created when it is first needed.
@MainActor final class X11Cursors {
    private let connection: X11Connection
    private var cursors: [CursorShape: Cursor] = [:]
    private var theme: String?
    private var size: Int?
    private var isChosen = false

    init(connection: X11Connection, settings: DisplaySettings) {
        self.connection = connection
        theme = settings.cursorTheme
        size = settings.cursorSize
    }

    /// Returns the cursor of a shape from the theme, or from the server's cursor font if the theme does not contain it.
    func cursor(_ shape: CursorShape) -> Cursor {
        if let cursor = cursors[shape] { return cursor }
        guard connection.isOpen else { return 0 }
        let cursor = make(shape)
        cursors[shape] = cursor
        return cursor
    }

    /// Adopts the theme and the size in new settings.
    ///
    /// - Returns: A closure that frees the old cursors, to call after all windows have new ones; nil if nothing
    ///   changed.
    func adopt(_ settings: DisplaySettings) -> (() -> Void)? {
        guard settings.cursorTheme != theme || settings.cursorSize != size else { return nil }
        theme = settings.cursorTheme
        size = settings.cursorSize
        isChosen = false
        let old = cursors.values.map { $0 }
        cursors.removeAll()
        return { [connection] in
            guard connection.isOpen else { return }
            connection.traps.trap { for cursor in old where cursor != 0 { XFreeCursor(connection.display, cursor) } }
        }
    }

    private func make(_ shape: CursorShape) -> Cursor {
        connection.traps.trap {
            guard shape != .hidden else { return makeEmpty() }
            if !isChosen {
                isChosen = true
                X11CursorLibrary.choose(theme: theme, size: size, connection.display)
            }
            let names = [shape.rawValue] + X11Cursors.oldNames(of: shape)
            return X11CursorLibrary.load(names, connection.display)
                ?? XCreateFontCursor(connection.display, X11Cursors.glyph(of: shape))
        }
    }

    /// Creates a transparent cursor of one pixel.
    private func makeEmpty() -> Cursor {
        var bits: CChar = 0
        let bitmap = XCreateBitmapFromData(connection.display, connection.root, &bits, 1, 1)
        defer { XFreePixmap(connection.display, bitmap) }
        var foreground = XColor()
        var background = XColor()
        return XCreatePixmapCursor(connection.display, bitmap, bitmap, &foreground, &background, 0, 0)
    }

    /// Returns cursor names in themes without CSS names, the most common first.
    private static func oldNames(of shape: CursorShape) -> [String] {
        switch shape {
        case .arrow: ["left_ptr", "arrow"]
        case .text: ["xterm", "ibeam"]
        case .pointingHand: ["pointing_hand", "hand2", "hand1", "hand"]
        case .crosshair: ["cross", "tcross"]
        case .resizeUp: ["ns-resize", "top_side", "sb_v_double_arrow", "size_ver"]
        case .resizeDown: ["ns-resize", "bottom_side", "sb_v_double_arrow", "size_ver"]
        case .resizeLeft: ["ew-resize", "left_side", "sb_h_double_arrow", "size_hor"]
        case .resizeRight: ["ew-resize", "right_side", "sb_h_double_arrow", "size_hor"]
        case .resizeUpLeft: ["nwse-resize", "top_left_corner", "size_fdiag"]
        case .resizeDownRight: ["nwse-resize", "bottom_right_corner", "size_fdiag"]
        case .resizeUpRight: ["nesw-resize", "top_right_corner", "size_bdiag"]
        case .resizeDownLeft: ["nesw-resize", "bottom_left_corner", "size_bdiag"]
        case .notAllowed: ["no-drop", "crossed_circle", "forbidden"]
        case .wait: ["watch", "progress"]
        case .drag: ["closedhand", "dnd-none", "fleur"]
        case .dragCopy: ["copy"]
        case .dragMove: ["move"]
        case .dragLink: ["alias", "link"]
        case .dragForbidden: ["dnd-no-drop", "dnd-none", "crossed_circle", "forbidden", "not-allowed"]
        case .hidden: []
        }
    }

    /// Returns the index of a cursor in the cursor font (appendix B of the protocol).
    private static func glyph(of shape: CursorShape) -> UInt32 {
        switch shape {
        case .arrow, .hidden: 68
        case .text: 152
        case .pointingHand: 60
        case .crosshair: 34
        case .resizeUp: 138
        case .resizeDown: 16
        case .resizeLeft: 70
        case .resizeRight: 96
        case .resizeUpLeft: 134
        case .resizeUpRight: 136
        case .resizeDownLeft: 12
        case .resizeDownRight: 14
        case .notAllowed: 0
        case .wait: 150
        case .drag: 52
        case .dragCopy, .dragMove, .dragLink: 60
        case .dragForbidden: 0
        }
    }
}
