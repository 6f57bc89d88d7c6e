/// The messages for identifiers that a snapshot cannot accept (DS-01, DS-02).
enum SnapshotProblem {
    static let noSections = "There are currently no sections in the data source. Please add a section first."

    static func missingSection<Section>(_ section: Section) -> String {
        "Section identifier was not found in the snapshot: \(section). Append the section first."
    }

    static func missingItem<Item>(_ item: Item, _ verb: String) -> String {
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)"
    }

    /// Returns the message for a cell provider without a result (DS-13).
    static func missingCell<Item>(_ type: String, _ path: IndexPath, _ item: Item) -> String {
        "\(type) cell provider returned nil for index path \(path) with item identifier '\(item)', which is not "
            + "allowed. Return a cell from dequeueReusableCell(withIdentifier:for:)."
    }

    /// Returns a message if identifiers occur several times.
    static func duplicates<Identifier: Hashable>(in identifiers: [Identifier], _ kind: String) -> String? {
        guard let list = duplicateList(identifiers) else { return nil }
        return "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(list)"
    }

    /// Returns a message if identifiers of a section snapshot occur several times (DS-10).
    static func sectionDuplicates<Identifier: Hashable>(in identifiers: [Identifier]) -> String? {
        guard let list = duplicateList(identifiers) else { return nil }
        return "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(list)"
    }

    /// Returns a message if there are section identifiers that exist in the snapshot.
    static func existing<Identifier: Hashable>(_ identifiers: [Identifier]) -> String? {
        guard !identifiers.isEmpty else { return nil }
        let isOne = identifiers.count == 1
        let noun =
            isOne
            ? "1 section identifier that already exists" : "\(identifiers.count) section identifiers that already exist"
        return "Diffable data source detected an attempt to insert or append \(noun) in the snapshot. "
            + "Identifiers in a snapshot must be unique. Section \(isOne ? "identifier" : "identifiers"): "
            + identifiers.map { "\($0)" }.joined(separator: ", ")
    }

    private static func duplicateList<Identifier: Hashable>(_ identifiers: [Identifier]) -> String? {
        guard identifiers.count > 1 else { return nil }
        var seen = Set<Identifier>(minimumCapacity: identifiers.count)
        var duplicates = MarkedIdentifiers<Identifier>()
        for identifier in identifiers where !seen.insert(identifier).inserted { duplicates.add([identifier]) }
        guard !duplicates.identifiers.isEmpty else { return nil }
        return "{(" + duplicates.identifiers.map { "\($0)" }.joined(separator: ", ") + ")}"
    }
}
