// Dimmed tint colours.
extension UIView {
    /// How the tint color of a view and everything in it is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As that of the superview.
        case automatic = 0
        /// Unchanged.
        case normal = 1
        /// As a gray, as behind an alert or a sheet.
        case dimmed = 2
    }

    /// Whether any view has ever dimmed its tint color; the setting is not read before.
    static var usesTintAdjustment = false

    /// `.normal` or `.dimmed`: of the view itself, of a presentation over it, or of the nearest superview with one.
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

    /// A presentation begins, or ends, to dim the view's tint colours.
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

    /// The tint color before it is dimmed.
    private var plainTintColor: UIColor { tintColorStorage ?? superviewStorage?.plainTintColor ?? UIColor.systemBlue }

    /// The tint color as it is shown where tint colors are dimmed.
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
