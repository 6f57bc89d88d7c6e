extension UIDocument {
    /// The kinds of changes of a document.
    public enum ChangeKind: Int, Sendable {
        /// A change was made.
        case done
        /// A change was undone.
        case undone
        /// A change that was undone was made again.
        case redone
        /// The document has no unsaved changes, because they were saved or discarded.
        case cleared
    }

    /// The kinds of saves.
    public enum SaveOperation: Int, Sendable {
        /// The document is saved for the first time, or to a new file.
        case forCreating
        /// The document is saved to its file.
        case forOverwriting
    }

    /// The states of a document.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open, without problems.
        public static let normal = State([])
        /// The document is not open.
        public static let closed = State(rawValue: 1)
        /// Another program has changed the file, and the document has unsaved changes (UD-09).
        public static let inConflict = State(rawValue: 2)
        /// The document could not be saved (UD-07).
        public static let savingError = State(rawValue: 4)
        /// The contents are being replaced, and the user must not edit them.
        public static let editingDisabled = State(rawValue: 8)
    }

    /// Posted on the main thread after ``documentState`` has changed. The object is the document.
    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The key of ``fileURL`` in the information of a user activity.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"
}
