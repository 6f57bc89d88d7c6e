import Foundation

/// The identifiers of types that were made for an unknown extension or MIME type, which they contain.
enum DynamicType {
    static let prefix = "dyn."
    private static let extensionPrefix = prefix + "extension."
    private static let mimePrefix = prefix + "mime."

    static func identifier(filenameExtension: String) -> String { extensionPrefix + filenameExtension }

    static func identifier(mimeType: String) -> String { mimePrefix + mimeType }

    /// Returns the extension that a type was made for; `nil` if it was made for none.
    static func filenameExtension(_ identifier: String) -> String? { rest(of: identifier, after: extensionPrefix) }

    /// Returns the MIME type that a type was made for; `nil` if it was made for none.
    static func mimeType(_ identifier: String) -> String? { rest(of: identifier, after: mimePrefix) }

    private static func rest(of identifier: String, after prefix: String) -> String? {
        guard identifier.hasPrefix(prefix), identifier.count > prefix.count else { return nil }
        return String(identifier.dropFirst(prefix.count))
    }
}
