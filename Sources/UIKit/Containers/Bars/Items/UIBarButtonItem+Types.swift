extension UIBarButtonItem {
    /// The styles of items (BI-01).
    public enum Style: Int, Sendable {
        /// The title or the image in the tint color.
        case plain = 0
        /// The same as ``plain`` on this platform.
        case bordered = 1
        /// The item that ends the user's task, with a background in the tint color.
        case done = 2

        /// The same as ``done``.
        public static var prominent: Style { .done }
    }

    /// The standard items (BI-01).
    public enum SystemItem: Int, Sendable {
        /// Ends the task and keeps its result.
        case done = 0
        /// Ends the task without a result.
        case cancel = 1
        /// Begins editing.
        case edit = 2
        /// Saves.
        case save = 3
        /// Adds an object.
        case add = 4
        /// A space that takes the room that is left.
        case flexibleSpace = 5
        /// A space of the item's width.
        case fixedSpace = 6
        /// Writes a message or a note.
        case compose = 7
        /// Replies.
        case reply = 8
        /// Shares.
        case action = 9
        /// Moves into a folder.
        case organize = 10
        /// Shows bookmarks.
        case bookmarks = 11
        /// Searches.
        case search = 12
        /// Loads again.
        case refresh = 13
        /// Stops loading.
        case stop = 14
        /// Takes a photo.
        case camera = 15
        /// Deletes.
        case trash = 16
        /// Plays.
        case play = 17
        /// Pauses.
        case pause = 18
        /// Rewinds.
        case rewind = 19
        /// Moves forward.
        case fastForward = 20
        /// Undoes.
        case undo = 21
        /// Redoes.
        case redo = 22
        /// Turns a page.
        case pageCurl = 23
        /// Closes.
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

    /// The title, which is also the name of items that show an image.
    var title: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Turn Page"
        case .close: "Close"
        }
    }

    /// The name of the symbol; nil for items that show their title.
    var symbolName: String? {
        switch self {
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrow.uturn.backward"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .pageCurl: "doc"
        }
    }
}
