import UIKit

/// A text view and a text field between which selected text can be dragged. Dropped text replaces that of the field.
final class DraggableText: UIView, UITextDropDelegate {
    private let text = UITextView()
    private let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.text = "Drag a word of this text to another place in it, or into the field."
        text.font = Style.smallText
        text.accessibilityLabel = "Text"
        text.layer.cornerRadius = Style.innerRadius
        text.backgroundColor = .tertiarySystemFill
        field.borderStyle = .roundedRect
        field.placeholder = "Field"
        field.font = Style.smallText
        field.textDropDelegate = self
        addSubview(text)
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        drop.suggestedProposal.dropAction = .replaceAll
        return drop.suggestedProposal
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 40)
        field.frame = CGRect(x: 0, y: bounds.height - 32, width: bounds.width, height: 32)
    }
}
