import Foundation

/// Why there are no measurements.
public struct CMError: Error, RawRepresentable, Hashable, Sendable {
    /// The number of the error, as CoreMotion counts them.
    public let rawValue: UInt32
    /// The error of that number, whether it is one that is named here or not.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The computer has no such sensor, or it has gone.
    public static let notAvailable = CMError(rawValue: 109)
}
