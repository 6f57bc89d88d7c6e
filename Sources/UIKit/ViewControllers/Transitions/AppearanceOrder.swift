/// The order of appearance callbacks when one controller replaces another, for each kind of transition.
///
/// The order is the same whether the transition is animated, interactive, both or neither. All containers and
/// presentations call their controllers through this table, and tests read it.
///
/// | case | used by |
/// |---|---|
/// | `navigation` | navigation controllers (NC-05, NC-06), pages with curled transitions |
/// | `scrolledPages` | pages that scroll |
/// | `tabs` | tab bar controllers |
/// | `presentation` | presentations, dismissals and `transition(from:to:…)` |
package enum AppearanceOrder: CaseIterable, Sendable {
    case navigation, scrolledPages, tabs, presentation

    /// A callback of the controller that is replaced or of the one that replaces it.
    package enum Call: Sendable {
        case oldWillDisappear, oldDidDisappear, newWillAppear, newDidAppear
        // After a cancellation.
        case oldWillAppear, oldDidAppear, newWillDisappear, newDidDisappear
    }

    /// The callbacks at the beginning of a transition.
    package var beginning: [Call] {
        switch self {
        case .navigation, .presentation: [.oldWillDisappear, .newWillAppear]
        case .scrolledPages, .tabs: [.newWillAppear, .oldWillDisappear]
        }
    }

    /// The callbacks at the end of a transition that was completed.
    package var completion: [Call] {
        switch self {
        case .navigation, .tabs: [.oldDidDisappear, .newDidAppear]
        case .scrolledPages, .presentation: [.newDidAppear, .oldDidDisappear]
        }
    }

    /// The callbacks at the end of a transition that was cancelled, after those of the beginning.
    package var cancellation: [Call] {
        switch self {
        case .navigation: [.newWillDisappear, .newDidDisappear, .oldWillAppear, .oldDidAppear]
        case .scrolledPages: [.oldWillAppear, .oldDidAppear, .newWillDisappear, .newDidDisappear]
        case .tabs: [.oldWillAppear, .newWillDisappear, .newDidDisappear, .oldDidAppear]
        case .presentation: [.newWillDisappear, .oldWillAppear, .oldDidAppear, .newDidDisappear]
        }
    }

    // MARK: Calling the controllers

    /// Calls the controllers.
    ///
    /// - Parameters:
    ///   - calls: The callbacks, in order.
    ///   - old: The controllers that are replaced. A dismissal can replace several.
    ///   - new: The controllers that replace them.
    ///   - animated: The argument of the callbacks.
    @MainActor static func perform(
        _ calls: some Sequence<Call>, old: [UIViewController], new: [UIViewController], animated: Bool
    ) {
        for call in calls {
            switch call {
            case .oldWillDisappear: for one in old { one.beginTransition(isAppearing: false, animated: animated) }
            case .oldWillAppear: for one in old { one.beginTransition(isAppearing: true, animated: animated) }
            case .newWillDisappear: for one in new { one.beginTransition(isAppearing: false, animated: animated) }
            case .newWillAppear: for one in new { one.beginTransition(isAppearing: true, animated: animated) }
            case .oldDidAppear, .oldDidDisappear: for one in old { one.endTransition() }
            case .newDidAppear, .newDidDisappear: for one in new { one.endTransition() }
            }
        }
    }
}
