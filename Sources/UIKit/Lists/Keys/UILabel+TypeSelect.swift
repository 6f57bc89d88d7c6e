extension UILabel {
    /// Returns the text of the first visible label in a view, by which a row or item is found (KS-10).
    static func firstText(in view: UIView) -> String? {
        for subview in view.subviews where !subview.isHidden {
            if let text = (subview as? UILabel)?.text, !text.isEmpty { return text }
            if let text = firstText(in: subview) { return text }
        }
        return nil
    }
}
