import Foundation

/// A type of data, of a file or of a folder, such as plain text or a PNG image.
///
/// ```swift
/// let type = UTType(filenameExtension: "png")
/// let name = type?.preferredMIMEType           // "image/png"
/// let isImage = type?.conforms(to: .image)     // true
/// ```
///
/// The types with identifiers of Apple, such as ``png``, are part of this module. All other types are those of the
/// desktop's MIME database (shared-mime-info), which is read on first use; their identifiers are their MIME types, such
/// as `application/x-blender`. The app declares its own types with ``init(exportedAs:conformingTo:)``, or in its
/// `Info.plist` (UT-03). The functions can be called on any thread.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// Creates a value without checking that the type exists.
    package init(unchecked identifier: String) { self.identifier = identifier }

    // MARK: Creation

    /// Creates a type with its identifier. The result is `nil` if neither this module, nor the app, nor the MIME database
    /// declares the type.
    public init?(_ identifier: String) {
        let name = TypeRegistry.canonical(identifier)
        guard TypeRegistry.isKnown(name) else { return nil }
        self.identifier = name
    }

    /// Creates the type of files with an extension (UT-02).
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without the dot. Upper and lower case are equal.
    ///   - supertype: The type that the result conforms to. The default is `.data`.
    /// - Returns: The type; a dynamic one if the extension is unknown. `nil` if the extension is empty or contains a
    ///   slash, or if no type with this extension conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates a type with a MIME type (UT-02).
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type. Parameters such as `charset` are ignored.
    ///   - supertype: The type that the result conforms to. The default is `.data`.
    /// - Returns: The type; a dynamic one if the MIME type is unknown. `nil` if it is invalid, or if the type does not
    ///   conform to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates a type with a name of a kind.
    ///
    /// - Parameters:
    ///   - tag: The name: an extension of file names or a MIME type.
    ///   - tagClass: The kind of the name. Others than the two declared ones have no types.
    ///   - supertype: The type that the result conforms to; with `nil`, it may be any type.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = TypeRegistry.types(tag: tag, of: tagClass, conformingTo: supertype?.identifier).first else {
            return nil
        }
        identifier = type
    }

    /// Declares a type that belongs to the app.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `org.example.notes`.
    ///   - parentType: The type that it conforms to, unless the `Info.plist` of the app declares another one. With `nil`,
    ///     the default, it conforms to `.data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(unchecked: identifier)
        TypeRegistry.declare(identifier, parent: (parentType ?? .data).identifier)
    }

    /// Declares a type that belongs to another app and that this app uses.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - parentType: The type that it conforms to, as for ``init(exportedAs:conformingTo:)``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Returns all types with a name of a kind, the most common one first.
    ///
    /// - Parameters:
    ///   - tag: The name: an extension of file names or a MIME type.
    ///   - tagClass: The kind of the name.
    ///   - supertype: The type that the results conform to; with `nil`, they may be any types.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.types(tag: tag, of: tagClass, conformingTo: supertype?.identifier).map(UTType.init(unchecked:))
    }

    // MARK: Names

    /// The extension of the names of files of this type, without the dot; `nil` if there is none.
    public var preferredFilenameExtension: String? { TypeRegistry.extensions(of: identifier).first }

    /// The MIME type; `nil` if there is none.
    public var preferredMIMEType: String? { TypeRegistry.mimeTypes(of: identifier).first }

    /// All names of the type, by their kinds.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        let extensions = TypeRegistry.extensions(of: identifier)
        let mimeTypes = TypeRegistry.mimeTypes(of: identifier)
        if !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        return tags
    }

    /// A description for the user, in the user's language if the MIME database has it, such as "PNG image"; `nil` if
    /// there is none. Reads a file.
    public var localizedDescription: String? { TypeRegistry.description(of: identifier) }

    /// The version of the declaration of the type. It is `nil`: declarations have no versions here.
    public var version: Int? { nil }

    /// A page with information about the type. It is `nil`: declarations have no pages here.
    public var referenceURL: URL? { nil }

    // MARK: Relations

    /// Returns a Boolean value that indicates whether the type is another one, or a kind of it.
    public func conforms(to type: UTType) -> Bool { TypeRegistry.conforms(identifier, to: type.identifier) }

    /// Returns a Boolean value that indicates whether the type is a kind of another one, and not that one itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns a Boolean value that indicates whether another type is a kind of this one, and not this one itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The types that this one conforms to, directly and indirectly, without itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.ancestors(of: identifier).map(UTType.init(unchecked:)))
    }

    /// A Boolean value that indicates whether the type was made for an unknown extension or MIME type.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

    /// A Boolean value that indicates whether this module, the app or the MIME database declares the type.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.isKnown(identifier) }

    /// A Boolean value that indicates whether the type is one of those whose identifiers begin with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The identifier.
    public var description: String { identifier }

    /// The identifier, with the way in which the type is known.
    public var debugDescription: String { "<UTType \(identifier)\(isDynamic ? " (dynamic)" : "")>" }

    // MARK: Archiving

    /// Reads a type from its identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
