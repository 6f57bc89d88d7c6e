/// The methods for customizing the presentation of a popover.
///
/// All methods are optional and have default implementations. Swift binds them where conformance is declared, so
/// implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the popover is about to be presented. This is the last opportunity to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Tells the delegate that the room for the popover has changed. The delegate can change the source rectangle and
    /// the source view.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The presentation controller.
    ///   - rect: The source rectangle, in the coordinates of the source view.
    ///   - view: The source view.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}
