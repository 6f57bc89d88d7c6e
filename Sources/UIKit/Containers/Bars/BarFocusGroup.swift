extension UIView {
    /// The number of focus groups of bars. It is state of the process, because identifiers must differ between displays
    /// too: a bar can move to another one.
    private static var barCount = 0

    /// Returns the identifier of a new focus group of a bar (BI-15).
    static func makeFocusGroup(_ name: String) -> String {
        barCount += 1
        return "\(name)-\(barCount)"
    }
}
