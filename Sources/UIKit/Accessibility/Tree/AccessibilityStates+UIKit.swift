import AccessibilityTree

extension AccessibilityStates {
    /// Creates the states of an object (AX-31, AX-32).
    @MainActor init(of object: UIResponder, role: AccessibilityRole) {
        self = []
        switch object {
        case is UIApplication: self = [.enabled, .sensitive, .visible, .showing]
        case let scene as UIWindowScene: addWindow(scene)
        default:
            addElement(object, role)
            addVisibility(object)
        }
    }

    @MainActor private mutating func addWindow(_ scene: UIWindowScene) {
        formUnion([.enabled, .sensitive, .visible])
        if scene.surface?.isMapped == true { insert(.showing) }
        if scene.surface?.hasFocus == true { insert(.active) }
        if !(scene is PopupScene) { insert(.resizable) }
    }

    @MainActor private mutating func addElement(_ object: UIResponder, _ role: AccessibilityRole) {
        let traits = object.accessibilityTraits
        if !traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
        if object.isAccessibilityFocusable { insert(.focusable) }
        // Readers ignore the focus of an element without the state, such as the title of an alert.
        let focus = AccessibilityCenter.focusedElement ?? UIApplication.shared.accessibilityFocus
        if focus === object, !(object is any KeyboardList) { insert(.focused) }
        // Keys go to the highlighted row of a menu, which is not the focused item of a window.
        if let row = object as? MenuRowView, row.isHighlighted { formUnion([.focusable, .focused]) }
        let isSelected = traits.contains(.selected)
        switch role {
        case .checkBox, .toggleButton, .checkMenuItem, .radioMenuItem:
            insert(.checkable)
            if isSelected || traits.contains(.toggleButton) && object.accessibilityValue == "1" {
                formUnion(role == .toggleButton ? [.pressed, .checked] : .checked)
            }
        case .tab, .listItem, .radioButton:
            insert(.selectable)
            if isSelected { insert(.selected) }
        case .slider: insert(.horizontal)
        case .alert: insert(.modal)
        case .animation: if object.accessibilityValue == "1" { formUnion([.busy, .animated]) }
        case .menu where !(object is MenuPanel): formUnion([.hasPopup, .expandable])
        case .staticText: insert(.multiline)
        default: if isSelected { formUnion([.selectable, .selected]) }
        }
        if let control = object as? UIControl, control.showsMenuAsPrimaryAction { insert(.hasPopup) }
        switch object {
        case let field as UITextField:
            formUnion([.singleLine, .selectableText])
            if field.isEnabled { insert(.editable) }
        case let view as UITextView:
            formUnion([.multiline, .selectableText])
            insert(view.isEditable ? .editable : .readOnly)
        case let list as any KeyboardList where list.usesMultipleSelection: insert(.multiselectable)
        default: break
        }
    }

    @MainActor private mutating func addVisibility(_ object: UIResponder) {
        guard let view = object.accessibilityHostView, let window = view.window, view.isShownInHierarchy else { return }
        insert(.visible)
        guard window.windowScene?.surface?.isMapped == true else { return }
        if (object as? UIView).map({ !$0.visiblePartInWindow.isEmpty }) ?? true { insert(.showing) }
    }
}

extension UIResponder {
    /// The view that is the object, or that contains it.
    var accessibilityHostView: UIView? {
        if let view = self as? UIView { return view }
        guard let element = self as? UIAccessibilityElement else { return nil }
        return (element.accessibilityContainer as? UIResponder)?.accessibilityHostView
    }

    /// A Boolean value that indicates whether the object can have keyboard focus.
    var isAccessibilityFocusable: Bool {
        canBecomeFirstResponder || (self as? UIView)?.canBecomeFocused == true
    }
}

extension UIView {
    /// A Boolean value that indicates whether neither the view nor one that contains it is hidden.
    var isShownInHierarchy: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return false }
            view = current.superviewStorage
        }
        return true
    }

    /// The part of the view that is not clipped away, in window coordinates.
    var visiblePartInWindow: CGRect {
        guard let window else { return .zero }
        var rect = convert(bounds, to: nil).intersection(window.bounds)
        var view = superviewStorage
        while let current = view, !rect.isEmpty {
            if current.clipsToBounds { rect = rect.intersection(current.convert(current.bounds, to: nil)) }
            view = current.superviewStorage
        }
        return rect
    }
}
