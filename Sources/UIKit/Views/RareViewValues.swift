/// Properties that few views use, stored separately to keep views small.
@MainActor final class RareViewValues {
    var mask: UIView?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// The number of presentations that dim the view's tint color.
    var dimmingCount = 0
    var pattern: PatternBackground?
    /// The layout guides that the view provides, created when they are first used.
    var guides = ViewGuides()
    /// The rule that an appearance proxy records property changes in.
    var appearanceRule: AppearanceRule?
    /// The names of the properties that the app or the view has set explicitly. Appearance rules do not change them.
    var explicitAppearance: Set<String> = []
    var restorationIdentifier: String?
    /// A Boolean value that indicates whether the view was measured by its constraints.
    var wasFitted = false
    /// The layout that measures the view again; nil if it was measured once at most.
    var fittingLayout: FittingLayout?
}

extension UIView {
    /// The values, which are created if necessary.
    var ownRareValues: RareViewValues {
        if let rareValues { return rareValues }
        let values = RareViewValues()
        rareValues = values
        return values
    }
}
