// People, and what they do.
extension SymbolLibrary {
    private static let shoulders = "M4.5 19.8C4.8 16.3 7.8 14.6 12 14.6C16.2 14.6 19.2 16.3 19.5 19.8Z"
    private static let thumb =
        "M7.5 10.8L10.8 3.8C12.6 3.8 13.7 5 13.4 6.6L12.8 9.5H18.2C19.7 9.5 20.7 10.8 20.3 12.2L18.6 18.4"
        + "C18.3 19.5 17.3 20.2 16.2 20.2H7.5"
    private static let handset =
        "M6.2 3.8L8.6 3.8C9.2 3.8 9.7 4.2 9.8 4.8L10.4 7.8C10.5 8.3 10.3 8.8 9.9 9.1L8.2 10.4C9.3 12.7 11.2 14.6 13.6 15.8"
        + "L14.9 14.1C15.2 13.7 15.7 13.5 16.2 13.6L19.2 14.2C19.8 14.3 20.2 14.8 20.2 15.4V17.8"
        + "C20.2 19.2 19.1 20.3 17.7 20.2C10.2 19.8 4.2 13.8 3.8 6.3C3.7 4.9 4.8 3.8 6.2 3.8Z"
    private static let plane = "M20.5 3.5L3.5 10.2L10.6 13.4L13.8 20.5Z"

    static let people: [String: [SymbolPart]] = [
        "person": [.line("O12 7.6 3.9"), .line(shoulders)],
        "person.fill": [.solid("O12 7.6 3.9"), .solid(shoulders)],
        "person.circle": [
            ring, .line("O12 9.8 3"), .line("M6.2 18.8C7.2 16.4 9.3 15.2 12 15.2C14.7 15.2 16.8 16.4 17.8 18.8"),
        ],
        "person.circle.fill": [
            disc, .cutFill("O12 9.6 3.4"),
            .cutFill(
                "M5.8 18.2C6.9 15.9 9.2 14.8 12 14.8C14.8 14.8 17.1 15.9 18.2 18.2C16.6 19.9 14.4 20.9 12 20.9C9.6 20.9 7.4 19.9 5.8 18.2Z"
            ),
        ],
        "person.2": [
            .line("O9 8.2 3.4"), .line("M2.8 19C3 16 5.5 14.4 9 14.4C12.5 14.4 15 16 15.2 19Z"),
            .line(
                "M14.8 5.1C16.8 5 18.4 6.4 18.4 8.3C18.4 10.1 17 11.5 15.2 11.6M16.8 14.5C19.4 14.9 21.1 16.5 21.3 19H18.4"
            ),
        ],
        "hand.thumbsup": [.line(thumb), .line("R3.5 10.5 4 9.7 1")],
        "hand.thumbsup.fill": [.solid(thumb), .solid("R3.5 10.5 4 9.7 1")],
        "phone": [.line(handset)],
        "phone.fill": [.solid(handset)],
        "envelope": [.line("R3 5.5 18 13 2.5"), .line("M3.8 7.2L10.4 12.9C11.3 13.7 12.7 13.7 13.6 12.9L20.2 7.2")],
        "envelope.fill": [
            .solid("R3 5.5 18 13 2.5"),
            .cutLine("M3.8 7.2L10.4 12.9C11.3 13.7 12.7 13.7 13.6 12.9L20.2 7.2", width: 0.8),
        ],
        "paperplane": [.line(plane), .line("M20.5 3.5L10.6 13.4")],
        "paperplane.fill": [.solid(plane), .cutLine("M19 5L10.6 13.4", width: 0.7)],
        "link": [
            .line("M9.3 14.7L14.7 9.3"),
            .line("M11.5 7.5L14.2 4.8C15.7 3.3 17.9 3.3 19.3 4.7C20.7 6.1 20.7 8.3 19.2 9.8L16.5 12.5"),
            .line("M12.5 16.5L9.8 19.2C8.3 20.7 6.1 20.7 4.7 19.3C3.3 17.9 3.3 15.7 4.8 14.2L7.5 11.5"),
        ],
        "globe": [ring, .line("M3 12H21"), .line("E12 12 4 9")],
        "bubble.left": [
            .line(
                "M6.5 16.8V20.6L11 16.8H18T20.5 16.8 20.5 14.3 2.5V6.7T20.5 4.2 18 4.2 2.5H6T3.5 4.2 3.5 6.7 2.5V14.3T3.5 16.8 6 16.8 2.5Z"
            )
        ],
    ]
}
