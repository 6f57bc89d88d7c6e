// The display of an item in bars, and the effect of a click.
extension UIBarButtonItem {
    /// A Boolean value that indicates whether the item is a space.
    package var isSpace: Bool { systemItem?.isSpace ?? false }

    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

    /// The image that the item shows.
    package var displayedImage: UIImage? {
        if let image = image ?? landscapeImagePhone { return image }
        guard title == nil, let name = systemItem?.symbolName else { return nil }
        return UIImage(systemName: name)
    }

    /// The title that the item shows; nil if it shows an image.
    package var displayedTitle: String? {
        guard displayedImage == nil else { return nil }
        return title ?? systemItem?.title
    }

    /// The name of the item: in the overflow menu and for assistive technologies.
    var name: String { accessibilityLabel ?? "" }

    /// A Boolean value that indicates whether a press opens the menu, because there is no action (BI-02).
    var opensMenuOnPress: Bool { displayedMenu != nil && primaryAction == nil && action == nil }

    /// Performs the item's action (BI-02).
    func perform(with event: UIEvent? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target ?? targetInContent(for: action), from: self, for: event)
        }
    }

    /// The object that performs an action without a target, if the keyboard focus is in the bar: the search begins at
    /// the content beside the bar, because the first responder is the item's own button.
    private func targetInContent(for action: Selector) -> AnyObject? {
        guard let view = displayedView, let responder = view.window?.firstResponder as? UIView,
            let bar = view.enclosingBar, responder.isDescendant(of: bar)
        else { return nil }
        let start = bar.enclosingNavigationController?.visibleViewController ?? view.window?.keyResponder
        return start?.target(forAction: action, withSender: self) as AnyObject?
    }

    /// The element that represents the item in the overflow menu (BI-14); nil for spaces and views without a name.
    var overflowElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isSpace, !name.isEmpty else { return nil }
        if opensMenuOnPress, let menu = displayedMenu {
            return UIMenu(title: name, image: displayedImage, children: menu.children)
        }
        return UIAction(
            title: name, image: displayedImage, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in self?.perform() }
    }
}

extension UIView {
    /// The nearest bar that contains the view.
    var enclosingBar: UIView? {
        var view: UIView? = self
        while let current = view, !(current is UINavigationBar), !(current is UIToolbar) { view = current.superview }
        return view
    }

    /// The nearest navigation controller whose view contains the view.
    var enclosingNavigationController: UINavigationController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let found = current as? UINavigationController { return found }
            responder = current.next
        }
        return nil
    }
}
