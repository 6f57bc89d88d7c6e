import UIKit

/// A row with a name, a control, and space for a note.
final class Field: UIView {
    /// The label with the note to the right of the control.
    let note = UILabel("", font: Style.digits, color: .secondaryLabel)

    private let name: UILabel
    private let control: UIView
    private let nameWidth: CGFloat

    init(_ name: String, nameWidth: CGFloat = 100, _ control: UIView, note: String = "") {
        self.name = UILabel(name, font: Style.smallText)
        self.control = control
        self.nameWidth = nameWidth
        super.init(frame: .zero)
        self.note.text = note
        self.note.lineBreakMode = .byTruncatingTail
        for item in [self.name, control, self.note] { addSubview(item) }
        control.nameIfNeeded(name)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 32) }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = directional(CGRect(x: 0, y: 0, width: nameWidth - 8, height: bounds.height))
        let noteWidth: CGFloat = note.text?.isEmpty == false || control is UISlider ? 96 : 0
        let room = max(0, bounds.width - nameWidth - noteWidth)
        let wish = control.sizeThatFits(CGSize(width: room, height: 0))
        let isStretched = control is UISlider || control is UIProgressView
        let width = isStretched ? min(room, 280) : min(room, wish.width)
        control.frame = directional(
            CGRect(x: nameWidth, y: ((bounds.height - wish.height) / 2).rounded(), width: width, height: wish.height))
        let x = nameWidth + width + 12
        note.frame = directional(CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height))
    }
}
