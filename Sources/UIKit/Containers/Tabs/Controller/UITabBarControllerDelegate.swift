/// The delegate of a tab bar controller.
///
/// All methods are optional and have default implementations. Swift binds them where conformance is declared, so
/// implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select a controller, also one that is selected already (TB-04). It is not called for
    /// selections by the app. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Tells the delegate that the user has selected a controller, also one that was selected before (TB-04).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns whether the user may select a tab, also one that is selected already (TB-08). The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Tells the delegate that the user has selected a tab, also one that was selected before (TB-08).
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - selectedTab: The tab.
    ///   - previousTab: The tab that was selected before.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the controllers on the stack of a group's `managingNavigationController`. The default is
    /// `proposedViewControllers`.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tab: The selected tab in the group.
    ///   - proposedViewControllers: The controllers of the group and of the tabs in it down to `tab`.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// Returns the animator of a change of the selection. With `nil`, the default, the views are exchanged without
    /// animation (TB-13).
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - fromVC: The controller that was selected.
    ///   - toVC: The controller that is selected.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the object that controls an interactive change, or `nil` for a change without interaction.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - animationController: The animator of the change.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Returns `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    /// Returns `proposedViewControllers`.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
    /// Returns `nil`: the views are exchanged without animation.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`, for a change without interaction.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
