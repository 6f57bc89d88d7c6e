import CX11

/// The conversation with the window manager, as far as it is one.
@MainActor enum X11Protocols {
    /// Answers a window manager that asks whether this client is alive.
    static func answerPing(_ message: XClientMessageEvent, _ connection: X11Connection) {
        var event = XEvent()
        event.xclient = message
        event.xclient.window = connection.root
        connection.traps.trap {
            XSendEvent(
                connection.display, connection.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
        }
    }

    /// Whether a window manager runs: the root window names a window of its, which names itself. The second look is
    /// needed because the first property outlives a window manager that crashed.
    static func isManaged(_ connection: X11Connection) -> Bool {
        guard let child = supportingWindow(namedBy: connection.root, connection) else { return false }
        return supportingWindow(namedBy: child, connection) == child
    }

    private static func supportingWindow(namedBy window: Window, _ connection: X11Connection) -> Window? {
        X11Property.numbers(
            connection.atoms.netSupportingWMCheck, type: Atom(XA_WINDOW), of: window, connection)?.first
    }

    /// Brings a window to the front and gives it the keys, by way of the window manager if there is one.
    static func activate(_ window: Window, time: Time, _ connection: X11Connection) {
        guard isManaged(connection) else {
            connection.traps.trap {
                XRaiseWindow(connection.display, window)
                XSetInputFocus(connection.display, window, RevertToParent, Time(CurrentTime))
            }
            return
        }
        // 1: an application asks, not a pager.
        sendToManager(connection.atoms.netActiveWindow, about: window, [1, Int(time), 0, 0], connection)
    }

    /// Asks the window manager for something: by a message to the root window.
    static func sendToManager(_ type: Atom, about window: Window, _ data: [Int], _ connection: X11Connection) {
        guard connection.isOpen else { return }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = type
        event.xclient.format = 32
        withUnsafeMutableBytes(of: &event.xclient.data.l) { target in
            data.withUnsafeBytes { target.copyBytes(from: $0.prefix(target.count)) }
        }
        connection.traps.trap {
            XSendEvent(
                connection.display, connection.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
        }
    }

    /// The window manager lets the application choose which of its windows gets the keys: the one that was asked.
    static func takeFocus(_ window: Window, time: Time, _ connection: X11Connection) {
        guard connection.isOpen else { return }
        connection.traps.trap { XSetInputFocus(connection.display, window, RevertToParent, time) }
    }

    /// Without a window manager nobody gives the focus to a new window, so it takes it itself.
    static func focusIfNobodyManages(_ window: Window, _ connection: X11Connection) {
        guard connection.isOpen, !isManaged(connection) else { return }
        connection.traps.trap {
            XSetInputFocus(connection.display, window, RevertToParent, Time(CurrentTime))
        }
    }
}
