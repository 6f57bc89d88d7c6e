import Foundation

/// Why there are no measurements.
public struct CMError: Error, RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The computer has no such sensor, or it has gone.
    public static let notAvailable = CMError(rawValue: 109)
}
