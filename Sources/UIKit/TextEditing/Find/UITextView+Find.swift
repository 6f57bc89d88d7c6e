import QuartzCore

/// What a text view keeps for finding.
@MainActor final class TextViewFinding {
    var marks = TextMarks()
    var interaction: UIFindInteraction?
    /// How much of the view the bar covers, in points.
    var coveredHeight: CGFloat = 0
}

// Finding in a text view.
extension UITextView: UITextSearching, UIFindInteractionDelegate, FindNavigatorHost {
    /// A view has one document, and names it by nil.
    public typealias DocumentIdentifier = AnyHashable

    func findingDidChange() {
        if isFindInteractionEnabled {
            let interaction = UIFindInteraction(sessionDelegate: self)
            finding.interaction = interaction
            addInteraction(interaction)
        } else if let interaction = finding.interaction {
            removeInteraction(interaction)
            finding.interaction = nil
        }
    }

    /// A session that searches the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    /// Whether an action of finding can be performed; nil for other actions.
    func canFind(_ action: Selector) -> Bool? {
        switch action {
        case Selector(.find): isFindInteractionEnabled
        case Selector(.findAndReplace): isFindInteractionEnabled && isEditable
        case Selector(.findNext), Selector(.findPrevious): findInteraction?.searchText?.isEmpty == false
        case Selector(.useSelectionForFind): isFindInteractionEnabled && !editor.selection.isCaret
        default: nil
        }
    }

    /// Escape closes the bar, also while the text has the keys.
    func closesFinding(_ presses: Set<UIPress>) -> Bool {
        guard let interaction = findInteraction, interaction.isFindNavigatorVisible, FindNavigator.isEscape(presses)
        else { return false }
        interaction.dismissFindNavigator()
        return true
    }

    // MARK: Room

    func findNavigatorHeightDidChange(_ height: CGFloat) {
        guard height != finding.coveredHeight else { return }
        let isAtTop = contentOffset.y <= leastOffset
        finding.coveredHeight = height
        // What is seen of the beginning stays below the bar.
        if isAtTop || contentOffset.y < leastOffset { contentOffset.y = leastOffset }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The least offset: the bar may cover nothing of the beginning.
    var leastOffset: CGFloat { -finding.coveredHeight }

    /// Scrolls so that a place is well below the bar, and has lines around it.
    private func scroll(toFound range: Range<Int>) {
        layoutIfNeeded()
        let inset = textContainerInset.top
        func isSeen() -> Bool {
            let place = editor.document.caretRect(for: TextPlace(range.lowerBound))
            let top = bounds.minY - inset + finding.coveredHeight
            return place.minY >= top && place.maxY <= bounds.maxY - inset
        }
        if !isSeen() {
            let place = editor.document.caretRect(for: TextPlace(range.lowerBound))
            let room = bounds.height - finding.coveredHeight
            scroll(by: place.minY + inset - finding.coveredHeight - (room - place.height) / 3 - contentOffset.y)
        }
        // Above it something may have turned out to be higher than was thought.
        scrollToSee(TextPlace(range.upperBound, .upstream))
        scrollToSee(TextPlace(range.lowerBound))
    }

    // MARK: Marks

    /// What of a colour is to be drawn behind the text that is seen.
    func visibleMarks() -> [(range: Range<Int>, color: UIColor)] {
        let marks = finding.marks
        guard !marks.isEmpty else { return [] }
        // Lines begin at their left or right ends.
        func offsets(_ y: CGFloat) -> [Int] {
            [-1, bounds.width + 1].map {
                editor.document.place(at: CGPoint(x: $0, y: y - documentOrigin.y)).offset
            }
        }
        let first = offsets(bounds.minY).min() ?? 0
        let visible = first..<max(first, offsets(bounds.maxY).max() ?? 0)
        var result = marks.found(in: visible).filter { $0 != marks.highlighted }
            .map { (range: $0, color: TextViewFinding.foundColor) }
        if let highlighted = marks.highlighted { result.append((highlighted, TextViewFinding.highlightColor)) }
        return result
    }

    /// The text changed: places that were found move along, and it is searched again.
    func foundTextDidChange(_ old: Range<Int>, to new: Range<Int>) {
        guard let interaction = finding.interaction, let session = interaction.activeFindSession else { return }
        if !finding.marks.isEmpty {
            finding.marks.textDidChange(old, to: new)
            setNeedsDisplay()
        }
        (session as? UITextSearchingFindSession)?.placesDidMove { place in
            guard let range = place.range as? TextRange else { return place }
            let offsets = range.offsets
            guard let moved = TextMarks.moved(offsets, old, new) else { return nil }
            return moved == offsets ? place : FoundText(range: TextRange(moved), document: place.document)
        }
        interaction.contentDidChange()
    }

    // MARK: UITextSearching

    /// Whether the text can be changed.
    public var supportsTextReplacement: Bool { isEditable }

    /// Which of two ranges comes first.
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Finds words and phrases in all of the text.
    public func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == AnyHashable {
        for range in ranges(of: string, options) {
            aggregator.foundRange(TextRange(range), searchString: string, document: nil)
        }
        aggregator.finishedSearching()
    }

    private func ranges(of query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
        // What is not to be seen is not to be found either.
        guard !isSecureTextEntry else { return [] }
        return TextFinder(
            query, wordMatch: options.wordMatchMethod,
            ignoresCase: options.stringCompareOptions.contains(.caseInsensitive)
        ).ranges(in: editor.document.string)
    }

    private func offsets(_ range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    /// Draws a colour behind a place that was found.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle
    ) {
        finding.marks.set(offsets(foundTextRange), style)
        setNeedsDisplay()
    }

    /// Draws no colours any more.
    public func clearAllDecoratedFoundText() {
        guard !finding.marks.isEmpty else { return }
        finding.marks.removeAll()
        setNeedsDisplay()
    }

    /// Scrolls so that a place is seen, and not covered by the bar.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) { scroll(toFound: offsets(range)) }

    /// What the delegate says of such a change.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
        isEditable
            && delegate?.textView(
                self, shouldChangeTextIn: NSRange(offsets(foundTextRange)), replacementText: withText) ?? true
    }

    /// Puts text in the place of what was found, as a person would.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        guard isEditable else { return }
        replace(offsets(foundTextRange)) { TextFragment(withText, style: $0.runs.first?.style ?? .plain) }
    }

    /// Puts text in the place of everything that is found, to be undone at once.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let ranges = ranges(of: queryString, options)
        guard isEditable, let first = ranges.first, let last = ranges.last else { return }
        let whole = first.lowerBound..<last.upperBound
        replace(whole) { old in
            var result = TextFragment()
            var end = 0
            for range in ranges {
                let own = range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound
                result.append(old.slice(end..<own.lowerBound))
                result.append(TextFragment(withText, style: old.slice(own).runs.first?.style ?? .plain))
                end = own.upperBound
            }
            return result
        }
    }

    private func replace(_ range: Range<Int>, with new: (TextFragment) -> TextFragment) {
        editor.unmark()
        let fragment = new(editor.document.fragment(in: range))
        editor.select(range)
        editor.insert(fragment, joins: false)
    }
}

extension TextViewFinding {
    /// Behind what was found, and behind the place that is looked at. Text keeps its contrast on both.
    static let foundColor = UIColor.pair(0xFFEFB0, 0x51451C)
    static let highlightColor = UIColor.pair(0xFFC93C, 0x94690A)
}
