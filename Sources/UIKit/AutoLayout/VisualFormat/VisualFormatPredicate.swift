/// A condition for a size or a space in a visual format string, such as `>=50@750`.
struct VisualFormatPredicate: Equatable {
    let relation: NSLayoutConstraint.Relation
    /// The size, or the view whose size is compared.
    let object: VisualFormatValue
    /// The priority. `nil` means 1000.
    let priority: VisualFormatValue?
}
