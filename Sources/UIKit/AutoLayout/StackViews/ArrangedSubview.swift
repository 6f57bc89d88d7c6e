import CoreGraphics

/// An arranged view of a stack view, with the space that the app has set after it.
@MainActor struct ArrangedSubview {
    let view: UIView
    /// The distance to the next view in points, or one of the constants of ``UIStackView``.
    var customSpacing = UIStackView.spacingUseDefault

    /// Returns the distance to the next view in a stack view with the given spacing, in points (ST-18).
    func space(inStackWithSpacing spacing: CGFloat) -> CGFloat {
        ArrangedSubview.distance(customSpacing == UIStackView.spacingUseDefault ? spacing : customSpacing)
    }

    /// Returns the distance in points that a spacing represents.
    static func distance(_ spacing: CGFloat) -> CGFloat {
        switch spacing {
        case UIStackView.spacingUseDefault: 0
        case UIStackView.spacingUseSystem: SystemSpacing.betweenSiblings
        default: spacing
        }
    }
}
