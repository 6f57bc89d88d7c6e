import CoreGraphics

/// What an application has put on a board: names of types, and the data of each once somebody asks for it.
///
/// Types are named as MIME does, or by any name that programs have agreed upon. Text is ``text``, encoded as UTF-8; the
/// display server translates to and from the other names and encodings that programs have for it. `application/x-color`
/// is red, green, blue and alpha in 16 bits each, in the machine's byte order; of all others the data are plain bytes.
@MainActor package struct ClipboardContent {
    /// The type of text in UTF-8.
    package nonisolated static let text = "text/plain;charset=utf-8"

    /// The names of the types, the best first.
    package let types: [String]
    /// Whether a clipboard manager may keep it when the application ends.
    package let outlivesApplication: Bool
    /// Makes the data of one of the types; nil if it cannot be had after all.
    package let data: @MainActor (String) -> Data?

    /// - Parameters:
    ///   - types: repetitions and empty names are left out.
    ///   - data: called on the main actor whenever somebody asks, possibly often and much later.
    package init(types: [String], outlivesApplication: Bool = true, data: @escaping @MainActor (String) -> Data?) {
        var known: Set<String> = [""]
        self.types = types.filter { known.insert($0).inserted }
        self.outlivesApplication = outlivesApplication
        self.data = data
    }
}
