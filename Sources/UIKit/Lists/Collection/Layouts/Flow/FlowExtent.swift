/// A size in the axes of a flow layout: along the direction of scrolling, and across it.
struct FlowExtent: Equatable {
    var along: CGFloat
    var across: CGFloat
}
