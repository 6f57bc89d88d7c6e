import Foundation

/// UNIX sockets in the file system.
enum LocalSocket {
    /// Connects to a socket.
    ///
    /// - Returns: A descriptor that children do not inherit, or -1 with `errno` set.
    static func connect(to path: String) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
            guard bytes.count < room.count else { return false }
            room.copyBytes(from: bytes)
            return true
        }
        guard fits else {
            errno = ENAMETOOLONG
            return -1
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return -1 }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result != 0 else { return descriptor }
        let error = errno
        close(descriptor)
        errno = error
        return -1
    }

    /// Returns whether a socket file exists but no process listens at it.
    static func isAbandoned(_ path: String) -> Bool {
        let descriptor = connect(to: path)
        guard descriptor < 0 else {
            close(descriptor)
            return false
        }
        return errno == ECONNREFUSED
    }
}
