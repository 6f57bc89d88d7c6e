import Foundation

/// Waits for files, sockets and processes with a time limit.
enum DescriptorWait {
    /// Waits until a descriptor is readable or its peer has closed the connection.
    ///
    /// - Returns: False if the time limit passed.
    static func untilReadable(_ descriptor: Int32, milliseconds: Int) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&request, 1, Int32(clamping: milliseconds))
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }

    /// Sleeps. Use it to poll conditions that cannot be waited for.
    static func pause(milliseconds: Int) { _ = poll(nil, 0, Int32(clamping: milliseconds)) }
}
