// Directions.
extension SymbolLibrary {
    static let arrows: [String: [SymbolPart]] = [
        "chevron.left": [.line("M15.5 4.5L8 12L15.5 19.5")],
        "chevron.right": [.line("M8.5 4.5L16 12L8.5 19.5")],
        "chevron.up": [.line("M4.5 15.5L12 8L19.5 15.5")],
        "chevron.down": [.line("M4.5 8.5L12 16L19.5 8.5")],
        "chevron.up.chevron.down": [.line("M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15")],
        "arrow.left": [.line("M20 12H4M10.5 5.5L4 12L10.5 18.5")],
        "arrow.right": [.line("M4 12H20M13.5 5.5L20 12L13.5 18.5")],
        "arrow.up": [.line("M12 20V4M5.5 10.5L12 4L18.5 10.5")],
        "arrow.down": [.line("M12 4V20M5.5 13.5L12 20L18.5 13.5")],
        "arrow.up.right": [.line("M6 18L18 6M8.5 6H18V15.5")],
        "arrow.left.arrow.right": [.line("M4 8.5H19M15.5 5L19 8.5L15.5 12M20 15.5H5M8.5 12L5 15.5L8.5 19")],
        "arrow.clockwise": [.line("A12 12.5 8 20 315L20 9.2M20 4.2V9.2H15")],
        "arrow.counterclockwise": [.line("A12 12.5 8 160 -135L4 9.2M4 4.2V9.2H9")],
        "arrow.up.circle": [ring, .line("M12 16.5V7.5M8 11.5L12 7.5L16 11.5")],
        "arrow.down.circle": [ring, .line("M12 7.5V16.5M8 12.5L12 16.5L16 12.5")],
        "arrow.left.circle": [ring, .line("M16.5 12H7.5M11.5 8L7.5 12L11.5 16")],
        "arrow.right.circle": [ring, .line("M7.5 12H16.5M12.5 8L16.5 12L12.5 16")],
        "square.and.arrow.up": [
            .line("M7.8 9H7T5 9 5 11 2V18.5T5 20.5 7 20.5 2H17T19 20.5 19 18.5 2V11T19 9 17 9 2H16.2"),
            .line("M12 15V3M8.5 6.5L12 3L15.5 6.5"),
        ],
        "square.and.arrow.down": [
            .line("M7.8 9H7T5 9 5 11 2V18.5T5 20.5 7 20.5 2H17T19 20.5 19 18.5 2V11T19 9 17 9 2H16.2"),
            .line("M12 3V15M8.8 11.8L12 15L15.2 11.8"),
        ],
    ]
}
