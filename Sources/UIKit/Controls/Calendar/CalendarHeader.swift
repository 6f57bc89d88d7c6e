/// The name of the month, and buttons for the previous and next month.
@MainActor final class CalendarHeader: UIView {
    let title = UIButton(type: .system)
    let previousButton = CalendarHeader.button("chevron.backward")
    let nextButton = CalendarHeader.button("chevron.forward")
    private var text = ""
    private var font = UIFont.systemFont(ofSize: 15, weight: .semibold)

    /// A Boolean value that indicates whether the wheels are shown, in which there is no previous or next month.
    var isOpen = false {
        didSet {
            update()
            previousButton.isHidden = isOpen
            nextButton.isHidden = isOpen
        }
    }

    init() {
        super.init(frame: .zero)
        for view in [title, previousButton, nextButton] { addSubview(view) }
        title.titleLabel?.lineBreakMode = .byTruncatingTail
    }

    required init?(coder: NSCoder) { nil }

    private static func button(_ name: String) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
        configuration.contentInsets = .zero
        return UIButton(configuration: configuration)
    }

    func show(_ text: String, font: UIFont) {
        guard text != self.text || font != self.font else { return }
        self.text = text
        self.font = font
        update()
    }

    private func update() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString(text)
        title.font = font
        title.foregroundColor = isOpen ? tintColor : .label
        configuration.attributedTitle = title
        configuration.image = UIImage(
            systemName: isOpen ? "chevron.up" : "chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold))
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 5
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        self.title.configuration = configuration
        setNeedsLayout()
    }

    var fittingHeight: CGFloat { (font.lineHeight + 12).rounded(.up) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if isOpen { update() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 32
        let room = max(0, bounds.width - (isOpen ? 0 : 2 * side + 8))
        let width = min(title.sizeThatFits(CGSize(width: room, height: bounds.height)).width.rounded(.up), room)
        title.frame = mirrored(CGRect(x: 0, y: 0, width: width, height: bounds.height))
        let y = ((bounds.height - side) / 2).rounded()
        nextButton.frame = mirrored(CGRect(x: bounds.width - side, y: y, width: side, height: side))
        previousButton.frame = mirrored(CGRect(x: bounds.width - 2 * side - 4, y: y, width: side, height: side))
    }
}
