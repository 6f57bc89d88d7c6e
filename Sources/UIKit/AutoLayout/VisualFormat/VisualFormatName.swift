/// The name of a view or metric in a visual format string.
struct VisualFormatName: Equatable {
    let text: String
    /// The position of the first character in the string, in characters.
    let position: Int
}
