/// The appearance of a text of a configuration.
protocol ContentTextProperties {
    var font: UIFont { get }
    var adjustsFontForContentSizeCategory: Bool { get }
    var lineBreakMode: NSLineBreakMode { get }
    var numberOfLines: Int { get }
    var adjustsFontSizeToFitWidth: Bool { get }
    var minimumScaleFactor: CGFloat { get }
    var allowsDefaultTighteningForTruncation: Bool { get }
    /// Returns the color to display.
    func resolvedColor() -> UIColor
    /// Returns a text without attributes as it is displayed.
    func transformed(_ text: String) -> String
}

extension UIListContentConfiguration.TextProperties: ContentTextProperties {}

extension UIContentUnavailableConfiguration.TextProperties: ContentTextProperties {
    var adjustsFontForContentSizeCategory: Bool { true }
    func resolvedColor() -> UIColor { color }
    func transformed(_ text: String) -> String { text }
}
