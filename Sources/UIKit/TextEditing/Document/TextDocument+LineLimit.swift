import CoreGraphics

// A limit of lines counts over all paragraphs: the pieces are laid out from the first on until the limit is reached, and
// those behind take no room. So the cost of a change depends on the limit, not on the length of the text.
extension TextDocument {
    /// The pieces with lines while the number of lines is limited.
    struct LimitedPieces {
        /// The change of the text for which ``pieces`` is right.
        var generation = -1
        /// In the order of the text, from the first piece.
        var pieces: [TextPiece] = []
        /// The number of lines.
        var lineCount = 0
        /// Whether some of the text has no line of its own.
        var isCut = false
    }

    /// Whether ``TextDocumentStyle/lineLimit`` counts.
    var limitsLines: Bool { style.lineLimit > 0 && !style.isSingleLine }

    /// The piece at a position along the document. With limited lines, one that has lines.
    func piece(at position: CGFloat) -> TextPieceList.Found {
        guard limitsLines else { return pieces.find(at: position) }
        layOutLimitedPieces()
        // The pieces without lines are at the end of the room.
        let found = pieces.find(at: min(position, pieces.extent - 0.25))
        guard let last = lastLimitedPiece, found.start > last.start else { return found }
        return last
    }

    /// The piece after another; nil where there are no more lines.
    func laidOutPiece(after found: TextPieceList.Found) -> TextPieceList.Found? {
        // It may have got other room.
        let next = pieces.next(after: pieces.find(unit: found.start))
        guard limitsLines, let next, let last = lastLimitedPiece, next.start > last.start else { return next }
        return nil
    }

    /// The last piece with lines while their number is limited.
    var lastLimitedPiece: TextPieceList.Found? {
        guard limitsLines else { return nil }
        layOutLimitedPieces()
        var found = pieces.find(unit: 0)
        for _ in limitedPieces.pieces.dropFirst() {
            guard let next = pieces.next(after: found) else { break }
            found = next
        }
        return found
    }

    func limitedLayout(_ found: TextPieceList.Found) -> TextLayout {
        layOutLimitedPieces()
        if let layout = found.piece.layout { return layout }
        if limitedPieces.pieces.contains(where: { $0 === found.piece }) {
            // Only the layouts made last are retained.
            return layout(found, lineLimit: found.piece.lineLimitKey / 2)
        }
        // It is behind the last line.
        return TextLayout(TextLayout.Request(text: "", runs: request(for: found, nil).runs, scale: style.scale))
    }

    /// Lays out the pieces up to the limit, and takes the room from those behind it.
    private func layOutLimitedPieces() {
        guard limitedPieces.generation != generation else { return }
        limitedPieces.generation = generation
        limitedPieces.pieces = []
        var left = style.lineLimit
        var extent: CGFloat = 0
        var next: TextPieceList.Found? = pieces.find(unit: 0)
        while let found = next, left > 0 {
            let layout = layout(found, lineLimit: left)
            left -= layout.lineCount
            extent += found.piece.extent
            limitedPieces.pieces.append(found.piece)
            limitedPieces.isCut = layout.isTruncated
            next = pieces.next(after: pieces.find(unit: found.start))
        }
        if let next, next.piece.contentUnits > 0 || pieces.next(after: next) != nil { limitedPieces.isCut = true }
        limitedPieces.lineCount = style.lineLimit - left
        while let found = next, pieces.extent - extent > 0.001 {
            let piece = found.piece
            if piece.extent != 0 {
                let delta = piece.extent
                piece.extent = 0
                pieces.pieceDidChange(at: found.address, units: 0, extent: -delta)
                extentDidChange?(found.origin, -delta, false)
            }
            piece.layout = nil
            next = pieces.next(after: found)
        }
    }

    /// The layout of a piece on at most so many lines. If they are used up and the text goes on, the last one is
    /// truncated as the line break mode says.
    private func layout(_ found: TextPieceList.Found, lineLimit: Int) -> TextLayout {
        let piece = found.piece
        let following = pieces.next(after: found)
        let goesOn = following.map { $0.piece.contentUnits > 0 || pieces.next(after: $0) != nil } ?? false
        let key = lineLimit * 2 + (goesOn ? 1 : 0)
        if piece.lineLimitKey == key, let layout = piece.layout { return layout }
        piece.lineLimitKey = key
        piece.lineEdges = SIMD2(repeating: .nan)
        var request = request(for: found, paragraphStyle(of: found))
        request.maximumLines = lineLimit
        if style.lineBreak.lineBreak.isTruncating || style.lineBreak == .byClipping {
            request.lineBreak = style.lineBreak.lineBreak
        }
        var layout = TextLayout(request)
        if goesOn, layout.lineCount == lineLimit, !layout.isTruncated, request.lineBreak.isTruncating {
            // A following paragraph is the reason for an ellipsis.
            request.text += "\n" + (following?.piece.text.prefix(256) ?? "") + " "
            layout = TextLayout(request)
        }
        return setLayout(layout, of: found)
    }
}
