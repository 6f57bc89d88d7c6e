import UniformTypeIdentifiers

/// The symbols of types of files.
enum FileSymbol {
    /// The symbol of folders.
    static let folder = "folder.fill"

    /// Returns the name of the symbol for a type.
    static func name(of type: UTType?) -> String {
        func conforms(_ other: UTType) -> Bool { type?.conforms(to: other) == true }
        if conforms(.directory) { return folder }
        if conforms(.image) { return "photo" }
        if conforms(.audio) { return "music.note" }
        return conforms(.text) ? "doc.text" : "doc"
    }
}
