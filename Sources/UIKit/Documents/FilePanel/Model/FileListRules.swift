import DisplayServer

/// The entries that a file panel shows, and their order.
struct FileListRules: Sendable {
    var showsHidden = false
    var onlyFolders = false
    var filter: FileChoiceFilter?
    var order = FileOrder()

    /// Returns the entries to show. Takes long for many of them: call it on a background thread.
    func apply(to entries: [FileEntry]) -> [FileEntry] {
        var matcher = filter.map { FileFilterMatcher($0) }
        let shown = entries.filter { entry in
            if entry.isHidden, !showsHidden { return false }
            if entry.isFolder { return true }
            return !onlyFolders && matcher?.matches(entry.name) != false
        }
        return order.sorted(shown)
    }
}
