extension UIView {
    /// The name of the date picker that contains the view: its label, or that of what it shows; `nil` outside of one.
    var enclosingDatePickerName: String? {
        var view = superview
        while let current = view {
            if let picker = current as? UIDatePicker {
                if let label = picker.accessibilityLabel { return label }
                switch picker.datePickerMode {
                case .time: return "Time"
                case .countDownTimer: return "Duration"
                default: return "Date"
                }
            }
            view = current.superview
        }
        return nil
    }
}
