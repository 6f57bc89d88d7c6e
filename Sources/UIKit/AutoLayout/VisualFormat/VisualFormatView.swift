/// A view in a visual format string, such as `[label(>=50,<=100@750)]`.
struct VisualFormatView: Equatable {
    /// The key of the view in the dictionary of views.
    let name: VisualFormatName
    /// The conditions for the width or the height.
    let predicates: [VisualFormatPredicate]
}
