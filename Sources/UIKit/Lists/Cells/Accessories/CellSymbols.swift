/// The symbols of cells.
@MainActor enum CellSymbols {
    static let disclosure = symbol("chevron.forward", 11, .semibold)
    static let checkmark = symbol("checkmark", 13, .semibold)
    static let detail = symbol("info.circle", 16, .regular)
    static let delete = symbol("minus.circle.fill", 18, .regular)
    static let insert = symbol("plus.circle.fill", 18, .regular)
    static let reorder = symbol("line.3.horizontal", 14, .regular)
    static let selected = symbol("checkmark.circle.fill", 18, .regular)
    static let unselected = symbol("circle", 18, .regular)
    static let expanded = symbol("chevron.down", 11, .semibold)

    private static func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }
}
