/// Remembers the layouts that were used last. Finding one takes the time of hashing its text.
@MainActor package final class TextLayoutCache {
    package static let shared = TextLayoutCache()

    /// A link in the chain from the most to the least recently used.
    @MainActor private final class Entry {
        let layout: TextLayout
        var newer: Entry?
        // Whatever is older goes first, and is unlinked then.
        unowned(unsafe) var older: Entry?

        /// What it counts for in bytes: the text, the drawn lines, and what Pango keeps about every letter.
        let cost: Int

        init(_ layout: TextLayout) {
            self.layout = layout
            let pixels = layout.size.width * layout.size.height * layout.scale * layout.scale
            cost = 4000 + layout.request.text.utf8.count * 50 + Int(clamping: min(1_000_000, pixels))
        }
    }

    /// The most entries, and about the most bytes.
    private let mostEntries: Int
    private let greatestCost: Int
    private var entries: [TextLayout.Request: Entry] = [:]
    private var newest: Entry?
    private var oldest: Entry?
    private var cost = 0

    /// An empty cache.
    ///
    /// - Parameters:
    ///   - mostEntries: the most layouts that are kept, at least 1.
    ///   - greatestCost: about how many bytes they may take.
    package init(mostEntries: Int = 1024, greatestCost: Int = 16_000_000) {
        self.mostEntries = max(1, mostEntries)
        self.greatestCost = greatestCost
    }

    /// How many layouts are kept.
    package var count: Int { entries.count }

    /// The layout of a request, made if it is not there; the one used longest ago may be dropped. Numbers are put together
    /// sooner than they are found, and most are never asked for again: they are not kept.
    package func layout(for request: TextLayout.Request) -> TextLayout {
        if let number = FigureSet.line(for: request).map({ TextLayout(request, $0) }) { return number }
        if let entry = entries[request] {
            if entry !== newest {
                unlink(entry)
                link(entry)
            }
            return entry.layout
        }
        let entry = Entry(LatinLineComposer.line(for: request).map { TextLayout(request, $0) } ?? TextLayout(request))
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
