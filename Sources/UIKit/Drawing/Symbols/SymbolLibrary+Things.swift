// Tools and household objects.
extension SymbolLibrary {
    private static let can =
        "M6 6.5L6.9 18.8T7 20.5 8.6 20.5 1.6H15.4T17 20.5 17.1 18.8 1.6L18 6.5"
    private static let wheel = "G12 12 7.2 9.3 8"
    private static let bell =
        "M5 16.5C6.3 15.2 6.8 13.7 6.8 11.2V10C6.8 7 9 4.8 12 4.8C15 4.8 17.2 7 17.2 10V11.2C17.2 13.7 17.7 15.2 19 16.5Z"
    private static let clapper = "M10 19.6C10.4 20.4 11.1 20.8 12 20.8C12.9 20.8 13.6 20.4 14 19.6"
    private static let lock = "R5 10.5 14 10 2.2"
    private static let pencil =
        "M4 20L5.1 15.6L15.9 4.8C16.8 3.9 18.2 3.9 19.1 4.8L19.2 4.9C20.1 5.8 20.1 7.2 19.2 8.1L8.4 18.9Z"
    private static let eye =
        "M2.5 12C4.7 8 8 5.8 12 5.8C16 5.8 19.3 8 21.5 12C19.3 16 16 18.2 12 18.2C8 18.2 4.7 16 2.5 12Z"
    private static let walls = "M5.5 10V18.5T5.5 20 7 20 1.5H17T18.5 20 18.5 18.5 1.5V10"
    private static let door = "M10 20V15T10 14 11 14 1H13T14 14 14 15 1V20"

    static let things: [String: [SymbolPart]] = [
        "magnifyingglass": [.line("O10.5 10.5 6.5"), .line("M15.3 15.3L20.3 20.3")],
        "gearshape": [.line(wheel), .line("O12 12 3")],
        "gearshape.fill": [.solid(wheel), .cutFill("O12 12 3")],
        "trash": [
            .line("M4.5 6.5H19.5M9 6.5V5T9 3.5 10.5 3.5 1.5H13.5T15 3.5 15 5 1.5V6.5"), .line(can),
            .line("M10 10.5V16.5M14 10.5V16.5", width: 0.9),
        ],
        "trash.fill": [
            .line("M4.5 6.5H19.5M9 6.5V5T9 3.5 10.5 3.5 1.5H13.5T15 3.5 15 5 1.5V6.5"), .solid(can),
            .cutLine("M10 10.5V16.5M14 10.5V16.5", width: 0.9),
        ],
        "eyedropper": [
            .solid("M14.4 6.2L16.7 3.9C17.6 3 19.1 3 20 3.9C21 4.9 21 6.4 20.1 7.3L17.8 9.6Z"),
            .line("M12.7 7L17 11.3"),
            .line("M13.4 8.2L6.2 15.4C5.6 16 5.4 16.6 5.4 17.4V18.6H6.6C7.4 18.6 8 18.4 8.6 17.8L15.8 10.6"),
            .line("M5.4 18.6L4 20"),
        ],
        "pencil": [.line(pencil), .line("M13.6 7.1L16.9 10.4")],
        "square.and.pencil": [
            .line("M11.5 5H6.5T4 5 4 7.5 2.5V17.5T4 20 6.5 20 2.5H16.5T19 20 19 17.5 2.5V12.5"),
            .line(
                "M9.2 14.8L9.9 11.7L17.7 3.9C18.4 3.2 19.5 3.2 20.1 3.9C20.8 4.5 20.8 5.6 20.1 6.3L12.3 14.1Z"),
        ],
        "house": [.line("M3.5 11.5L12 4L20.5 11.5"), .line(walls), .line(door)],
        "house.fill": [
            .line("M3.5 11.5L12 4L20.5 11.5"),
            .solid("M5.5 10L12 4.3L18.5 10V18.5T18.5 20 17 20 1.5H7T5.5 20 5.5 18.5 1.5Z"),
            .cutFill("M10.2 21V15T10.2 14 11.2 14 1H12.8T13.8 14 13.8 15 1V21Z"),
        ],
        "bell": [.line(bell), .line("M12 4.8V3.2"), .line(clapper)],
        "bell.fill": [.solid(bell), .line("M12 4.8V3.2"), .line(clapper)],
        "lock": [.line(lock), .line("M8 10.5V7.5a12 7.5 4 180 360V10.5")],
        "lock.fill": [.solid(lock), .line("M8 10.5V7.5a12 7.5 4 180 360V10.5")],
        "lock.open": [.line(lock), .line("M8 10.5V6.5a12 6.5 4 180 345")],
        "eye": [.line(eye), .line("O12 12 3")],
        "eye.fill": [.solid(eye), .cutLine("O12 12 3")],
        "eye.slash": [
            .line(eye), .line("O12 12 3"), .cutLine("M5.2 4L20.2 19", width: 2.2), .line("M4.2 4.5L19.7 20"),
        ],
        "key": [.line("O8 16 4"), .line("M10.9 13.1L19.5 4.5M16 8L19 11M13 11L15 13")],
        "pin": [.line("M8.5 3.5H15.5M9.5 3.5V9.5L7 13.5H17L14.5 9.5V3.5M12 13.5V20.5")],
        "power": [.line("M12 3.5V11.5"), .line("A12 13 7.5 -52 232")],
        "gift": [
            .line("R3.5 8 17 4 1"), .line("M5 12V18.5T5 20.5 7 20.5 2H17T19 20.5 19 18.5 2V12M12 8V20.5"),
            .line(
                "M12 8C9.5 8 7.3 7.3 7.3 5.4C7.3 4.1 8.2 3.3 9.3 3.3C11 3.3 11.8 5.3 12 8C12.2 5.3 13 3.3 14.7 3.3C15.8 3.3 16.7 4.1 16.7 5.4C16.7 7.3 14.5 8 12 8Z"
            ),
        ],
        "display": [.line("R3 4.5 18 12 2"), .line("M12 16.5V20M8.5 20H15.5")],
        "keyboard": [
            .line("R2.5 6 19 12 2"),
            .fill(
                "O6.3 9.8 0.95O9.7 9.8 0.95O13.1 9.8 0.95O17.7 9.8 0.95O6.3 12.4 0.95O9.7 12.4 0.95O13.1 12.4 0.95O17.7 12.4 0.95"
            ),
            .line("M8.5 15.2H15.5", width: 0.9),
        ],
        "terminal": [.line("R3 4.5 18 15 2.5"), .line("M7 9L10.5 12L7 15M12.5 15.5H17")],
        "sidebar.left": [.line("R3 4.5 18 15 2.5"), .line("M9.5 4.5V19.5")],
        "sidebar.right": [.line("R3 4.5 18 15 2.5"), .line("M14.5 4.5V19.5")],
        "cart": [
            .line("M2.8 4.5H4.4T5 4.5 5.2 5.5 0.8L7.4 15.5H17.8L20.3 7.5H5.7"), .fill("O9 19.3 1.5O16.6 19.3 1.5"),
        ],
        "creditcard": [.line("R3 5.5 18 13 2.5"), .line("M3 9.8H21"), .line("M6.5 15H10")],
        "map": [.line("M3.5 6.5L9 4L15 6.5L20.5 4V17.5L15 20L9 17.5L3.5 20Z"), .line("M9 4V17.5M15 6.5V20")],
        "location": [.line("M20.3 3.7L3.5 11.2L11.4 12.6L12.8 20.5Z")],
        "location.fill": [.solid("M20.3 3.7L3.5 11.2L11.4 12.6L12.8 20.5Z")],
    ]
}
