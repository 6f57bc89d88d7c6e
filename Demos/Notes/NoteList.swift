import UIKit

/// A list of notes that the user selects with a click or the arrow keys. It creates rows only for the visible notes.
final class NoteList: UIScrollView {
    /// Called with the index of a note when the user selects it.
    var onChoose: ((Int) -> Void)?
    /// Called when the user presses Return to edit the note.
    var onEdit: (() -> Void)?

    private(set) var notes: [NoteOutline.Note] = []
    private(set) var chosen: Int?
    private var rows: [NoteRow] = []
    private let empty = UILabel()
    /// The distance of the rows from the left and right edges. The scroll bar lies beside them.
    private static let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Notes"
        empty.font = .systemFont(ofSize: 13)
        empty.textColor = .tertiaryLabel
        empty.textAlignment = .center
        addSubview(empty)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows notes.
    ///
    /// - Parameters:
    ///   - notes: The notes.
    ///   - chosen: The index of the selected note.
    ///   - message: The text to display if there are no notes.
    func show(_ notes: [NoteOutline.Note], chosen: Int?, message: String) {
        empty.text = notes.isEmpty ? message : ""
        guard notes != self.notes || chosen != self.chosen else { return }
        let isOther = chosen != self.chosen
        self.notes = notes
        self.chosen = chosen
        setNeedsLayout()
        if isOther { scrollToChosen() }
    }

    private func scrollToChosen() {
        guard let chosen, bounds.height > 0 else { return }
        layoutIfNeeded()
        scrollRectToVisible(
            CGRect(x: 0, y: CGFloat(chosen) * NoteRow.height, width: 1, height: NoteRow.height), animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: CGFloat(notes.count) * NoteRow.height)
        let first = max(0, Int(bounds.minY / NoteRow.height))
        let end = max(first, min(notes.count, Int((bounds.maxY / NoteRow.height).rounded(.up))))
        while rows.count < end - first {
            rows.append(NoteRow())
            insertSubview(rows[rows.count - 1], at: 0)
        }
        for (place, row) in rows.enumerated() {
            let index = first + place
            row.isHidden = index >= end
            guard index < end else { continue }
            row.show(notes[index], index != chosen ? .normal : isFirstResponder ? .active : .chosen)
            row.frame = CGRect(
                x: NoteList.margin, y: CGFloat(index) * NoteRow.height,
                width: max(0, bounds.width - 2 * NoteList.margin), height: NoteRow.height - 2)
        }
        empty.frame = CGRect(x: 0, y: 16, width: bounds.width, height: 20)
    }

    private func choose(_ index: Int) {
        guard notes.indices.contains(index) else { return }
        chosen = index
        setNeedsLayout()
        scrollToChosen()
        onChoose?(index)
    }

    // MARK: Touches and keys

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.type == .indirectPointer { choose(touches) }
    }

    // A finger may scroll the list, so only its tap selects a note.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.type != .indirectPointer { choose(touches) }
    }

    private func choose(_ touches: Set<UITouch>) {
        guard let point = touches.first?.location(in: self) else { return }
        becomeFirstResponder()
        choose(Int((point.y / NoteRow.height).rounded(.down)))
    }

    override var canBecomeFirstResponder: Bool { !notes.isEmpty }

    /// No focus effect, because the selected row indicates focus.
    override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        defer { setNeedsLayout() }
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        defer { setNeedsLayout() }
        return super.resignFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate]) else { continue }
            switch key.keyCode {
            case .keyboardUpArrow: return choose((chosen ?? 1) - 1)
            case .keyboardDownArrow: return choose((chosen ?? -1) + 1)
            case .keyboardHome: return choose(0)
            case .keyboardEnd: return choose(notes.count - 1)
            case .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape:
                onEdit?()
                return
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }
}
