// The appearance that a navigation bar shows: that of the top item, of the bar or of the older properties (BI-09,
// BI-11).
extension UINavigationBar {
    /// The standard appearance, which is created when it is first read. The app may change it in place.
    func standardForReading() -> UINavigationBarAppearance {
        if let standard = appearances.standard { return standard }
        let appearance = UINavigationBarAppearance()
        legacy.apply(to: appearance)
        appearance.changeHandler = { [weak self] in
            self?.appearances.isStandardExplicit = true
            self?.appearanceDidChange()
        }
        appearances.standard = appearance
        return appearance
    }

    /// Returns a copy of an appearance whose changes the bar shows.
    func adopt(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = appearance.duplicate()
        copy.changeHandler = { [weak self] in self?.appearanceDidChange() }
        return copy
    }

    /// The appearance in use, and whether its background is left out.
    private var shown: (appearance: UINavigationBarAppearance, isTransparent: Bool) {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let item = topItem
        let standard =
            (isCompact ? item?.compactAppearance ?? appearances.compact : nil) ?? item?.standardAppearance
            ?? (appearances.isStandardExplicit ? appearances.standard : nil)
        if appearances.isAtScrollEdge {
            let edge =
                (isCompact ? item?.compactScrollEdgeAppearance ?? appearances.compactScrollEdge : nil)
                ?? item?.scrollEdgeAppearance ?? appearances.scrollEdge
            if let edge { return (edge, false) }
        }
        if let standard { return (standard, appearances.isAtScrollEdge) }
        let own = UINavigationBarAppearance()
        legacy.apply(to: own)
        // The older properties do not know the edge.
        return (own, appearances.isAtScrollEdge && !legacy.isSet && isTranslucent)
    }

    /// The appearance in use, for titles and items.
    var effectiveAppearance: UINavigationBarAppearance { shown.appearance }

    func updateBackground() {
        let (appearance, isTransparent) = shown
        background.hasLineAtTop = barPosition == .bottom
        background.show(appearance, isTransparent: isTransparent)
    }

    /// Shows changed values with the next frame.
    func appearanceDidChange() {
        updateBackground()
        setContentNeedsUpdate()
    }

    /// Shows the appearance for content at its edge, or for scrolled content.
    func setAtScrollEdge(_ isAtEdge: Bool, animated: Bool) {
        guard isAtEdge != appearances.isAtScrollEdge else { return }
        let old = effectiveAppearance
        appearances.isAtScrollEdge = isAtEdge
        let change = { self.updateBackground() }
        if animated, window != nil {
            UIView.animate(
                withDuration: BarDesign.appearanceDuration, delay: 0,
                options: [.beginFromCurrentState, .allowUserInteraction], animations: change)
        } else {
            change()
        }
        if effectiveAppearance !== old, topItem?.scrollEdgeAppearance ?? appearances.scrollEdge != nil {
            setContentNeedsUpdate()
        }
    }
}
