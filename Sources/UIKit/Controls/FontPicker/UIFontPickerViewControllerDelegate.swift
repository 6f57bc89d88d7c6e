/// The methods that observe a font picker.
///
/// All methods are optional. Exactly one of them is called for each presentation.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose ``UIFontPickerViewController/selectedFontDescriptor``. The picker is
    /// dismissed.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Tells the delegate that the picker was dismissed without a choice.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
