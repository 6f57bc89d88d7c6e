import CCairo
import CoreGraphics

/// A cache of shaped runs, mostly words, in one font at one size and in one script.
///
/// Text is cut wherever the rules of the font do not relate the glyphs on both sides (``GlyphRules``). In most fonts
/// that is at spaces and between digits: each digit is a run, so a number that was never shown needs no HarfBuzz.
@MainActor final class ShapedRunCache {
    /// A character of the script.
    private struct Character {
        /// The index of the relations of its glyph in ``GlyphRules``; ``unread`` before the rules are read.
        var relations: Int32
        /// The index in ``runs`` of the character as a run; ``unshaped`` if it has not been needed.
        var run: Int32

        static let unread: Int32 = -1
        static let unshaped: Int32 = -1
        static let unknown = Character(relations: -2, run: unshaped)
        static let missing = Character(relations: -3, run: unshaped)
    }

    /// A run of several characters in the hash table.
    private struct Entry {
        var hash: UInt32
        /// The range of its text in ``keys``.
        var key: Range<Int32>
        var run: Int32
    }

    /// The approximate greatest size in bytes of the runs. When the cache is full, it is emptied.
    private static let maximumBytes = 128 * 1024
    /// The greatest number of pages of characters.
    private static let maximumPages = 128
    /// The number of characters in a page.
    private static let pageSize = 64

    private static let buffer = hb_buffer_create()

    let font: PixelFont
    private let script: hb_script_t
    private let language: OpaquePointer?
    private let hasTabularDigits: Bool
    private let runsBeforeRules: Int
    private var rules: GlyphRules?
    /// The number of runs that have been shaped.
    private(set) var shapedRuns = 0

    /// The index of each page in ``characters``, or -1, by the upper bits of its characters.
    private var pages: [Int16] = []
    private var characters: ContiguousArray<Character> = []

    private var runs: ContiguousArray<ShapedRun> = []
    private var glyphs: ContiguousArray<PositionedGlyph> = []
    /// The left edges of the characters of all runs, in pixels from the start of the run.
    private var edges: ContiguousArray<Int32> = []
    /// The text of all runs of several characters.
    private var keys: ContiguousArray<UInt8> = []
    private var entries: ContiguousArray<Entry> = []
    /// A hash table with open addressing: indexes in ``entries``, or -1.
    private var table: ContiguousArray<Int32> = []

    /// The characters of the text that is being composed: their offsets, and their indexes in ``characters``.
    private var text: ContiguousArray<(offset: Int, index: Int)> = []

    /// Creates an empty cache, which reads the rules of the font after a number of runs has been shaped.
    init(_ font: PixelFont, _ script: TextScript, language: String, hasTabularDigits: Bool, runsBeforeRules: Int) {
        self.font = font
        self.script = script.shaperScript
        self.language = hb_language_from_string(language, -1)
        self.hasTabularDigits = hasTabularDigits
        self.runsBeforeRules = runsBeforeRules
    }

    // MARK: Composing

    /// Appends the glyphs of a text to a line; returns `false` if the font lacks a character.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8 in the script of the cache.
    ///   - line: The line, which has the font of the cache.
    func append(_ bytes: UnsafeBufferPointer<UInt8>, to line: inout ComposedLine) -> Bool {
        if rules == nil, shapedRuns >= runsBeforeRules { readRules() }
        if characters.count >= ShapedRunCache.maximumPages * ShapedRunCache.pageSize { removeCharacters() }
        guard let triggers = read(bytes) else { return false }
        var start = 0
        for end in 1...text.count {
            if end < text.count, !canCut(text[end - 1].index, text[end].index, triggers) { continue }
            let run: Int32?
            if end - start == 1 {
                run = self.run(of: text[start].index, bytes, text[start].offset)
            } else {
                let upper = end < text.count ? text[end].offset : bytes.count
                run = self.run(of: UnsafeBufferPointer(rebasing: bytes[text[start].offset..<upper]))
            }
            guard let run else { return false }
            line.append(runs[Int(run)], glyphs, edges)
            start = end
        }
        return true
    }

    /// Finds the characters of a text, and returns the rules that may apply to it, which are all if the text cannot be
    /// cut; `nil` if the font lacks a character.
    private func read(_ bytes: UnsafeBufferPointer<UInt8>) -> GlyphRules.RuleSet? {
        text.removeAll(keepingCapacity: true)
        var triggers: GlyphRules.RuleSet = 0
        var preventsCuts = rules == nil
        var position = 0
        while position < bytes.count {
            let offset = position
            let index = characterIndex(bytes.character(at: &position))
            let relations = characters[index].relations
            if relations == Character.missing.relations { return nil }
            if let rules {
                triggers |= rules.relations[Int(relations)].triggers
                if rules.relations[Int(relations)].preventsCuts { preventsCuts = true }
            }
            text.append((offset, index))
        }
        return preventsCuts ? .max : triggers
    }

    private func canCut(_ left: Int, _ right: Int, _ triggers: GlyphRules.RuleSet) -> Bool {
        guard let rules, triggers != .max else { return false }
        let (one, other) = (Int(characters[left].relations), Int(characters[right].relations))
        return rules.relations[one].left & rules.relations[other].right & triggers == 0
    }

    private func readRules() {
        rules = GlyphRules.of(font)
        removeCharacters()
    }

    // MARK: Characters

    private func removeCharacters() {
        pages = []
        characters = []
    }

    /// Returns the index of a character in ``characters``.
    private func characterIndex(_ code: UInt32) -> Int {
        let (page, offset) = (Int(code) / ShapedRunCache.pageSize, Int(code) % ShapedRunCache.pageSize)
        if page >= pages.count { pages.append(contentsOf: repeatElement(-1, count: page + 1 - pages.count)) }
        if pages[page] < 0 {
            pages[page] = Int16(characters.count / ShapedRunCache.pageSize)
            characters.append(contentsOf: repeatElement(.unknown, count: ShapedRunCache.pageSize))
        }
        let index = Int(pages[page]) * ShapedRunCache.pageSize + offset
        if characters[index].relations == Character.unknown.relations { characters[index] = makeCharacter(code) }
        return index
    }

    private func makeCharacter(_ code: UInt32) -> Character {
        var glyph: hb_codepoint_t = 0
        // Pango finds another font for a character without a glyph, even if HarfBuzz could compose it from others.
        guard hb_font_get_nominal_glyph(font.shaper, code, &glyph) != 0, glyph != 0 else { return .missing }
        return Character(
            relations: rules?.relationsIndex(of: glyph) ?? Character.unread, run: Character.unshaped)
    }

    // MARK: Runs

    /// Returns the run of one character.
    private func run(of index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int32? {
        let known = characters[index].run
        if known != Character.unshaped { return known }
        var end = offset
        _ = bytes.character(at: &end)
        let run = shape(UnsafeBufferPointer(rebasing: bytes[offset..<end]))
        characters[index].run = run ?? Character.unshaped
        return run
    }

    /// Returns the run of several characters.
    private func run(of bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        let hash = ShapedRunCache.hash(bytes)
        var slot = Int(hash) & (table.count - 1)
        while !table.isEmpty, table[slot] >= 0 {
            let entry = entries[Int(table[slot])]
            if entry.hash == hash, entry.key.count == bytes.count, isKey(entry.key, bytes) { return entry.run }
            slot = (slot + 1) & (table.count - 1)
        }
        guard let run = shape(bytes) else { return nil }
        let key = Int32(keys.count)
        keys.append(contentsOf: bytes)
        entries.append(Entry(hash: hash, key: key..<Int32(keys.count), run: run))
        insertLastEntry()
        return run
    }

    private func isKey(_ key: Range<Int32>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        keys.withUnsafeBufferPointer { keys in
            guard let one = keys.baseAddress, let other = bytes.baseAddress else { return false }
            return memcmp(one + Int(key.lowerBound), other, bytes.count) == 0
        }
    }

    private func insertLastEntry() {
        func insert(_ index: Int) {
            var slot = Int(entries[index].hash) & (table.count - 1)
            while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = Int32(index)
        }
        if entries.count * 2 > table.count {
            table = ContiguousArray(repeating: -1, count: max(64, table.count * 2))
            for index in entries.indices { insert(index) }
        } else {
            insert(entries.count - 1)
        }
    }

    /// Returns a hash of a text.
    nonisolated static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ hash >> 15
    }

    /// The approximate size of the runs in bytes.
    var byteCount: Int {
        runs.count * MemoryLayout<ShapedRun>.stride + glyphs.count * MemoryLayout<PositionedGlyph>.stride + keys.count
            + edges.count * MemoryLayout<Int32>.stride + entries.count * MemoryLayout<Entry>.stride + table.count * MemoryLayout<Int32>.stride
    }

    private func removeRuns() {
        runs = []
        glyphs = []
        edges = []
        keys = []
        entries = []
        table = []
        for index in characters.indices { characters[index].run = Character.unshaped }
    }

    /// Shapes a run and stores it; returns its index in ``runs``, or `nil` if it lacks a glyph.
    private func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        if byteCount > ShapedRunCache.maximumBytes { removeRuns() }
        shapedRuns += 1
        let buffer = ShapedRunCache.buffer
        hb_buffer_clear_contents(buffer)
        bytes.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        if hasTabularDigits {
            var feature = hb_feature_t(tag: tag("tnum"), value: 1, start: 0, end: UInt32.max)
            hb_shape(font.shaper, buffer, &feature, 1)
        } else {
            hb_shape(font.shaper, buffer, nil, 0)
        }
        return storeShapedGlyphs(of: bytes)
    }

    private func storeShapedGlyphs(of bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(ShapedRunCache.buffer, &count), count > 0,
            let positions = hb_buffer_get_glyph_positions(ShapedRunCache.buffer, nil)
        else { return nil }
        let (first, firstEdge) = (glyphs.count, edges.count)
        var run = ShapedRun(glyphs: 0..<0, width: 0, ink: PangoRectangle(), edges: 0..<0)
        // The offset of the next character, as long as each glyph belongs to one character, in order.
        var next: Int? = 0
        for index in 0..<Int(count) {
            let number = infos[index].codepoint
            // Glyph 0 is a missing character.
            guard number != 0, let glyph = font.glyph(number) else {
                glyphs.removeSubrange(first...)
                edges.removeSubrange(firstEdge...)
                return nil
            }
            if let offset = next, offset < bytes.count, Int(infos[index].cluster) == offset {
                var end = offset
                _ = bytes.character(at: &end)
                edges.append(contentsOf: repeatElement(run.width, count: end - offset))
                next = end
            } else {
                next = nil
            }
            let position = positions[index]
            if !glyph.mask.rect.isEmpty {
                let x = run.width + PixelFont.pixels(position.x_offset)
                let y = PixelFont.pixels(-position.y_offset)
                glyphs.append(PositionedGlyph(number: number, x: x, y: y))
                run.ink = run.ink.union(glyph.ink.offsetBy(x: x, y: y))
            }
            run.width += PixelFont.pixels(position.x_advance)
        }
        if next != bytes.count { edges.removeSubrange(firstEdge...) }
        run.glyphs = Int32(first)..<Int32(glyphs.count)
        run.edges = Int32(firstEdge)..<Int32(edges.count)
        runs.append(run)
        return Int32(runs.count - 1)
    }
}
