/// The appearance of an item of a tab bar in one state, from all sources: those of the bar's appearance, of its older
/// properties and of the item, the most specific last.
@MainActor struct TabItemStyle {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var iconColor: UIColor
    var textColor: UIColor
    var badgeColor: UIColor
    var badgeAttributes: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var badgeTitleOffset = UIOffset.zero

    /// Creates the appearance.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - state: The state.
    ///   - appearance: The appearance of the bar; nil if the app has set none.
    ///   - color: The standard color in the state.
    init(_ item: UITabBarItem, _ state: UIControl.State, _ appearance: UITabBarAppearance?, color: UIColor) {
        iconColor = color
        textColor = color
        badgeColor = item.badgeColor ?? TabDesign.badge
        for source in [appearance?.stackedLayoutAppearance, appearance?.inlineLayoutAppearance] {
            for one in source?.appearances(for: state) ?? [] { add(one, item) }
        }
        var states: [UIControl.State] = [.normal]
        for one in [UIControl.State.selected, .focused, .highlighted, .disabled] where state.contains(one) {
            states.append(one)
        }
        for one in states {
            if let more = item.titleTextAttributes(for: one) { attributes.merge(more) { $1 } }
            if let more = item.badgeTextAttributes(for: one) { badgeAttributes.merge(more) { $1 } }
        }
        if item.titlePositionAdjustment != .zero { titleOffset = item.titlePositionAdjustment }
        textColor = attributes[.foregroundColor] as? UIColor ?? textColor
    }

    private mutating func add(_ appearance: UITabBarItemStateAppearance, _ item: UITabBarItem) {
        attributes.merge(appearance.titleTextAttributes) { $1 }
        badgeAttributes.merge(appearance.badgeTextAttributes) { $1 }
        if let color = appearance.iconColor { iconColor = color }
        if item.badgeColor == nil, let color = appearance.badgeBackgroundColor { badgeColor = color }
        if appearance.titlePositionAdjustment != .zero { titleOffset = appearance.titlePositionAdjustment }
        if appearance.badgePositionAdjustment != .zero { badgeOffset = appearance.badgePositionAdjustment }
        if appearance.badgeTitlePositionAdjustment != .zero {
            badgeTitleOffset = appearance.badgeTitlePositionAdjustment
        }
    }
}
