/// The declaration of a type: its names and the types that it conforms to.
struct TypeDeclaration: Sendable {
    var parents: [String] = []
    /// The extensions, the preferred one first.
    var extensions: [String] = []
    /// The MIME types, the preferred one first.
    var mimeTypes: [String] = []
    /// A description in English.
    var description: String?
}
