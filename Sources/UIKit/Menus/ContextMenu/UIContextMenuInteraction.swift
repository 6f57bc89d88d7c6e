import DisplayServer

/// An interaction that shows a context menu for a view.
///
/// The menu opens when the user presses the secondary button of the pointer in the view, touches and holds the view
/// with a finger or pen, or presses the menu key or Shift-F10 while the view or one of its subviews is first responder.
///
/// Where views with such interactions overlap, the deepest view whose delegate returns a menu shows it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The ways a menu can be presented.
    public enum Appearance: UInt, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// A menu together with a preview of the content.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// The object that provides the menu. The interaction holds a weak reference to it.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    /// The appearance of the menu that is shown, or ``Appearance/unknown`` if none is.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.preview == nil ? .compact : .rich
    }

    private weak var session: MenuSession?
    /// The parts of the view that are lifted while the menu is open.
    var highlights: [MenuHighlight] { lifted.compactMap(\.self) }
    /// These parts in the order of the delegate's previews; nil for those without a preview.
    private var lifted: [MenuHighlight?] = []
    private var hold: MenuLongPress?
    /// The location of the last request for a menu, in the coordinates of the view's window.
    private var place = CGPoint.zero

    /// Creates an interaction with a delegate that provides the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Returns the location of the last request for a menu, in the coordinates of `view`, or of the window if `view` is
    /// `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return self.view?.window?.convert(place, to: view) ?? place
    }

    /// Dismisses the menu, if one is shown, without performing an action.
    open func dismissMenu() { session?.end() }

    /// Replaces the visible menu and its open submenus: calls `block` with each of them and shows the menu that it
    /// returns. Does nothing if no menu is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.replaceMenus(block) }

    /// Dismisses the menu before the interaction moves to another view. Overrides must call `super`.
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        dismissMenu()
        hold?.detach()
        hold = nil
    }

    /// Stores the view, and adds the gesture recognizer for touches that are held. Overrides must call `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        hold = MenuLongPress(view) { [weak self] in
            self?.prepare(at: $0, opener: .finger)
        } present: { [weak self] in
            self?.session = MenuSession.begin($0)
        }
    }

    // MARK: Presentation

    /// Shows the menu for a point of the view, if there is one.
    ///
    /// - Parameters:
    ///   - location: The point that the menu applies to, in the view's coordinates.
    ///   - opener: The kind of input that requests the menu.
    ///   - press: The location of the press that requests the menu, in the scene's coordinates.
    /// - Returns: `true` if a menu is shown.
    func present(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint? = nil) -> Bool {
        guard let request = prepare(at: location, opener: opener, press: press) else { return false }
        session = MenuSession.begin(request)
        return session != nil
    }

    // MARK: Highlights

    /// Lifts the content that the menu applies to (AC-13).
    private func lift(_ configuration: UIContextMenuConfiguration) {
        for highlight in highlights { highlight.end(nil) }
        lifted = []
        guard let delegate, let view else { return }
        if let list = delegate as? any ContextMenuHighlighting {
            lifted = list.highlightPreviews(for: configuration).map { $0.flatMap(MenuHighlight.init) }
            return
        }
        let preview = delegate.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let standard = configuration.previewProvider == nil ? nil : UITargetedPreview(view: view)
        lifted = [(preview ?? standard).flatMap(MenuHighlight.init)]
    }

    /// Lowers the lifted content.
    private func lower(_ configuration: UIContextMenuConfiguration) {
        let lowered = lifted
        lifted = []
        guard lowered.contains(where: { $0 != nil }) else { return }
        let places: [UITargetedPreview?]
        if let list = delegate as? any ContextMenuHighlighting {
            places = list.dismissalPreviews(for: configuration)
        } else {
            places = [
                delegate?.contextMenuInteraction(
                    self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            ]
        }
        for (index, highlight) in lowered.enumerated() {
            highlight?.end(places.indices.contains(index) ? places[index] : nil)
        }
    }

    /// Returns a request for the menu at a point of the view, or `nil` if the delegate provides none.
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
        if let provider = configuration.previewProvider { request.preview = provider }
        request.didPressPreview = { [weak self, weak delegate] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        request.willDisplay = { [weak self, weak delegate, weak control] animator in
            guard let self else { return }
            lift(configuration)
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
            control?.menuWillDisplay()
        }
        request.willEnd = { [weak self, weak delegate, weak control] animator in
            guard let self else { return }
            session = nil
            lower(configuration)
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            control?.menuWillEnd()
        }
        request.didChoose = { [weak control] leaf in control?.menuDidChoose(leaf) }
        return request
    }
}
