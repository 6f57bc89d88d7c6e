/// A filter of a dialog for files: a name and the files that it shows.
package struct FileChoiceFilter: Equatable, Sendable {
    /// A condition for files.
    package enum Pattern: Equatable, Sendable {
        /// The name matches a shell pattern, such as `*.txt`.
        case glob(String)
        /// The file has a MIME type. `image/*` means all images.
        case mimeType(String)
    }

    /// The name that the user sees.
    package let name: String
    /// The conditions, of which one must be fulfilled.
    package let patterns: [Pattern]

    package init(name: String, patterns: [Pattern]) {
        self.name = name
        self.patterns = patterns
    }
}
