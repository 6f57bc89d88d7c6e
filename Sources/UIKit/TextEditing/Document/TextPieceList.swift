import CoreGraphics

/// The pieces of a document in order, found by what comes before them: units of text or room. Finding and changing one
/// takes a time that hardly grows with their number.
///
/// They are kept in chunks that know their sums.
@MainActor struct TextPieceList {
    /// Where a piece is. Good until pieces are replaced.
    struct Address: Equatable {
        fileprivate var chunk: Int
        fileprivate var index: Int
    }

    /// A piece, and what comes before it.
    struct Found {
        var address: Address
        var piece: TextPiece
        /// UTF-16 code units before it.
        var start: Int
        /// Points of room before it.
        var origin: CGFloat
    }

    @MainActor private struct Chunk {
        var pieces: [TextPiece]
        var units: Int
        var extent: CGFloat

        init(_ pieces: [TextPiece]) {
            self.pieces = pieces
            units = pieces.reduce(0) { $0 + $1.units }
            extent = pieces.reduce(0) { $0 + $1.extent }
        }
    }

    private static let mostPieces = 256
    private var chunks: [Chunk]
    private(set) var units: Int
    private(set) var extent: CGFloat

    /// - Parameter pieces: at least one.
    init(_ pieces: [TextPiece]) {
        precondition(!pieces.isEmpty, "a document has at least one piece")
        chunks = TextPieceList.chunks(pieces)
        units = chunks.reduce(0) { $0 + $1.units }
        extent = chunks.reduce(0) { $0 + $1.extent }
    }

    private static func chunks(_ pieces: [TextPiece]) -> [Chunk] {
        guard pieces.count > mostPieces else { return [Chunk(pieces)] }
        let size = mostPieces / 2
        return stride(from: 0, to: pieces.count, by: size).map { start in
            Chunk(Array(pieces[start..<min(pieces.count, start + size)]))
        }
    }

    // MARK: Finding

    /// The piece in which a unit is: the last that begins at or before an offset.
    func find(unit: Int) -> Found { findLast { start, _ in start <= unit } }

    /// The piece at a place along the document: the last that begins at or before it, or the first.
    func find(at place: CGFloat) -> Found { findLast { _, origin in origin <= place } }

    /// The last piece for which it holds, given the units and the room before it; the first if it holds for none.
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

    /// The piece after another.
    func next(after found: Found) -> Found? {
        var address = Address(chunk: found.address.chunk, index: found.address.index + 1)
        if address.index == chunks[address.chunk].pieces.count {
            address = Address(chunk: address.chunk + 1, index: 0)
            guard address.chunk < chunks.count else { return nil }
        }
        return Found(
            address: address, piece: chunks[address.chunk].pieces[address.index],
            start: found.start + found.piece.units, origin: found.origin + found.piece.extent)
    }

    /// The piece before another.
    func previous(before found: Found) -> Found? {
        var address = Address(chunk: found.address.chunk, index: found.address.index - 1)
        if address.index < 0 {
            guard address.chunk > 0 else { return nil }
            address = Address(chunk: address.chunk - 1, index: chunks[address.chunk - 1].pieces.count - 1)
        }
        let piece = chunks[address.chunk].pieces[address.index]
        return Found(
            address: address, piece: piece, start: found.start - piece.units, origin: found.origin - piece.extent)
    }

    /// Calls `body` with every piece in order.
    func forEach(_ body: (TextPiece) -> Void) {
        for chunk in chunks { for piece in chunk.pieces { body(piece) } }
    }

    var count: Int { chunks.reduce(0) { $0 + $1.pieces.count } }

    // MARK: Changing

    /// A piece has got another length or needs other room.
    mutating func pieceDidChange(at address: Address, units unitDelta: Int, extent extentDelta: CGFloat) {
        chunks[address.chunk].units += unitDelta
        chunks[address.chunk].extent += extentDelta
        units += unitDelta
        extent += extentDelta
    }

    /// The room of every piece has changed.
    mutating func extentsDidChange() {
        for index in chunks.indices { chunks[index].extent = chunks[index].pieces.reduce(0) { $0 + $1.extent } }
        extent = chunks.reduce(0) { $0 + $1.extent }
    }

    /// Puts pieces in the place of others, from one to another, both included. At least one must be left.
    mutating func replace(from first: Address, through last: Address, with new: [TextPiece]) {
        let head = chunks[first.chunk].pieces[..<first.index]
        let tail = chunks[last.chunk].pieces[(last.index + 1)...]
        for chunk in chunks[first.chunk...last.chunk] {
            units -= chunk.units
            extent -= chunk.extent
        }
        let pieces = head + new + tail
        var made = pieces.isEmpty ? [] : TextPieceList.chunks(Array(pieces))
        // Small ones are joined, so that deleting leaves no long list of them.
        if let only = made.first, made.count == 1, first.chunk > 0 {
            let before = chunks[first.chunk - 1]
            if before.pieces.count + only.pieces.count < TextPieceList.mostPieces / 2 {
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
        precondition(!chunks.isEmpty, "a document has at least one piece")
    }
}
