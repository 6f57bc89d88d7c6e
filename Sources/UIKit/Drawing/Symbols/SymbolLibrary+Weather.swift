// Sun, moon and clouds.
extension SymbolLibrary {
    private static let rays =
        "M12 2.8V4.9M12 19.1V21.2M2.8 12H4.9M19.1 12H21.2M5.3 5.3L6.9 6.9M17.1 17.1L18.7 18.7M5.3 18.7L6.9 17.1M17.1 6.9L18.7 5.3"
    private static let crescent =
        "M20 14.2C18.9 14.8 17.6 15.1 16.3 15.1C12.1 15.1 8.9 11.9 8.9 7.7C8.9 6.4 9.2 5.1 9.8 4C6.2 5 3.6 8.2 3.6 12"
        + "C3.6 16.7 7.3 20.4 12 20.4C15.8 20.4 19 17.8 20 14.2Z"
    private static let cloud =
        "M7 18.5H17.2C19.3 18.5 21 16.8 21 14.7C21 12.7 19.5 11.1 17.5 10.9C17.1 8 14.8 5.8 11.9 5.8C9.2 5.8 6.9 7.6 6.2 10.1"
        + "C4.4 10.5 3 12.2 3 14.2C3 16.6 4.7 18.5 7 18.5Z"

    static let weather: [String: [SymbolPart]] = [
        "sun.max": [.line("O12 12 4"), .line(rays)],
        "sun.max.fill": [.solid("O12 12 4"), .line(rays)],
        "moon": [.line(crescent)],
        "moon.fill": [.solid(crescent)],
        "cloud": [.line(cloud)],
        "cloud.fill": [.solid(cloud)],
    ]
}
