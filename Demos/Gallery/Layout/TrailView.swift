import UIKit

/// A description of a hiking trail, laid out with constraints: an image that fills the remaining height, a title that
/// wraps, two columns of equal width, and a button.
final class TrailView: UIView {
    private let image = UIImageView(image: SampleImages.landscape(enlarged: 6))
    private let title = UILabel(
        "A quiet path around the lake", font: .systemFont(ofSize: 17, weight: .semibold), lines: 0)
    private let details = UILabel(
        "Starts behind the old mill and follows the shore.", font: Style.smallText, color: .secondaryLabel, lines: 0)
    private let columns = [("Distance", "12 km"), ("Ascent", "340 m")].map { TrailFigure(name: $0.0, value: $0.1) }
    private let save = UIButton(configuration: .filled())

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = Style.radius
        clipsToBounds = true
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        save.configuration?.title = "Save"
        save.addAction(
            UIAction { [weak save] _ in
                save?.configuration?.title = save?.configuration?.title == "Save" ? "Saved" : "Save"
            }, for: .primaryActionTriggered)
        for view in [image, title, details, save] + columns {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        // The image takes the height that the other views leave.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            image.setContentHuggingPriority(UILayoutPriority(1), for: axis)
            image.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
        }
        for view in [title, details, save] + columns { view.setContentHuggingPriority(.defaultHigh, for: .vertical) }
        activateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    private func activateConstraints() {
        let padding = Style.padding
        let (left, right) = (columns[0], columns[1])
        NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: topAnchor),
            image.leadingAnchor.constraint(equalTo: leadingAnchor),
            image.trailingAnchor.constraint(equalTo: trailingAnchor),
            title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            details.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            details.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            details.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            left.topAnchor.constraint(equalTo: details.bottomAnchor, constant: 12),
            left.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 12),
            right.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            right.topAnchor.constraint(equalTo: left.topAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
            right.heightAnchor.constraint(equalTo: left.heightAnchor),
            save.topAnchor.constraint(equalTo: left.bottomAnchor, constant: 12),
            save.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            save.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            save.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding),
        ])
    }
}
