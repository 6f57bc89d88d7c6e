/// The metrics and times of tooltips. Lengths are in points, durations in seconds.
@MainActor enum ToolTipStyle {
    static let font = UIFont.systemFont(ofSize: 12)
    static let horizontalPadding: CGFloat = 9
    static let verticalPadding: CGFloat = 5
    static let cornerRadius: CGFloat = 6
    /// The width of about 60 characters, after which the text wraps.
    static let maximumTextWidth: CGFloat = 360
    /// The distance between the pointer and the tooltip below it.
    static let pointerDistance: CGFloat = 20
    /// The distance within which the pointer counts as resting.
    static let slop: CGFloat = 4
    static let delay: TimeInterval = 0.5
    /// The delay while the user reads one tooltip after another.
    static let nextDelay: TimeInterval = 0.1
    /// The time after a tooltip in which the next one has the shorter delay.
    static let nextInterval: TimeInterval = 0.5
    static let duration: TimeInterval = 10
}
