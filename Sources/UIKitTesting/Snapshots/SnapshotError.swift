import CoreGraphics

/// An error of a snapshot assertion. The description suggests what to examine and what to do.
public struct SnapshotError: Error, CustomStringConvertible {
    /// The kinds of failures.
    public enum Reason: Equatable, Sendable {
        /// There is no stored snapshot.
        case missing
        /// The stored snapshot is not a readable PNG file.
        case unreadable
        /// The images differ in more pixels than allowed, or in size.
        case different(SnapshotDifference)
        /// The view could not be rendered, or the name of the snapshot is not a valid file name.
        case notRendered
        /// The snapshot could not be stored.
        case notWritten
    }

    /// The kind of failure.
    public let reason: Reason

    /// A description of the failure, with advice.
    public let description: String

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }

    /// Returns the error with the source location of the test.
    func located(_ filePath: String, _ line: UInt) -> SnapshotError {
        SnapshotError(reason, "\(description)\n\(filePath):\(line)")
    }
}
