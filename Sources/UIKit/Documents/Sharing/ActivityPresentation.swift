/// The presentation of an activity view controller: a popover, without a source in the middle of the window.
@MainActor final class ActivityPresentation: UIPopoverPresentationController {
    override func willPresent() {
        super.willPresent()
        guard sourceItem == nil, sourceView == nil, let view = presentingViewController.viewIfLoaded else { return }
        sourceView = view
        sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        permittedArrowDirections = []
    }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
