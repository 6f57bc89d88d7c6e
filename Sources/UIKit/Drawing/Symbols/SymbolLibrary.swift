/// The symbols there are, by the names apps use for them. The drawings are the toolkit's own.
enum SymbolLibrary {
    private static let drawings: [String: [SymbolPart]] = {
        var all: [String: [SymbolPart]] = [:]
        for theme in [marks, arrows, shapes, things, people, media, documents, weather] {
            all.merge(theme) { first, _ in first }
        }
        return all
    }()

    /// Other names of symbols.
    private static let synonyms = [
        "gear": "gearshape", "line.horizontal.3": "line.3.horizontal", "multiply": "xmark",
        "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    ]

    /// All names, in alphabetical order.
    static var names: [String] { (Array(drawings.keys) + synonyms.keys).sorted() }

    static func contains(_ name: String) -> Bool { parts(of: name) != nil }

    /// The steps of the drawing of that name; nil if there is none.
    static func parts(of name: String) -> [SymbolPart]? { drawings[synonyms[name] ?? name] }
}
