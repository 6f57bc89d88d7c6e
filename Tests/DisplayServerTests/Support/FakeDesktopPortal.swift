import CoreGraphics
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// A message bus with a desktop portal that the test implements.
@MainActor final class FakeDesktopPortal {
    /// The settings in the portal's replies. With nil, the portal does not reply to requests for the setting.
    var scheme: UInt32? = 0
    var contrast: UInt32? = 0
    var textScale: Double? = 1
    /// A Boolean value that indicates whether the portal grants requests to inhibit the screen saver.
    var grantsInhibition = false
    /// The inhibit requests to the screen saver and the portal, with the texts that they contain.
    private(set) var inhibitions: [String] = []

    /// The portal's result of opening a URL; nil if the portal opens none.
    var openResult: UInt32?
    /// A Boolean value that indicates whether the portal sends the result before it replies to the call.
    var sendsResultBeforeReply = false
    /// The URLs that the portal was asked to open.
    private(set) var openedLinks: [String] = []

    let environment: [String: String]
    private let folder: URL
    private let daemon: ChildProcess
    private var descriptor: Int32 = -1
    private var received: [UInt8] = []
    private var isAuthenticated = false
    private var serial: UInt32 = 0
    /// The number of requests for settings.
    private(set) var requestCount = 0
    private(set) var isReady = false

    nonisolated static let daemonPath: String? = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { path in
        access(path, X_OK) == 0
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bus-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let socket = folder.appendingPathComponent("bus").path
        let configuration = folder.appendingPathComponent("bus.conf")
        try Data(
            """
            <busconfig><type>session</type><listen>unix:path=\(socket)</listen><auth>EXTERNAL</auth>
            <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
            </busconfig>
            """.utf8
        ).write(to: configuration)
        environment = ["DBUS_SESSION_BUS_ADDRESS": "tcp:host=nowhere;unix:path=\(socket),guid=0"]
        daemon = try ChildProcess(
            executable: try #require(Self.daemonPath), arguments: ["--config-file=\(configuration.path)", "--nofork"],
            environment: ["PATH": "/usr/bin:/bin"], output: 2)
        let address = try #require(DBusAddress(environment: ProcessEnvironment(environment)))
        for _ in 0..<500 where descriptor < 0 {
            descriptor = address.connect() ?? -1
            if descriptor < 0 { Thread.sleep(forTimeInterval: 0.01) }
        }
        try #require(descriptor >= 0, "dbus-daemon did not start")
        let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
        write([0] + Array("AUTH EXTERNAL \(user)\r\n".utf8))
        for _ in 0..<500 where !isReady {
            try serve()
            Thread.sleep(forTimeInterval: 0.005)
        }
        try #require(isReady, "dbus-daemon did not reply")
    }

    isolated deinit { stop() }

    /// Stops the bus.
    func stop() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        daemon.terminate()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Replies to pending requests.
    func serve() throws {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { break }
            received += buffer[..<count]
        }
        if !isAuthenticated, let end = received.firstIndex(of: 10) {
            #expect(String(decoding: received[..<end], as: UTF8.self).hasPrefix("OK "))
            received.removeSubrange(...end)
            isAuthenticated = true
            write(Array("BEGIN\r\n".utf8))
            call("Hello")
            var writer = DBusWriter()
            writer.append("org.freedesktop.portal.Desktop")
            writer.append(4 as UInt32)
            call("RequestName", "su", writer.bytes)
        }
        guard isAuthenticated else { return }
        while let (message, count) = try DBusMessage.read(received[...]) {
            received.removeFirst(count)
            guard let message else { continue }
            if message.kind == .reply, message.replySerial == 2 { isReady = true }
            switch (message.kind, message.member) {
            case (.call, "Read"): sendReply(message)
            case (.call, "Inhibit"), (.call, "UnInhibit"), (.call, "Close"): try inhibit(message)
            case (.call, "OpenURI"): try open(message)
            default: break
            }
        }
    }

    private func open(_ call: DBusMessage) throws {
        var reader = DBusReader(bytes: call.body, isBigEndian: call.isBigEndian)
        _ = try reader.text()
        openedLinks.append(try reader.text())
        #expect(call.signature == "ssa{sv}")
        serial += 1
        var reply = DBusMessage(openResult == nil ? .error : .reply, serial: serial)
        reply.replySerial = call.serial
        reply.destination = call.sender
        guard let openResult else {
            reply.errorName = "org.freedesktop.DBus.Error.UnknownMethod"
            return write(reply.bytes)
        }
        let request = "/org/freedesktop/portal/desktop/request/1/\(serial)"
        var writer = DBusWriter()
        writer.append(request)
        reply.signature = "o"
        reply.body = writer.bytes
        serial += 1
        var response = DBusMessage(.signal, serial: serial)
        response.destination = call.sender
        response.path = request
        response.interface = "org.freedesktop.portal.Request"
        response.member = "Response"
        response.signature = "ua{sv}"
        var content = DBusWriter()
        content.append(openResult)
        content.append([:] as [String: String])
        response.body = content.bytes
        for message in sendsResultBeforeReply ? [response, reply] : [reply, response] { write(message.bytes) }
    }

    /// Also takes the bus name of the screen saver.
    func ownScreenSaver() throws {
        var writer = DBusWriter()
        writer.append("org.freedesktop.ScreenSaver")
        writer.append(4 as UInt32)
        call("RequestName", "su", writer.bytes)
        // The bus replies in order.
        for _ in 0..<20 {
            try serve()
            Thread.sleep(forTimeInterval: 0.005)
        }
    }

    private func inhibit(_ call: DBusMessage) throws {
        var reader = DBusReader(bytes: call.body, isBigEndian: call.isBigEndian)
        serial += 1
        var reply = DBusMessage(.reply, serial: serial)
        reply.replySerial = call.serial
        reply.destination = call.sender
        var writer = DBusWriter()
        switch call.interface {
        case "org.freedesktop.ScreenSaver" where call.member == "Inhibit":
            inhibitions.append("screen saver \(try reader.text()): \(try reader.text())")
            writer.append(77 as UInt32)
            reply.signature = "u"
        case "org.freedesktop.ScreenSaver":
            inhibitions.append("end \(try reader.uint32())")
        case "org.freedesktop.portal.Inhibit" where grantsInhibition:
            #expect(call.signature == "sua{sv}")
            inhibitions.append("portal \(try reader.text())\(try reader.uint32())")
            writer.append("/org/freedesktop/portal/desktop/request/1/t")
            reply.signature = "o"
        case "org.freedesktop.portal.Request":
            inhibitions.append("close \(call.path ?? "")")
        default:
            inhibitions.append("refused")
            reply.kind = .error
            reply.errorName = "org.freedesktop.DBus.Error.NotSupported"
        }
        reply.body = writer.bytes
        write(reply.bytes)
    }

    private func sendReply(_ request: DBusMessage) {
        requestCount += 1
        var reader = DBusReader(bytes: request.body, isBigEndian: request.isBigEndian)
        _ = try? reader.text()
        let key = try? reader.text()
        let value: Double? =
            switch key {
            case "contrast": contrast.map(Double.init)
            case "text-scaling-factor": textScale
            default: scheme.map(Double.init)
            }
        guard let value else { return }
        serial += 1
        var reply = DBusMessage(.reply, serial: serial)
        reply.replySerial = request.serial
        reply.destination = request.sender
        reply.signature = "v"
        var writer = DBusWriter()
        writer.appendSignature("v")
        append(value, isDouble: key == "text-scaling-factor", to: &writer)
        reply.body = writer.bytes
        write(reply.bytes)
    }

    private func append(_ value: Double, isDouble: Bool, to writer: inout DBusWriter) {
        writer.appendSignature(isDouble ? "d" : "u")
        if isDouble { writer.append(value) } else { writer.append(UInt32(value)) }
    }

    /// Announces the text scale to all clients.
    func announce(textScale: Double) {
        announce(textScale, namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")
    }

    /// Announces to all clients that a setting changed.
    func announce(_ value: Double, namespace: String = "org.freedesktop.appearance", key: String = "color-scheme") {
        serial += 1
        var signal = DBusMessage(.signal, serial: serial)
        signal.path = "/org/freedesktop/portal/desktop"
        signal.interface = "org.freedesktop.portal.Settings"
        signal.member = "SettingChanged"
        signal.signature = "ssv"
        var writer = DBusWriter()
        writer.append(namespace)
        writer.append(key)
        append(value, isDouble: key == "text-scaling-factor", to: &writer)
        signal.body = writer.bytes
        write(signal.bytes)
    }

    private func call(_ member: String, _ signature: String = "", _ body: [UInt8] = []) {
        serial += 1
        var message = DBusMessage(.call, serial: serial)
        message.destination = "org.freedesktop.DBus"
        message.path = "/org/freedesktop/DBus"
        message.interface = "org.freedesktop.DBus"
        message.member = member
        message.signature = signature
        message.body = body
        write(message.bytes)
    }

    private func write(_ bytes: [UInt8]) {
        #expect(send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }
}
