import CXTest
import Foundation

/// A window of a simulated program that accepts drags with the messages of XDND, correctly, incorrectly or not at all.
@MainActor package final class SimulatedDropTarget {
    /// A message of the source.
    package struct Message: Equatable {
        /// The name of the type, without the prefix "Xdnd".
        package var type: String
        package var data: [Int]
    }

    /// An answer to a movement.
    package struct Answer: Equatable {
        package var isAccepted = true
        package var wantsAllMovements = true
        /// The area without movements, in pixels of the screen.
        package var area = (x: 0, y: 0, width: 0, height: 0)
        /// The name of the action; nil for the suggested one.
        package var action: String?

        package init(isAccepted: Bool = true, wantsAllMovements: Bool = true, action: String? = nil) {
            self.isAccepted = isAccepted
            self.wantsAllMovements = wantsAllMovements
            self.action = action
        }

        package static func == (a: Answer, b: Answer) -> Bool {
            a.isAccepted == b.isAccepted && a.wantsAllMovements == b.wantsAllMovements && a.area == b.area
                && a.action == b.action
        }
    }

    package let client: XClient
    package let window: Window
    /// The window that receives the messages.
    package let recipient: Window
    /// The answer to movements; nil for none.
    package var answer: Answer? = Answer()
    /// The targets to request after a drop, one after the other.
    package var wanted: [String]
    /// A Boolean value that indicates whether the end of a drop is reported.
    package var finishes = true
    /// The action to report at the end; nil for the last suggested one.
    package var finalAction: String?
    /// The messages so far, in order.
    package private(set) var messages: [Message] = []
    /// The received data by target, in 8-bit items.
    package private(set) var data: [String: [UInt8]] = [:]
    /// The targets that the source refused.
    package private(set) var refused: [String] = []

    /// The place that the program stores before it requests a promised file (XDS); nil to leave the property.
    package var promisedFilePlace: String?
    /// The name of the promised file that the source has set; nil if there is none.
    package private(set) var promisedName: String?
    private var source: Window = 0
    private var suggested = 0
    private var dropTime = 0
    private var remaining: [String] = []
    private var incremental: [UInt8]?

    /// Creates a window without a frame in front of all others.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display.
    ///   - frame: The frame on the screen, in pixels.
    ///   - version: The version in `XdndAware`; nil for a window without the property.
    ///   - hasProxy: Whether another window receives the messages (`XdndProxy`).
    ///   - frames: The number of windows around the window, as those of window managers.
    ///   - wanted: The targets to request after a drop.
    package init(
        displayName: String, frame: CGRect, version: Int? = 5, hasProxy: Bool = false, frames: Int = 0,
        wanted: [String] = []
    ) throws {
        client = try XClient(displayName: displayName)
        self.wanted = wanted
        let windows = try client.perform { display -> (Window, Window) in
            var attributes = XSetWindowAttributes()
            attributes.override_redirect = 1
            attributes.event_mask = PropertyChangeMask
            attributes.background_pixel = 0xFFFFFF
            let mask = UInt(CWOverrideRedirect | CWEventMask | CWBackPixel)
            func make(_ parent: Window, _ frame: CGRect) -> Window {
                XCreateWindow(
                    display, parent, Int32(frame.minX), Int32(frame.minY), UInt32(frame.width), UInt32(frame.height),
                    0, 0, UInt32(InputOutput), nil, mask, &attributes)
            }
            var parent = cxtest_root(display)
            var rect = frame
            for _ in 0..<frames {
                let frame = make(parent, rect.insetBy(dx: -5, dy: -5))
                XMapRaised(display, frame)
                parent = frame
                rect = CGRect(x: 5, y: 5, width: rect.width, height: rect.height)
            }
            let window = make(parent, rect)
            let recipient = hasProxy ? make(cxtest_root(display), CGRect(x: -20, y: -20, width: 1, height: 1)) : window
            func set(_ property: String, _ type: Atom, _ value: Int, _ window: Window) {
                withUnsafeBytes(of: value) {
                    _ = XChangeProperty(
                        display, window, XInternAtom(display, property, 0), type, 32, PropModeReplace,
                        $0.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
                }
            }
            if let version { set("XdndAware", Atom(XA_ATOM), version, recipient) }
            if hasProxy {
                set("XdndProxy", Atom(XA_WINDOW), Int(recipient), window)
                set("XdndProxy", Atom(XA_WINDOW), Int(recipient), recipient)
            }
            XMapRaised(display, window)
            return (window, recipient)
        }
        (window, recipient) = windows
    }

    /// Disconnects, as if the program had crashed.
    package func close() { client.close() }

    /// The types of the messages so far.
    package var types: [String] { messages.map(\.type) }

    /// The messages of one type.
    package func messages(_ type: String) -> [Message] { messages.filter { $0.type == type } }

    /// Handles all events that have arrived.
    package func serve() throws {
        try client.perform { display in
            XSync(display, 0)
            var event = XEvent()
            while XPending(display) > 0 {
                XNextEvent(display, &event)
                switch event.type {
                case ClientMessage: handle(event.xclient, display)
                case SelectionNotify: receive(event.xselection, display)
                case PropertyNotify where event.xproperty.state == PropertyNewValue && incremental != nil:
                    receivePiece(event.xproperty.atom, display)
                default: break
                }
            }
        }
    }

    private func handle(_ message: XClientMessageEvent, _ display: OpaquePointer) {
        let name = XClient.name(of: Int(message.message_type), display)
        guard name.hasPrefix("Xdnd"), message.window == window else { return }
        let l = message.data.l
        let data = [l.0, l.1, l.2, l.3, l.4]
        messages.append(Message(type: String(name.dropFirst(4)), data: data))
        source = Window(l.0)
        switch name {
        case "XdndPosition":
            suggested = l.4
            sendAnswer(display)
        case "XdndDrop":
            dropTime = l.2
            remaining = wanted
            askNext(display)
        default: break
        }
    }

    private func sendAnswer(_ display: OpaquePointer) {
        guard let answer else { return }
        let action = answer.action.map { Int(XInternAtom(display, $0, 0)) } ?? suggested
        let flags = (answer.isAccepted ? 1 : 0) | (answer.wantsAllMovements ? 2 : 0)
        XClient.send(
            "XdndStatus", about: source,
            [
                Int(window), flags, answer.area.x << 16 | answer.area.y, answer.area.width << 16 | answer.area.height,
                answer.isAccepted ? action : 0,
            ], to: source, NoEventMask, display)
    }

    /// Sends the answer, although no movement is due.
    package func sendAnswer() throws { try client.perform { sendAnswer($0) } }

    private func askNext(_ display: OpaquePointer) {
        guard !remaining.isEmpty else { return finish(display) }
        let name = remaining.removeFirst()
        if name == "XdndDirectSave0" {
            promisedName = promisedName ?? XClient.text(of: source, property: name, display)
            if let promisedFilePlace {
                XClient.setText(Array(promisedFilePlace.utf8), property: name, of: source, display)
            }
        }
        let target = XInternAtom(display, name, 0)
        XConvertSelection(
            display, XInternAtom(display, "XdndSelection", 0), target, target, window, Time(bitPattern: dropTime))
    }

    private func receive(_ event: XSelectionEvent, _ display: OpaquePointer) {
        let target = XClient.name(of: Int(event.target), display)
        guard event.property != 0 else {
            refused.append(target)
            return askNext(display)
        }
        let (bytes, type) = take(event.property, display)
        if type == "INCR" {
            incremental = []
        } else {
            data[target] = bytes
            askNext(display)
        }
    }

    private func receivePiece(_ property: Atom, _ display: OpaquePointer) {
        let (bytes, type) = take(property, display)
        guard type != nil else { return }
        guard bytes.isEmpty else {
            incremental?.append(contentsOf: bytes)
            return
        }
        data[XClient.name(of: Int(property), display)] = incremental
        incremental = nil
        askNext(display)
    }

    /// Reads and deletes a property.
    private func take(_ property: Atom, _ display: OpaquePointer) -> ([UInt8], type: String?) {
        var (type, format, count, rest): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, property, 0, 1 << 24, 1, Atom(AnyPropertyType), &type, &format, &count, &rest, &bytes)
        defer { if let bytes { XFree(bytes) } }
        guard type != 0, let bytes else { return ([], nil) }
        let name = XClient.name(of: Int(type), display)
        let size = Int(count) * (format == 32 ? MemoryLayout<Int>.size : Int(format) / 8)
        return (Array(UnsafeRawBufferPointer(start: bytes, count: size)), name)
    }

    private func finish(_ display: OpaquePointer) {
        guard finishes else { return }
        let action = finalAction.map { Int(XInternAtom(display, $0, 0)) } ?? suggested
        XClient.send(
            "XdndFinished", about: source, [Int(window), 1, action, 0, 0], to: source, NoEventMask, display)
    }

    /// Sends any message to the source.
    package func send(_ type: String, _ data: [Int]) throws {
        try client.perform { XClient.send(type, about: source, data, to: source, NoEventMask, $0) }
    }
}
