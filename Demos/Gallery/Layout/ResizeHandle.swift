import UIKit

/// A round handle that the user drags to resize a view. A pointer region shows the directions.
final class ResizeHandle: UIView, UIPointerInteractionDelegate {
    /// The width and height of the area that takes touches.
    static let length: CGFloat = 32
    private static let knobLength: CGFloat = 14

    private let knob = UIView()

    init() {
        super.init(frame: .zero)
        accessibilityLabel = "Resize"
        knob.backgroundColor = .tintColor
        knob.layer.cornerRadius = ResizeHandle.knobLength / 2
        knob.layer.borderWidth = 2
        knob.isUserInteractionEnabled = false
        addCentered(knob)
        NSLayoutConstraint.activate([
            knob.widthAnchor.constraint(equalToConstant: ResizeHandle.knobLength),
            knob.heightAnchor.constraint(equalToConstant: ResizeHandle.knobLength),
        ])
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    // Layers do not support dynamic colors, so the border color is updated with the traits.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() {
        knob.layer.borderColor =
            UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The pointer

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let style = UIPointerStyle.system()
        style.accessories =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? [.arrow(.bottomLeft), .arrow(.topRight)] : [.arrow(.bottomRight), .arrow(.topLeft)]
        return style
    }
}
