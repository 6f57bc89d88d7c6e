import CoreGraphics
import TextEngine

/// An object that lays out the text of a text storage in text containers.
///
/// Text is laid out on demand, by paragraph, when a method needs a position. Results are therefore always valid, and
/// editing a long text costs as much as editing a short one.
///
/// A glyph index is the index of the character, in UTF-16 code units: a ligature or composed glyph has one index for
/// each of its code units. Rectangles and points are in the coordinates of a container, whose origin is its top left
/// corner.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The storage with the text. Not retained: a storage retains its layout managers.
    open internal(set) weak var textStorage: NSTextStorage?

    /// The containers in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []

    /// A Boolean value that indicates whether line heights include the leading of fonts. The height of a line always
    /// includes it, so the value has no effect. True by default.
    open var usesFontLeading = true

    /// A Boolean value that permits layout of parts of the text. Text is always laid out on demand, so the value has no
    /// effect. False by default.
    open var allowsNonContiguousLayout = false

    /// A Boolean value that indicates whether text before a part that is laid out may not be laid out yet.
    open var hasNonContiguousLayout: Bool { view != nil }

    /// The text of the first container. In a text view it is the view's document.
    var document = TextDocument(style: .standard)
    /// The cached layouts of the containers for ``document``.
    private var layouts: [ContainerLayout] = []
    private var layoutsGeneration = -1
    /// The text view that shows the first container.
    weak var view: UITextView?
    /// A Boolean value that indicates whether the text view is copying its own change to the storage.
    var ignoresEdits = false
    /// The number of edits since edits were last processed.
    var editCount = 0

    /// Creates a layout manager without containers.
    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: Text

    /// Sets the storage, and replaces the text with that of the storage. Without a storage, there is no text.
    func storageDidChange(to storage: NSTextStorage?) {
        textStorage = storage
        guard !ignoresEdits else { return }
        let length = document.length
        if let storage {
            replaceText(0..<length, in: storage, newLength: storage.length)
        } else {
            document.setText(TextFragment())
            view?.storageDidProcessEditing(
                .editedCharacters, NSRange(location: 0, length: 0), -length, editCount: 1)
        }
    }

    /// Applies an edit of the storage to the document, before edits are processed.
    func storageDidEdit(
        _ storage: NSTextStorage, _ mask: NSTextStorage.EditActions, _ range: NSRange, newLength: Int
    ) {
        guard !ignoresEdits else { return }
        editCount += 1
        let old = range.location..<range.location + range.length
        if mask.contains(.editedCharacters) {
            replaceText(old, in: storage, newLength: newLength)
        } else {
            storage.forEachRun(in: range) { attributes, part in
                // The attributes of a surrogate pair are those of its first unit.
                let (start, end) = (part.location, part.location + part.length)
                document.setStyle(style(of: attributes), in: document.scalarEnd(start)..<document.scalarEnd(end))
            }
        }
        // An edit may split a surrogate pair, which the document does not permit, or may be reported incorrectly.
        if document.length != storage.length {
            replaceText(0..<document.length, in: storage, newLength: storage.length)
        }
    }

    private func replaceText(_ old: Range<Int>, in storage: NSTextStorage, newLength: Int) {
        let new = NSRange(location: old.lowerBound, length: newLength)
        var runs: [StyleRun] = []
        storage.forEachRun(in: new) { attributes, part in
            TextFragment.append(StyleRun(units: part.length, style: style(of: attributes)), to: &runs)
        }
        document.replace(old, with: TextFragment(text: storage.substring(new), dividingRuns: runs))
    }

    /// Returns the style for attributes, without the default attributes of the text view, which continue to follow the
    /// view's properties.
    private func style(of attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        var attributes = attributes
        for (key, value) in view?.defaultAttributes ?? [:] {
            if let own = attributes[key] as? NSObject, own.isEqual(value) { attributes[key] = nil }
        }
        return attributes.isEmpty ? .plain : TextStyle(attributes)
    }

    /// Notifies the layout manager that the storage has processed edits.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editMask: The kinds of changes.
    ///   - newCharRange: The changed range in the current text, in UTF-16 code units.
    ///   - delta: The change in the length of the text.
    ///   - invalidatedCharRange: The range whose layout is invalid.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let count = editCount
        editCount = 0
        guard !ignoresEdits else { return }
        view?.storageDidProcessEditing(editMask, newCharRange, delta, editCount: count)
    }

    // MARK: Containers

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container, removing it from another layout manager if necessary. The index is clamped to the valid
    /// range.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        if let old = container.linkedManager, let index = old.textContainers.firstIndex(where: { $0 === container }) {
            old.removeTextContainer(at: index)
        }
        container.linkedManager = self
        textContainers.insert(container, at: max(0, min(textContainers.count, index)))
        layoutsGeneration = -1
    }

    /// Removes the container at an index. Does nothing if the index is out of range.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).linkedManager = nil
        layoutsGeneration = -1
    }

    /// Invalidates the layout in a container and those after it.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { layoutsGeneration = -1 }

    /// Returns the container of a glyph; nil if no container has space for it.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the glyph.
    ///   - effectiveGlyphRange: On return, the range of glyphs in the container.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let layout = layout(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(layout.characters)
        return layout.container
    }

    /// Returns the layouts of all containers, which are cached until the text changes.
    func currentLayouts() -> [ContainerLayout] {
        view?.updateDocumentStyle()
        if layoutsGeneration == document.generation, layouts.count == textContainers.count { return layouts }
        layouts = []
        var start = 0
        for (index, container) in textContainers.enumerated() {
            let text =
                index == 0
                ? document : TextDocument(document.fragment(in: start..<document.length), style: .standard)
            let layout = makeLayout(of: container, text, start: start)
            layouts.append(layout)
            start = layout.characters.upperBound
        }
        layoutsGeneration = document.generation
        return layouts
    }

    func layout(of container: NSTextContainer) -> ContainerLayout? {
        currentLayouts().first { $0.container === container }
    }

    /// Returns the layout of the container that contains a glyph.
    func layout(at index: Int) -> ContainerLayout? {
        let layouts = currentLayouts()
        return layouts.first { $0.characters.contains(index) } ?? layouts.last { $0.characters.upperBound == index }
    }

    // MARK: Layout

    /// Lays out the text in a container.
    open func ensureLayout(for container: NSTextContainer) { _ = usedRect(for: container) }

    /// Lays out a range of characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) { forEachLine(in: charRange) { _, _ in true } }

    /// Lays out a range of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { forEachLine(in: glyphRange) { _, _ in true } }

    /// Lays out the lines in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Discards the layout of a range, for example because an attachment has changed.
    ///
    /// - Parameters:
    ///   - charRange: The range of characters.
    ///   - actualCharacterRange: On return, the range clamped to the text.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let range = document.clamp(charRange.clampedUnits)
        actualCharacterRange?.pointee = NSRange(range)
        document.invalidateLayout(range)
        layoutsGeneration = -1
        view?.setNeedsLayout()
        view?.setNeedsDisplay()
    }

    /// Invalidates the display of a range of characters: the entire text view is redrawn.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.setNeedsDisplay() }

    /// Invalidates the display of a range of glyphs: the entire text view is redrawn.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { view?.setNeedsDisplay() }

    // MARK: Glyphs and characters

    /// The number of glyphs.
    open var numberOfGlyphs: Int { document.length }

    /// Returns whether there is a glyph at an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<document.length).contains(glyphIndex) }

    /// Returns the index of the character of a glyph: the same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the index of the glyph of a character: the same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyph range of a character range, extended to whole grapheme clusters.
    ///
    /// - Parameters:
    ///   - charRange: The range of characters.
    ///   - actualCharacterRange: On return, the extended range of characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        let range = wholeCharacters(charRange)
        actualCharacterRange?.pointee = range
        return range
    }

    /// Returns the character range of a glyph range, extended to whole grapheme clusters.
    ///
    /// - Parameters:
    ///   - glyphRange: The range of glyphs.
    ///   - actualGlyphRange: On return, the extended range of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let range = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    private func wholeCharacters(_ range: NSRange) -> NSRange {
        let range = document.clamp(range.clampedUnits)
        guard !range.isEmpty else { return NSRange(range) }
        let low = document.characterRange(at: range.lowerBound).lowerBound
        let high = document.characterRange(at: range.upperBound - 1).upperBound
        return NSRange(low..<max(high, range.upperBound))
    }

    /// Returns the range of glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(of: container).map { NSRange($0.characters) } ?? NSRange(location: 0, length: 0)
    }

    /// Returns the range of glyphs in the lines that intersect a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let layout = layout(of: container), !layout.range.isEmpty, bounds.minY.isFinite || bounds.isInfinite
        else { return NSRange(location: 0, length: 0) }
        let top = max(0, bounds.minY)
        var range: Range<Int>?
        for placed in layout.document.pieces(in: top...max(top, bounds.maxY)) {
            for index in 0..<placed.layout.lineCount {
                let line = layout.document.line(index, of: placed)
                guard line.bottom > bounds.minY, line.top < bounds.maxY else { continue }
                range = (range?.lowerBound ?? line.range.lowerBound)..<line.range.upperBound
            }
        }
        guard let range else { return NSRange(location: 0, length: 0) }
        let part = range.clamped(to: layout.range)
        return NSRange(location: layout.start + part.lowerBound, length: part.count)
    }

    /// Returns the same range as ``glyphRange(forBoundingRect:in:)``.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Lines

    /// Returns the bounding box of the lines in a container, including their padding.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = layout(of: container) else { return .zero }
        if layout.range.upperBound >= layout.document.length || layout.document.limitsLines,
            !container.lineHeightLimit.isFinite || layout.document.limitsLines || layout.document.length == 0
        {
            let rect = layout.document.usedRect()
            return CGRect(x: rect.minX, y: rect.minY, width: rect.width + 2 * layout.padding, height: rect.height)
        }
        var result = CGRect.null
        layout.document.forEachLine(in: layout.range) { line in
            if line.range.lowerBound < layout.range.upperBound { result = result.union(layout.usedRect(line)) }
            return true
        }
        let extra = extraLine(in: layout)
        if let extra { result = result.union(layout.usedRect(extra)) }
        return result.isNull ? .zero : result
    }

    /// Returns the rectangle of the line that contains a glyph, with the width of the container and the spacing around
    /// it.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the glyph.
    ///   - effectiveGlyphRange: On return, the range of glyphs in the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        guard let (layout, line) = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
        return layout.fragmentRect(line)
    }

    /// Returns the part of a line fragment rectangle that the glyphs and padding of the line occupy.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of a glyph in the line.
    ///   - effectiveGlyphRange: On return, the range of glyphs in the line.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        guard let (layout, line) = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
        return layout.usedRect(line)
    }

    private func line(at index: Int, _ range: NSRangePointer?) -> (ContainerLayout, TextDocument.Line)? {
        guard isValidGlyphIndex(index), let layout = layout(at: index) else { return nil }
        let line = layout.document.line(at: index - layout.start)
        range?.pointee = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
        return (layout, line)
    }

    /// Returns the location of a glyph: the start of its advance on the baseline, relative to the origin of its line
    /// fragment rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (layout, line) = line(at: glyphIndex, nil) else { return .zero }
        let caret = layout.document.caretRect(for: TextLocation(glyphIndex - layout.start))
        return CGPoint(x: caret.minX + layout.padding, y: line.baseline - line.top)
    }

    /// Calls a closure with each line of a range of glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: The range of glyphs.
    ///   - block: The closure. Its arguments are the line fragment rectangle, the used rectangle, the container, the
    ///     range of glyphs in the line, and a Boolean value that the closure sets to true to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        forEachLine(in: glyphRange) { layout, line in
            let range = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
            block(layout.fragmentRect(line), layout.usedRect(line), layout.container, range, &stop)
            return !stop.boolValue
        }
    }

    private func forEachLine(in range: NSRange, _ body: (ContainerLayout, TextDocument.Line) -> Bool) {
        let range = document.clamp(range.clampedUnits)
        for layout in currentLayouts() {
            let local = layout.local(range)
            guard !local.isEmpty else { continue }
            var goesOn = true
            layout.document.forEachLine(in: local) { line in
                goesOn = body(layout, line)
                return goesOn
            }
            if !goesOn { return }
        }
    }

    /// The rectangle of the empty line after a paragraph separator at the end of the text; zero if there is none.
    open var extraLineFragmentRect: CGRect {
        guard let layout = currentLayouts().last, let line = extraLine(in: layout) else { return .zero }
        return layout.fragmentRect(line)
    }

    /// The used rectangle of the empty line after a paragraph separator at the end of the text; zero if there is none.
    open var extraLineFragmentUsedRect: CGRect {
        guard let layout = currentLayouts().last, let line = extraLine(in: layout) else { return .zero }
        return layout.usedRect(line)
    }

    /// The container of the empty line after a paragraph separator at the end of the text; nil if there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        guard let layout = currentLayouts().last, extraLine(in: layout) != nil else { return nil }
        return layout.container
    }

    private func extraLine(in layout: ContainerLayout) -> TextDocument.Line? {
        let document = layout.document
        guard layout.range.upperBound == document.length else { return nil }
        let line = document.line(at: document.length)
        guard line.range.isEmpty, line.rect.maxY <= layout.container.lineHeightLimit + 0.5 else { return nil }
        return line
    }

    // MARK: Rectangles and points

    /// Returns the bounding box of a range of glyphs in a container, with the full height of their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(of: container) else { return .zero }
        let range = document.clamp(glyphRange.clampedUnits)
        let rects = layout.rects(of: range)
        if let first = rects.first { return rects.dropFirst().reduce(first) { $0.union($1) } }
        guard layout.characters.lowerBound <= range.lowerBound, range.lowerBound <= layout.characters.upperBound else {
            return .zero
        }
        return layout.document.caretRect(for: TextLocation(range.lowerBound - layout.start))
            .offsetBy(dx: layout.padding, dy: 0)
    }

    /// Calls a closure with the rectangles that enclose the glyphs of a range, one or more for each line.
    ///
    /// - Parameters:
    ///   - glyphRange: The range of glyphs.
    ///   - selectedRange: The selected range. If it is not empty, rectangles extend to the edge where the range
    ///     continues on the next line. The location `NSNotFound` means no selection.
    ///   - textContainer: The container.
    ///   - block: The closure. Its arguments are a rectangle and a Boolean value that the closure sets to true to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout = layout(of: textContainer) else { return }
        var stop: ObjCBool = false
        let isSelection = selectedRange.location != NSNotFound && selectedRange.length > 0
        for rect in layout.rects(of: document.clamp(glyphRange.clampedUnits), toEdges: isSelection) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the index of the glyph closest to a point of a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the index of the glyph closest to a point of a container.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - container: The container.
    ///   - partialFraction: On return, the fraction of the glyph's width at which the point lies, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let layout = layout(of: container), point.isFinite else { return 0 }
        let found = layout.character(at: point)
        partialFraction?.pointee = found.fraction
        return min(found.offset, max(layout.characters.lowerBound, layout.characters.upperBound - 1))
    }

    /// Returns the fraction of the width of the closest glyph at which a point lies, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the index of the character closest to a point of a container.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - container: The container.
    ///   - partialFraction: On return, the fraction of the distance from the character's insertion point to the next
    ///     one at which the point lies, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    // MARK: Drawing

    /// Draws the background colors of a range of glyphs in the current graphics context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The range of glyphs.
    ///   - origin: The origin of the container in the coordinates of the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(document.clamp(glyphsToShow.clampedUnits), at: origin)
    }

    /// Draws a range of glyphs in the current graphics context, with attachments, underlines and strikethroughs.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The range of glyphs.
    ///   - origin: The origin of the container in the coordinates of the context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawLayouts(document.clamp(glyphsToShow.clampedUnits), at: origin)
    }

    /// Fills rectangles behind a range of characters in the current graphics context.
    /// ``drawBackground(forGlyphRange:at:)`` calls this method for each range with a background color.
    ///
    /// - Parameters:
    ///   - rectArray: The rectangles.
    ///   - rectCount: The number of rectangles.
    ///   - charRange: The range of characters.
    ///   - color: The background color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for index in 0..<max(0, rectCount) { UIRectFill(rectArray[index]) }
    }
}

extension NSRange {
    /// The range as a Swift range. A location or length that is negative or `NSNotFound` results in an empty range at
    /// the start.
    var clampedUnits: Range<Int> {
        guard location >= 0, location != NSNotFound, length >= 0 else { return 0..<0 }
        return location..<location + min(length, Int.max - location)
    }
}
