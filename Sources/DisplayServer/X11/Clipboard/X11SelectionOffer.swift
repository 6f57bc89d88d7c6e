import CX11
import CoreGraphics

/// Content that the application offers in a selection: copied, selected or dragged.
@MainActor struct X11SelectionOffer {
    let selection: Atom
    /// The window that owns the selection.
    let window: Window
    /// The server's time when the application became the owner.
    let since: Time
    let types: [String]
    /// A Boolean value that indicates whether a clipboard manager may store the content.
    let canBeStored: Bool
    /// Loads the data of a type, immediately or later.
    let load: @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void

    /// Creates an offer of content that is loaded later.
    init(
        selection: Atom, window: Window, since: Time, types: [String],
        load: @escaping @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void
    ) {
        self.selection = selection
        self.window = window
        self.since = since
        self.types = types
        self.load = load
        canBeStored = false
    }

    /// Creates an offer of content of the clipboard.
    init(selection: Atom, window: Window, since: Time, content: ClipboardContent) {
        self.selection = selection
        self.window = window
        self.since = since
        types = content.types
        canBeStored = content.canBeStored
        load = { type, completion in completion(content.data(type)) }
    }
}
