import CoreGraphics
import TextEngine

/// A protocol for objects that divide a text into words, lines and other units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the text unit that contains a position. At a boundary, it is the unit that lies in the given direction.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - granularity: The kind of text unit.
    ///   - direction: The direction that chooses between two adjacent units.
    /// - Returns: The range of the unit; nil if the position is not within one.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns whether a position is at the boundary of a text unit that ends there when the text is traversed in the
    /// given direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next boundary of a text unit in a direction; nil if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns whether a position is within a text unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// A tokenizer that finds words, sentences and paragraphs by the characters of the text, and lines by the positions of
/// carets.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for the text of an object. The object is not retained.
    @preconcurrency @MainActor public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    init(_ input: any UITextInput) {
        self.input = input
        super.init()
    }

    /// Returns the text unit that contains a position; at a boundary, the unit on the side of the direction. Nil
    /// between units.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let forward = isForward(direction, at: position)
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        guard let range = parts(granularity, around: offset, forward: forward) else { return nil }
        return self.range(range)
    }

    /// Returns whether a text unit ends at a position when the text is traversed in the given direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let forward = isForward(direction, at: position)
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        // The unit that ends at the position lies behind it in the direction of traversal.
        guard let range = parts(granularity, around: offset, forward: !forward) else { return false }
        return forward ? range.upperBound == offset : range.lowerBound == offset
    }

    /// Returns the next boundary in a direction; nil if there is none.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let forward = isForward(direction, at: position)
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        var offset = input.offset(from: input.beginningOfDocument, to: position)
        while forward ? offset < length : offset > 0 {
            if let range = parts(granularity, around: offset, forward: forward) {
                let edge = forward ? range.upperBound : range.lowerBound
                if edge != offset { return input.position(from: input.beginningOfDocument, offset: edge) }
            }
            // Between units, the near edge of the next unit is a boundary as well.
            offset += forward ? 1 : -1
            if let range = parts(granularity, around: offset, forward: forward),
                forward ? range.lowerBound == offset : range.upperBound == offset
            {
                return input.position(from: input.beginningOfDocument, offset: offset)
            }
        }
        return nil
    }

    /// Returns whether a position is in a text unit, or at its boundary on the side of the direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    private func range(_ offsets: Range<Int>) -> UITextRange? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: offsets.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: offsets.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: return false
        case UITextLayoutDirection.left.rawValue: return isRightToLeft(at: position)
        case UITextLayoutDirection.right.rawValue: return !isRightToLeft(at: position)
        default: return true
        }
    }

    private func isRightToLeft(at position: UITextPosition) -> Bool {
        input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    }

    /// Returns the text unit that contains an offset, starts at it (forward) or ends at it (backward).
    private func parts(_ granularity: UITextGranularity, around offset: Int, forward: Bool) -> Range<Int>? {
        guard let input else { return nil }
        let begin = input.beginningOfDocument
        let length = input.offset(from: begin, to: input.endOfDocument)
        if granularity == .document {
            return forward ? (offset < length ? 0..<length : nil) : (offset > 0 ? 0..<length : nil)
        }
        let anchor = forward ? offset : offset - 1
        guard (0..<max(1, length)).contains(anchor), length > 0 else { return nil }
        if granularity == .line { return line(at: anchor, length) }
        // Only the surrounding text that can affect the result is fetched.
        let window = scalarStart(max(0, anchor - 2000))..<min(length, anchor + 2000)
        guard let range = range(window), let text = input.text(in: range) else { return nil }
        let inside = anchor - window.lowerBound
        switch granularity {
        case .character:
            let start = text.characterStart(atUnit: inside)
            return window.lowerBound + start..<window.lowerBound + text.nextCharacter(afterUnit: start)
        case .word:
            guard let word = TextBoundaries(text).word(at: inside), word.contains(inside) else { return nil }
            return window.lowerBound + word.lowerBound..<window.lowerBound + word.upperBound
        case .sentence:
            let sentence = TextBoundaries(text).sentence(at: inside, in: text.utf16.count)
            return window.lowerBound + sentence.lowerBound..<window.lowerBound + sentence.upperBound
        default:
            let whole = input.text(in: self.range(0..<length) ?? range) ?? ""
            let found = (whole as NSString).paragraphRange(for: NSRange(location: anchor, length: 0))
            return found.location..<found.location + found.length
        }
    }

    /// Returns an offset, rounded down to the start of its surrogate pair. The text from an offset within a pair may
    /// begin with the entire pair, so that its offsets would be wrong by one.
    private func scalarStart(_ offset: Int) -> Int {
        guard offset > 0, let text = range(offset - 1..<offset + 1).flatMap({ input?.text(in: $0) }) else {
            return offset
        }
        return text.utf16.count == 2 && text.unicodeScalars.count == 1 ? offset - 1 : offset
    }

    /// Returns the characters on the same line as the character at an offset, judged by the heights of their carets.
    private func line(at offset: Int, _ length: Int) -> Range<Int>? {
        guard let input, let position = input.position(from: input.beginningOfDocument, offset: offset) else {
            return nil
        }
        let caret = input.caretRect(for: position)
        func isOnLine(_ offset: Int) -> Bool {
            guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { return false }
            return abs(input.caretRect(for: position).midY - caret.midY) < caret.height / 2
        }
        var low = offset
        var high = offset + 1
        while low > 0, isOnLine(low - 1) { low -= 1 }
        while high < length, isOnLine(high) { high += 1 }
        // The line terminator is not part of the line.
        if let end = range(low..<high).flatMap({ input.text(in: $0) })?.last, end.isNewline {
            high -= String(end).utf16.count
        }
        return low..<max(low, high)
    }
}
