// Dimmed tint colors.
extension UIView {
    /// The modes in which the tint color of a view and its subviews is displayed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview.
        case automatic = 0
        /// The tint color is unchanged.
        case normal = 1
        /// The tint color is converted to gray, as behind an alert or a sheet.
        case dimmed = 2
    }

    /// A Boolean value that indicates whether any view of the process has ever dimmed its tint color. Until then the
    /// modes are not read.
    static var usesTintAdjustment = false

    /// The mode of the view itself or of a presentation over it, otherwise that of the nearest superview with one. It
    /// is never `.automatic`.
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard UIView.usesTintAdjustment else { return .normal }
        var view: UIView? = self
        while let current = view {
            if let values = current.rareValues {
                if values.tintAdjustmentMode != .automatic { return values.tintAdjustmentMode }
                if values.dimmingCount > 0 { return .dimmed }
            }
            view = current.superviewStorage
        }
        return .normal
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != rareValues?.tintAdjustmentMode ?? .automatic else { return }
        changeTintAdjustment { $0.tintAdjustmentMode = mode }
    }

    /// Starts or ends the dimming of the view's tint color by a presentation.
    func setDimmedByPresentation(_ isDimmed: Bool) {
        if !isDimmed, rareValues?.dimmingCount ?? 0 == 0 { return }
        changeTintAdjustment { $0.dimmingCount += isDimmed ? 1 : -1 }
    }

    private func changeTintAdjustment(_ change: (RareViewValues) -> Void) {
        UIView.usesTintAdjustment = true
        let old = effectiveTintAdjustmentMode
        change(ownRareValues)
        if effectiveTintAdjustmentMode != old { notifyTintAdjustment() }
    }

    private func notifyTintAdjustment() {
        tintColorDidChange()
        for view in subviewStorage where view.rareValues?.tintAdjustmentMode ?? .automatic == .automatic {
            view.notifyTintAdjustment()
        }
    }

    /// The tint color without dimming.
    private var plainTintColor: UIColor { tintColorStorage ?? superviewStorage?.plainTintColor ?? UIColor.defaultTint }

    /// The tint color as displayed, with dimming.
    var adjustedTintColor: UIColor {
        let color = plainTintColor
        guard effectiveTintAdjustmentMode == .dimmed else { return color }
        return UIColor { traits in
            var white: CGFloat = 0
            var alpha: CGFloat = 0
            color.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
            return UIColor(white: white, alpha: alpha * 0.8)
        }
    }
}
