extension String {
    /// The labels of a full name: `["_", "at"]` for `insert(_:at:)`.
    var argumentLabels: [String] {
        guard let open = firstIndex(of: "(") else { return [] }
        return self[index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    /// The name of a type without its enclosing types and generic arguments: `Inner` for `Outer.Inner<T>`.
    var lastTypeName: String {
        let name = prefix { $0 != "<" }
        return String(name.split(separator: ".").last ?? name).filter { !$0.isWhitespace && $0 != "`" }
    }

    /// A Boolean value that indicates whether the name begins with a capital letter, as type names do.
    var isNamedLikeType: Bool { first { $0 != "_" && $0 != "`" }?.isUppercase == true }

    /// The text as a Swift string literal.
    var asLiteral: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// The name without the backticks of an escaped keyword.
    var unescaped: String { filter { $0 != "`" } }
}
