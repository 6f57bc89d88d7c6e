// The item of a navigation controller in a tab bar.
extension UINavigationController {
    /// The item that the app set, else that of the root controller.
    var itemOfStack: UITabBarItem {
        guard containerValues?.tabBarItem == nil, let root = stack.first, let item = root.tabBarItem else {
            return makeTabBarItem()
        }
        if item.title == nil { item.title = title }
        return item
    }
}
