import CX11

/// Messages to and from the window manager.
@MainActor enum X11Protocols {
    /// Answers a ping of the window manager (`_NET_WM_PING`), to which only responsive clients reply.
    static func answerPing(_ message: XClientMessageEvent, _ connection: X11Connection) {
        var event = XEvent()
        event.xclient = message
        event.xclient.window = connection.root
        connection.traps.trap {
            XSendEvent(
                connection.display, connection.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
        }
    }

    /// Returns whether a window manager is running: the root window's property names a child window, whose own property
    /// names itself. The second check is needed because the first property outlives a window manager that crashed.
    static func isManaged(_ connection: X11Connection) -> Bool {
        guard let child = supportingWindow(namedBy: connection.root, connection) else { return false }
        return supportingWindow(namedBy: child, connection) == child
    }

    private static func supportingWindow(namedBy window: Window, _ connection: X11Connection) -> Window? {
        X11Property.numbers(
            connection.atoms.netSupportingWMCheck, type: Atom(XA_WINDOW), of: window, connection)?.first
    }

    /// Raises a window and gives it keyboard focus, through the window manager if there is one.
    static func activate(_ window: Window, time: Time, _ connection: X11Connection) {
        guard isManaged(connection) else {
            connection.traps.trap {
                XRaiseWindow(connection.display, window)
                XSetInputFocus(connection.display, window, RevertToParent, Time(CurrentTime))
            }
            return
        }
        // Source indication 1: a normal application, not a pager.
        sendToManager(connection.atoms.netActiveWindow, about: window, [1, Int(time), 0, 0], connection)
    }

    /// Sends a request to the window manager, as a client message to the root window.
    static func sendToManager(_ type: Atom, about window: Window, _ data: [Int], _ connection: X11Connection) {
        guard connection.isOpen else { return }
        var event = XEvent(clientMessage: type, about: window, data)
        connection.traps.trap {
            XSendEvent(
                connection.display, connection.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
        }
    }

    /// Asks the window manager to move a window with the pointer.
    static func beginMove(of window: Window, _ connection: X11Connection) {
        guard connection.isOpen, isManaged(connection) else { return }
        var (x, y): (Int32, Int32) = (0, 0)
        connection.traps.trap {
            // The server has grabbed the pointer for this client since the button was pressed; the window manager could
            // not grab it.
            var pointer: Int32 = 0
            if XIGetClientPointer(connection.display, Window(None), &pointer) != 0 {
                XIUngrabDevice(connection.display, pointer, Time(CurrentTime))
            }
            XUngrabPointer(connection.display, Time(CurrentTime))
            var (root, child): (Window, Window) = (0, 0)
            var (innerX, innerY): (Int32, Int32) = (0, 0)
            var mask: UInt32 = 0
            XQueryPointer(connection.display, connection.root, &root, &child, &x, &y, &innerX, &innerY, &mask)
        }
        // Direction 8: a move. Button 1. Source indication 1: a normal application.
        sendToManager(connection.atoms.netWMMoveResize, about: window, [Int(x), Int(y), 8, 1, 1], connection)
        XFlush(connection.display)
    }

    /// Gives keyboard focus to a window at the window manager's request (`WM_TAKE_FOCUS`).
    static func takeFocus(_ window: Window, time: Time, _ connection: X11Connection) {
        guard connection.isOpen else { return }
        connection.traps.trap { XSetInputFocus(connection.display, window, RevertToParent, time) }
    }

    /// Gives keyboard focus to a new window if no window manager is running to do so.
    static func focusIfNobodyManages(_ window: Window, _ connection: X11Connection) {
        guard connection.isOpen, !isManaged(connection) else { return }
        connection.traps.trap {
            XSetInputFocus(connection.display, window, RevertToParent, Time(CurrentTime))
        }
    }
}
