import UIKit

/// A field over which the pointer looks as its name says.
final class PointerSample: UIView, UIPointerInteractionDelegate {
    private let label: UILabel
    private let makeStyle: () -> UIPointerStyle?

    /// - Parameter style: asked when the pointer enters; nil leaves the pointer as it is.
    init(_ name: String, style: @escaping () -> UIPointerStyle?) {
        label = UILabel(name, font: Style.smallText)
        makeStyle = style
        super.init(frame: .zero)
        label.textAlignment = .center
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        addSubview(label)
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        makeStyle()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { animator.addAnimations { self.backgroundColor = .systemBlue.withAlphaComponent(0.25) } }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { animator.addAnimations { self.backgroundColor = .tertiarySystemFill } }
}
