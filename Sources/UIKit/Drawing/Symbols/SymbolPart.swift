/// A step of a symbol's drawing. Its outline is in the notation that ``SymbolOutlineParser`` parses.
struct SymbolPart: Sendable {
    enum Kind: Sendable {
        /// A stroke of the outline, with round caps and joins.
        case line
        /// A fill and a stroke of the outline.
        case solid
        /// A fill of the outline.
        case fill
        /// A stroke that erases earlier steps.
        case cutLine
        /// A fill that erases earlier steps.
        case cutFill
    }

    var kind: Kind
    var outline: String
    /// The line width, relative to the line width of the symbol.
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
