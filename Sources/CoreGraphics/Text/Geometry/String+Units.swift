// Offsets count UTF-16 code units, as `NSString` does. What lies outside of the text is clamped to it, and what is
// within a character is rounded.

extension String {
    /// The index of an offset. One between the two halves of a surrogate pair counts as the pair's start.
    package func index(atUnit unit: Int) -> Index {
        guard unit > 0 else { return startIndex }
        guard let index = utf16.index(startIndex, offsetBy: unit, limitedBy: endIndex) else { return endIndex }
        guard index < endIndex, UTF16.isTrailSurrogate(utf16[index]) else { return index }
        return utf16.index(before: index)
    }

    /// The offset of an index.
    package func unit(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

    /// Returns whether an offset is not between the two halves of a surrogate pair.
    package func isScalarStart(unit: Int) -> Bool { self.unit(of: index(atUnit: unit)) == unit }

    /// The start of the character (the grapheme cluster: what a person takes for one letter) that an offset is in.
    package func characterStart(atUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        return index == endIndex ? self.unit(of: index) : self.unit(of: self.index(before: self.index(after: index)))
    }

    /// The end of the character that an offset is in; the offset itself where that is between two.
    package func characterEnd(atUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        guard index != endIndex else { return self.unit(of: index) }
        let end = self.index(after: index)
        return self.index(before: end) == index ? self.unit(of: index) : self.unit(of: end)
    }

    /// Where the character after an offset ends; the text's end at its end.
    package func nextCharacter(afterUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        return self.unit(of: index == endIndex ? index : self.index(after: index))
    }

    /// Where the character before an offset begins, or the one that the offset is in; 0 at the text's start.
    package func previousCharacter(beforeUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        guard index > startIndex else { return 0 }
        return self.unit(of: self.index(before: self.index(atUnit: characterEnd(atUnit: unit))))
    }
}
