import Foundation

/// An object that an item provider can represent as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The type identifiers of the representations of all objects of the class, in order of fidelity.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The type identifiers of the representations of this object. The default is those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the processes that can load a representation. The default is all.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Loads a representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: One of the object's type identifiers.
    ///   - completionHandler: A closure to call once with the data or an error, on any thread.
    /// - Returns: The progress, or `nil` if the completion handler was called.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Returns the type identifiers of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Returns ``NSItemProviderRepresentationVisibility/all``.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
