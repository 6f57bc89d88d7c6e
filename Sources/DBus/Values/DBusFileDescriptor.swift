import Glibc

/// A file descriptor in a message. It is closed when the object is deallocated.
package final class DBusFileDescriptor: Sendable {
    /// The descriptor. To keep it longer than the object, duplicate it.
    package let rawValue: Int32

    /// Creates an object that closes the descriptor when it is deallocated.
    package init(owning descriptor: Int32) { rawValue = descriptor }

    /// Duplicates a descriptor.
    ///
    /// - Returns: Nil if the descriptor is invalid, or if the process cannot open more.
    package init?(duplicating descriptor: Int32) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        rawValue = copy
    }

    deinit { close(rawValue) }
}
