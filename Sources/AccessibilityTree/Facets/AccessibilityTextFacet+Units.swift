extension AccessibilityTextFacet {
    /// The distance in which the start and the end of a unit are searched, in UTF-16 code units. Longer units are cut,
    /// so that a query in a large text without newlines stays cheap.
    private static var searchDistance: Int { 4096 }

    /// Returns the unit of the plain text that contains the character after an offset. A paragraph counts as a line.
    package func plainTextRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        let length = textLength
        let offset = max(0, min(offset, length))
        // The ends may be rounded; the offset between both parts is not.
        let before = text(in: max(0, offset - Self.searchDistance)..<offset)
        let after = text(in: offset..<min(length, offset + Self.searchDistance))
        let start = offset - before.utf16.count
        let string = before + after
        let position = string.utf16.index(string.startIndex, offsetBy: before.utf16.count)
        let range = unit.range(in: string, at: position)
        let low = string.utf16.distance(from: string.startIndex, to: range.lowerBound)
        return start + low..<start + string.utf16.distance(from: string.startIndex, to: range.upperBound)
    }
}

extension AccessibilityTextUnit {
    /// Returns the unit that contains the character at an index; the empty range at the end of a text that ends with a
    /// newline.
    fileprivate func range(in text: String, at index: String.Index) -> Range<String.Index> {
        var start = text.startIndex
        for end in boundaries(in: text, to: index) where end <= index { start = end }
        guard start < text.endIndex else { return start..<start }
        return start..<end(in: text, after: start)
    }

    /// Returns the starts of the units up to an index. Starts from the last newline before it, where each unit begins.
    private func boundaries(in text: String, to index: String.Index) -> [String.Index] {
        let paragraph = text[..<index].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
        var starts = [paragraph]
        while let last = starts.last, last < text.endIndex {
            let next = end(in: text, after: last)
            guard next <= index, next > last else { break }
            starts.append(next)
        }
        // At the end of a text without a newline, the last unit is returned.
        if starts.count > 1, starts.last == text.endIndex, text.last?.isNewline == false { starts.removeLast() }
        return starts
    }

    /// Returns the end of the unit that starts at an index.
    private func end(in text: String, after start: String.Index) -> String.Index {
        let rest = text[start...]
        switch self {
        case .character:
            return text.index(after: start)
        case .line, .paragraph:
            return rest.firstIndex(where: \.isNewline).map(text.index(after:)) ?? text.endIndex
        case .word:
            let space = rest.drop(while: Self.isWordCharacter)
            let next = space.drop { !Self.isWordCharacter($0) && !$0.isNewline }.startIndex
            return next > start ? next : text.index(after: start)
        case .sentence:
            var index = start
            while index < text.endIndex {
                let character = text[index]
                index = text.index(after: index)
                if character.isNewline { return index }
                guard ".!?…。！？".contains(character), index == text.endIndex || text[index].isWhitespace else {
                    continue
                }
                while index < text.endIndex, text[index].isWhitespace {
                    let isNewline = text[index].isNewline
                    index = text.index(after: index)
                    if isNewline { break }
                }
                return index
            }
            return index
        }
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
    }
}
