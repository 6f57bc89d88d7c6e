import CoreGraphics

/// A cache of the most recently used text layouts. A lookup takes the time of hashing the text.
///
/// Composed lines are in a table of their own, in which a line replaces another one with the same hash: composing a
/// line again is cheaper than keeping track of its use.
@MainActor package final class TextLayoutCache {
    package static let shared = TextLayoutCache()

    /// An entry of the linked list from the most to the least recently used layout.
    @MainActor private final class Entry {
        let layout: TextLayout
        var newer: Entry?
        // An older entry is evicted first, and is unlinked then.
        unowned(unsafe) var older: Entry?

        /// The approximate size in bytes: the text, the images of lines, and Pango's data about each character.
        let cost: Int

        init(_ layout: TextLayout) {
            self.layout = layout
            let pixels = layout.size.width * layout.size.height * layout.scale * layout.scale
            cost = 4000 + layout.request.text.utf8.count * 50 + Int(clamping: min(1_000_000, pixels))
        }
    }

    /// The greatest number of entries, and the approximate greatest number of bytes.
    private let maximumEntries: Int
    private let maximumCost: Int
    private var entries: [TextLayout.Request: Entry] = [:]
    private var newest: Entry?
    private var oldest: Entry?
    private var cost = 0
    /// The composed lines, by the hashes of their texts.
    private var lines: [TextLayout?] = Array(repeating: nil, count: 256)
    /// The greatest number of pixels of a line in ``lines``, which contain at most 4 MB.
    private static let maximumLinePixels: CGFloat = 16384

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - maximumEntries: The greatest number of layouts, at least 1.
    ///   - maximumCost: The approximate greatest number of bytes.
    package init(maximumEntries: Int = 1024, maximumCost: Int = 16_000_000) {
        self.maximumEntries = max(1, maximumEntries)
        self.maximumCost = maximumCost
    }

    /// The number of cached layouts.
    package var count: Int { entries.count }

    /// Returns the layout of a request, creating it if it is not cached. The least recently used layout may be evicted.
    ///
    package func layout(for request: TextLayout.Request) -> TextLayout {
        if let line = line(for: request) { return line }
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
        while entries.count > maximumEntries || (cost > maximumCost && entries.count > 1), let last = oldest {
            unlink(last)
            entries[last.layout.request] = nil
            cost -= last.cost
        }
        return entry.layout
    }

    /// Returns a layout of one composed line; `nil` if the request requires Pango.
    private func line(for request: TextLayout.Request) -> TextLayout? {
        guard request.isPlainLine else { return nil }
        let index = request.quickHash & (lines.count - 1)
        if let known = lines[index], known.request == request { return known }
        guard let layout = LineComposer.line(for: request).map({ TextLayout(request, $0) }) else { return nil }
        let pixels = layout.size.width * layout.size.height * layout.scale * layout.scale
        if pixels <= TextLayoutCache.maximumLinePixels { lines[index] = layout }
        return layout
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
