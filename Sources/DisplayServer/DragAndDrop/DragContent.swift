import CoreGraphics

/// The content of a drag: the names of its types, and a closure that loads the data of each type on request.
///
/// The names of types and the encoding of their data are those of ``ClipboardContent``.
@MainActor package struct DragContent {
    /// The names of the types, in order of preference.
    package let types: [String]
    /// Loads the data of one of the types, and calls the completion handler with them, immediately or later; with nil
    /// if they are unavailable after all. Called for each request of a target, possibly often.
    package let load: @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void
    /// The file that the drag promises to other programs; nil if there is none.
    package let promisedFile: PromisedFile?

    /// Creates content that is loaded on request.
    ///
    /// - Parameters:
    ///   - types: The names of the types, in order of preference. Duplicates and empty names are removed.
    ///   - promisedFile: The file that the drag promises to other programs. The default is none.
    ///   - load: Loads the data of a type. A target in another program is refused if the completion handler has not
    ///     been called after 10 seconds (DD-06).
    package init(
        types: [String], promisedFile: PromisedFile? = nil,
        load: @escaping @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void
    ) {
        var known: Set<String> = [""]
        self.types = types.filter { known.insert($0).inserted }
        self.load = load
        self.promisedFile = promisedFile
    }

    /// Creates content whose data are available.
    package init(_ data: [(type: String, data: Data)]) {
        self.init(types: data.map(\.type)) { type, completion in
            completion(data.first { $0.type == type }?.data)
        }
    }
}
