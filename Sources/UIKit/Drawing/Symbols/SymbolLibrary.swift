/// The available symbols, by the names that apps use. The drawings are original work of the toolkit.
enum SymbolLibrary {
    private static let drawings: [String: [SymbolPart]] = {
        var all: [String: [SymbolPart]] = [:]
        for theme in [marks, arrows, shapes, things, people, media, documents, weather] {
            all.merge(theme) { first, _ in first }
        }
        return all
    }()

    /// Alternative names of symbols.
    private static let synonyms = [
        "gear": "gearshape", "line.horizontal.3": "line.3.horizontal", "multiply": "xmark",
        "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left",
    ]

    /// The symbols that are mirrored in right-to-left interfaces (RT-11).
    static let flippedInRightToLeft: Set<String> = [
        "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "arrow.uturn.forward",
        "arrow.uturn.backward",
    ]

    /// All names, in alphabetical order.
    static var names: [String] { (Array(drawings.keys) + synonyms.keys).sorted() }

    static func contains(_ name: String) -> Bool { parts(of: name) != nil }

    /// Returns the drawing steps of a symbol; `nil` if there is none with that name.
    static func parts(of name: String) -> [SymbolPart]? { drawings[synonyms[name] ?? name] }
}
