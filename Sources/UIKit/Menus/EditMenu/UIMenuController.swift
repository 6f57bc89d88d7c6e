/// The edit menu of older apps: it contains the edit actions that the responder chain can perform, and the app's items.
///
/// ```swift
/// UIMenuController.shared.menuItems = [UIMenuItem(title: "Save", action: Selector(EditorController.save))]
/// UIMenuController.shared.showMenu(from: label, rect: label.bounds)
/// ```
///
/// The menu is that of a ``UIEditMenuInteraction``, which replaces this class in new apps (MB-15).
@preconcurrency @MainActor open class UIMenuController: NSObject, UIEditMenuInteractionDelegate {
    /// The menu controller of the application.
    public class var shared: UIMenuController { sharedController }
    // State of the process: Apple's API has one edit menu.
    private static let sharedController = UIMenuController()

    /// Posted before the menu appears.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has appeared.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has disappeared.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")

    /// The app's elements, which follow the edit actions. The default is `nil`.
    open var menuItems: [UIMenuItem]? { didSet { if isMenuVisible { update() } } }

    /// A Boolean value that indicates whether the menu is on the screen.
    open private(set) var isMenuVisible = false

    private var interaction: UIEditMenuInteraction?
    private var target = CGRect.null

    override init() { super.init() }

    deinit {}

    /// Shows the menu beside a rectangle. A menu that is visible is hidden first.
    ///
    /// - Parameters:
    ///   - targetView: The view that contains the rectangle. If the window has no first responder, the responder chain
    ///     begins with it.
    ///   - targetRect: The rectangle, in the view's coordinates. The menu does not cover it.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        hideMenu()
        guard targetRect.isFinite else { return }
        let interaction = UIEditMenuInteraction(delegate: self)
        self.interaction = interaction
        target = targetRect
        targetView.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(
                identifier: nil, sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.midY)))
        if !isMenuVisible { removeInteraction() }
    }

    /// Hides the menu if it was shown from a view.
    open func hideMenu(from targetView: UIView) { if interaction?.view === targetView { hideMenu() } }

    /// Hides the menu.
    open func hideMenu() { interaction?.dismissMenu() }

    /// Determines the elements of the visible menu again.
    open func update() { interaction?.reloadVisibleMenu() }

    private func removeInteraction() {
        guard let old = interaction else { return }
        interaction = nil
        old.view?.removeInteraction(old)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: The interaction

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let start = interaction.view?.windowStorage?.firstResponder ?? interaction.view
        let own = (menuItems ?? []).compactMap { item -> UICommand? in
            let command = UICommand(title: item.title, action: item.action)
            return start?.target(forAction: item.action, withSender: command) == nil ? nil : command
        }
        return UIMenu(
            children: own.isEmpty
                ? suggestedActions : suggestedActions + [UIMenu(options: .displayInline, children: own)])
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard interaction === self.interaction else { return }
        post(UIMenuController.willShowMenuNotification)
        isMenuVisible = true
        animator.addCompletion { [weak self] in self?.post(UIMenuController.didShowMenuNotification) }
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard interaction === self.interaction else { return }
        post(UIMenuController.willHideMenuNotification)
        isMenuVisible = false
        animator.addCompletion { [weak self] in
            guard let self else { return }
            if interaction === self.interaction { removeInteraction() }
            post(UIMenuController.didHideMenuNotification)
        }
    }
}
