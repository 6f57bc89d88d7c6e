// Plain shapes, hearts and stars.
extension SymbolLibrary {
    private static let heart =
        "M12 20C5.8 15.6 3 12.4 3 8.9C3 6 5.2 4 7.8 4C9.6 4 11.2 5 12 6.6C12.8 5 14.4 4 16.2 4C18.8 4 21 6 21 8.9"
        + "C21 12.4 18.2 15.6 12 20Z"
    private static let star = "S12 12.8 4.4 9.4 5"
    private static let bookmark = "M6.5 20V5.5T6.5 3.5 8.5 3.5 2H15.5T17.5 3.5 17.5 5.5 2V20L12 15.8Z"
    private static let flag =
        "M5.5 4.6C8 3.2 10 3.3 12 4.3C14 5.3 16 5.5 18.5 4.5V13.3C16 14.3 14 14.1 12 13.1C10 12.1 8 12 5.5 13.4"
    private static let tag =
        "M4 11.2V5.5T4 4 5.5 4 1.5H11.2L20 12.8C20.7 13.5 20.7 14.5 20 15.2L15.2 20C14.5 20.7 13.5 20.7 12.8 20Z"
    private static let bolt = "M13.5 3L5 13.5H11.5L10.5 21L19 10.5H12.5Z"

    static let shapes: [String: [SymbolPart]] = [
        "circle": [ring],
        "circle.fill": [disc],
        "square": [.line("R3.5 3.5 17 17 3")],
        "square.fill": [.solid("R3.5 3.5 17 17 3")],
        "rectangle": [.line("R3 5.5 18 13 2.5")],
        "rectangle.fill": [.solid("R3 5.5 18 13 2.5")],
        "triangle": [.line("M12 4.5L20.8 19.5H3.2Z")],
        "triangle.fill": [.solid("M12 4.5L20.8 19.5H3.2Z")],
        "heart": [.line(heart)],
        "heart.fill": [.solid(heart)],
        "star": [.line(star)],
        "star.fill": [.solid(star)],
        "bookmark": [.line(bookmark)],
        "bookmark.fill": [.solid(bookmark)],
        "flag": [.line("M5.5 21V4"), .line(flag)],
        "flag.fill": [.line("M5.5 21V4"), .solid(flag)],
        "tag": [.line(tag), .fill("O8.3 8.3 1.4")],
        "tag.fill": [.solid(tag), .cutFill("O8.3 8.3 1.4")],
        "bolt": [.line(bolt)],
        "bolt.fill": [.solid(bolt)],
    ]
}
