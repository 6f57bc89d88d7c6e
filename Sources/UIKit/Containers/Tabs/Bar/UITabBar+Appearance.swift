// The appearance that a tab bar shows: that of the selected item, of the bar, or of the older properties (BI-09, BI-11).
extension UITabBar {
    /// The standard appearance, which is created when it is first read. The app may change it in place.
    func standardForReading() -> UITabBarAppearance {
        if let standard = appearances.standard { return standard }
        let appearance = UITabBarAppearance()
        legacy.apply(to: appearance)
        appearance.changeHandler = { [weak self] in
            self?.appearances.isStandardExplicit = true
            self?.appearanceDidChange()
        }
        appearances.standard = appearance
        return appearance
    }

    /// Returns a copy of an appearance whose changes the bar shows.
    func adopt(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = appearance.duplicate()
        copy.changeHandler = { [weak self] in self?.appearanceDidChange() }
        return copy
    }

    /// A Boolean value that indicates whether the selected item has appearances of its own.
    var usesItemAppearance: Bool {
        selectedItem?.standardAppearance != nil || selectedItem?.scrollEdgeAppearance != nil
    }

    /// A Boolean value that indicates whether the bar looks different at the edge of the content.
    var usesEdgeAppearance: Bool { appearances.scrollEdge != nil || selectedItem?.scrollEdgeAppearance != nil }

    /// The appearance in use that the app has set; nil if there is none.
    var explicitAppearance: UITabBarAppearance? {
        if isAtScrollEdge, let edge = selectedItem?.scrollEdgeAppearance ?? appearances.scrollEdge { return edge }
        return selectedItem?.standardAppearance ?? (appearances.isStandardExplicit ? appearances.standard : nil)
    }

    func updateBackground() {
        background.hasLineAtTop = barPosition == .bottom
        if let explicitAppearance { return background.show(explicitAppearance, isTransparent: false) }
        let appearance = UITabBarAppearance()
        legacy.apply(to: appearance)
        background.show(appearance, isTransparent: false)
    }

    /// Shows changed values with the next frame.
    func appearanceDidChange() {
        updateBackground()
        for button in buttons { button.update() }
        setNeedsLayout()
    }

    /// Returns the appearance of an item in a state.
    func style(of item: UITabBarItem, _ state: UIControl.State) -> TabItemStyle {
        let isBlack = legacy.style == .black && explicitAppearance == nil
        let normal = unselectedItemTintColor ?? (isBlack ? UIColor(white: 0.75, alpha: 1) : .secondaryLabel)
        let color = state.contains(.selected) ? tintColor ?? .defaultTint : normal
        return TabItemStyle(item, state, explicitAppearance, color: color)
    }

    /// Shows the indicator of the selection.
    func updateIndicator(isVisible: Bool) {
        indicator.isHidden = !isVisible
        let image = explicitAppearance?.selectionIndicatorImage ?? selectionIndicatorImage
        let tint = explicitAppearance?.selectionIndicatorTintColor
        indicator.image = image
        indicator.tintColor = tint
        indicator.backgroundColor = image == nil ? tint ?? TabDesign.indicator : nil
        let isBlack = legacy.style == .black && explicitAppearance == nil
        if isBlack, image == nil { indicator.backgroundColor = UIColor(white: 1, alpha: 0.16) }
        strip.backgroundColor = isBlack ? UIColor(white: 1, alpha: 0.1) : TabDesign.strip
        indicator.layer.borderWidth = image == nil && tint == nil ? 1 / max(1, scaleForLayout) : 0
        indicator.layer.borderColor = ControlStyle.edge.resolvedColor(with: traitCollection).cgColor
    }
}
