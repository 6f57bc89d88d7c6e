import CCairo
import CoreGraphics

/// The scripts whose text is composed: characters are shaped in their order, and by rules of the font alone.
enum TextScript: UInt8 {
    /// Digits, punctuation and symbols, which have the script of the text around them.
    case common
    case latin, greek, cyrillic, armenian, georgian, hangul, hiragana, katakana, han

    static let count = 10

    /// Returns the script of text that contains characters of the scripts in a set of ``all(in:)``;
    /// `nil` if the text has several scripts.
    static func only(in scripts: UInt16) -> TextScript? {
        let real = scripts & ~1
        guard real & (real &- 1) == 0 else { return nil }
        return real == 0 ? .common : TextScript(rawValue: UInt8(real.trailingZeroBitCount))
    }

    /// A range of characters with the same script.
    private struct Block {
        var first: UInt32
        var last: UInt32
        var script: TextScript

        init(_ first: UInt32, _ last: UInt32, _ script: TextScript) {
            (self.first, self.last, self.script) = (first, last, script)
        }
    }

    /// The characters that are composed, apart from those of ASCII.
    ///
    /// Not included are combining characters, characters that are equivalent to others, invisible characters, emoji,
    /// and everything whose script or width differs between versions of Unicode.
    private static let blocks: [Block] = [
        Block(0xa1, 0xa9, .common), Block(0xaa, 0xaa, .latin), Block(0xab, 0xac, .common),
        Block(0xae, 0xb9, .common), Block(0xba, 0xba, .latin), Block(0xbb, 0xbf, .common),
        Block(0xc0, 0xd6, .latin), Block(0xd7, 0xd7, .common), Block(0xd8, 0xf6, .latin),
        Block(0xf7, 0xf7, .common), Block(0xf8, 0x24f, .latin),
        Block(0x386, 0x386, .greek), Block(0x388, 0x38a, .greek), Block(0x38c, 0x38c, .greek),
        Block(0x38e, 0x3a1, .greek), Block(0x3a3, 0x3e1, .greek),
        Block(0x400, 0x482, .cyrillic), Block(0x48a, 0x52f, .cyrillic),
        Block(0x531, 0x556, .armenian), Block(0x561, 0x587, .armenian),
        Block(0x10d0, 0x10fa, .georgian),
        Block(0x1e00, 0x1e9b, .latin), Block(0x1e9e, 0x1e9e, .latin), Block(0x1ea0, 0x1ef9, .latin),
        Block(0x2013, 0x2014, .common), Block(0x2018, 0x201a, .common), Block(0x201c, 0x201e, .common),
        Block(0x2020, 0x2022, .common), Block(0x2026, 0x2026, .common), Block(0x2030, 0x2030, .common),
        Block(0x2039, 0x203a, .common), Block(0x20ac, 0x20ac, .common),
        Block(0x2116, 0x2116, .common), Block(0x2122, 0x2122, .common), Block(0x2190, 0x2193, .common),
        Block(0x2212, 0x2212, .common), Block(0x2248, 0x2248, .common), Block(0x2264, 0x2265, .common),
        Block(0x3001, 0x3002, .common), Block(0x3041, 0x3096, .hiragana), Block(0x30a1, 0x30fa, .katakana),
        Block(0x30fc, 0x30fc, .common), Block(0x4e00, 0x9fa5, .han),
        Block(0xac00, 0xd7a3, .hangul),
    ]

    /// Returns the script of a character; `nil` if text that contains it is not composed.
    static func of(_ character: UInt32) -> TextScript? {
        character < 0x80 ? ofASCII(character) : block(of: character)?.script
    }

    private static func ofASCII(_ character: UInt32) -> TextScript? {
        guard character >= 0x20, character != 0x7f else { return nil }
        let lower = character | 0x20
        return lower >= 0x61 && lower <= 0x7a ? .latin : .common
    }

    private static func block(of character: UInt32) -> Block? {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].last < character { low = middle + 1 } else { high = middle }
        }
        return low < blocks.count && blocks[low].first <= character ? blocks[low] : nil
    }

    /// Returns a set with a bit for the raw value of each script in a text; 0 if text that contains a character is not
    /// composed, and for no text.
    static func all(in bytes: UnsafeBufferPointer<UInt8>) -> UInt16 {
        var scripts: UInt16 = 0
        var position = 0
        // Most characters are in the same block as the one before them.
        var last: Block?
        while position < bytes.count {
            let character = bytes.character(at: &position)
            if character < 0x80 {
                guard let script = ofASCII(character) else { return 0 }
                scripts |= 1 << UInt16(script.rawValue)
            } else {
                if last.map({ character < $0.first || character > $0.last }) ?? true { last = block(of: character) }
                guard let script = last?.script else { return 0 }
                scripts |= 1 << UInt16(script.rawValue)
            }
        }
        return scripts
    }

    /// The script for HarfBuzz.
    var shaperScript: hb_script_t {
        switch self {
        case .common: HB_SCRIPT_COMMON
        case .latin: HB_SCRIPT_LATIN
        case .greek: HB_SCRIPT_GREEK
        case .cyrillic: HB_SCRIPT_CYRILLIC
        case .armenian: HB_SCRIPT_ARMENIAN
        case .georgian: HB_SCRIPT_GEORGIAN
        case .hangul: HB_SCRIPT_HANGUL
        case .hiragana: HB_SCRIPT_HIRAGANA
        case .katakana: HB_SCRIPT_KATAKANA
        case .han: HB_SCRIPT_HAN
        }
    }

    /// The script for Pango.
    var pangoScript: PangoScript {
        switch self {
        case .common: PANGO_SCRIPT_COMMON
        case .latin: PANGO_SCRIPT_LATIN
        case .greek: PANGO_SCRIPT_GREEK
        case .cyrillic: PANGO_SCRIPT_CYRILLIC
        case .armenian: PANGO_SCRIPT_ARMENIAN
        case .georgian: PANGO_SCRIPT_GEORGIAN
        case .hangul: PANGO_SCRIPT_HANGUL
        case .hiragana: PANGO_SCRIPT_HIRAGANA
        case .katakana: PANGO_SCRIPT_KATAKANA
        case .han: PANGO_SCRIPT_HAN
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
