import AccessibilityTree
import DisplayServer

/// An action that assistive technologies perform with an element.
@MainActor enum NodeAction {
    case activate(String)
    case increment
    case decrement
    case custom(UIAccessibilityCustomAction)
    case search(UIAccessibilityCustomRotor, UIAccessibilityCustomRotor.Direction)

    /// Returns the actions of an object: its activation first, then the custom ones in their order (AX-24), and those of
    /// its rotors (AX-25).
    static func all(of object: UIResponder, _ role: AccessibilityRole) -> [NodeAction] {
        var result: [NodeAction] = []
        if object.accessibilityRespondsToUserInteraction, let name = activationName(of: role) {
            result.append(.activate(name))
        }
        if object.accessibilityTraits.contains(.adjustable) { result += [.increment, .decrement] }
        result += (object.accessibilityCustomActions ?? []).map { .custom($0) }
        for rotor in object.accessibilityCustomRotors ?? [] {
            result += [.search(rotor, .next), .search(rotor, .previous)]
        }
        return result
    }

    private static func activationName(of role: AccessibilityRole) -> String? {
        switch role {
        case .checkBox, .toggleButton: "toggle"
        case .link: "jump"
        case .textField, .searchField, .passwordField, .textView: "activate"
        case .slider, .spinButton, .listBox, .splitPane: nil
        default: "click"
        }
    }

    /// The action as assistive technologies see it.
    var action: AccessibilityAction {
        switch self {
        case .activate(let name): AccessibilityAction(name)
        case .increment: AccessibilityAction("increment")
        case .decrement: AccessibilityAction("decrement")
        case .custom(let action): AccessibilityAction(action.name)
        case .search(let rotor, let direction): AccessibilityAction(rotor.actionName(direction))
        }
    }

    /// Performs the action from the main loop, because it runs code of the app (AX-27).
    ///
    /// - Returns: False if the object is not in a window.
    func schedule(for object: UIResponder) -> Bool {
        guard let scheduler = object.accessibilityHostView?.window?.windowScene?.server.scheduler else { return false }
        scheduler.schedule(after: 0) { [weak object] in if let object { perform(on: object) } }
        return true
    }

    /// Performs the action as the user does.
    @discardableResult
    func perform(on object: UIResponder) -> Bool {
        switch self {
        case .activate: return object.activateByAccessibility()
        case .increment: object.accessibilityIncrement()
        case .decrement: object.accessibilityDecrement()
        case .custom(let action): return action.perform()
        case .search(let rotor, let direction): return rotor.search(direction)
        }
        return true
    }
}

extension UIResponder {
    /// Activates the element: asks it first, then taps its activation point (AX-21).
    ///
    /// - Returns: False if neither was possible.
    @discardableResult
    package func activateByAccessibility() -> Bool {
        if accessibilityActivate() { return true }
        guard let window = accessibilityHostView?.window, let scene = window.windowScene else { return false }
        let point = window.screen.convert(accessibilityActivationPoint, to: window as any UICoordinateSpace)
        guard point.x.isFinite, point.y.isFinite else { return false }
        scene.tapByAccessibility(at: window.convertToScene(point))
        return true
    }

    /// Sends a scroll along the responder chain (AX-23).
    ///
    /// - Returns: False if no responder scrolled.
    @discardableResult
    package func scrollByAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
        firstResult { $0.accessibilityScroll(direction) ? true : nil } ?? false
    }

    /// Sends an escape along the responder chain (AX-23).
    ///
    /// - Returns: False if no responder handled it.
    @discardableResult
    package func escapeByAccessibility() -> Bool {
        firstResult { $0.accessibilityPerformEscape() ? true : nil } ?? false
    }

    /// Sends a magic tap along the responder chain (AX-23).
    ///
    /// - Returns: False if no responder handled it.
    @discardableResult
    package func magicTapByAccessibility() -> Bool {
        firstResult { $0.accessibilityPerformMagicTap() ? true : nil } ?? false
    }
}

extension UIWindowScene {
    /// Delivers a tap of a finger, so that touches, controls and recognizers react as to the user's.
    fileprivate func tapByAccessibility(at location: CGPoint) {
        let time = server.scheduler.now
        let change = TouchChange(id: -1, samples: [TouchSample(timestamp: time, location: location)])
        for phase in [InputEvent.TouchPhase.began, .ended] {
            display.inputRouter.route(InputEvent(timestamp: time, kind: .touches(phase, [change])), of: self)
        }
    }
}
