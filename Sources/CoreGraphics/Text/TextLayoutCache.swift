/// Remembers the layouts that were used last. Finding one takes the time of hashing its text.
@MainActor final class TextLayoutCache {
    static let shared = TextLayoutCache()

    /// A link in the chain from the most to the least recently used.
    private final class Entry {
        let layout: TextLayout
        var newer: Entry?
        weak var older: Entry?

        init(_ layout: TextLayout) { self.layout = layout }

        /// What it counts for: a short text costs about as much as its 200 bytes of bookkeeping.
        var cost: Int { layout.request.text.utf8.count + 200 }
    }

    /// The most entries, and the most bytes of text with the bookkeeping.
    private let mostEntries: Int
    private let greatestCost: Int
    private var entries: [TextLayout.Request: Entry] = [:]
    private var newest: Entry?
    private var oldest: Entry?
    private var cost = 0

    init(mostEntries: Int = 1024, greatestCost: Int = 2_000_000) {
        self.mostEntries = max(1, mostEntries)
        self.greatestCost = greatestCost
    }

    var count: Int { entries.count }

    func layout(for request: TextLayout.Request) -> TextLayout {
        if let entry = entries[request] {
            if entry !== newest {
                unlink(entry)
                link(entry)
            }
            return entry.layout
        }
        let entry = Entry(TextLayout(request))
        entries[request] = entry
        link(entry)
        cost += entry.cost
        while entries.count > mostEntries || (cost > greatestCost && entries.count > 1), let last = oldest {
            unlink(last)
            entries[last.layout.request] = nil
            cost -= last.cost
        }
        return entry.layout
    }

    private func link(_ entry: Entry) {
        entry.older = newest
        entry.newer = nil
        newest?.newer = entry
        newest = entry
        if oldest == nil { oldest = entry }
    }

    private func unlink(_ entry: Entry) {
        let (newer, older) = (entry.newer, entry.older)
        newer?.older = older
        older?.newer = newer
        if newest === entry { newest = older }
        if oldest === entry { oldest = newer }
        entry.newer = nil
        entry.older = nil
    }
}
