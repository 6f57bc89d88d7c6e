import QuartzCore

/// A row of a list of suggestions.
@MainActor final class SearchSuggestionRow: UIControl {
    let suggestion: any UISearchSuggestion
    private let icon = UIImageView()
    private let label = UILabel()

    static let height: CGFloat = 32
    private static let margin: CGFloat = 8
    private static let iconWidth: CGFloat = 18

    /// A Boolean value that indicates whether Return chooses the suggestion.
    var isChosen = false { didSet { if isChosen != oldValue { updateColors() } } }

    init(_ suggestion: any UISearchSuggestion) {
        self.suggestion = suggestion
        super.init(frame: .zero)
        layer.cornerRadius = 5
        label.font = BarDesign.itemFont
        label.lineBreakMode = .byTruncatingTail
        if let text = suggestion.localizedAttributedSuggestion {
            label.attributedText = text
        } else {
            label.text = suggestion.localizedSuggestion
        }
        icon.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        icon.contentMode = .scaleAspectFit
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    // The search field keeps keyboard focus.
    override var canBecomeFirstResponder: Bool { false }
    override var becomesFirstResponderWhenPressed: Bool { false }
    override var canBecomeFocused: Bool { false }
    override var controlTraits: UIAccessibilityTraits { .button }

    private func updateColors() {
        let tint = tintColor ?? .defaultTint
        let isFilled = isChosen || isHighlighted
        backgroundColor = isFilled ? tint : isPointerInside ? ControlStyle.hover : nil
        let contrast = ControlStyle.contrast(to: tint, traitCollection)
        if suggestion.localizedAttributedSuggestion == nil { label.textColor = isFilled ? contrast : .label }
        icon.tintColor = isFilled ? contrast : .secondaryLabel
    }

    override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        updateColors()
    }

    override func pointerDidEnter() {
        super.pointerDidEnter()
        updateColors()
    }

    override func pointerDidLeave() {
        super.pointerDidLeave()
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    var preferredWidth: CGFloat {
        label.intrinsicContentSize.width.rounded(.up) + SearchSuggestionRow.iconWidth + 3 * SearchSuggestionRow.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = SearchSuggestionRow.margin
        let iconWidth = SearchSuggestionRow.iconWidth
        icon.frame = mirrored(CGRect(x: margin, y: 0, width: iconWidth, height: bounds.height))
        let x = 2 * margin + iconWidth
        label.frame = mirrored(CGRect(x: x, y: 0, width: max(0, bounds.width - x - margin), height: bounds.height))
    }
}
