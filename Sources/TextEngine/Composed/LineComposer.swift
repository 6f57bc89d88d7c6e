import CCairo
import CoreGraphics

/// A composer of single lines of plain text in one font at one size, from cached runs of glyphs.
///
/// Composing takes a fraction of the time of a Pango layout, which also itemizes scripts, directions and fonts and
/// finds line breaks. Most text of a user interface consists of such lines.
@MainActor final class LineComposer {
    /// The greatest length in bytes of text that is composed. Longer text is mostly a paragraph that needs line breaks.
    private static let maximumLength = 1024

    private static var composers: [LineComposer] = []
    /// The greatest number of cached composers.
    ///
    /// An app shows few fonts at a time; when the cache is full, it is emptied.
    private static let maximumComposers = 16

    private let descriptor: FontDescriptor
    private let scale: CGFloat
    private let ascent: CGFloat
    private let descent: CGFloat
    private let runsBeforeRules: Int
    /// The caches of the scripts, by their numbers.
    private var caches: [ShapedRunCache?] = Array(repeating: nil, count: TextScript.count)

    /// Creates a composer.
    ///
    /// - Parameters:
    ///   - descriptor: The font.
    ///   - scale: Device pixels per point.
    ///   - runsBeforeRules: The number of runs that are shaped before the rules of a font are read. Most fonts are used
    ///     for few texts, and reading the rules takes about a millisecond.
    init(_ descriptor: FontDescriptor, scale: CGFloat, runsBeforeRules: Int = 16) {
        self.descriptor = descriptor
        self.scale = scale
        self.runsBeforeRules = runsBeforeRules
        let metrics = FontLibrary.shared.metrics(of: descriptor, scale: scale)
        ascent = metrics.ascender * scale
        descent = -metrics.descender * scale
    }

    /// Returns the composed line of a request; `nil` if the text requires Pango.
    static func line(for request: TextLayout.Request) -> ComposedLine? {
        guard request.isPlainLine else { return nil }
        return composer(request.runs[0].attributes.font, request.effectiveScale).line(of: request.text)
    }

    /// Returns the composed line of a paragraph of a document, with the edges of its characters; `nil` if the paragraph
    /// requires Pango, or several lines.
    static func paragraph(for request: TextLayout.Request) -> ComposedLine? {
        guard request.hasPlainRun, request.maximumLines == 0 else { return nil }
        let composer = composer(request.runs[0].attributes.font, request.effectiveScale)
        guard let room = request.pixelWidth else { return composer.line(of: request.text, keepsEdges: true) }
        // In a limited width, Pango positions lines that end at the right or in the middle.
        guard request.alignment == .left || request.alignment == .natural, !request.lineBreak.isTruncating,
            request.lineBreak != .clipping, composer.mayFit(request.text.utf8.count, in: room),
            let line = composer.line(of: request.text, keepsEdges: true), Int(line.width) <= room
        else { return nil }
        return line
    }

    /// Returns whether a number of characters may fit into a width in pixels: few texts have narrower characters on
    /// average. A paragraph that has several lines is not composed in vain.
    private func mayFit(_ count: Int, in room: Int) -> Bool { CGFloat(count) * (ascent + descent) / 5 <= CGFloat(room) }

    /// Returns the composed line of a text; `nil` if the text requires Pango.
    func line(of text: String, keepsEdges: Bool = false) -> ComposedLine? {
        guard text.utf8.count <= LineComposer.maximumLength else { return nil }
        if text.isEmpty, keepsEdges {
            return cache(.common).map { makeLine($0.font, 0, keepsEdges: true) }
        }
        var text = text
        return text.withUTF8 { bytes in
            let scripts = TextScript.all(in: bytes)
            return scripts == 0 ? nil : line(of: bytes, scripts, keepsEdges: keepsEdges)
        }
    }

    private static func composer(_ descriptor: FontDescriptor, _ scale: CGFloat) -> LineComposer {
        if let known = composers.first(where: { $0.scale == scale && $0.descriptor == descriptor }) { return known }
        if composers.count == maximumComposers { composers = [] }
        let composer = LineComposer(descriptor, scale: scale)
        composers.append(composer)
        return composer
    }

    private func line(
        of bytes: UnsafeBufferPointer<UInt8>, _ scripts: UInt16, keepsEdges: Bool
    ) -> ComposedLine? {
        // Pango draws parts in different scripts one after the other, which makes a difference where they touch.
        guard let script = TextScript.only(in: scripts), let cache = cache(script) else { return nil }
        var line = makeLine(cache.font, bytes.count, keepsEdges: keepsEdges)
        return cache.append(bytes, to: &line) && isCacheable(line) ? line : nil
    }

    /// The number of runs that have been shaped.
    var shapedRunCount: Int { caches.reduce(0) { $0 + ($1?.shapedRuns ?? 0) } }

    /// The approximate size of the cached runs in bytes.
    var byteCount: Int { caches.reduce(0) { $0 + ($1?.byteCount ?? 0) } }

    private func makeLine(_ font: PixelFont, _ capacity: Int, keepsEdges: Bool) -> ComposedLine {
        ComposedLine(font, ascent: ascent, descent: descent, capacity: capacity, keepsEdges: keepsEdges)
    }

    private func isCacheable(_ line: ComposedLine) -> Bool {
        line.width < TextLayout.maximumCachedEdge
            && Int(line.width) * line.height < TextLayout.maximumCachedPixels
    }

    private func cache(_ script: TextScript) -> ShapedRunCache? {
        if let known = caches[Int(script.rawValue)] { return known }
        let language = TextLanguage.of(script)
        guard let font = FontLibrary.shared.pixelFont(of: descriptor, scale: scale, language: language) else {
            return nil
        }
        let cache = ShapedRunCache(
            font, script, language: language, hasTabularDigits: descriptor.hasTabularDigits,
            runsBeforeRules: runsBeforeRules)
        caches[Int(script.rawValue)] = cache
        return cache
    }
}

extension TextLayout.Request {
    /// A Boolean value that indicates whether the request has no line width, a single font, and no other attributes.
    var isPlainLine: Bool { width == .infinity && hasPlainRun }

    /// A Boolean value that indicates whether the text has a single font, and no other attributes.
    var hasPlainRun: Bool {
        guard runs.count == 1, extras == nil else { return false }
        // Digits and punctuation alone are reordered in right-to-left interfaces.
        if prefersRightToLeft, !text.unicodeScalars.contains(where: \.properties.isAlphabetic) { return false }
        let run = runs[0]
        return run.range.lowerBound <= 0 && run.range.upperBound >= text.utf8.count && run.attributes.isPlain
    }

    /// A hash of the text and the size of the first font, which takes less time than a hash for a dictionary.
    var quickHash: Int {
        var text = text
        let hash = text.withUTF8 { ShapedRunCache.hash($0) }
        guard let size = runs.first?.attributes.font.size else { return Int(hash) }
        return Int(hash ^ (UInt32(truncatingIfNeeded: size.bitPattern >> 32) &* 0x9e37_79b9) >> 8)
    }
}

extension TextAttributes {
    /// A Boolean value that indicates whether all attributes except the font have their default values.
    fileprivate var isPlain: Bool {
        color == nil && backgroundColor == nil && !isUnderlined && !isStruckThrough && kern == 0 && baselineOffset == 0
            && decoration == nil
    }
}
