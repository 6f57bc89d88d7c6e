/// The vertical position of a line whose font size is reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline has the position of the baseline of the font in its full size.
    case alignBaselines = 0
    /// The line is vertically centered.
    case alignCenters = 1
    /// The top of the line has the position of the top of the font in its full size.
    case none = 2
}
