/// The attributes of constraints along one axis. Those of a row follow the layout direction (ST-24).
struct StackAxis {
    let axis: NSLayoutConstraint.Axis

    /// The edge at which the axis begins.
    var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
    /// The edge at which the axis ends.
    var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
    var size: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
    var center: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }

    var perpendicular: StackAxis { StackAxis(axis: axis == .horizontal ? .vertical : .horizontal) }
}
