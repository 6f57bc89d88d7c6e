import Foundation
import SystemSupport

/// The address of a message bus: a UNIX socket in the file system or in the abstract namespace.
package struct DBusAddress: Equatable, Sendable {
    private let name: [UInt8]
    private let isAbstract: Bool

    /// Creates the address of the session bus: the first socket in `DBUS_SESSION_BUS_ADDRESS`, or else `bus` in
    /// `XDG_RUNTIME_DIR`.
    ///
    /// - Parameter variable: Returns the value of an environment variable.
    /// - Returns: Nil if neither variable names a socket.
    package init?(ofSessionBus variable: (String) -> String?) {
        if let text = variable("DBUS_SESSION_BUS_ADDRESS"), !text.isEmpty {
            self.init(text)
        } else if let folder = variable("XDG_RUNTIME_DIR"), !folder.isEmpty {
            self.init(name: Array((folder + "/bus").utf8), isAbstract: false)
        } else {
            return nil
        }
    }

    /// Creates the address of the system bus: the first socket in `DBUS_SYSTEM_BUS_ADDRESS`, or else
    /// `/run/dbus/system_bus_socket`.
    ///
    /// - Parameter variable: Returns the value of an environment variable.
    /// - Returns: Nil if the variable names no socket.
    package init?(ofSystemBus variable: (String) -> String?) {
        if let text = variable("DBUS_SYSTEM_BUS_ADDRESS"), !text.isEmpty {
            self.init(text)
        } else {
            self.init(name: Array("/run/dbus/system_bus_socket".utf8), isAbstract: false)
        }
    }

    /// Creates an address from its text form. Other transports are not supported: libdbus would look up hosts, and
    /// start programs.
    ///
    /// - Parameter text: One or more addresses separated by `;`. Each is a transport, `:`, and key-value pairs
    ///   separated by `,`. The first UNIX socket is used.
    /// - Returns: Nil if the text names no UNIX socket.
    package init?(_ text: String) {
        for address in text.split(separator: ";") where address.hasPrefix("unix:") {
            for pair in address.dropFirst(5).split(separator: ",") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, let value = String(parts[1]).removingPercentEncoding else { continue }
                guard parts[0] == "path" || parts[0] == "abstract" else { continue }
                self.init(name: Array(value.utf8), isAbstract: parts[0] == "abstract")
                return
            }
        }
        return nil
    }

    private init?(name: [UInt8], isAbstract: Bool) {
        // The system's limit, including the zero byte before or after the name.
        guard !name.isEmpty, name.count < 107, !name.contains(0) else { return nil }
        self.name = name
        self.isAbstract = isAbstract
    }

    /// The text form.
    package var text: String {
        let digits = Array("0123456789abcdef".utf8)
        // Only these bytes may be unescaped.
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/.*".utf8)
        let value = name.flatMap { byte in
            plain.contains(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return "unix:\(isAbstract ? "abstract" : "path")=\(String(decoding: value, as: UTF8.self))"
    }

    /// Calls a closure with the address in the form of the system.
    func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            UnsafeMutableRawBufferPointer(rebasing: path.dropFirst(isAbstract ? 1 : 0)).copyBytes(from: name)
        }
        let head = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        let length = socklen_t(head + name.count + 1)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }
}
