import Foundation

/// The standard error stream of the process.
package enum StandardError {
    /// Writes a line, in one piece if the stream accepts it.
    ///
    /// Errors are ignored: a program must not end because its terminal or log was closed, as it would with
    /// `FileHandle`.
    ///
    /// - Parameters:
    ///   - line: The text without a newline at its end.
    ///   - descriptor: The file descriptor to write to.
    package static func write(line: String, to descriptor: Int32 = STDERR_FILENO) {
        var text = line + "\n"
        text.withUTF8 { bytes in
            var written = 0
            while let start = bytes.baseAddress, written < bytes.count {
                let count = Foundation.write(descriptor, start + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                written += count
            }
        }
    }
}
