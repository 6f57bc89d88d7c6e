import CoreGraphics

/// Lays out the text of a text storage in text containers.
///
/// Text is laid out where it is needed: by paragraph, when a method asks for a position. So results are always valid, and
/// editing a long text costs as much as editing a short one.
///
/// A glyph index is the index of the character, in UTF-16 code units: ligatures and glyphs that are composed of several
/// count as many glyphs as they have code units. Rectangles and points are in the coordinates of a container, whose origin
/// is its top-left corner.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The storage with the text. A storage retains its layout managers.
    open internal(set) weak var textStorage: NSTextStorage?

    /// The containers in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []

    /// A Boolean value that indicates whether the leading of fonts counts in the height of lines. Fonts here state the
    /// height of a line with its leading, so the value has no effect. The default is true.
    open var usesFontLeading = true

    /// A Boolean value that permits layout of parts of the text. Layout is always done where it is needed, so the value
    /// has no effect. The default is false.
    open var allowsNonContiguousLayout = false

    /// A Boolean value that indicates whether some text before a laid out part may not be laid out yet.
    open var hasNonContiguousLayout: Bool { view != nil }

    /// The text for the first container; a text view's own.
    var document = TextDocument()
    /// The layout of each container, as far as it is known for ``document``.
    private var layouts: [ContainerLayout] = []
    private var layoutsGeneration = -1
    /// The text view that shows the first container.
    weak var view: UITextView?
    /// Whether the text view is copying its own change to the storage.
    var ignoresEdits = false
    /// The number of edits since edits were processed last.
    var editCount = 0

    /// Creates a layout manager without containers.
    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: Text

    /// Updates the text before edits are processed.
    func storageDidChange(to storage: NSTextStorage?) {
        textStorage = storage
        guard let storage, !ignoresEdits else { return }
        replaceText(0..<document.length, in: storage, newLength: storage.length)
    }

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
        // An edit may divide what the document does not, a surrogate pair, or be reported wrongly.
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

    /// Attributes that are those of the view's whole text are left to it, so that its properties go on to set them.
    private func style(of attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        var attributes = attributes
        for (key, value) in view?.defaultAttributes ?? [:] {
            if let own = attributes[key] as? NSObject, own.isEqual(value) { attributes[key] = nil }
        }
        return attributes.isEmpty ? .plain : TextStyle(attributes)
    }

    /// Notifies the layout manager that the storage processed edits.
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

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        if let old = container.linkedManager, let index = old.textContainers.firstIndex(where: { $0 === container }) {
            old.removeTextContainer(at: index)
        }
        container.linkedManager = self
        textContainers.insert(container, at: max(0, min(textContainers.count, index)))
        layoutsGeneration = -1
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).linkedManager = nil
        layoutsGeneration = -1
    }

    /// Invalidates the layout in a container and those behind it.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { layoutsGeneration = -1 }

    /// The container with a glyph; nil if no container has room for it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let layout = layout(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(layout.characters)
        return layout.container
    }

    /// The layout in all containers.
    func currentLayouts() -> [ContainerLayout] {
        view?.updateDocumentStyle()
        if layoutsGeneration == document.generation, layouts.count == textContainers.count { return layouts }
        layouts = []
        var start = 0
        for (index, container) in textContainers.enumerated() {
            let text = index == 0 ? document : TextDocument(document.fragment(in: start..<document.length))
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

    /// The layout of the container with a glyph.
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
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let range = document.clamp(charRange.clampedUnits)
        actualCharacterRange?.pointee = NSRange(range)
        document.invalidateLayout(range)
        layoutsGeneration = -1
        view?.setNeedsLayout()
        view?.setNeedsDisplay()
    }

    /// Redraws a range of characters in the text view.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.setNeedsDisplay() }

    /// Redraws a range of glyphs in the text view.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { view?.setNeedsDisplay() }

    // MARK: Glyphs and characters

    /// The number of glyphs.
    open var numberOfGlyphs: Int { document.length }

    /// A Boolean value that indicates whether there is a glyph at an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<document.length).contains(glyphIndex) }

    /// The index of the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The index of the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs of the composed characters that a range touches.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        let range = wholeCharacters(charRange)
        actualCharacterRange?.pointee = range
        return range
    }

    /// The characters of the glyphs of a range.
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

    /// The glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(of: container).map { NSRange($0.characters) } ?? NSRange(location: 0, length: 0)
    }

    /// The glyphs of the lines that are at least partly in a rectangle of a container.
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

    /// The same as ``glyphRange(forBoundingRect:in:)``.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Lines

    /// The rectangle of the lines in a container with their padding.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = layout(of: container) else { return .zero }
        if layout.range.upperBound >= layout.document.length || layout.document.limitsLines,
            !container.lineRoom.isFinite || layout.document.limitsLines || layout.document.length == 0
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

    /// The rectangle of the line with a glyph, as wide as the container, with the spacing around it.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        guard let (layout, line) = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
        return layout.fragmentRect(line)
    }

    /// The rectangle of the line with a glyph that its glyphs and padding take.
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

    /// The position of a glyph: the start of its advance on the baseline, from the origin of its line fragment
    /// rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (layout, line) = line(at: glyphIndex, nil) else { return .zero }
        let caret = layout.document.caretRect(for: TextPlace(glyphIndex - layout.start))
        return CGPoint(x: caret.minX + layout.padding, y: line.baseline - line.top)
    }

    /// Calls `block` with each line of a range of glyphs: its rectangle, the rectangle that its glyphs take, its
    /// container and its glyphs.
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

    /// The rectangle of the empty line behind the end of the last paragraph; zero if there is none.
    open var extraLineFragmentRect: CGRect {
        guard let layout = currentLayouts().last, let line = extraLine(in: layout) else { return .zero }
        return layout.fragmentRect(line)
    }

    /// The used rectangle of the empty line behind the end of the last paragraph; zero if there is none.
    open var extraLineFragmentUsedRect: CGRect {
        guard let layout = currentLayouts().last, let line = extraLine(in: layout) else { return .zero }
        return layout.usedRect(line)
    }

    /// The container of the empty line behind the end of the last paragraph; nil if there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        guard let layout = currentLayouts().last, extraLine(in: layout) != nil else { return nil }
        return layout.container
    }

    private func extraLine(in layout: ContainerLayout) -> TextDocument.Line? {
        let document = layout.document
        guard layout.range.upperBound == document.length else { return nil }
        let line = document.line(at: document.length)
        guard line.range.isEmpty, line.rect.maxY <= layout.container.lineRoom + 0.5 else { return nil }
        return line
    }

    // MARK: Rectangles and points

    /// The smallest rectangle around the glyphs of a range in a container, as high as their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(of: container) else { return .zero }
        let range = document.clamp(glyphRange.clampedUnits)
        let rects = layout.rects(of: range)
        if let first = rects.first { return rects.dropFirst().reduce(first) { $0.union($1) } }
        guard layout.characters.lowerBound <= range.lowerBound, range.lowerBound <= layout.characters.upperBound else {
            return .zero
        }
        return layout.document.caretRect(for: TextPlace(range.lowerBound - layout.start))
            .offsetBy(dx: layout.padding, dy: 0)
    }

    /// Calls `block` with the rectangles around the glyphs of a range: one or more for each line.
    ///
    /// - Parameter selectedRange: the glyphs that are selected; their rectangles reach to the edge where the selection
    ///   goes on in the next line. The location `NSNotFound` stands for no selection.
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

    /// The glyph nearest to a point of a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph nearest to a point of a container, and how far through its width the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let layout = layout(of: container), point.isFinite else { return 0 }
        let found = layout.character(at: point)
        partialFraction?.pointee = found.fraction
        return min(found.offset, max(layout.characters.lowerBound, layout.characters.upperBound - 1))
    }

    /// How far through the width of the nearest glyph a point is, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character nearest to a point of a container, and how far the point is from its insertion point to the next
    /// one, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    // MARK: Drawing

    /// Draws the background colors of a range of glyphs in the current context.
    ///
    /// - Parameter origin: the origin of the container in the coordinates of the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(document.clamp(glyphsToShow.clampedUnits), at: origin)
    }

    /// Draws a range of glyphs in the current context, with attachments and lines under and through them.
    ///
    /// - Parameter origin: the origin of the container in the coordinates of the context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawLayouts(document.clamp(glyphsToShow.clampedUnits), at: origin)
    }

    /// Fills rectangles behind a range of characters in the current context. ``drawBackground(forGlyphRange:at:)`` calls
    /// it for each range with a background color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for index in 0..<max(0, rectCount) { UIRectFill(rectArray[index]) }
    }
}

extension NSRange {
    /// The range as far as it is valid. `NSNotFound` and negative numbers count as an empty range at the start.
    var clampedUnits: Range<Int> {
        guard location >= 0, location != NSNotFound, length >= 0 else { return 0..<0 }
        return location..<location + min(length, Int.max - location)
    }
}
