/// Observes the color picker of a color well.
@MainActor final class ColorWellObserver: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) { self.well = well }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { well?.adopt(color) }
}
