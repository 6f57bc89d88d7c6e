import CX11

extension XEvent {
    /// Creates a client message with 32-bit items.
    ///
    /// - Parameters:
    ///   - type: The type of the message.
    ///   - window: The window that the message is about.
    ///   - data: Up to five items. The others are 0.
    init(clientMessage type: Atom, about window: Window, _ data: [Int] = []) {
        self.init()
        xclient.type = ClientMessage
        xclient.window = window
        xclient.message_type = type
        xclient.format = 32
        withUnsafeMutableBytes(of: &xclient.data.l) { target in
            data.withUnsafeBytes { target.copyBytes(from: $0.prefix(target.count)) }
        }
    }
}
