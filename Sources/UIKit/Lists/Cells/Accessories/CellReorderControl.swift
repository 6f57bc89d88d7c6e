/// The handle at the trailing side of a cell that is edited, with which the user moves the row.
@MainActor final class CellReorderControl: UIView {
    private let mark = UIImageView(image: CellSymbols.reorder)

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.contentMode = .center
        mark.tintColor = .tertiaryLabel
        accessibilityLabel = "Reorder"
        addSubview(mark)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
    }
}
