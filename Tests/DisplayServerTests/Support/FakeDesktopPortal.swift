import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing

@testable import DisplayServer

/// A message bus with a desktop portal that the test implements.
@MainActor final class FakeDesktopPortal: DBusObject, DBusObjectProvider {
    /// The settings in the portal's replies. With nil, the portal does not reply to requests for the setting.
    var scheme: UInt32? = 0
    var contrast: UInt32? = 0
    var textScale: Double? = 1
    /// The accent color in the portal's replies. With nil, the portal has no such setting.
    var accent: DBusValue?
    /// A Boolean value that indicates whether the portal grants requests to inhibit the screen saver.
    var grantsInhibition = false
    /// The portal's response to an inhibition that it has accepted: 0 means success. With nil, there is none, as with
    /// old portals.
    var inhibitionResponse: UInt32?
    /// The inhibit requests to the screen saver and the portal, with the texts that they contain.
    private(set) var inhibitions: [String] = []

    /// When the portal sends the response to a request, compared with the reply to the call.
    enum ResponseTime: CaseIterable { case before, after, later, twice, never }

    /// The portal's response to the opening of a URL: 0 means success. With nil, the portal opens none.
    var openResult: UInt32?
    /// The portal's response to the choice of a color: 0 means success. With nil, the portal has no such method.
    var pickResult: UInt32?
    /// The color in the response.
    var pickedColor = DBusValue.structure([.double(0), .double(0), .double(0)])
    /// The portal's response to the choice of files: 0 means success. With nil, the portal has no such method.
    var chooserResult: UInt32?
    /// The results in the response to the choice of files.
    var chooserResults: [String: DBusValue] = [:]
    /// The version of the FileChooser interface; with nil, the interface has no version.
    var chooserVersion: UInt32? = 4
    /// The calls of the FileChooser and Email interfaces: the methods with their arguments.
    private(set) var dialogCalls: [(method: String, arguments: [DBusValue])] = []
    /// The contents of the files that the portal was asked to open or attach.
    private(set) var receivedFiles: [String] = []
    /// The portal's response to the composition of a mail. With nil, the portal has no such method.
    var mailResult: UInt32?
    /// The time in seconds after which the portal replies to calls that have no response.
    var replyDelay: TimeInterval = 0
    /// A Boolean value that indicates whether the portal does not reply to requests.
    var isSilent = false
    var responseTime = ResponseTime.after
    /// A Boolean value that indicates whether the path of a request contains the token of the caller.
    var usesToken = true
    /// The URLs that the portal was asked to open.
    private(set) var openedLinks: [String] = []
    /// The requests that were withdrawn.
    private(set) var closedRequests: [String] = []
    /// The number of requests for settings.
    private(set) var requestCount = 0

    let daemon: BusDaemon
    let eventLoop = BusEventLoop()
    let bus: DBusConnection
    let environment: ProcessEnvironment
    /// The environment as a dictionary.
    let variables: [String: String]
    private let screenSaver = ScreenSaver()
    private var unansweredCalls: [DBusCall] = []
    private var requestNumber = 0

    init() throws {
        daemon = try BusDaemon()
        variables = ["DBUS_SESSION_BUS_ADDRESS": daemon.addresses]
        environment = ProcessEnvironment(variables)
        bus = try daemon.connect(eventLoop)
        bus.export(self, at: PortalRequest.path)
        bus.export(self, below: PortalRequest.path + "/request")
        try own(PortalRequest.service)
    }

    private func own(_ name: String) throws {
        var isOwned = false
        bus.requestName(name) { isOwned = $0 == .owned }
        try #require(eventLoop.run { isOwned }, "dbus-daemon did not reply")
    }

    /// Stops the bus.
    func stop() {
        bus.close()
        daemon.stop()
    }

    /// Replies to pending calls, and serves the connections to the bus that use the same event loop.
    func serve() { eventLoop.serve() }

    /// Returns a connection of a client. ``serve()`` runs it.
    func client() -> MessageBus { MessageBus(.session, environment: environment, eventLoop: eventLoop) }

    // MARK: Objects

    /// The print portal; nil if the portal cannot print.
    var printPortal: FakePrintPortal?

    var interfaces: [DBusInterface] {
        [Self.settings, Self.openURI, Self.inhibit, Self.screenshot, Self.fileChooser, Self.email, Self.print]
    }

    private static let print = DBusInterface("org.freedesktop.portal.Print", of: FakeDesktopPortal.self) {
        $0.deferredMethod("PreparePrint", takes: "ssa{sv}a{sv}a{sv}", returns: "o") { portal, call in
            portal.forward(call) { $0.prepare(call) }
        }
        $0.deferredMethod("Print", takes: "ssha{sv}", returns: "o") { portal, call in
            portal.forward(call) { $0.print(call) }
        }
    }

    private func forward(_ call: DBusCall, _ body: (FakePrintPortal) -> Void) {
        guard let printPortal else { return call.fail(DBusError("UnknownMethod", "")) }
        body(printPortal)
    }

    private static let settings = DBusInterface("org.freedesktop.portal.Settings", of: FakeDesktopPortal.self) {
        $0.deferredMethod("Read", takes: "ss", returns: "v") { portal, call in
            portal.requestCount += 1
            if call.arguments[1].text == "accent-color" {
                guard let accent = portal.accent else { return call.fail(DBusError("NotFound", "")) }
                return portal.reply(to: call, [.variant(.variant(accent))])
            }
            let value: DBusValue? =
                switch call.arguments[1].text {
                case "contrast": portal.contrast.map(DBusValue.uint32)
                case "text-scaling-factor": portal.textScale.map(DBusValue.double)
                default: portal.scheme.map(DBusValue.uint32)
                }
            // Portals put the value into two variants.
            guard let value else { return portal.unansweredCalls.append(call) }
            portal.reply(to: call, [.variant(.variant(value))])
        }
    }

    private static let openURI = DBusInterface("org.freedesktop.portal.OpenURI", of: FakeDesktopPortal.self) {
        $0.deferredMethod("OpenURI", takes: "ssa{sv}", returns: "o") { portal, call in
            portal.openedLinks.append(call.arguments[1].text ?? "")
            portal.respond(to: call, portal.openResult, ["link": .string("opened")])
        }
        $0.deferredMethod("OpenFile", takes: "sha{sv}", returns: "o") { portal, call in
            portal.read(call.arguments[1])
            portal.respond(to: call, portal.openResult, [:])
        }
    }

    private static let fileChooser = DBusInterface("org.freedesktop.portal.FileChooser", of: FakeDesktopPortal.self) {
        for method in ["OpenFile", "SaveFile", "SaveFiles"] {
            $0.deferredMethod(method, takes: "ssa{sv}", returns: "o") { portal, call in
                portal.dialogCalls.append((method, call.arguments))
                portal.respond(to: call, portal.chooserResult, portal.chooserResults)
            }
        }
        $0.property("version", "u") { portal in
            guard let version = portal.chooserVersion else { throw DBusError("InvalidArgs", "") }
            return .uint32(version)
        }
    }

    private static let email = DBusInterface("org.freedesktop.portal.Email", of: FakeDesktopPortal.self) {
        $0.deferredMethod("ComposeEmail", takes: "sa{sv}", returns: "o") { portal, call in
            portal.dialogCalls.append(("ComposeEmail", call.arguments))
            for file in call.arguments[1]["attachment_fds"]?.elements ?? [] { portal.read(file) }
            portal.respond(to: call, portal.mailResult, [:])
        }
    }

    private func read(_ value: DBusValue) {
        guard case .fileDescriptor(let descriptor) = value else { return }
        let data = try? FileHandle(fileDescriptor: descriptor.rawValue, closeOnDealloc: false).readToEnd()
        receivedFiles.append(String(decoding: data ?? Data(), as: UTF8.self))
    }

    private static let screenshot = DBusInterface("org.freedesktop.portal.Screenshot", of: FakeDesktopPortal.self) {
        $0.deferredMethod("PickColor", takes: "sa{sv}", returns: "o") { portal, call in
            portal.respond(to: call, portal.pickResult, ["color": portal.pickedColor])
        }
    }

    private static let inhibit = DBusInterface("org.freedesktop.portal.Inhibit", of: FakeDesktopPortal.self) {
        $0.deferredMethod("Inhibit", takes: "sua{sv}", returns: "o") { portal, call in
            guard portal.grantsInhibition else {
                portal.inhibitions.append("refused")
                return call.fail(DBusError("NotSupported", ""))
            }
            portal.inhibitions.append("portal \(call.arguments[0].text ?? "")\(call.arguments[1].integer ?? 0)")
            portal.acceptInhibition(call)
        }
    }

    private func acceptInhibition(_ call: DBusCall) {
        let path = "/org/freedesktop/portal/desktop/request/1/t"
        func respond() {
            guard let inhibitionResponse else { return }
            try? bus.emit(
                "Response", interface: PortalRequest.interface, path: path,
                values: [.uint32(inhibitionResponse), .options([:])], to: call.sender)
        }
        if responseTime == .before { respond() }
        reply(to: call, [.objectPath(path)])
        if responseTime == .after { respond() }
        if responseTime == .later { _ = eventLoop.schedule(after: 0.05, respond) }
    }

    private func reply(to call: DBusCall, _ values: [DBusValue]) {
        guard replyDelay > 0 else { return call.reply(values) }
        _ = eventLoop.schedule(after: replyDelay) { call.reply(values) }
    }

    /// Replies to a call, and sends the response to the request. Without a response, the call fails.
    private func respond(to call: DBusCall, _ response: UInt32?, _ results: [String: DBusValue]) {
        guard !isSilent else { return unansweredCalls.append(call) }
        guard let response else { return call.fail(DBusError("UnknownMethod", "")) }
        requestNumber += 1
        let sender = call.sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
        let token = call.arguments.last?["handle_token"]?.text ?? ""
        let path = PortalRequest.path + "/request/" + (usesToken ? "\(sender)/\(token)" : "1/\(requestNumber)")
        func respond() {
            try? bus.emit(
                "Response", interface: "org.freedesktop.portal.Request", path: path,
                values: [.uint32(response), .options(results)], to: call.sender)
        }
        if responseTime == .before { respond() }
        call.reply([.objectPath(path)])
        switch responseTime {
        case .after: respond()
        case .later: _ = eventLoop.schedule(after: 0.05, respond)
        case .twice:
            respond()
            respond()
        case .before, .never: break
        }
    }

    /// The object that represents a request.
    final class Request: DBusObject {
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

        var interfaces: [DBusInterface] { [Self.request] }

        private static let request = DBusInterface("org.freedesktop.portal.Request", of: Request.self) {
            $0.method("Close") { request, _ in
                request.handler()
                return []
            }
        }
    }

    func object(at path: String) -> (any DBusObject)? {
        Request { [weak self] in
            self?.closedRequests.append(path)
            self?.inhibitions.append("close \(PortalRequest.path)/request/\(path)")
        }
    }

    func childNames(at path: String) -> [String] { [] }

    /// The screen saver service.
    final class ScreenSaver: DBusObject {
        fileprivate(set) var handler: @MainActor (String) -> Void = { _ in }

        var interfaces: [DBusInterface] { [Self.screenSaver] }

        private static let screenSaver = DBusInterface("org.freedesktop.ScreenSaver", of: ScreenSaver.self) {
            $0.method("Inhibit", takes: "ss", returns: "u") { screenSaver, call in
                screenSaver.handler("screen saver \(call.arguments[0].text ?? ""): \(call.arguments[1].text ?? "")")
                return [.uint32(77)]
            }
            $0.method("UnInhibit", takes: "u") { screenSaver, call in
                screenSaver.handler("end \(call.arguments[0].integer ?? 0)")
                return []
            }
        }
    }

    /// Also takes the bus name of the screen saver.
    func ownScreenSaver() throws {
        screenSaver.handler = { [weak self] in self?.inhibitions.append($0) }
        bus.export(screenSaver, at: "/org/freedesktop/ScreenSaver")
        try own("org.freedesktop.ScreenSaver")
    }

    // MARK: Signals

    /// Announces the text scale to all clients.
    func announce(textScale: Double) {
        announce(.double(textScale), namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")
    }

    /// Announces the accent color to all clients.
    func announce(accent: DBusValue, namespace: String = "org.freedesktop.appearance") {
        announce(accent, namespace: namespace, key: "accent-color")
    }

    /// Announces to all clients that a setting changed.
    func announce(_ value: UInt32, namespace: String = "org.freedesktop.appearance", key: String = "color-scheme") {
        announce(.uint32(value), namespace: namespace, key: key)
    }

    private func announce(_ value: DBusValue, namespace: String, key: String) {
        try? bus.emit(
            "SettingChanged", interface: "org.freedesktop.portal.Settings", path: PortalRequest.path,
            values: [.string(namespace), .string(key), .variant(value)])
    }
}
