import CoreGraphics
import DBus
import Testing

@testable import DisplayServer

/// The FileTransfer portal, which a test implements on the bus of a ``FakeDesktopPortal``.
@MainActor final class FakeDocumentsPortal: DBusObject {
    /// The paths of the files that were added, by the key of the transfer.
    private(set) var transfers: [String: [String]] = [:]
    /// The numbers of descriptors in the calls.
    private(set) var counts: [Int] = []
    /// The text that is added in front of the paths for the receiver.
    var prefix = ""
    /// A Boolean value that indicates whether calls fail.
    var fails = false

    init(_ desktop: FakeDesktopPortal) throws {
        desktop.bus.export(self, at: "/org/freedesktop/portal/documents")
        var isOwned = false
        desktop.bus.requestName("org.freedesktop.portal.Documents") { isOwned = $0 == .owned }
        try #require(desktop.eventLoop.run { isOwned }, "dbus-daemon did not reply")
    }

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface("org.freedesktop.portal.FileTransfer", of: FakeDocumentsPortal.self) {
        $0.property("version", "u") { _ in .uint32(1) }
        $0.method("StartTransfer", takes: "a{sv}", returns: "s") { portal, _ in
            if portal.fails { throw DBusError("Failed", "") }
            let key = "key\(portal.transfers.count + 1)"
            portal.transfers[key] = []
            return [.string(key)]
        }
        $0.method("AddFiles", takes: "saha{sv}") { portal, call in
            let descriptors = call.arguments[1].elements ?? []
            portal.counts.append(descriptors.count)
            for case .fileDescriptor(let descriptor) in descriptors {
                let path = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/self/fd/\(descriptor.rawValue)")
                portal.transfers[call.arguments[0].text ?? ""]?.append(path ?? "")
            }
            return []
        }
        $0.method("RetrieveFiles", takes: "sa{sv}", returns: "as") { portal, call in
            guard !portal.fails, let files = portal.transfers[call.arguments[0].text ?? ""] else {
                throw DBusError("InvalidArgs", "")
            }
            return [.array(of: "s", files.map { .string(portal.prefix + $0) })]
        }
    }
}
