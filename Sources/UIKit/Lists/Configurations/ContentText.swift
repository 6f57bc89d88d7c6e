/// A text of a configuration, with or without attributes.
struct ContentText: Sendable {
    /// The text without attributes. Setting it removes ``attributed``.
    var plain: String? {
        didSet { ownAttributed = nil }
    }
    /// The text with attributes. Setting it removes ``plain``.
    var attributed: NSAttributedString? {
        get { ownAttributed }
        set {
            plain = nil
            ownAttributed = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }
    // An immutable copy; strings of a configuration are read on the main thread only.
    nonisolated(unsafe) private var ownAttributed: NSAttributedString?

    /// A Boolean value that indicates whether there are no characters to display.
    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? (plain ?? "").isEmpty }
}
