/// The control at the leading side of a cell that is edited: it deletes the row, inserts a row, or marks the selection.
@MainActor final class CellEditControl: UIButton {
    enum Kind {
        case delete
        case insert
        case selection
    }

    private var kind: Kind?
    private var isMarked = false
    /// Called when the user clicks or taps the control.
    var didTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    /// A color instead of that of the kind.
    var ownColor: UIColor? {
        didSet { if let kind { updateColor(kind) } }
    }

    private func updateColor(_ kind: Kind) {
        let standard: UIColor? =
            switch kind {
            case .delete: .systemRed
            case .insert: .systemGreen
            case .selection: isMarked ? nil : .tertiaryLabel
            }
        tintColor = ownColor ?? standard
    }

    func show(_ kind: Kind, isMarked: Bool) {
        guard kind != self.kind || isMarked != self.isMarked else { return }
        self.kind = kind
        self.isMarked = isMarked
        // A mark is part of the row: the row is selected, not the mark.
        isUserInteractionEnabled = kind != .selection
        updateColor(kind)
        switch kind {
        case .delete:
            setImage(CellSymbols.delete, for: .normal)
            accessibilityLabel = "Delete"
        case .insert:
            setImage(CellSymbols.insert, for: .normal)
            accessibilityLabel = "Insert"
        case .selection:
            setImage(isMarked ? CellSymbols.selected : CellSymbols.unselected, for: .normal)
            accessibilityLabel = nil
        }
    }
}
