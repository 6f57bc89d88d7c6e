/// Takes signatures apart.
enum DBusSignature {
    /// Returns the signatures of the single types that a valid signature consists of: `a{sv}`, `i` for `a{sv}i`.
    static func types(in signature: String) -> [String] {
        var types: [String] = []
        var type = ""
        var depth = 0
        for character in signature {
            type.append(character)
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            guard depth == 0, character != "a" else { continue }
            types.append(type)
            type = ""
        }
        return types
    }
}
