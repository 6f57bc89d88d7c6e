import AccessibilityTree

// The roles of classes and traits. An element of the app gets its role from its traits; a control of ours from its
// class, because its traits do not tell a switch from a button.
extension AccessibilityRole {
    /// Creates the role of an object.
    @MainActor init(of object: UIResponder) {
        let traits = object.accessibilityTraits
        switch object {
        case is UIApplication: self = .application
        case is PopupScene: self = .popupMenu
        case is UIWindowScene: self = .window
        // Text.
        case let field as UITextField:
            self = field.isSecureTextEntry ? .passwordField : traits.contains(.searchField) ? .searchField : .textField
        case is UITextView where !traits.contains(.button) && !traits.contains(.link): self = .textView
        // Controls.
        case is UISwitch: self = .checkBox
        case is UISlider, is UIPageControl, is ColorSlider: self = .slider
        case is UIStepper: self = .spinButton
        case is UIProgressView: self = .progressBar
        case is UIActivityIndicatorView: self = .animation
        case is UISegmentedControl, is UITabBar, is TabSidebarView: self = .tabList
        case is SegmentElement, is TabBarButton, is TabSidebarRow: self = .tab
        case is DateField: self = .dateEditor
        case is UIPickerView, is PickerColumn: self = .listBox
        case is UIColorWell: self = .colorChooser
        case is SplitDivider: self = .splitPane
        case is ColumnHeaderButton: self = .columnHeader
        // Menus.
        case is MenuPanel: self = .menu
        case is MenuBarView: self = .menuBar
        case is MenuBarItemView: self = .menu
        case let row as MenuRowView: self = row.row.accessibilityRole
        // Containers.
        case is AlertView: self = .alert
        case is UINavigationBar, is UIToolbar: self = .toolbar
        case let view as UIView where !view.isAccessibilityElement: self = Self.container(view)
        case is UITableViewCell, is UICollectionViewCell: self = .listItem
        default: self = Self.element(object, traits)
        }
    }

    @MainActor private static func container(_ view: UIView) -> AccessibilityRole {
        switch view.accessibilityContainerType {
        case .dataTable: return view is any UIAccessibilityContainerDataTable ? .table : .grouping
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return .grouping
        case .none: break
        }
        if view is ColumnTableView { return .table }
        if view is any KeyboardList { return .list }
        if view is UIScrollView { return .scrollPane }
        return view.accessibilityTraits.contains(.tabBar) ? .tabList : .panel
    }

    @MainActor private static func element(
        _ object: UIResponder, _ traits: UIAccessibilityTraits
    ) -> AccessibilityRole {
        if object is any UIAccessibilityContainerDataTableCell { return .tableCell }
        if traits.contains(.toggleButton) { return .toggleButton }
        if traits.contains(.button) {
            if (object as? UIControl)?.showsMenuAsPrimaryAction == true { return .menuButton }
            return traits.contains(.selected) ? .toggleButton : .button
        }
        if traits.contains(.link) { return .link }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.keyboardKey) { return .button }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        if object is UIControl { return .button }
        let isLong = (object as? UILabel).map { $0.numberOfLines != 1 } ?? false
        return isLong ? .staticText : .label
    }
}

extension MenuRow {
    fileprivate var accessibilityRole: AccessibilityRole {
        switch content {
        case .submenu: .menu
        case .separator: .separator
        case .leaf(_, let selection):
            state == .off ? .menuItem : selection == nil ? .checkMenuItem : .radioMenuItem
        case .header, .progress: .label
        }
    }
}
