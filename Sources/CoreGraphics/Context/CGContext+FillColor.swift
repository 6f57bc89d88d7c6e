extension CGContext {
    /// The colour of fills as it is set now.
    package var fillColor: CGColor {
        let fill = state.fill
        return CGColor(
            srgbRed: CGFloat(fill.red), green: CGFloat(fill.green), blue: CGFloat(fill.blue), alpha: CGFloat(fill.alpha)
        )
    }
}
