import QuartzCore
import TextEngine

/// The state of the find interaction of a text view.
@MainActor final class TextViewFindState {
    var marks = SearchHighlights()
    var interaction: UIFindInteraction?
    /// The height of the view that the find navigator covers, in points.
    var coveredHeight: CGFloat = 0
}

// Searching in a text view.
extension UITextView: UITextSearching, UIFindInteractionDelegate, FindNavigatorHost {
    /// The type of document identifiers. A text view has one document, whose identifier is nil.
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

    /// Returns a session that searches the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    /// Returns whether a find action can be performed; nil for other actions.
    func canFind(_ action: Selector) -> Bool? {
        switch action {
        case Selector(.find): isFindInteractionEnabled
        case Selector(.findAndReplace): isFindInteractionEnabled && isEditable
        case Selector(.findNext), Selector(.findPrevious): findInteraction?.searchText?.isEmpty == false
        case Selector(.useSelectionForFind): isFindInteractionEnabled && !editor.selection.isCaret
        default: nil
        }
    }

    /// Closes the find navigator for Escape, even while the text has keyboard focus.
    ///
    /// - Returns: Whether the navigator was closed.
    func closesFinding(_ presses: Set<UIPress>) -> Bool {
        guard let interaction = findInteraction, interaction.isFindNavigatorVisible, FindNavigator.isEscape(presses)
        else { return false }
        interaction.dismissFindNavigator()
        return true
    }

    // MARK: Layout and scrolling

    func findNavigatorHeightDidChange(_ height: CGFloat) {
        guard height != finding.coveredHeight else { return }
        let isAtTop = contentOffset.y <= minimumContentOffsetY
        finding.coveredHeight = height
        // The beginning of the text stays visible below the bar.
        if isAtTop || contentOffset.y < minimumContentOffsetY { contentOffset.y = minimumContentOffsetY }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The smallest content offset: the text begins below the find navigator.
    var minimumContentOffsetY: CGFloat { -finding.coveredHeight }

    /// Scrolls so that a range is visible below the find navigator, with some lines around it.
    private func scroll(toFound range: Range<Int>) {
        layoutIfNeeded()
        let inset = textContainerInset.top
        func isSeen() -> Bool {
            let place = editor.document.caretRect(for: TextLocation(range.lowerBound))
            let top = bounds.minY - inset + finding.coveredHeight
            return place.minY >= top && place.maxY <= bounds.maxY - inset
        }
        if !isSeen() {
            let place = editor.document.caretRect(for: TextLocation(range.lowerBound))
            let room = bounds.height - finding.coveredHeight
            scroll(by: place.minY + inset - finding.coveredHeight - (room - place.height) / 3 - contentOffset.y)
        }
        // The heights above the range may have been corrected, so the range is scrolled into view again.
        scrollToSee(TextLocation(range.upperBound, .upstream))
        scrollToSee(TextLocation(range.lowerBound))
    }

    // MARK: Highlighting

    /// Returns the visible ranges with a background color.
    func visibleMarks() -> [(range: Range<Int>, color: UIColor)] {
        let marks = finding.marks
        guard !marks.isEmpty else { return [] }
        // A line may begin at its left or right end.
        func offsets(_ y: CGFloat) -> [Int] {
            [-1, bounds.width + 1].map {
                editor.document.place(at: CGPoint(x: $0, y: y - documentOrigin.y)).offset
            }
        }
        let first = offsets(bounds.minY).min() ?? 0
        let visible = first..<max(first, offsets(bounds.maxY).max() ?? 0)
        var result = marks.found(in: visible).filter { $0 != marks.highlighted }
            .map { (range: $0, color: TextViewFindState.foundColor) }
        if let highlighted = marks.highlighted { result.append((highlighted, TextViewFindState.highlightColor)) }
        return result
    }

    /// Moves the results after a change of the text, and schedules another search.
    func foundTextDidChange(_ old: Range<Int>, to new: Range<Int>) {
        guard let interaction = finding.interaction, let session = interaction.activeFindSession else { return }
        if !finding.marks.isEmpty {
            finding.marks.textDidChange(old, to: new)
            setNeedsDisplay()
        }
        (session as? UITextSearchingFindSession)?.placesDidMove { place in
            guard let range = place.range as? TextRange else { return place }
            let offsets = range.offsets
            guard let moved = SearchHighlights.moved(offsets, old, new) else { return nil }
            return moved == offsets ? place : TextSearchResult(range: TextRange(moved), document: place.document)
        }
        interaction.contentDidChange()
    }

    // MARK: UITextSearching

    /// A Boolean value that indicates whether the text can be changed.
    public var supportsTextReplacement: Bool { isEditable }

    /// Compares two ranges by their order.
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Searches the entire text. Secure text has no results.
    public func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == AnyHashable {
        for range in ranges(of: string, options) {
            aggregator.foundRange(TextRange(range), searchString: string, document: nil)
        }
        aggregator.finishedSearching()
    }

    private func ranges(of query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
        // Secure text must not be revealed by searching.
        guard !isSecureTextEntry else { return [] }
        return TextFinder(
            query, wordMatch: options.wordMatchMethod.wordMatch,
            ignoresCase: options.stringCompareOptions.contains(.caseInsensitive)
        ).ranges(in: editor.document.string)
    }

    private func offsets(_ range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    /// Draws a background color behind a result.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle
    ) {
        finding.marks.set(offsets(foundTextRange), style)
        setNeedsDisplay()
    }

    /// Removes the background colors of all results.
    public func clearAllDecoratedFoundText() {
        guard !finding.marks.isEmpty else { return }
        finding.marks.removeAll()
        setNeedsDisplay()
    }

    /// Scrolls until a range is visible and not covered by the find navigator.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) { scroll(toFound: offsets(range)) }

    /// Returns the delegate's decision about a replacement; false if the text is not editable.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
        isEditable
            && delegate?.textView(
                self, shouldChangeTextIn: NSRange(offsets(foundTextRange)), replacementText: withText) ?? true
    }

    /// Replaces a result as a change by the user. The delegate is not asked: see
    /// ``shouldReplace(foundTextRange:document:withText:)``.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        guard isEditable else { return }
        replace(offsets(foundTextRange), isPermitted: true) {
            TextFragment(withText, style: $0.runs.first?.style ?? .plain)
        }
    }

    /// Replaces all results as one undo step, if the delegate permits it.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let ranges = ranges(of: queryString, options)
        guard isEditable, let first = ranges.first, let last = ranges.last else { return }
        let whole = first.lowerBound..<last.upperBound
        replace(whole, isPermitted: false) { old in
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

    private func replace(_ range: Range<Int>, isPermitted: Bool, with new: (TextFragment) -> TextFragment) {
        editor.unmark()
        let fragment = new(editor.document.fragment(in: range))
        editor.select(range)
        if isPermitted {
            editor.replace(range, with: fragment, isUserInitiated: true)
        } else {
            editor.insert(fragment, joins: false)
        }
    }
}

extension TextViewFindState {
    /// The background colors of results and of the current result. Both have sufficient contrast with the text.
    static let foundColor = UIColor.pair(0xFFEFB0, 0x51451C)
    static let highlightColor = UIColor.pair(0xFFC93C, 0x94690A)
}
