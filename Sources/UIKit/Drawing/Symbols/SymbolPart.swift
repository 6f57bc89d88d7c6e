/// One step of a symbol's drawing. Its outline is written in the notation that ``SymbolOutline`` reads.
struct SymbolPart: Sendable {
    enum Kind: Sendable {
        /// A line along the outline, with round ends and corners.
        case line
        /// The inside, and a line along the outline.
        case solid
        /// The inside alone.
        case fill
        /// A line that takes away what was drawn before.
        case cutLine
        /// An inside that takes away what was drawn before.
        case cutFill
    }

    var kind: Kind
    var outline: String
    /// The line's width, in widths of the symbol's lines.
    var width: CGFloat = 1

    static func line(_ outline: String, width: CGFloat = 1) -> SymbolPart {
        SymbolPart(kind: .line, outline: outline, width: width)
    }

    static func solid(_ outline: String) -> SymbolPart { SymbolPart(kind: .solid, outline: outline) }

    static func fill(_ outline: String) -> SymbolPart { SymbolPart(kind: .fill, outline: outline) }

    static func cutLine(_ outline: String, width: CGFloat = 1) -> SymbolPart {
        SymbolPart(kind: .cutLine, outline: outline, width: width)
    }

    static func cutFill(_ outline: String) -> SymbolPart { SymbolPart(kind: .cutFill, outline: outline) }
}
