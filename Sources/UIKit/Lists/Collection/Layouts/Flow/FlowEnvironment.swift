/// The values of a collection view on which the geometry of a flow layout depends.
struct FlowEnvironment: Equatable {
    /// The extent of the bounds across the direction of scrolling, without the adjusted content inset.
    var crossExtent: CGFloat = 0
    /// The number of device pixels per point.
    var scale: CGFloat = 1
    /// The insets that the reference of section insets adds.
    var extraInset = UIEdgeInsets.zero
}
