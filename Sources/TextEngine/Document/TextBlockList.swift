import CoreGraphics

/// The pieces of a document in order, searchable by the length of the text before them or by their position.
///
/// The pieces are stored in chunks that cache the sums of their lengths and extents. Finding or changing a piece takes
/// time proportional to the number of chunks, each of which holds up to 256 pieces. The pieces that were found last, by
/// offset and by position, are found again without a search.
@MainActor package struct TextBlockList {
    /// The address of a piece. Valid until pieces are replaced.
    package struct Address: Equatable, Comparable {
        fileprivate var chunk: Int
        fileprivate var index: Int

        package static func < (a: Address, b: Address) -> Bool { (a.chunk, a.index) < (b.chunk, b.index) }
    }

    /// A piece with its address and position.
    package struct Found {
        /// The address of the piece.
        package var address: Address
        /// The piece.
        package var piece: TextBlock
        /// The number of UTF-16 code units before the piece.
        package var start: Int
        /// The position of the piece along the layout axis, in points.
        package var origin: CGFloat
    }

    @MainActor private struct Chunk {
        var pieces: [TextBlock]
        var units: Int
        var extent: CGFloat

        init(_ pieces: [TextBlock]) {
            self.pieces = pieces
            units = pieces.reduce(0) { $0 + $1.units }
            extent = pieces.reduce(0) { $0 + $1.extent }
        }
    }

    /// The results of the last searches. Copies of a list share them, so they have the version of the list that made
    /// them.
    @MainActor private final class Recent {
        var version = 0
        var byUnit: Found?
        var byPlace: Found?
    }

    private let recent = Recent()
    /// A number that is unique among all lists, and changes with each change of this one.
    private var version = TextBlockList.makeVersion()
    private static var lastVersion = 0

    private static func makeVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }

    private static let maximumPieceCount = 256
    private var chunks: [Chunk]
    /// The length of all pieces in UTF-16 code units.
    package private(set) var units: Int
    /// The extent of all pieces along the layout axis, in points.
    package private(set) var extent: CGFloat

    /// - Parameter pieces: At least one piece.
    package init(_ pieces: [TextBlock]) {
        precondition(!pieces.isEmpty, "a document has at least one block")
        chunks = TextBlockList.chunks(pieces)
        units = chunks.reduce(0) { $0 + $1.units }
        extent = chunks.reduce(0) { $0 + $1.extent }
    }

    private static func chunks(_ pieces: [TextBlock]) -> [Chunk] {
        guard pieces.count > maximumPieceCount else { return [Chunk(pieces)] }
        let size = maximumPieceCount / 2
        return stride(from: 0, to: pieces.count, by: size).map { start in
            Chunk(Array(pieces[start..<min(pieces.count, start + size)]))
        }
    }

    // MARK: Finding

    /// Returns the piece that contains the code unit at an offset: the last piece that begins at or before it.
    package func find(unit: Int) -> Found {
        if let found = recentlyFound(unit: unit) { return found }
        let found = findLast { start, _ in start <= unit }
        prepareRecent()
        recent.byUnit = found
        return found
    }

    /// Returns the piece that contains a code unit if it was found last, or follows the one that was found last.
    private func recentlyFound(unit: Int) -> Found? {
        guard recent.version == version, let found = recent.byUnit, unit >= found.start else { return nil }
        if unit < found.start + found.piece.units || isLast(found.address) { return found }
        guard let next = next(after: found), unit < next.start + next.piece.units else { return nil }
        recent.byUnit = next
        return next
    }

    /// Returns the piece at a position along the layout axis: the last piece that begins at or before it, or the first.
    package func find(at place: CGFloat) -> Found {
        if recent.version == version, let found = recent.byPlace, place >= found.origin,
            place < found.origin + found.piece.extent || isLast(found.address)
        {
            return found
        }
        let found = findLast { _, origin in origin <= place }
        prepareRecent()
        recent.byPlace = found
        return found
    }

    private func isLast(_ address: Address) -> Bool {
        address.chunk == chunks.count - 1 && address.index == chunks[address.chunk].pieces.count - 1
    }

    /// Removes the results of another version.
    private func prepareRecent() {
        guard recent.version != version else { return }
        recent.version = version
        recent.byUnit = nil
        recent.byPlace = nil
    }

    /// Returns the last piece whose start and origin satisfy a condition; the first piece if none does.
    private func findLast(_ isReached: (_ start: Int, _ origin: CGFloat) -> Bool) -> Found {
        var start = 0
        var origin: CGFloat = 0
        var chunk = 0
        while chunk + 1 < chunks.count,
            isReached(start + chunks[chunk].units, origin + chunks[chunk].extent)
        {
            start += chunks[chunk].units
            origin += chunks[chunk].extent
            chunk += 1
        }
        let pieces = chunks[chunk].pieces
        var index = 0
        while index + 1 < pieces.count, isReached(start + pieces[index].units, origin + pieces[index].extent) {
            start += pieces[index].units
            origin += pieces[index].extent
            index += 1
        }
        return Found(
            address: Address(chunk: chunk, index: index), piece: pieces[index], start: start, origin: origin)
    }

    /// Returns the piece after another.
    package func next(after found: Found) -> Found? {
        var address = Address(chunk: found.address.chunk, index: found.address.index + 1)
        if address.index == chunks[address.chunk].pieces.count {
            address = Address(chunk: address.chunk + 1, index: 0)
            guard address.chunk < chunks.count else { return nil }
        }
        return Found(
            address: address, piece: chunks[address.chunk].pieces[address.index],
            start: found.start + found.piece.units, origin: found.origin + found.piece.extent)
    }

    /// Returns the piece before another.
    package func previous(before found: Found) -> Found? {
        var address = Address(chunk: found.address.chunk, index: found.address.index - 1)
        if address.index < 0 {
            guard address.chunk > 0 else { return nil }
            address = Address(chunk: address.chunk - 1, index: chunks[address.chunk - 1].pieces.count - 1)
        }
        let piece = chunks[address.chunk].pieces[address.index]
        return Found(
            address: address, piece: piece, start: found.start - piece.units, origin: found.origin - piece.extent)
    }

    /// Calls `body` with each piece in order.
    package func forEach(_ body: (TextBlock) -> Void) {
        for chunk in chunks { for piece in chunk.pieces { body(piece) } }
    }

    /// The number of pieces.
    package var count: Int { chunks.reduce(0) { $0 + $1.pieces.count } }

    // MARK: Changing

    /// Updates the sums after the length or the extent of a piece has changed.
    mutating func pieceDidChange(at address: Address, units unitDelta: Int, extent extentDelta: CGFloat) {
        let isKnown = recent.version == version
        version = TextBlockList.makeVersion()
        chunks[address.chunk].units += unitDelta
        chunks[address.chunk].extent += extentDelta
        units += unitDelta
        extent += extentDelta
        guard isKnown else { return }
        // The pieces up to the changed one keep their places.
        recent.version = version
        if let found = recent.byUnit, found.address > address { recent.byUnit = nil }
        if let found = recent.byPlace, found.address > address { recent.byPlace = nil }
    }

    /// Recomputes the extents after those of all pieces have changed.
    mutating func extentsDidChange() {
        version = TextBlockList.makeVersion()
        for index in chunks.indices { chunks[index].extent = chunks[index].pieces.reduce(0) { $0 + $1.extent } }
        extent = chunks.reduce(0) { $0 + $1.extent }
    }

    /// Replaces the pieces from one address through another. At least one piece must remain.
    package mutating func replace(from first: Address, through last: Address, with new: [TextBlock]) {
        version = TextBlockList.makeVersion()
        let head = chunks[first.chunk].pieces[..<first.index]
        let tail = chunks[last.chunk].pieces[(last.index + 1)...]
        for chunk in chunks[first.chunk...last.chunk] {
            units -= chunk.units
            extent -= chunk.extent
        }
        let pieces = head + new + tail
        var made = pieces.isEmpty ? [] : TextBlockList.chunks(Array(pieces))
        // Small chunks are merged, so that deletions do not leave many small chunks.
        if let only = made.first, made.count == 1, first.chunk > 0 {
            let before = chunks[first.chunk - 1]
            if before.pieces.count + only.pieces.count < TextBlockList.maximumPieceCount / 2 {
                units -= before.units
                extent -= before.extent
                made = [Chunk(before.pieces + only.pieces)]
                chunks.replaceSubrange(first.chunk - 1...last.chunk, with: made)
                units += made[0].units
                extent += made[0].extent
                return
            }
        }
        chunks.replaceSubrange(first.chunk...last.chunk, with: made)
        for chunk in made {
            units += chunk.units
            extent += chunk.extent
        }
        precondition(!chunks.isEmpty, "a document has at least one block")
    }
}
