import Foundation

/// An error of CoreMotion.
public struct CMError: Error, RawRepresentable, Hashable, Sendable {
    /// The error code, with the values of Apple's CoreMotion.
    public let rawValue: UInt32
    /// Creates an error from a code, which need not be a known one.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The sensor does not exist, or was removed.
    public static let notAvailable = CMError(rawValue: 109)
}
