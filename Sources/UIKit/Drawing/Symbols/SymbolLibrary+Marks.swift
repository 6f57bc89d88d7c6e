// Signs: arithmetic, warnings, lists, and the same signs in circles.
extension SymbolLibrary {
    /// A circle around a smaller sign.
    static let ring = SymbolPart.line("O12 12 9")
    /// A filled circle with a sign cut out.
    static let disc = SymbolPart.solid("O12 12 9")

    private static let smallPlus = "M12 8V16M8 12H16"
    private static let smallMinus = "M8 12H16"
    private static let smallCross = "M9 9L15 15M15 9L9 15"
    private static let smallCheck = "M8 12.5L10.9 15.4L16 9.2"
    private static let question = "M9.4 9.6C9.4 8.1 10.5 7 12 7C13.5 7 14.6 8.1 14.6 9.6C14.6 11.5 12 11.7 12 13.6"
    private static let triangle =
        "M10.3 4.7C11.1 3.4 12.9 3.4 13.7 4.7L21 17.4C21.7 18.7 20.8 20.2 19.3 20.2H4.7C3.2 20.2 2.3 18.7 3 17.4Z"

    static let marks: [String: [SymbolPart]] = [
        "plus": [.line("M12 4.5V19.5M4.5 12H19.5")],
        "minus": [.line("M4.5 12H19.5")],
        "xmark": [.line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5")],
        "checkmark": [.line("M4.5 12.8L9.5 17.8L19.5 6.5")],
        "equal": [.line("M4.5 9H19.5M4.5 15H19.5")],
        "questionmark": [
            .line("M8 8C8 5.8 9.7 4.2 12 4.2C14.3 4.2 16 5.8 16 8C16 10.9 12 11.2 12 14.5"), .fill("O12 18.8 1.4"),
        ],
        "exclamationmark": [.line("M12 4.5V14"), .fill("O12 18.8 1.4")],
        "info": [.line("M12 10.5V19.5"), .fill("O12 5.8 1.4")],

        "plus.circle": [ring, .line(smallPlus)],
        "plus.circle.fill": [disc, .cutLine(smallPlus)],
        "minus.circle": [ring, .line(smallMinus)],
        "minus.circle.fill": [disc, .cutLine(smallMinus)],
        "xmark.circle": [ring, .line(smallCross)],
        "xmark.circle.fill": [disc, .cutLine(smallCross)],
        "checkmark.circle": [ring, .line(smallCheck)],
        "checkmark.circle.fill": [disc, .cutLine(smallCheck)],
        "checkmark.square": [.line("R3.5 3.5 17 17 3"), .line(smallCheck)],
        "checkmark.square.fill": [.solid("R3.5 3.5 17 17 3"), .cutLine(smallCheck)],
        "plus.square": [.line("R3.5 3.5 17 17 3"), .line(smallPlus)],
        "minus.square": [.line("R3.5 3.5 17 17 3"), .line(smallMinus)],
        "info.circle": [ring, .line("M12 11.4V16.6"), .fill("O12 7.9 1.15")],
        "info.circle.fill": [disc, .cutLine("M12 11.4V16.6"), .cutFill("O12 7.9 1.15")],
        "questionmark.circle": [ring, .line(question), .fill("O12 16.9 1.1")],
        "questionmark.circle.fill": [disc, .cutLine(question), .cutFill("O12 16.9 1.1")],
        "exclamationmark.circle": [ring, .line("M12 7.2V12.8"), .fill("O12 16.4 1.15")],
        "exclamationmark.circle.fill": [disc, .cutLine("M12 7.2V12.8"), .cutFill("O12 16.4 1.15")],
        "exclamationmark.triangle": [.line(triangle), .line("M12 9.2V13.2"), .fill("O12 16.7 1.1")],
        "exclamationmark.triangle.fill": [.solid(triangle), .cutLine("M12 9.2V13.2"), .cutFill("O12 16.7 1.1")],

        "ellipsis": [.fill("O5 12 1.6O12 12 1.6O19 12 1.6")],
        "ellipsis.circle": [ring, .fill("O7.9 12 1.2O12 12 1.2O16.1 12 1.2")],
        "ellipsis.circle.fill": [disc, .cutFill("O7.9 12 1.2O12 12 1.2O16.1 12 1.2")],
        "list.bullet": [.line("M9 6H20M9 12H20M9 18H20"), .fill("O4.7 6 1.3O4.7 12 1.3O4.7 18 1.3")],
        "line.3.horizontal": [.line("M4 6H20M4 12H20M4 18H20")],
        "line.3.horizontal.decrease": [.line("M3.5 7H20.5M7 12H17M10 17H14")],
        "square.grid.2x2": [.line("R4 4 6.2 6.2 1.4R13.8 4 6.2 6.2 1.4R4 13.8 6.2 6.2 1.4R13.8 13.8 6.2 6.2 1.4")],
        "square.grid.2x2.fill": [
            .solid("R4 4 6.2 6.2 1.4R13.8 4 6.2 6.2 1.4R4 13.8 6.2 6.2 1.4R13.8 13.8 6.2 6.2 1.4")
        ],
        "slider.horizontal.3": [
            .line("M3.5 6H13M18 6H20.5M3.5 12H5.5M10.5 12H20.5M3.5 18H12M17 18H20.5"),
            .line("O15.5 6 2.3O8 12 2.3O14.5 18 2.3"),
        ],
    ]
}
