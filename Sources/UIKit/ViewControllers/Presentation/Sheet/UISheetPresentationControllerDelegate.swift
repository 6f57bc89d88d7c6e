/// Hears of what a person does with a sheet.
///
/// The method is optional: it has a default. Swift fixes that where conformance is declared, so implement it in the
/// class that declares it; a subclass of a conforming class cannot add it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person has dragged the sheet to another detent. Not called when code selects one.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
