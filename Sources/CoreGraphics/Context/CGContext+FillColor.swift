extension CGContext {
    /// The current fill color.
    package var fillColor: CGColor {
        let fill = state.fill
        return CGColor(
            srgbRed: CGFloat(fill.red), green: CGFloat(fill.green), blue: CGFloat(fill.blue), alpha: CGFloat(fill.alpha)
        )
    }
}
