/// The presentation of an action sheet: a popover without the cancel action, which is triggered when the user dismisses
/// the popover (AT-11).
@MainActor final class ActionSheetPresentationController: UIPopoverPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    /// `nil`: a sheet without a source is presented like an alert.
    override var presentationError: String? { nil }

    override var fallback: UIPresentationController? {
        guard sourceItem == nil, sourceView == nil else { return nil }
        PresentationDiagnostics.report(
            "\(presentedViewController) is an action sheet without a source, which is shown like an alert: set "
                + "sourceView or sourceItem of its popoverPresentationController before presenting it")
        let other = AlertPresentationController(
            presentedViewController: presentedViewController, presenting: presenting)
        other.delegate = delegate
        return other
    }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    override func presentationTransitionWillBegin() {
        alert?.updatePreferredSize()
        super.presentationTransitionWillBegin()
    }

    override func userDismissalDidEnd() { if let cancel = alert?.cancelAction, cancel.isEnabled { cancel.perform() } }
}
