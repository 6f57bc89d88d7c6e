import UIKit

/// An area that takes the color of what is dropped on it.
final class ColorTarget: UIView, UIDropInteractionDelegate {
    private let label = UILabel("No color", font: Style.smallText, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        label.textAlignment = .center
        addSubview(label)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func highlight(_ isOver: Bool) {
        layer.borderWidth = isOver ? 3 : 0
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIColor.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        highlight(true)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        highlight(false)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        highlight(false)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let name = session.items.first?.itemProvider.suggestedName
        session.loadObjects(ofClass: UIColor.self) { [weak self] colors in
            guard let self, let color = colors.first as? UIColor else { return }
            UIView.animate(withDuration: 0.2) { self.backgroundColor = color }
            label.text = name ?? "A color of another program"
            label.textColor = .white
        }
    }
}
