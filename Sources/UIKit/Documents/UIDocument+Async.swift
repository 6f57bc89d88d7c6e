extension UIDocument {
    /// Opens the document, as ``open(completionHandler:)`` does, and returns whether it is open.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }

    /// Opens the document without a file, as ``openNew(untitled:completionHandler:)`` does. Not part of Apple's API.
    @discardableResult
    public func openNew(untitled: Bool = false) async -> Bool {
        await withCheckedContinuation { continuation in
            openNew(untitled: untitled) { continuation.resume(returning: $0) }
        }
    }

    /// Saves and closes the document, as ``close(completionHandler:)`` does, and returns whether it is closed.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }

    /// Saves the document, as ``save(to:for:completionHandler:)`` does, and returns whether it was saved.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Saves unsaved changes, as ``autosave(completionHandler:)`` does, and returns whether they are stored.
    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
    }

    /// Replaces the contents, as ``revert(toContentsOf:completionHandler:)`` does, and returns whether it succeeded.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }
}
