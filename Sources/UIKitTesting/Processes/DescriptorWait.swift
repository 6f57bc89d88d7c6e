import Foundation

/// Bounded waiting for files, sockets and processes of the outside.
enum DescriptorWait {
    /// Waits until there is something to read, or the other side has gone.
    ///
    /// - Returns: false if nothing came within the time.
    static func untilReadable(_ descriptor: Int32, milliseconds: Int) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&request, 1, Int32(clamping: milliseconds))
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }

    /// Lets a while pass, for things of the outside that can only be asked again and again.
    static func pause(milliseconds: Int) { _ = poll(nil, 0, Int32(clamping: milliseconds)) }
}
