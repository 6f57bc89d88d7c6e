import CoreGraphics

// The pixels in which a layout differs from an earlier one at the same place. Typing repaints only these.

extension TextLayout {
    /// Returns the area in which the pixels of a line differ from those of the same line of an earlier layout, in
    /// points from the top-left corner; the null rectangle if there are no differences.
    ///
    /// Drawing the line later takes no more time, because its mask is cached.
    ///
    /// - Returns: `nil` if the differences are unknown, because the line has its own colors, or because the earlier
    ///   layout was not drawn.
    package func changedArea(ofLine index: Int, since old: TextLayout) -> CGRect? {
        guard scale == old.scale, isPlainlyDrawn, old.isPlainlyDrawn, let before = old.drawnMask(ofLine: index),
            let after = maskForDrawing(ofLine: index)
        else { return nil }
        let pixels = after.difference(from: before)
        guard !pixels.isEmpty else { return .null }
        return CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
    }

    /// A Boolean value that indicates whether masks contain everything that is drawn.
    private var isPlainlyDrawn: Bool {
        !hasOwnColors && !hasShadows && !hasDecorations && !hasAttachments && strokeOutset == 0
    }
}

extension TextMask {
    /// Returns a rectangle that contains all pixels with a different coverage. Pixels outside a mask have no coverage.
    func difference(from other: TextMask) -> PixelRect {
        guard let bytes, !rect.isEmpty else { return other.bytes == nil ? .zero : other.rect }
        guard let otherBytes = other.bytes, !other.rect.isEmpty else { return rect }
        let shared = rect.intersection(other.rect)
        guard !shared.isEmpty else { return rect.union(other.rect) }
        var (left, right) = (Int32.max, Int32.min)
        // Columns that only one mask has.
        for mask in [rect, other.rect] {
            if mask.minX < shared.minX { (left, right) = (min(left, mask.minX), max(right, shared.minX)) }
            if mask.maxX > shared.maxX { (left, right) = (min(left, shared.maxX), max(right, mask.maxX)) }
        }
        let whole = rect.union(other.rect)
        let width = Int(shared.width)
        for y in whole.minY..<whole.maxY {
            let one = row(y, from: shared.minX, bytes)
            let two = other.row(y, from: shared.minX, otherBytes)
            if let one, let two, memcmp(one, two, width) == 0 { continue }
            func isSame(_ x: Int) -> Bool { (one?[x] ?? 0) == (two?[x] ?? 0) }
            guard let first = (0..<width).first(where: { !isSame($0) }) else { continue }
            left = min(left, shared.minX + Int32(first))
            let last = (first..<width).last { !isSame($0) } ?? first
            right = max(right, shared.minX + Int32(last) + 1)
        }
        guard left < right else { return .zero }
        return PixelRect(minX: left, minY: whole.minY, maxX: right, maxY: whole.maxY)
    }

    /// Returns the coverage of a row from a column of the mask on; `nil` if the mask does not contain the row.
    private func row(_ y: Int32, from x: Int32, _ bytes: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        guard y >= rect.minY, y < rect.maxY else { return nil }
        return bytes + (Int(y - rect.minY) * bytesPerRow + Int(x - rect.minX))
    }
}
