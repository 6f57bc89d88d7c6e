import CoreGraphics
import SystemSupport

/// The address of a message bus: a UNIX socket in the file system or in the abstract namespace.
struct DBusAddress: Equatable {
    private let name: [UInt8]
    private let isAbstract: Bool

    /// Creates the address of the session bus: the first socket in `DBUS_SESSION_BUS_ADDRESS`, or else `bus` in
    /// `XDG_RUNTIME_DIR`.
    ///
    /// - Returns: Nil if neither variable names a socket.
    init?(environment: ProcessEnvironment) {
        if let text = environment["DBUS_SESSION_BUS_ADDRESS"], !text.isEmpty {
            self.init(text)
        } else if let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty {
            self.init(name: Array((folder + "/bus").utf8), isAbstract: false)
        } else {
            return nil
        }
    }

    /// Creates an address from its text form.
    ///
    /// - Parameter text: One or more addresses separated by `;`. Each is a transport, `:`, and key-value pairs
    ///   separated by `,`. The first UNIX socket is used.
    /// - Returns: Nil if the text names no UNIX socket.
    init?(_ text: String) {
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
        guard !name.isEmpty, name.count < 107 else { return nil }
        self.name = name
        self.isAbstract = isAbstract
    }

    /// Connects without blocking.
    ///
    /// - Returns: A non-blocking descriptor, or nil if no process listens at the address.
    func connect() -> Int32? {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            UnsafeMutableRawBufferPointer(rebasing: path.dropFirst(isAbstract ? 1 : 0)).copyBytes(from: name)
        }
        let head = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        let length = socklen_t(head + name.count + 1)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, length) }
        }
        guard result == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
