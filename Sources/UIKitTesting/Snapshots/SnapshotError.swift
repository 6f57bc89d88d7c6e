import CoreGraphics

/// Why a picture is not as it should be. The description says what to look at and what to do.
public struct SnapshotError: Error, CustomStringConvertible {
    /// The kinds of failure.
    public enum Reason: Equatable, Sendable {
        /// There is no stored picture.
        case missing
        /// The stored picture is no PNG file that can be read.
        case unreadable
        /// The pictures differ by more than was allowed, or have different sizes.
        case different(SnapshotDifference)
        /// The picture could not be made, or its name cannot name a file.
        case notRendered
        /// The picture could not be recorded.
        case notWritten
    }

    /// What kind of failure it is.
    public let reason: Reason

    /// What to look at and what to do.
    public let description: String

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }

    /// The error with the place of the test that ran into it.
    func located(_ filePath: String, _ line: UInt) -> SnapshotError {
        SnapshotError(reason, "\(description)\n\(filePath):\(line)")
    }
}
