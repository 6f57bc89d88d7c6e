import CoreGraphics

// A line limit applies to the entire document: pieces are laid out from the first one until the limit is reached, and
// later pieces have an extent of zero. The cost of a change thus depends on the limit, not on the length of the text.
extension TextDocument {
    /// The pieces that have lines while the number of lines is limited.
    package struct LimitedPieces {
        /// The value of ``TextDocument/generation`` for which ``pieces`` is valid.
        package var generation = -1
        /// The pieces in text order, beginning with the first piece of the document.
        package var pieces: [TextBlock] = []
        /// The number of lines.
        package var lineCount = 0
        /// A Boolean value that indicates whether the limit truncates the text.
        package var isCut = false
    }

    /// A Boolean value that indicates whether ``TextDocumentStyle/lineLimit`` applies.
    package var limitsLines: Bool { style.lineLimit > 0 && !style.isSingleLine }

    /// Returns the piece at a position along the layout axis. With a line limit, it is a piece that has lines.
    package func piece(at position: CGFloat) -> TextBlockList.Found {
        guard limitsLines else { return pieces.find(at: position) }
        layOutLimitedPieces()
        // Pieces without lines have no extent and share the end position.
        let found = pieces.find(at: min(position, pieces.extent - 0.25))
        guard let last = lastLimitedPiece, found.start > last.start else { return found }
        return last
    }

    /// Returns the piece after another; nil if there are no more lines.
    func laidOutPiece(after found: TextBlockList.Found) -> TextBlockList.Found? {
        // The layout of the piece may have changed its extent, so it is looked up again.
        let next = pieces.next(after: pieces.find(unit: found.start))
        guard limitsLines, let next, let last = lastLimitedPiece, next.start > last.start else { return next }
        return nil
    }

    /// The last piece that has lines while their number is limited.
    package var lastLimitedPiece: TextBlockList.Found? {
        guard limitsLines else { return nil }
        layOutLimitedPieces()
        var found = pieces.find(unit: 0)
        for _ in limitedPieces.pieces.dropFirst() {
            guard let next = pieces.next(after: found) else { break }
            found = next
        }
        return found
    }

    /// Returns the layout of a piece under the line limit; an empty layout for a piece after the last line.
    func limitedLayout(_ found: TextBlockList.Found) -> TextLayout {
        layOutLimitedPieces()
        if let layout = found.piece.layout { return layout }
        if limitedPieces.pieces.contains(where: { $0 === found.piece }) {
            // The cache retains only the most recent layouts.
            return layout(found, lineLimit: found.piece.lineLimitKey / 2)
        }
        // The piece lies after the last line.
        return TextLayout(TextLayout.Request(text: "", runs: request(for: found, nil).runs, scale: style.scale))
    }

    /// Lays out the pieces up to the limit, and sets the extent of the remaining pieces to zero.
    private func layOutLimitedPieces() {
        guard limitedPieces.generation != generation else { return }
        limitedPieces.generation = generation
        limitedPieces.pieces = []
        var left = style.lineLimit
        var extent: CGFloat = 0
        var next: TextBlockList.Found? = pieces.find(unit: 0)
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

    /// Returns the layout of a piece with a maximum number of lines. If they are used up and more text follows, the
    /// last line is truncated according to the line break mode.
    private func layout(_ found: TextBlockList.Found, lineLimit: Int) -> TextLayout {
        let piece = found.piece
        let following = pieces.next(after: found)
        let goesOn = following.map { $0.piece.contentUnits > 0 || pieces.next(after: $0) != nil } ?? false
        let key = lineLimit * 2 + (goesOn ? 1 : 0)
        if piece.lineLimitKey == key, let layout = piece.layout { return layout }
        piece.lineLimitKey = key
        piece.lineEdges = SIMD2(repeating: .nan)
        var request = request(for: found, paragraphStyle(of: found))
        request.maximumLines = lineLimit
        if style.lineBreak.isTruncating || style.lineBreak == .clipping {
            request.lineBreak = style.lineBreak
        }
        var layout = TextLayout(request)
        if goesOn, layout.lineCount == lineLimit, !layout.isTruncated, request.lineBreak.isTruncating {
            // The following paragraph is appended so that the last line ends with an ellipsis.
            request.text += "\n" + (following?.piece.text.prefix(256) ?? "") + " "
            layout = TextLayout(request)
        }
        return setLayout(layout, of: found)
    }
}
