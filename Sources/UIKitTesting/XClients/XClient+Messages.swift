import CXTest

// Client messages between windows, pagers and window managers.
extension XClient {
    /// Sends the window manager a request about a window, as a pager does.
    package func sendRequest(_ type: String, about window: Window, _ data: [Int]) throws {
        try perform { display in
            XClient.send(
                type, about: window, data, to: cxtest_root(display), SubstructureRedirectMask | SubstructureNotifyMask,
                display)
        }
    }

    /// Asks a window to close, as a window manager does.
    package func requestClose(_ window: Window) throws {
        try perform { XClient.sendProtocolMessage(window, "WM_DELETE_WINDOW", $0) }
    }

    /// Sends a `WM_PROTOCOLS` message to a window, as a window manager does, on a connection that is locked by the
    /// caller.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - request: The name of the protocol.
    ///   - arguments: The data after the name: a timestamp, and further data of the protocol.
    ///   - display: The connection.
    package static func sendProtocolMessage(
        _ window: Window, _ request: String, with arguments: [Int] = [], _ display: OpaquePointer
    ) {
        let name = Int(bitPattern: XInternAtom(display, request, 0))
        send("WM_PROTOCOLS", about: window, [name] + arguments, to: window, NoEventMask, display)
    }

    /// Sends a client message to a window, on a connection that is locked by the caller.
    ///
    /// - Parameters:
    ///   - type: The name of the message.
    ///   - window: The window that the message is about.
    ///   - data: Up to five numbers.
    ///   - target: The window that receives the message.
    ///   - mask: The events that a client must have selected to receive the message; empty for the window's creator.
    ///   - display: The connection.
    package static func send(
        _ type: String, about window: Window, _ data: [Int], to target: Window, _ mask: Int, _ display: OpaquePointer
    ) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = XInternAtom(display, type, 0)
        event.xclient.format = 32
        withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
            data.withUnsafeBytes { bytes.copyBytes(from: $0.prefix(bytes.count)) }
        }
        XSendEvent(display, target, 0, mask, &event)
    }
}
