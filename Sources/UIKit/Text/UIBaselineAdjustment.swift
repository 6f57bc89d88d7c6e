/// The vertical position of a line whose font is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is where that of the font in its full size is.
    case alignBaselines = 0
    /// The line is vertically in the middle.
    case alignCenters = 1
    /// The top of the line is where that of the font in its full size is.
    case none = 2
}
