import CCairo
import CoreGraphics

/// The boundaries of the words and sentences of a text, as other applications of the desktop find them.
///
/// In scripts without spaces between words, Pango uses a dictionary where it has one. Offsets count UTF-16 code units,
/// in ascending order.
package struct TextBoundaries {
    package private(set) var wordStarts: [Int] = []
    package private(set) var wordEnds: [Int] = []
    package private(set) var sentenceStarts: [Int] = []
    package private(set) var sentenceEnds: [Int] = []

    /// Finds the boundaries in a text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    package init(_ text: String) {
        // Pango stops at a zero byte.
        let bytes = text.utf8.map { $0 == 0 ? 0x20 : $0 }
        guard !bytes.isEmpty, bytes.count < Int(Int32.max) else { return }
        let scalars = text.unicodeScalars
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        FontLibrary.shared.withLock {
            bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
                pango_get_log_attrs(
                    base, Int32(buffer.count), -1, pango_language_get_default(), &attributes,
                    Int32(clamping: attributes.count))
            }
        }
        var unit = 0
        var index = scalars.startIndex
        for attribute in attributes {
            if attribute.is_word_start != 0 { wordStarts.append(unit) }
            if attribute.is_word_end != 0 { wordEnds.append(unit) }
            if attribute.is_sentence_start != 0 { sentenceStarts.append(unit) }
            if attribute.is_sentence_end != 0 { sentenceEnds.append(unit) }
            guard index < scalars.endIndex else { break }
            unit += scalars[index].value > 0xffff ? 2 : 1
            index = scalars.index(after: index)
        }
    }

    /// Returns the first end of a word after an offset.
    package func wordEnd(after offset: Int) -> Int? { wordEnds.first(above: offset) }

    /// Returns the last start of a word before an offset.
    package func wordStart(before offset: Int) -> Int? { wordStarts.last(below: offset) }

    /// Returns the word that contains an offset or starts there; otherwise the word that ends there.
    package func word(at offset: Int) -> Range<Int>? {
        for place in [offset, offset - 1] {
            guard let start = wordStarts.last(below: place + 1), let end = wordEnds.first(above: start), end > place
            else { continue }
            return start..<end
        }
        return nil
    }

    /// Returns the sentence that contains an offset, including the spaces after it.
    ///
    /// - Parameters:
    ///   - offset: The offset.
    ///   - length: The length of the text in UTF-16 code units.
    package func sentence(at offset: Int, in length: Int) -> Range<Int> {
        let start = sentenceStarts.last(below: offset + 1) ?? 0
        let end = sentenceStarts.first(above: offset) ?? length
        return start..<max(start, end)
    }
}

extension [Int] {
    /// Returns the first element greater than a number; the array must be sorted.
    fileprivate func first(above bound: Int) -> Int? {
        let index = partition(bound)
        return index < count ? self[index] : nil
    }

    /// Returns the last element less than a number; the array must be sorted.
    fileprivate func last(below bound: Int) -> Int? {
        let index = partition(bound - 1)
        return index > 0 ? self[index - 1] : nil
    }

    /// Returns the number of elements that are not greater than a number.
    private func partition(_ bound: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= bound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
