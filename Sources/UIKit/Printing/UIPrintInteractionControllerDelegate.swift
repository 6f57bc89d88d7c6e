/// The methods that a print interaction controller calls. All of them are optional.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Returns the sheet with which the dialog begins. The default is the first one of the list, the usual sheet of the
    /// user's region.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper

    /// Tells the delegate that the desktop will show its dialog.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Tells the delegate that the desktop was asked to show its dialog.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Tells the delegate that the user has answered the dialog.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Tells the delegate that the dialog is gone.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Tells the delegate that the pages will be drawn.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)

    /// Tells the delegate that the printing system has the pages, or has refused them.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Returns the first sheet.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList[0] }
    /// Does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
