import UIKit

/// A row with the title and a preview of a note.
final class NoteRow: UIView {
    enum State { case normal, chosen, active }

    static let height: CGFloat = 48
    private let title = UILabel()
    private let preview = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 8
        title.font = .systemFont(ofSize: 14, weight: .medium)
        preview.font = .systemFont(ofSize: 12)
        for label in [title, preview] {
            label.lineBreakMode = .byTruncatingTail
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ note: NoteOutline.Note, _ state: State) {
        title.text = note.title
        preview.text = note.preview.isEmpty ? "No additional text" : note.preview
        switch state {
        case .normal: backgroundColor = .clear
        case .chosen: backgroundColor = .secondarySystemFill
        case .active: backgroundColor = .tintColor.withAlphaComponent(0.18)
        }
        preview.textColor = note.preview.isEmpty ? .tertiaryLabel : .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 20)
        title.frame = CGRect(x: 10, y: 6, width: width, height: 19)
        preview.frame = CGRect(x: 10, y: 25, width: width, height: 17)
    }
}
