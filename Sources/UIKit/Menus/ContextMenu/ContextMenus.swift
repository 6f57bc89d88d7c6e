import DisplayServer

/// Finds and shows the context menu that the user requests.
@MainActor enum ContextMenus {
    /// Shows the context menu for a press of the secondary button at a point of a scene, or for a finger that was held.
    ///
    /// - Returns: `true` if a menu is shown; the press must then not be delivered to a view.
    static func open(
        at point: CGPoint, in scene: UIWindowScene, opener: MenuRequest.Opener = .pointer
    ) -> Bool {
        guard let (window, view) = scene.hitTest(point, with: nil) else { return false }
        return open(from: view) { candidate in
            (
                candidate.convert(window.convertFromScene(point), from: window), opener,
                opener == .pointer ? point : nil
            )
        }
    }

    /// Shows the context menu that the menu key or Shift-F10 requests: that of the first responder, or else that of the
    /// root view.
    static func open(byKeyIn window: UIWindow) -> Bool {
        guard let view = window.firstResponder as? UIView ?? window.rootViewController?.viewIfLoaded else {
            return false
        }
        let source = (view as? any ContextMenuKeySource)?.rectForContextMenuByKey() ?? view.bounds
        return open(from: view) { candidate in
            let place = view.convert(source, to: candidate).intersection(candidate.bounds)
            let shown = place.isNull ? candidate.bounds : place
            return (CGPoint(x: shown.midX, y: shown.midY), .key, nil)
        }
    }

    /// Offers the request to the menu interactions of a view and of its superviews, the innermost view first.
    private static func open(
        from view: UIView,
        at place: (UIView) -> (location: CGPoint, opener: MenuRequest.Opener, press: CGPoint?)
    ) -> Bool {
        var next: UIView? = view
        while let current = next {
            for interaction in current.interactionStorage.reversed() {
                let (location, opener, press) = place(current)
                switch interaction {
                case let menu as UIContextMenuInteraction:
                    if menu.present(at: location, opener: opener, press: press) { return true }
                case let edit as UIEditMenuInteraction:
                    if edit.presentAsContextMenu(at: location, opener: opener, press: press) { return true }
                default: break
                }
            }
            next = current.superview
        }
        return false
    }

    /// Returns the elements that the responders from a view outwards suggest for a context menu of that view (AC-05).
    static func suggestions(for view: UIView) -> [UIMenuElement] { UIMenuSystem.context.build([], from: view) }
}
