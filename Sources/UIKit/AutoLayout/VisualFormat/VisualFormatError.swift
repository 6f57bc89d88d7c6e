/// A mistake in a visual format string, or in the dictionaries that it refers to (VF-06).
///
/// The description consists of the message, the format, and a caret below the place of the mistake:
///
/// ```
/// Expected ':' after 'V' to specify vertical arrangement
/// V|[a]|
///  ^
/// ```
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    let message: String
    /// The visual format string.
    let format: String
    /// The place of the mistake in the string, in characters.
    let position: Int

    var description: String {
        "\(message)\n\(format)\n\(String(repeating: " ", count: position))^"
    }
}
