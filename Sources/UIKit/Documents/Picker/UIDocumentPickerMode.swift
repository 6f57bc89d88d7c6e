/// The purpose of a document picker that is created with type identifiers as strings.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// The user chooses documents, and the app receives copies of them.
    case `import` = 0
    /// The user chooses documents, and the app works with them in place.
    case open = 1
    /// The user chooses where a copy of a document is saved.
    case exportToService = 2
    /// The user chooses where a document is moved to.
    case moveToService = 3
}
