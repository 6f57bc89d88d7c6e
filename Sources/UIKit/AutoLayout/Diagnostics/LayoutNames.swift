/// The names in a description of a constraint, and the list that explains them: `label:0x1, '|':UIView:0x2`.
@MainActor struct LayoutNames {
    private var entries: [String] = []

    var isEmpty: Bool { entries.isEmpty }

    var text: String { entries.joined(separator: ", ") }

    /// Returns the name of an item. If it is an identifier, the list contains its address.
    mutating func name(of item: LayoutItem?) -> String {
        guard let item else { return "nil" }
        if let entry = Self.identifierAndAddress(item), !entries.contains(entry) { entries.append(entry) }
        return item.name
    }

    /// Adds the superview, which visual format strings call `|`, to the list.
    mutating func setSuperview(_ item: LayoutItem) {
        entries.append("'|':\(Self.identifierAndAddress(item) ?? item.name)")
    }

    private static func identifierAndAddress(_ item: LayoutItem) -> String? {
        guard let owner = item.owner, let identifier = item.view?.accessibilityIdentifier ?? item.guide?.identifier,
            !identifier.isEmpty
        else { return nil }
        return "\(identifier):\(ObjectAddress.text(of: owner))"
    }
}
