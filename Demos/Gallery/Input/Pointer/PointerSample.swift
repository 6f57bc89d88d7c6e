import UIKit

/// A view with a pointer style, labeled with the name of the style.
final class PointerSample: UIView, UIPointerInteractionDelegate {
    private let label: UILabel
    private let makeStyle: () -> UIPointerStyle?

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - name: The name of the style.
    ///   - style: Returns the style when the pointer enters the view; nil leaves the pointer unchanged.
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
