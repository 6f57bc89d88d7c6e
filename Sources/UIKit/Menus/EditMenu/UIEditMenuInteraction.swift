/// An interaction that shows the edit actions for a selection: cut, copy, paste and similar actions that an object in
/// the responder chain can perform.
///
/// After input from a finger or pen, the menu is a bar above the selection; after input from a pointer, it is a list. A
/// press of the secondary button or of the menu key shows the menu automatically (AC-08). In all other cases the app
/// calls ``presentEditMenu(with:)``.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu. The interaction holds a weak reference to it.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    private weak var session: MenuSession?
    private var configuration: UIEditMenuConfiguration?
    private var place = CGPoint.zero

    /// Creates an interaction with a delegate that provides the menu.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Returns the location of the last request for a menu, in the coordinates of `view`, or of the window if `view` is
    /// `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return self.view?.window?.convert(place, to: view) ?? place
    }

    /// Shows the edit menu, and dismisses the one that is visible. Does nothing if the view is not on the screen or the
    /// menu is empty.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let scene = view?.windowStorage?.windowScene else { return }
        let isForFingers = scene.translator.lastTouchType.map { $0 != .indirectPointer } ?? false
        _ = present(configuration, isBar: isForFingers, opener: .code)
    }

    /// Dismisses the menu, if it is shown, without performing an action.
    open func dismissMenu() { session?.end() }

    /// Asks the delegate for the menu again and shows the result, if a menu is visible.
    open func reloadVisibleMenu() {
        guard let configuration, let session, let menu = menu(for: configuration) else { return }
        session.replaceRoot(menu)
    }

    /// Asks the delegate for the target rectangle again and moves the visible menu there. The move is immediate even if
    /// `animated` is `true`.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, let session else { return }
        session.moveRoot(to: anchor(for: configuration))
    }

    /// Dismisses the menu before the interaction moves to another view. Overrides must call `super`.
    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }

    /// Stores the view. Overrides must call `super`.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Presentation

    func presentAsContextMenu(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint?) -> Bool {
        present(UIEditMenuConfiguration(sourcePoint: location), isBar: false, opener: opener, press: press)
    }

    private func present(
        _ configuration: UIEditMenuConfiguration, isBar: Bool, opener: MenuRequest.Opener, press: CGPoint? = nil
    ) -> Bool {
        guard let view, let window = view.windowStorage else { return false }
        session?.end()
        place = view.convert(configuration.sourcePoint, to: window)
        guard let menu = menu(for: configuration), !menu.children.isEmpty else { return false }
        let point = configuration.sourcePoint
        var request = MenuRequest(
            menu: menu, source: view,
            anchor: isBar ? anchor(for: configuration) : .point(CGPoint(x: point.x + 1, y: point.y + 1)))
        request.isBar = isBar
        request.opener = opener
        request.press = press
        request.willDisplay = { [weak self] animator in
            guard let self else { return }
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        }
        request.willEnd = { [weak self] animator in
            guard let self else { return }
            session = nil
            self.configuration = nil
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
        self.configuration = configuration
        session = MenuSession.begin(request)
        if session == nil { self.configuration = nil }
        return session != nil
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested = EditActions.suggested(for: view)
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// Returns an anchor above the target rectangle, or below it if the configuration prefers that.
    private func anchor(for configuration: UIEditMenuConfiguration) -> MenuRequest.Anchor {
        let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let target = asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
        return configuration.preferredArrowDirection == .up ? .below(target) : .above(target)
    }
}
