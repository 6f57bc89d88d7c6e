/// The delegate of a split view controller.
///
/// All methods are optional and have default implementations. Swift binds them where conformance is declared, so
/// implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    // MARK: Columns

    /// Tells the delegate that the arrangement of the columns is about to change (SP-07).
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Tells the delegate that a column is about to appear.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Tells the delegate that a column is about to disappear.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Tells the delegate that a column has appeared.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)

    /// Tells the delegate that a column has disappeared.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)

    /// Returns the arrangement to which the display mode button changes. With `.automatic`, the default, it is chosen
    /// by the split view (SP-11).
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Tells the delegate that the user begins to show or hide a column with a swipe.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Tells the delegate that the user has ended the swipe.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Showing controllers

    /// Asks the delegate to show a controller in the primary column. Return `true` if it has done so.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool

    /// Asks the delegate to show a controller in the secondary column. Return `true` if it has done so.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Collapsing and expanding columns

    /// Returns the column whose controller is on top when the split view collapses (SP-08). The default is the proposed
    /// one: the compact column if there is one, else the secondary one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Returns the arrangement of the columns when the split view expands (SP-09). The default is the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Tells the delegate that the split view has collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Tells the delegate that the split view has expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    // MARK: Collapsing and expanding in the classic style (SP-10)

    /// Returns the only controller while the split view is collapsed. With `nil`, the default, the primary one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the primary controller when the split view expands. With `nil`, the default, the one that was displayed
    /// alone.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Asks the delegate to adapt the primary controller when the split view collapses. With `true`, the secondary
    /// controller is dropped. With `false`, the default, the primary controller takes it over.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary controller when the split view expands. With `nil`, the default, the primary controller
    /// provides it.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    /// Returns `.automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Returns `nil`.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns `nil`.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns `nil`.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
}
