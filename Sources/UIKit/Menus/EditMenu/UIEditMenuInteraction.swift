/// Shows what can be done with a selection: cut, copy, paste and their like, as far as somebody in the responder chain
/// can.
///
/// After a finger or pen it is a bar above the selection; after a pointer a menu. A press of the secondary button, or
/// the menu key, shows the menu by itself (AC-08); for everything else the app calls ``presentEditMenu(with:)``.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Says what is in the menu. Not retained.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view it belongs to.
    public private(set) weak var view: UIView?

    private weak var session: MenuSession?
    private var configuration: UIEditMenuConfiguration?
    private var place = CGPoint.zero

    /// An interaction that asks `delegate`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Where the menu was asked for last, in the coordinates of a view; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return self.view?.window?.convert(place, to: view) ?? place
    }

    /// Shows the menu in place of any that is shown. Nothing happens while the view is not on the screen, and if
    /// nothing is in the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let scene = view?.windowStorage?.windowScene else { return }
        let isForFingers = scene.translator.lastTouchType.map { $0 != .indirectPointer } ?? false
        _ = present(configuration, isBar: isForFingers, opener: .code)
    }

    /// Takes the menu away, if it is shown. Nothing is chosen.
    open func dismissMenu() { session?.end() }

    /// Asks for what is in the menu anew, if it is shown.
    open func reloadVisibleMenu() {
        guard let configuration, let session, let menu = menu(for: configuration) else { return }
        session.replaceRoot(menu)
    }

    /// Asks for the target rectangle anew and moves the menu there, if it is shown. It moves at once.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, let session else { return }
        session.moveRoot(to: anchor(for: configuration))
    }

    /// Takes the menu away before it goes to another view. Overrides call `super`.
    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }

    /// Notes the view. Overrides call `super`.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

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

    /// Above the target, or below where the app prefers that.
    private func anchor(for configuration: UIEditMenuConfiguration) -> MenuRequest.Anchor {
        let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let target = asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
        return configuration.preferredArrowDirection == .up ? .below(target) : .above(target)
    }
}
