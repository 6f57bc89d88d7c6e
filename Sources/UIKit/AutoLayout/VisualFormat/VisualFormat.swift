/// The syntax tree of a visual format string: a row or column of views, and the spaces between them (VF-01).
///
/// For `H:|-20-[a(100)]-[b]|` the views are `a` and `b`, with one connection between them, and both edges of the
/// superview are part of the layout.
struct VisualFormat: Equatable {
    /// The string that the tree was parsed from.
    let text: String
    /// The axis along which the views are arranged.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The edge of the superview before the first view.
    var startEdge: VisualFormatEdge?
    /// The views, at least one.
    var views: [VisualFormatView] = []
    /// The spaces between the views, one less than views.
    var connections: [VisualFormatConnection] = []
    /// The edge of the superview after the last view.
    var endEdge: VisualFormatEdge?

    init(text: String) { self.text = text }
}
