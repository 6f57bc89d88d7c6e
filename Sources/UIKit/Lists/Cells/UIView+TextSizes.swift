extension UIView {
    /// Returns a Boolean value that indicates whether texts have other sizes than with previous traits: they depend on the
    /// preferred text size, and on the scale, because text is laid out in device pixels.
    func hasOtherTextSizes(than previous: UITraitCollection?) -> Bool {
        guard let previous else { return false }
        let current = traitCollection
        return previous.displayScale != current.displayScale
            || previous.preferredContentSizeCategory != current.preferredContentSizeCategory
    }
}
