import UIKit

/// An area that shows what is dropped on it.
final class AnythingTarget: UIView, UIDropInteractionDelegate {
    private let label = UILabel("Drop something", font: Style.smallText, color: .secondaryLabel, lines: 3)
    private let image = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        clipsToBounds = true
        label.textAlignment = .center
        image.contentMode = .scaleAspectFit
        addSubview(image)
        addSubview(label)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 4)
        image.frame = bounds.insetBy(dx: 4, dy: 4)
    }

    private func highlight(_ isOver: Bool) {
        layer.borderWidth = isOver ? 3 : 0
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        highlight(true)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        highlight(false)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        highlight(false)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        image.image = nil
        if session.canLoadObjects(ofClass: UIImage.self) {
            session.loadObjects(ofClass: UIImage.self) { [weak self] images in
                self?.image.image = images.first as? UIImage
                self?.label.text = ""
            }
        } else if session.canLoadObjects(ofClass: URL.self) {
            session.loadObjects(ofClass: URL.self) { [weak self] urls in
                self?.show(urls.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString })
            }
        } else if session.canLoadObjects(ofClass: String.self) {
            session.loadObjects(ofClass: String.self) { [weak self] texts in self?.show(texts) }
        } else {
            show(session.items.flatMap(\.itemProvider.registeredTypeIdentifiers))
        }
    }

    private func show(_ lines: [String]) {
        label.text = lines.prefix(3).joined(separator: "\n")
        label.textColor = .label
    }
}
