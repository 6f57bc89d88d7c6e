import CoreGraphics

/// The kind of a dialog in which the user chooses files, and its first contents.
package struct FileChoice: Equatable, Sendable {
    /// The end of a choice.
    package enum Outcome: Equatable, Sendable {
        /// The user chose files or folders, at least one.
        case chosen([URL])
        /// The user cancelled, or the dialog failed.
        case cancelled
        /// The desktop has no dialog for this choice. If the value is false, the app runs in a sandbox, where it does
        /// not see the user's files and cannot replace the dialog.
        case unavailable(allowsReplacement: Bool)
    }

    /// The kind of a choice.
    package enum Kind: Equatable, Sendable {
        /// Files that exist.
        case files
        /// Folders that exist.
        case folders
        /// The name and the folder of a file to save. The dialog asks before it returns a file that exists.
        case saving(name: String)
        /// The folder for several files with the given names. The outcome contains a URL for each name.
        case savingAll(names: [String])
    }

    package var kind: Kind
    /// The title of the dialog.
    package var title: String
    /// The title of the button that ends the choice; nil for that of the dialog.
    package var acceptLabel: String?
    /// A Boolean value that indicates whether the user can choose more than one file or folder.
    package var allowsSeveral = false
    /// The filters, of which the user selects one. The first one is selected. Without filters, all files are shown.
    package var filters: [FileChoiceFilter] = []
    /// The folder that is shown first; nil for that of the dialog.
    package var folder: URL?

    package init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }
}
