/// The methods for responding to the user's changes of a sheet.
///
/// The method is optional and has a default implementation. Swift binds it where conformance is declared, so implement
/// it in the class that declares it; a subclass of a conforming class cannot add it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the user has dragged the sheet to another detent. Not called when the app selects a
    /// detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
