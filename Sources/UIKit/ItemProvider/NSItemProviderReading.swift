import Foundation

/// An object that can be created from a representation of an item provider.
///
/// `NSString`, `NSURL`, `NSAttributedString`, ``UIImage`` and ``UIColor`` conform, and an app's classes can:
///
/// ```swift
/// final class Contact: NSObject, NSItemProviderReading {
///     let name: String
///     init(name: String) { self.name = name }
///
///     static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.contact"] }
///
///     static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Contact {
///         Contact(name: String(decoding: data, as: UTF8.self))
///     }
/// }
/// ```
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The type identifiers of the representations from which objects can be created, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object.
    ///
    /// - Parameters:
    ///   - data: The representation.
    ///   - typeIdentifier: The type of the representation: one of
    ///     ``NSItemProviderReading/readableTypeIdentifiersForItemProvider``.
    /// - Throws: An error if the data is invalid.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
