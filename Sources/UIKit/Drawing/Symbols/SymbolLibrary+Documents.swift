// Documents, folders and dates.
extension SymbolLibrary {
    private static let page = "M13.5 3H7.5T5.5 3 5.5 5 2V19T5.5 21 7.5 21 2H16.5T18.5 21 18.5 19 2V8Z"
    private static let fold = "M13.5 3V6.5T13.5 8 15 8 1.5H18.5"
    private static let folder =
        "M3 9V6.5T3 5 4.5 5 1.5H9L11.2 7.5H19.5T21 7.5 21 9 1.5V17.5T21 19 19.5 19 1.5H4.5T3 19 3 17.5 1.5Z"

    static let documents: [String: [SymbolPart]] = [
        "doc": [.line(page), .line(fold)],
        "doc.fill": [.solid(page), .cutLine(fold, width: 0.8)],
        "doc.text": [.line(page), .line(fold), .line("M9 12.5H15M9 16.5H15")],
        "doc.on.doc": [
            .line("R8.5 8.5 12 12 2.2"),
            .line("M15.5 5.5V5.7T15.5 3.5 13.3 3.5 2.2H5.7T3.5 3.5 3.5 5.7 2.2V13.3T3.5 15.5 5.7 15.5 2.2"),
        ],
        "folder": [.line(folder)],
        "folder.fill": [.solid(folder)],
        "calendar": [
            .line("R3.5 5 17 15.5 2.5"), .line("M3.5 9.8H20.5"), .line("M8 3V6.5M16 3V6.5"),
            .fill("O8 13.3 1.1O12 13.3 1.1O16 13.3 1.1O8 17 1.1O12 17 1.1"),
        ],
        "clock": [ring, .line("M12 6.5V12L15.5 14")],
        "clock.fill": [disc, .cutLine("M12 6.5V12L15.5 14")],
        "doc.on.clipboard": [
            .line(
                "M8.5 5H7.5T5.5 5 5.5 7 2V18.5T5.5 20.5 7.5 20.5 2H16.5T18.5 20.5 18.5 18.5 2V7T18.5 5 16.5 5 2H15.5"),
            .line("R8.5 3.2 7 3.6 1.2"), .line("M9 12H15M9 16H13"),
        ],
        "book": [
            .line(
                "M12 6.5C10.2 5.2 7.8 4.8 4.5 4.8T3 4.8 3 6.3 1.3V17.5T3 18.8 4.5 18.8 1.3C7.8 18.8 10.2 19.2 12 20.3"),
            .line(
                "M12 6.5C13.8 5.2 16.2 4.8 19.5 4.8T21 4.8 21 6.3 1.3V17.5T21 18.8 19.5 18.8 1.3C16.2 18.8 13.8 19.2 12 20.3V6.5"
            ),
        ],
        "archivebox": [
            .line("R3 4.5 18 4.5 1.2"),
            .line("M4.8 9V17.5T4.8 19.5 6.8 19.5 2H17.2T19.2 19.5 19.2 17.5 2V9M9.8 13H14.2"),
        ],
        "tray": [
            .line("M3.5 13.5L6.3 6.4C6.6 5.6 7.2 5.2 8 5.2H16C16.8 5.2 17.4 5.6 17.7 6.4L20.5 13.5"),
            .line(
                "M3.5 13.5H8.5C8.7 15.5 10 16.6 12 16.6C14 16.6 15.3 15.5 15.5 13.5H20.5V17T20.5 19 18.5 19 2H5.5T3.5 19 3.5 17 2Z"
            ),
        ],
        "text.alignleft": [.line("M4 5.5H20M4 10H14M4 14.5H20M4 19H14")],
        "text.aligncenter": [.line("M4 5.5H20M7 10H17M4 14.5H20M7 19H17")],
        "text.alignright": [.line("M4 5.5H20M10 10H20M4 14.5H20M10 19H20")],
        "chart.bar": [.line("R3.8 12 3.4 8 0.8R10.3 8 3.4 12 0.8R16.8 4 3.4 16 0.8")],
        "chart.bar.fill": [.solid("R3.8 12 3.4 8 0.8R10.3 8 3.4 12 0.8R16.8 4 3.4 16 0.8")],
        "number": [.line("M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5")],
        "paperclip": [
            .line(
                "M19.5 11.4L12.1 18.8C10.1 20.8 6.9 20.8 4.9 18.8C2.9 16.8 2.9 13.6 4.9 11.6L12.9 3.7C14.2 2.4 16.4 2.4 17.7 3.7"
                    + "C19 5 19 7.1 17.7 8.4L10.2 15.9C9.5 16.6 8.5 16.6 7.8 15.9C7.1 15.2 7.1 14.2 7.8 13.5L14.6 6.8")
        ],
        "printer": [
            .line("M7 8.5V4.5T7 3.5 8 3.5 1H16T17 3.5 17 4.5 1V8.5"),
            .line(
                "M7 17H5.2T3.5 17 3.5 15.3 1.7V10.2T3.5 8.5 5.2 8.5 1.7H18.8T20.5 8.5 20.5 10.2 1.7V15.3T20.5 17 18.8 17 1.7H17"
            ),
            .line("R7 13.5 10 7 1"),
        ],
    ]
}
