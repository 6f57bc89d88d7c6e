/// The metrics of alerts and action sheets, in points.
@MainActor enum AlertStyle {
    static let minimumWidth: CGFloat = 320
    static let maximumWidth: CGFloat = 420
    /// The width of an action sheet in a popover.
    static let popoverWidth: CGFloat = 260
    /// The minimum distance between an alert and the edges of its window.
    static let margin: CGFloat = 16
    /// The space between the edges of the panel and its content.
    static let padding: CGFloat = 20
    /// The space around the rows of a popover.
    static let popoverPadding: CGFloat = 6
    static let titleGap: CGFloat = 6
    /// The space between texts and text fields, and before the buttons.
    static let sectionGap: CGFloat = 16
    static let fieldGap: CGFloat = 8
    static let fieldHeight: CGFloat = 30
    static let buttonHeight: CGFloat = 32
    static let rowHeight: CGFloat = 34
    static let buttonGap: CGFloat = 8
    /// The space around text fields and buttons for the focus ring, which their scroll view would cut off.
    static let ringSpace: CGFloat = 4
    /// The height that the texts keep, if they have it, before text fields and buttons scroll.
    static let minimumTextHeight: CGFloat = 44

    static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    /// The font of a title without a message.
    static let loneTitleFont = UIFont.systemFont(ofSize: 14)
    static let messageFont = UIFont.systemFont(ofSize: 13)
    static let headerFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
    static let headerMessageFont = UIFont.systemFont(ofSize: 12)

    /// The color behind an alert.
    static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.4 : 0.2) }
}
