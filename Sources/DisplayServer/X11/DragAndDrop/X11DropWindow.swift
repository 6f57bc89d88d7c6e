import CX11
import CoreGraphics

/// A window of another client to which the source sends the messages of XDND.
@MainActor final class X11DropWindow: ForeignDropTarget {
    /// The window that the messages are about.
    let window: Window
    /// The window that receives the messages: the window itself, or its proxy.
    let recipient: Window
    /// The version of the protocol that both programs support.
    let version: Int

    private unowned let source: X11DragSource
    private weak var session: DragSession?
    /// The area in which the target does not want movements, in device pixels of the screen.
    private var quietArea: PixelRect?
    private var lastMovement: (x: Int, y: Int, action: Atom)?

    init(window: Window, recipient: Window, version: Int, source: X11DragSource) {
        self.window = window
        self.recipient = recipient
        self.version = version
        self.source = source
    }

    private var connection: X11Connection { source.server.connection }
    private var atoms: X11DragAtoms { source.atoms }

    private func send(_ type: Atom, _ data: [Int]) {
        X11DragMessage(type: type, window: window, data: [Int(source.window)] + data).send(to: recipient, connection) {
            [weak self] _ in self?.vanish()
        }
    }

    /// Handles the destruction of the window or its proxy.
    func vanish() {
        guard let session else { return }
        end()
        session.targetDidVanish(self)
    }

    /// Ends the messages of the drag.
    func end() {
        guard session != nil else { return }
        session = nil
        source.clipboard.foreign.unwatch(window)
    }

    // MARK: Messages to the target

    func enter(_ session: DragSession) {
        if self.session == nil { source.clipboard.foreign.watch(window) { [weak self] _ in self?.vanish() } }
        self.session = session
        quietArea = nil
        lastMovement = nil
        source.entered = self
        let targets = source.publish(session.content, session.operations)
        let types = (0..<3).map { $0 < targets.count ? Int(targets[$0]) : 0 }
        send(connection.atoms.xdndEnter, [version << 24 | (targets.count > 3 ? 1 : 0)] + types)
    }

    func needsMove(to location: CGPoint, suggesting operation: DragOperation?) -> Bool {
        guard let last = lastMovement, last.action == atoms.action(operation) else { return true }
        let (x, y) = source.pixels(location)
        if last.x == x, last.y == y { return false }
        return quietArea?.contains(x: Int32(clamping: x), y: Int32(clamping: y)) != true
    }

    func move(to location: CGPoint, suggesting operation: DragOperation?) {
        let (x, y) = source.pixels(location)
        let action = atoms.action(operation)
        lastMovement = (x, y, action)
        send(
            connection.atoms.xdndPosition,
            [0, X11DragMessage.pair(x, y), Int(source.time), Int(action)])
    }

    func leave() {
        send(connection.atoms.xdndLeave, [0, 0, 0, 0])
        end()
    }

    func drop() { send(connection.atoms.xdndDrop, [0, Int(source.time), 0, 0]) }

    // MARK: Messages of the target

    /// Handles a message to the source.
    func handle(_ message: XClientMessageEvent) {
        guard let session else { return }
        let data = message.data.l
        if message.message_type == atoms.status {
            let isAccepted = data.1 & 1 != 0
            quietArea = nil
            if data.1 & 2 == 0 {
                let (x, y) = X11DragMessage.point(data.2)
                let (width, height) = X11DragMessage.point(data.3)
                if width > 0, height > 0 {
                    quietArea = PixelRect(
                        x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height))
                }
            }
            let operation = data.4 == 0 ? .copy : atoms.operation(X11DragMessage.window(data.4))
            session.targetDidAnswer(self, isAccepted ? operation.map { .operation($0) } ?? .forbidden : .forbidden)
        } else if message.message_type == atoms.finished, session.phase == .transferring {
            let isDone = version < 5 || data.1 & 1 != 0
            let operation = version < 5 ? nil : atoms.operation(X11DragMessage.window(data.2))
            end()
            session.targetDidFinish(self, isDone: isDone, operation: operation)
        }
    }
}
