import CoreGraphics
import DBus
import DBusTestSupport

@testable import DisplayServer

/// The print portal of a ``FakeDesktopPortal``.
@MainActor final class FakePrintPortal {
    /// When and where the portal sends the response to a request.
    enum Behavior: CaseIterable {
        /// Before the reply to the call, directly after it, and later.
        case early, normal, late
        /// Twice.
        case twice
        /// To another path first.
        case wrongPath
        /// Never.
        case silent
        /// An error reply instead: the portal has no such method.
        case missing
    }

    var behavior = Behavior.normal
    /// The response to the dialog, and to the document: 0 means success.
    var prepareResponse: UInt32 = 0
    var printResponse: UInt32 = 0
    /// The results of the dialog.
    var results: [String: DBusValue] = ["token": .uint32(7)]
    /// The arguments of the calls.
    private(set) var prepared: [[DBusValue]] = []
    private(set) var printed: [[DBusValue]] = []
    /// The contents of the documents.
    private(set) var documents: [String] = []
    private let bus: DBusConnection
    private let eventLoop: BusEventLoop

    init(_ bus: DBusConnection, _ eventLoop: BusEventLoop) {
        self.bus = bus
        self.eventLoop = eventLoop
    }

    /// Shows the dialog.
    func prepare(_ call: DBusCall) {
        prepared.append(call.arguments)
        answer(call, options: 4, prepareResponse, results)
    }

    /// Takes a document.
    func print(_ call: DBusCall) {
        printed.append(call.arguments)
        if case .fileDescriptor(let file) = call.arguments[2] {
            let handle = FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: false)
            documents.append(String(decoding: handle.readDataToEndOfFile(), as: UTF8.self))
        }
        answer(call, options: 3, printResponse, [:])
    }

    private func answer(_ call: DBusCall, options: Int, _ code: UInt32, _ results: [String: DBusValue]) {
        guard behavior != .missing else { return call.fail(DBusError("org.freedesktop.DBus.Error.UnknownMethod", "")) }
        let sender = call.sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
        let token = call.arguments[options]["handle_token"]?.text ?? ""
        let path = PortalRequest.path + "/request/\(sender)/\(token)"
        func respond(at path: String, _ code: UInt32) {
            try? bus.emit(
                "Response", interface: "org.freedesktop.portal.Request", path: path,
                values: [.uint32(code), .options(results)], to: call.sender)
        }
        if behavior == .early { respond(at: path, code) }
        call.reply([.objectPath(path)])
        switch behavior {
        case .early, .silent, .missing: break
        case .normal: respond(at: path, code)
        case .late: _ = eventLoop.schedule(after: 0.05) { respond(at: path, code) }
        case .twice:
            respond(at: path, code)
            respond(at: path, 2)
        case .wrongPath:
            respond(at: path + "x", 1)
            respond(at: path, code)
        }
    }
}
