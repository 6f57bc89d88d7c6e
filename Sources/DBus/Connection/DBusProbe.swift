import Foundation

/// Finds out whether a bus answers, without a wait: libdbus itself would wait in `connect` for a process that listens
/// and does not accept connections. The probe is a connection of its own, which begins the authentication.
final class DBusProbe {
    /// The state of the bus at the other end.
    enum Answer { case pending, accepted, ended }

    /// The descriptor, which is readable when the bus has answered.
    let descriptor: Int32

    /// Creates a probe.
    ///
    /// - Returns: Nil if no process listens at the address, or if its queue of connections is full.
    init?(_ address: DBusAddress) {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { return nil }
        // The protocol begins with a zero byte. The bus answers with a list of mechanisms.
        let request = Array("\0AUTH\r\n".utf8)
        guard address.withSocketAddress({ connect(descriptor, $0, $1) }) == 0,
            send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
        else { return nil }
    }

    deinit { close(descriptor) }

    /// Returns whether the bus has answered.
    func answer() -> Answer {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { return .pending }
        return count > 0 ? .accepted : .ended
    }
}
