/// A number in a visual format string, or a name of one.
enum VisualFormatValue: Equatable {
    /// A number, with its position in the string in characters.
    case number(Double, position: Int)
    /// A key of the metrics or, for sizes, of the views.
    case name(VisualFormatName)

    /// The position in the string, in characters.
    var position: Int {
        switch self {
        case .number(_, let position): position
        case .name(let name): name.position
        }
    }
}
