extension UIView {
    /// The text of the first visible label in the view, by which a row or item is found (KS-10).
    var firstLabelText: String? {
        for subview in subviews where !subview.isHidden {
            if let text = (subview as? UILabel)?.text, !text.isEmpty { return text }
            if let text = subview.firstLabelText { return text }
        }
        return nil
    }
}
