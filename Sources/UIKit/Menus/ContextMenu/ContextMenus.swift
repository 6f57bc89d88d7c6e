import DisplayServer

/// Looks for the menu that a person asks for.
@MainActor enum ContextMenus {
    /// A press of the secondary button in a scene, at one of its points.
    ///
    /// - Returns: whether a menu is shown; the press is nobody else's then.
    static func open(at point: CGPoint, in scene: UIWindowScene) -> Bool {
        guard let (window, view) = scene.hitTest(point, with: nil) else { return false }
        return open(from: view) { candidate in
            (candidate.convert(window.convertFromScene(point), from: window), .pointer, point)
        }
    }

    /// The menu key in a window: for the view that has the keys.
    static func open(byKeyIn window: UIWindow) -> Bool {
        guard let view = window.firstResponder as? UIView ?? window.rootViewController?.viewIfLoaded else {
            return false
        }
        return open(from: view) { candidate in
            let place = view.convert(view.bounds, to: candidate).intersection(candidate.bounds)
            let shown = place.isNull ? candidate.bounds : place
            return (CGPoint(x: shown.midX, y: shown.midY), .key, nil)
        }
    }

    /// Asks the interactions of a view and of those around it.
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

    /// What is offered to those who make a menu about a view: what responders from the view on have built (AC-05).
    static func suggestions(for view: UIView) -> [UIMenuElement] { UIMenuSystem.context.build([], from: view) }
}
