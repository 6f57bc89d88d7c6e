import CXTest
import Foundation

/// Another program that has a selection of an X server, and answers those who ask for it as it is told: also wrongly,
/// or not at all.
@MainActor package final class SelectionOwner {
    /// What somebody gets who asks.
    package enum Answer: Equatable {
        /// No.
        case refusal
        /// Not a word.
        case silence
        /// Data in the property; `format` is the bits of an item.
        case data(type: String, format: Int32, [UInt8])
        /// The word that data are in the property, where nothing is.
        case lie
        /// That data will come in pieces, which ``sendPiece(_:)`` sends.
        case announcement(size: Int)
    }

    private let client: XClient
    private let window: Window
    private let selection: String
    private let answer: (String) -> Answer
    /// Where the last one who was told of pieces wants them.
    private var receiver: (window: Window, property: Atom, type: Atom)?
    /// Whether whoever was told of pieces is ready for the next one.
    package private(set) var isPieceWanted = false

    /// What was asked for so far, by the names of targets.
    package private(set) var requests: [String] = []
    /// Whether somebody else has the selection now.
    package private(set) var hasLost = false

    /// Takes a selection.
    ///
    /// - Parameter answer: what is said to those who ask for a target.
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

    /// Ends the program, as if it had crashed.
    package func close() { client.close() }

    /// Answers what was asked by now.
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
        switch answer(target) {
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

    /// Sends a piece to whoever was told of pieces; an empty one is the end. ``isPieceWanted`` should be true.
    package func sendPiece(_ bytes: [UInt8], format: Int32 = 8) throws {
        guard let receiver else { return }
        isPieceWanted = false
        try client.perform { write(bytes, format, receiver.type, receiver.window, receiver.property, $0) }
    }

    private func write(
        _ bytes: [UInt8], _ format: Int32, _ type: Atom, _ window: Window, _ property: Atom, _ display: OpaquePointer
    ) {
        if format == 32 {
            // Xlib takes 32-bit items as C longs.
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

    // MARK: Asking others

    /// What became of the conversions asked for, oldest first: whether there was an answer in the property.
    package private(set) var conversions: [Bool] = []

    /// Asks the owner of a selection for a target, as a clipboard manager does; the answer is in ``conversions`` once
    /// it has come, and in a property with the name of the target.
    package func ask(for target: String, of selection: String) throws {
        try client.perform { display in
            let target = XInternAtom(display, target, 0)
            XConvertSelection(
                display, XInternAtom(display, selection, 0), target, target, window, Time(CurrentTime))
        }
    }

    /// Asks for several targets in one request, each in a property with the target's name.
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

    /// The text in a property of the program's own window; nil if there is none.
    package func text(_ property: String) -> String? { client.text(of: window, property: property) }

    /// The numbers in a property of the program's own window.
    package func numbers(_ property: String) throws -> [Int] { try client.numbers(of: window, property: property) }

    /// The name of an atom.
    package func name(of atom: Int) throws -> String { try client.name(of: atom) }

    /// Bytes of a list of targets, as programs answer `TARGETS`.
    package func targets(_ names: [String]) throws -> [UInt8] {
        try client.perform { display in
            names.map { UInt32(XInternAtom(display, $0, 0)) }.withUnsafeBytes { Array($0) }
        }
    }

    /// Takes the selection again, with the server's current time.
    package func takeAgain() throws {
        hasLost = false
        try client.perform { display in
            _ = XSetSelectionOwner(display, XInternAtom(display, selection, 0), window, Time(CurrentTime))
        }
    }
}
