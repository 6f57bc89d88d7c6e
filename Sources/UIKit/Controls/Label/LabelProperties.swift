import CoreGraphics

/// The properties of a label that few apps set. They are stored together to keep labels small.
struct LabelProperties {
    static let standard = LabelProperties()

    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
}
