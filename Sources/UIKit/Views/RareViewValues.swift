/// What few views have.
@MainActor final class RareViewValues {
    var mask: UIView?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// How many presentations dim the view's tint colours.
    var dimmingCount = 0
    var pattern: PatternBackground?
    /// The rule that sets of properties are recorded in, for an appearance proxy.
    var appearanceRule: AppearanceRule?
    /// The properties that the app or the view set itself, which appearance rules leave alone.
    var explicitAppearance: Set<String> = []
}

extension UIView {
    /// The values, made if there are none.
    var ownRareValues: RareViewValues {
        if let rareValues { return rareValues }
        let values = RareViewValues()
        rareValues = values
        return values
    }
}
