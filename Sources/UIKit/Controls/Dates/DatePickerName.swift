extension UIView {
    /// The name of the date picker that contains the view: its label, or that of what it shows; `nil` outside of one.
    var enclosingDatePickerName: String? {
        var name: String?
        var view = superview
        while let current = view {
            if let picker = current as? UIDatePicker {
                return picker.accessibilityLabel ?? UIView.name(of: picker.datePickerMode)
            }
            // The editor in a popover is not in the date picker.
            if let editor = current as? any DateEditor { name = UIView.name(of: editor.settings.mode) }
            view = current.superview
        }
        return name
    }

    private static func name(of mode: UIDatePicker.Mode) -> String {
        switch mode {
        case .time: "Time"
        case .countDownTimer: "Duration"
        default: "Date"
        }
    }
}
