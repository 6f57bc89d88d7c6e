import DisplayServer

/// Shows a menu about a view: when the secondary button of a pointer is pressed in it, a finger or pen stays on it, or
/// the menu key or Shift-F10 is pressed while it, or something in it, has the keys.
///
/// Of several interactions at a place the one of the deepest view that has a menu shows it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// With a picture of what it is about.
        case rich = 1
        /// By itself, as all menus of a desktop are.
        case compact = 2
    }

    /// Says what is in the menu. Not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view it belongs to.
    public private(set) weak var view: UIView?

    /// How the menu is shown at the moment.
    open var menuAppearance: Appearance { session == nil ? .unknown : .compact }

    private weak var session: MenuSession?
    private var hold: MenuHold?
    /// Where the last menu was asked for, in the view's window.
    private var place = CGPoint.zero

    /// An interaction that asks `delegate`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Where the menu was asked for last, in the coordinates of a view; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return self.view?.window?.convert(place, to: view) ?? place
    }

    /// Takes the menu away, if it is shown. Nothing is chosen.
    open func dismissMenu() { session?.end() }

    /// Shows other elements in the menu and its open submenus: `block` is called for each of them, and gives what takes
    /// its place. Nothing happens while no menu is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.replaceMenus(block) }

    /// Takes the menu away before it goes to another view. Overrides call `super`.
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        dismissMenu()
        hold?.detach()
        hold = nil
    }

    /// Notes the view, and begins to watch it for fingers that stay. Overrides call `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        hold = MenuHold(view) { [weak self] in
            self?.prepare(at: $0, opener: .finger)
        } present: { [weak self] in
            self?.session = MenuSession.begin($0)
        }
    }

    // MARK: Showing

    /// Shows the menu for a point of the view, if there is one.
    ///
    /// - Parameter press: where the press is that asks for it, in the scene.
    /// - Returns: whether a menu is shown.
    func present(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint? = nil) -> Bool {
        guard let request = prepare(at: location, opener: opener, press: press) else { return false }
        session = MenuSession.begin(request)
        return session != nil
    }

    /// Asks for the menu for a point of the view; nil if there is none.
    private func prepare(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint? = nil) -> MenuRequest? {
        guard let view, let window = view.windowStorage, let delegate, (view as? UIControl)?.isEnabled != false else {
            return nil
        }
        place = view.convert(location, to: window)
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
            let menu = configuration.actionProvider?(ContextMenus.suggestions(for: view))
        else { return nil }
        let control = view as? UIControl
        var request = MenuRequest(
            menu: menu, source: view,
            anchor: control?.menuAnchor(for: configuration) ?? .point(CGPoint(x: location.x + 1, y: location.y + 1)))
        request.opener = opener
        request.press = press
        request.willDisplay = { [weak self, weak delegate, weak control] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
            control?.menuWillDisplay()
        }
        request.willEnd = { [weak self, weak delegate, weak control] animator in
            guard let self else { return }
            session = nil
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            control?.menuWillEnd()
        }
        request.didChoose = { [weak control] leaf in control?.menuDidChoose(leaf) }
        return request
    }
}
