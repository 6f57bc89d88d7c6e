import CXTest
import Foundation

/// A simulated program that owns a selection of an X server, and answers requests correctly, incorrectly, or not at
/// all.
@MainActor package final class SimulatedSelectionOwner {
    /// An answer to a request for a target.
    package enum Answer: Equatable {
        /// The request is refused.
        case refusal
        /// There is no answer.
        case silence
        /// Data in the property; `format` is the size of an item in bits.
        case data(type: String, format: Int32, [UInt8])
        /// A notification of data in the property, although it does not exist.
        case lie
        /// The announcement of an incremental transfer, whose pieces ``sendPiece(_:format:)`` sends.
        case announcement(size: Int)
    }

    package let client: XClient
    /// The window that owns the selection.
    package let window: Window
    private let selection: String
    private let answer: (String) -> Answer
    /// Returns the answer to a request to save a promised file at the place that the target has stored (XDS); nil to
    /// answer it like other requests.
    package var directSave: ((_ place: String) -> Answer)?
    /// The destination of the current incremental transfer.
    private var receiver: (window: Window, property: Atom, type: Atom)?
    /// A Boolean value that indicates whether the requestor of an incremental transfer is ready for the next piece.
    package private(set) var isPieceWanted = false

    /// The client messages that arrived at the window, in order.
    package private(set) var messages: [(type: String, data: [Int])] = []

    /// The names of the requested targets, in order.
    package private(set) var requests: [String] = []
    /// A Boolean value that indicates whether another program has become the owner.
    package private(set) var hasLost = false

    /// Connects to a server and becomes the owner of a selection.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display.
    ///   - selection: The name of the selection.
    ///   - answer: Returns the answer to a request for a target.
    package init(
        displayName: String, selection: String = "CLIPBOARD", answer: @escaping (String) -> Answer
    ) throws {
        client = try XClient(displayName: displayName)
        self.selection = selection
        self.answer = answer
        window = try client.perform { display in
            let window = XCreateSimpleWindow(display, cxtest_root(display), -10, -10, 1, 1, 0, 0, 0)
            XSelectInput(display, window, PropertyChangeMask)
            XSetSelectionOwner(display, XInternAtom(display, selection, 0), window, Time(CurrentTime))
            return window
        }
    }

    /// Disconnects, as if the program had crashed.
    package func close() { client.close() }

    /// Answers all requests that have arrived.
    package func serve() throws {
        try client.perform { display in
            XSync(display, 0)
            var event = XEvent()
            while XPending(display) > 0 {
                XNextEvent(display, &event)
                switch event.type {
                case SelectionRequest: answer(event.xselectionrequest, display)
                case SelectionClear: hasLost = true
                case PropertyNotify where event.xproperty.state == PropertyDelete:
                    let property = event.xproperty
                    if property.window == receiver?.window, property.atom == receiver?.property { isPieceWanted = true }
                case ClientMessage:
                    let data = event.xclient.data.l
                    messages.append(
                        (
                            XClient.name(of: Int(event.xclient.message_type), display),
                            [data.0, data.1, data.2, data.3, data.4]
                        ))
                case SelectionNotify: conversions.append(event.xselection.property != 0)
                default: break
                }
            }
        }
    }

    private func answer(_ request: XSelectionRequestEvent, _ display: OpaquePointer) {
        let target = XClient.name(of: Int(request.target), display)
        requests.append(target)
        var property = request.property
        let place = target == "XdndDirectSave0" ? XClient.text(of: window, property: target, display) : nil
        switch place.flatMap({ directSave?($0) }) ?? answer(target) {
        case .refusal: property = 0
        case .silence: return
        case .lie: break
        case .data(let type, let format, let bytes):
            write(bytes, format, XInternAtom(display, type, 0), request.requestor, property, display)
        case .announcement(let size):
            XSelectInput(display, request.requestor, PropertyChangeMask)
            let number = withUnsafeBytes(of: UInt32(size)) { Array($0) }
            write(number, 32, XInternAtom(display, "INCR", 0), request.requestor, property, display)
            receiver = (request.requestor, property, request.target)
        }
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = property
        event.xselection.time = request.time
        XSendEvent(display, request.requestor, 0, 0, &event)
    }

    /// Sends a piece of an incremental transfer; an empty piece ends it. Call this only if ``isPieceWanted`` is true.
    package func sendPiece(_ bytes: [UInt8], format: Int32 = 8) throws {
        guard let receiver else { return }
        isPieceWanted = false
        try client.perform { write(bytes, format, receiver.type, receiver.window, receiver.property, $0) }
    }

    private func write(
        _ bytes: [UInt8], _ format: Int32, _ type: Atom, _ window: Window, _ property: Atom, _ display: OpaquePointer
    ) {
        if format == 32 {
            // Xlib expects 32-bit items as C longs.
            let numbers = bytes.withUnsafeBytes { bytes in
                (0..<bytes.count / 4).map { Int(bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
            }
            numbers.withUnsafeBytes {
                _ = XChangeProperty(
                    display, window, property, type, 32, PropModeReplace,
                    $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
            }
        } else {
            XChangeProperty(
                display, window, property, type, format, PropModeReplace, bytes, Int32(bytes.count * 8 / Int(format)))
        }
    }

    // MARK: Requests to other owners

    /// The results of the conversions requested by this program, oldest first: true if the owner provided data.
    package private(set) var conversions: [Bool] = []

    /// Requests a target from the owner of a selection, as a clipboard manager does. When the answer has arrived, the
    /// result is in ``conversions``, and the data are in a property with the name of the target.
    package func ask(for target: String, of selection: String) throws {
        try client.perform { display in
            let target = XInternAtom(display, target, 0)
            XConvertSelection(
                display, XInternAtom(display, selection, 0), target, target, window, Time(CurrentTime))
        }
    }

    /// Requests several targets in one MULTIPLE request, each in a property with the target's name.
    package func askForSeveral(_ targets: [String], of selection: String) throws {
        try client.perform { display in
            let pairs = targets.flatMap { name -> [UInt32] in
                let atom = UInt32(XInternAtom(display, name, 0))
                return [atom, atom]
            }
            let multiple = XInternAtom(display, "MULTIPLE", 0)
            write(
                pairs.withUnsafeBytes { Array($0) }, 32, XInternAtom(display, "ATOM_PAIR", 0), window, multiple, display
            )
            XConvertSelection(
                display, XInternAtom(display, selection, 0), multiple, multiple, window, Time(CurrentTime))
        }
    }

    /// Returns the text in a property of the program's window; nil if there is none.
    package func text(_ property: String) -> String? { client.text(of: window, property: property) }

    /// Returns the numbers in a property of the program's window.
    package func numbers(_ property: String) throws -> [Int] { try client.numbers(of: window, property: property) }

    /// Returns the name of an atom.
    package func name(of atom: Int) throws -> String { try client.name(of: atom) }

    /// Returns the bytes of a list of targets, as in an answer to `TARGETS`.
    package func targets(_ names: [String]) throws -> [UInt8] {
        try client.perform { display in
            names.map { UInt32(XInternAtom(display, $0, 0)) }.withUnsafeBytes { Array($0) }
        }
    }

    /// Becomes the owner of the selection again, at the server's current time.
    package func takeAgain() throws {
        hasLost = false
        try client.perform { display in
            _ = XSetSelectionOwner(display, XInternAtom(display, selection, 0), window, Time(CurrentTime))
        }
    }
}
