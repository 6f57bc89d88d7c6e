// Arrows and chevrons.
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
        "arrow.up.arrow.down": [.line("M8 20V4.5M4.5 8L8 4.5L11.5 8M16 4V19.5M12.5 16L16 19.5L19.5 16")],
        "arrow.uturn.backward": [
            .line("M9 4.5L4 9.5L9 14.5M4 9.5H14.5C17.8 9.5 20 11.7 20 14.8C20 17.8 17.8 20 14.5 20H11")
        ],
        "arrow.uturn.forward": [
            .line("M15 4.5L20 9.5L15 14.5M20 9.5H9.5C6.2 9.5 4 11.7 4 14.8C4 17.8 6.2 20 9.5 20H13")
        ],
        "arrow.triangle.2.circlepath": [
            .line("A12 12 8 190 320L18.8 8.2M19 3.8V8.3H14.5"), .line("A12 12 8 10 140L5.2 15.8M5 20.2V15.7H9.5"),
        ],
        "arrow.up.left.and.arrow.down.right": [
            .line("M4.5 10V4.5H10M4.5 4.5L10.5 10.5M19.5 14V19.5H14M19.5 19.5L13.5 13.5")
        ],
        "repeat": [
            .line("M4 11.5V9.5T4 7 6.5 7 2.5H19.5M16 3.5L19.5 7L16 10.5"),
            .line("M20 12.5V14.5T20 17 17.5 17 2.5H4.5M8 13.5L4.5 17L8 20.5"),
        ],
        "shuffle": [
            .line("M3.5 7H6C8.2 7 9.5 8 10.8 10L13.2 14C14.5 16 15.8 17 18 17H20M17 13.8L20.3 17L17 20.2"),
            .line("M3.5 17H6C7.8 17 9 16.3 10 15M14 9C15 7.7 16.2 7 18 7H20M17 3.8L20.3 7L17 10.2"),
        ],
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
