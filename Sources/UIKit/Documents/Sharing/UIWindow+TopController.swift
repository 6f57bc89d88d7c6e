extension UIWindow {
    /// The controller over which further ones are presented.
    var topPresentedController: UIViewController? {
        var top = rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}
