/// The methods that observe a document interaction controller. All of them are optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the view controller that presents the preview. The default implementation returns the topmost one of
    /// the key window. _Differs from iOS_, where there is no preview without this method.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController

    /// Tells the delegate that the preview will be presented.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)

    /// Tells the delegate that the preview was dismissed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

    /// Tells the delegate that the menu of options will be presented.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)

    /// Tells the delegate that the menu of options was dismissed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)

    /// Tells the delegate that the menu of programs will be presented.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)

    /// Tells the delegate that the menu of programs was dismissed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)

    /// Tells the delegate that a program will open the document.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - application: The name of the desktop entry of the program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)

    /// Tells the delegate that a program was started for the document, or could not be.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns the topmost view controller of the key window.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIApplication.shared.keyWindow?.topPresentedController ?? UIViewController() }

    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}

    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}
