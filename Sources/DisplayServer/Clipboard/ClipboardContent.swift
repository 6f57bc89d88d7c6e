import CoreGraphics

/// Content that an application offers in a selection: the names of its types, and a closure that provides the data of
/// each type on request.
///
/// Types are named by their MIME type, or by any other name that programs agree on. Text is ``text``, encoded as UTF-8;
/// the display server translates between it and the other names and encodings that programs use for text.
/// `application/x-color` contains red, green, blue and alpha in 16 bits each, in the machine's byte order. The data of
/// all other types are plain bytes.
@MainActor package struct ClipboardContent {
    /// The type name of UTF-8 text.
    package nonisolated static let text = "text/plain;charset=utf-8"

    /// The names of the types, in order of preference.
    package let types: [String]
    /// A Boolean value that indicates whether a clipboard manager may store the content when the application ends.
    package let canBeStored: Bool
    /// Returns the data of one of the types, or nil if it is unavailable after all.
    package let data: @MainActor (String) -> Data?

    /// Creates content that is provided on request.
    ///
    /// - Parameters:
    ///   - types: The names of the types, in order of preference. Duplicates and empty names are removed.
    ///   - canBeStored: Whether a clipboard manager may store the content when the application ends.
    ///   - data: Provides the data of a type. Called on the main actor for each request, possibly often and much later.
    package init(types: [String], canBeStored: Bool = true, data: @escaping @MainActor (String) -> Data?) {
        var known: Set<String> = [""]
        self.types = types.filter { known.insert($0).inserted }
        self.canBeStored = canBeStored
        self.data = data
    }
}
