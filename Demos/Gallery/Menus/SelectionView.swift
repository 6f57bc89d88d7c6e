import UIKit

/// A sentence in which the user selects words to cut, copy or make bold with an edit menu.
final class SelectionView: UIView {
    private let note: (String) -> Void
    private let words: [UILabel]
    private var selection: Set<Int> = []
    private lazy var menu = UIEditMenuInteraction(delegate: self)

    init(note: @escaping (String) -> Void) {
        self.note = note
        words = "Tap words to select them, then use the bar or the secondary button.".split(separator: " ").map {
            UILabel(String($0))
        }
        super.init(frame: .zero)
        accessibilityIdentifier = "edit"
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        for word in words {
            word.layer.cornerRadius = 4
            word.textAlignment = .center
            addSubview(word)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SelectionView.tapped))
        addInteraction(menu)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        var place = CGPoint(x: Style.padding, y: Style.padding)
        for word in words {
            let size = word.sizeThatFits(.zero)
            let width = size.width.rounded(.up) + 8
            if place.x + width > bounds.width - Style.padding { place = CGPoint(x: Style.padding, y: place.y + 30) }
            word.frame = CGRect(x: place.x, y: place.y, width: width, height: 24)
            place.x += width
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        becomeFirstResponder()
        let point = tap.location(in: self)
        guard let index = words.firstIndex(where: { $0.frame.contains(point) }) else {
            show([])
            return
        }
        show(selection.symmetricDifference([index]))
        if !selection.isEmpty { menu.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: point)) }
    }

    private func show(_ new: Set<Int>) {
        selection = new
        for (index, word) in words.enumerated() {
            word.backgroundColor = new.contains(index) ? UIColor.tintColor.withAlphaComponent(0.25) : .clear
        }
    }

    private var text: String { selection.sorted().compactMap { words[$0].text }.joined(separator: " ") }

    // MARK: Editing

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector(UIResponder.selectAll) { return selection.count < words.count }
        return super.canPerformAction(action, withSender: sender) && !selection.isEmpty
    }

    override func copy(_ sender: Any?) { note("Copied “\(text)”") }

    override func delete(_ sender: Any?) {
        note("Deleted “\(text)”")
        for index in selection { words[index].text = "…" }
        show([])
        setNeedsLayout()
    }

    override func selectAll(_ sender: Any?) {
        show(Set(words.indices))
        note("Selected all")
    }

    override func toggleBoldface(_ sender: Any?) {
        for index in selection {
            words[index].font = words[index].font == Style.text ? UIFont.boldSystemFont(ofSize: 15) : Style.text
        }
        setNeedsLayout()
    }
}

extension SelectionView: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { selection.reduce(CGRect.null) { $0.union(words[$1].frame) } }
}
