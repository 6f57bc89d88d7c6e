extension UIView {
    /// A Boolean value that indicates whether the view has a node although it is no element: a list, a bar, a view that
    /// scrolls, a container of a kind or with rotors, or a group with a label (AX-33).
    var isAccessibilityGroup: Bool {
        switch self {
        case is any KeyboardList, is UINavigationBar, is UIToolbar, is UITabBar, is UISegmentedControl, is MenuPanel,
            is MenuBarView, is AlertView, is TabSidebarView, is UISearchBar:
            return true
        case let view as UIScrollView where view.scrollableAxes != []: return true
        default:
            return accessibilityContainerType != .none || !(accessibilityLabel ?? "").isEmpty
                || !(accessibilityCustomRotors ?? []).isEmpty
        }
    }

    /// A Boolean value that indicates whether the controls in the view, which is an element, are offered after it:
    /// those in a row of a list are (AX-03).
    var offersControlsOfElement: Bool { self is UITableViewCell || self is UICollectionViewCell }
}

extension UIWindowScene {
    /// The visible windows, from back to front, after the menu bar.
    var accessibilityWindows: [UIWindow] {
        let shown = windows.filter { !$0.isHidden && AccessibilityOrder.isOffered($0) }
        let modal = shown.last { $0.accessibilityViewIsModal }
        return (menuBar.map { [$0] } ?? []) + (modal.map { [$0] } ?? shown)
    }
}

extension UIApplication {
    /// The scenes and open menus on the screen. Popovers are in the windows of their presenters.
    var accessibilityScenes: [UIWindowScene] {
        (scenes + popups.filter { !$0.windows.isEmpty }).filter { $0.surface?.isMapped == true }
    }
}
