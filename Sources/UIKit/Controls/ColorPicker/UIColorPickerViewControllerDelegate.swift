/// The methods that observe a color picker.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user changed the color.
    ///
    /// - Parameters:
    ///   - viewController: The color picker.
    ///   - color: The color.
    ///   - continuously: `true` while the user is dragging, and more changes follow.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Tells the delegate that the color picker was dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
