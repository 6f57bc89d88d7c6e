/// The view of a navigation controller. Its layout places the bars and the top controller's view.
@MainActor final class NavigationView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutBars()
    }
}
