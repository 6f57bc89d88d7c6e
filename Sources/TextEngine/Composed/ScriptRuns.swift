import CoreGraphics

/// A sequence of the parts of a text that have the same script, as Pango divides text.
///
/// Common characters belong to the part before them, at the start of the text to the part after them. A closing bracket
/// or quotation mark has the script of the opening one.
struct ScriptRuns: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The opening brackets without a closing one so far, with the scripts of the parts they are in.
    private var brackets: [(opening: UInt32, script: TextScript)] = []

    /// Creates a sequence for valid UTF-8 of characters that have a script.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> (range: Range<Int>, script: TextScript)? {
        guard position < bytes.count else { return nil }
        let start = position
        var script = TextScript.common
        // The brackets from this index on were opened before the script of this part was known.
        var undecided = brackets.count
        while position < bytes.count {
            var following = position
            let character = bytes.character(at: &following)
            var own = TextScript.of(character) ?? .common
            let opening = ScriptRuns.opening(of: character)
            if ScriptRuns.isOpening(character) {
                brackets.append((character, script))
            } else if let opening {
                while let last = brackets.last, last.opening != opening { brackets.removeLast() }
                undecided = Swift.min(undecided, brackets.count)
                if let last = brackets.last { own = last.script }
            }
            guard script == .common || own == .common || script == own else { break }
            if script == .common, own != .common {
                script = own
                while undecided < brackets.count {
                    brackets[undecided].script = own
                    undecided += 1
                }
            }
            if opening != nil, !brackets.isEmpty {
                brackets.removeLast()
                undecided = Swift.min(undecided, brackets.count)
            }
            position = following
        }
        return (start..<position, script)
    }

    private static func isOpening(_ character: UInt32) -> Bool {
        switch character {
        case 0x28, 0x3c, 0x5b, 0x7b, 0xab, 0x2018, 0x201c, 0x2039: true
        default: false
        }
    }

    /// Returns the opening bracket or quotation mark of a closing one; `nil` for other characters.
    private static func opening(of closing: UInt32) -> UInt32? {
        switch closing {
        case 0x29: 0x28
        case 0x3e: 0x3c
        case 0x5d: 0x5b
        case 0x7d: 0x7b
        case 0xbb: 0xab
        case 0x2019: 0x2018
        case 0x201d: 0x201c
        case 0x203a: 0x2039
        default: nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the character at a position in valid UTF-8, and moves the position to the next character.
    func character(at position: inout Int) -> UInt32 {
        let first = UInt32(self[position])
        guard first >= 0x80 else {
            position += 1
            return first
        }
        func rest(_ index: Int) -> UInt32 { UInt32(self[position + index] & 0x3f) }
        let (length, code): (Int, UInt32) =
            if first < 0xe0 {
                (2, (first & 0x1f) << 6 | rest(1))
            } else if first < 0xf0 {
                (3, (first & 0xf) << 12 | rest(1) << 6 | rest(2))
            } else {
                (4, (first & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3))
            }
        position += length
        return code
    }
}
