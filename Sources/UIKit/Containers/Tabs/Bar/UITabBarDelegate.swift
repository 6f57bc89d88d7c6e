/// The delegate of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Tells the delegate that the user has selected an item, also one that was selected before. Selections by the app
    /// are not reported (TB-04). Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
