import CoreGraphics

/// A file that a drag promises: it is created after the drop, where the target wants it (DD-11).
@MainActor package struct PromisedFile {
    /// The name that the drag suggests.
    package let name: String
    /// Creates the file at a URL at which nothing exists, and calls the completion handler once: with false if it could
    /// not be created, or if something exists there. Returns a closure that cancels this.
    package let save:
        @MainActor (_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) -> @MainActor () -> Void

    /// Creates a promise.
    package init(
        name: String,
        save:
            @escaping @MainActor (_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) ->
            @MainActor () -> Void
    ) {
        self.name = name
        self.save = save
    }
}
