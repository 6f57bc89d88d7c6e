// Offsets count UTF-16 code units, as `NSString` does. Offsets outside the text are clamped to it, and those within a
// character are rounded.

extension String {
    /// Returns the index of an offset.
    ///
    /// An offset between the two halves of a surrogate pair counts as the start of the pair.
    package func index(atUnit unit: Int) -> Index {
        guard unit > 0 else { return startIndex }
        guard let index = utf16.index(startIndex, offsetBy: unit, limitedBy: endIndex) else { return endIndex }
        guard index < endIndex, UTF16.isTrailSurrogate(utf16[index]) else { return index }
        return utf16.index(before: index)
    }

    /// Returns the offset of an index.
    package func unit(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

    /// Returns whether an offset is not between the two halves of a surrogate pair.
    package func isScalarStart(unit: Int) -> Bool { self.unit(of: index(atUnit: unit)) == unit }

    /// Returns the start of the character (grapheme cluster) that contains an offset.
    package func characterStart(atUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        return index == endIndex ? self.unit(of: index) : self.unit(of: self.index(before: self.index(after: index)))
    }

    /// Returns the end of the character that contains an offset; the offset itself if it is between two characters.
    package func characterEnd(atUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        guard index != endIndex else { return self.unit(of: index) }
        let end = self.index(after: index)
        return self.index(before: end) == index ? self.unit(of: index) : self.unit(of: end)
    }

    /// Returns the end of the character after an offset; the end of the text if there is none.
    package func nextCharacter(afterUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        return self.unit(of: index == endIndex ? index : self.index(after: index))
    }

    /// Returns the start of the character before an offset, or of the character that contains the offset; 0 at the
    /// start of the text.
    package func previousCharacter(beforeUnit unit: Int) -> Int {
        let index = index(atUnit: unit)
        guard index > startIndex else { return 0 }
        return self.unit(of: self.index(before: self.index(atUnit: characterEnd(atUnit: unit))))
    }
}
