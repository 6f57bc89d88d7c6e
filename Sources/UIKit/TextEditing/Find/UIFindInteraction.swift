import QuartzCore

/// An interaction that lets the user search the content of a view with a find navigator: a bar at the top of the view
/// that shows the number of results and the current one, moves to the next or previous result, and replaces results if
/// the content can be changed.
///
/// A text view has a find interaction of its own; see ``UITextView/isFindInteractionEnabled``. In the bar, Return and
/// Control-G select the next result, and with Shift the previous one. Escape closes the bar and returns keyboard focus
/// to the view.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The delegate, which provides find sessions. Not retained.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view whose content is searched.
    open private(set) weak var view: UIView?

    /// The current find session; nil unless the find navigator is shown.
    open private(set) var activeFindSession: UIFindSession?

    /// The text of the search field, which is retained while the navigator is hidden. Setting it starts a search if the
    /// navigator is shown.
    open var searchText: String? {
        didSet {
            guard searchText != oldValue, let navigator, navigator.query != searchText ?? "" else { return }
            navigator.query = searchText ?? ""
            search()
        }
    }

    /// The text of the replacement field, which is retained while the navigator is hidden.
    open var replacementText: String? { didSet { navigator?.replacement = replacementText ?? "" } }

    /// A closure that returns the options menu for the standard menu elements. If the property or its result is nil,
    /// the navigator shows the standard menu. Nil by default.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { optionsDidChange() } }

    private var navigator: FindNavigator?
    private var options = FindOptions()
    private var task: DelayedSearch?

    /// Creates an interaction. Add it to the view whose content is to be searched.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Closes the navigator because the interaction is about to leave its view.
    open func willMove(to view: UIView?) { dismissFindNavigator() }

    /// Updates ``view`` after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Find navigator

    /// A Boolean value that indicates whether the find navigator is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the find navigator, or makes its field first responder if it is already shown. Selected text within one
    /// line becomes the search text.
    ///
    /// - Parameter showingReplace: Whether to show a field for the replacement, provided that the content can be
    ///   changed.
    open func presentFindNavigator(showingReplace: Bool) { present(showingReplace, usesSelection: true) }

    private func present(_ showingReplace: Bool, usesSelection: Bool) {
        guard let view, view.window != nil else { return }
        if activeFindSession == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            session.resultsDidChange = { [weak self] in self?.updateResultCount() }
            activeFindSession = session
            delegate?.findInteraction(self, didBegin: session)
        }
        if usesSelection, let selected = selectedPart(of: view) { searchText = selected }
        let bar = navigator ?? showNavigator(in: view)
        bar.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
        optionsDidChange()
        placeNavigator()
        bar.beginEditing()
        search()
    }

    private func showNavigator(in view: UIView) -> FindNavigator {
        let bar = FindNavigator(self)
        bar.query = searchText ?? ""
        bar.replacement = replacementText ?? ""
        navigator = bar
        view.addSubview(bar)
        return bar
    }

    /// Returns the selected text if it is suitable as a search text: within one line and at most 200 UTF-16 code units
    /// long.
    private func selectedPart(of view: UIView) -> String? {
        guard let input = view as? any UITextInput, view.isFirstResponder, let range = input.selectedTextRange,
            !range.isEmpty, input.offset(from: range.start, to: range.end) <= 200,
            let text = input.text(in: range), !text.contains(where: \.isNewline)
        else { return nil }
        return text
    }

    /// Closes the find navigator. If it had keyboard focus, the view becomes first responder and the current result is
    /// selected.
    open func dismissFindNavigator() {
        guard let navigator, let session = activeFindSession else { return }
        let hadKeys = navigator.hasKeys
        task = nil
        self.navigator = nil
        activeFindSession = nil
        session.resultsDidChange = nil
        if hadKeys { session.selectHighlighted() }
        session.invalidateFoundResults()
        if hadKeys, view?.becomeFirstResponder() != true { navigator.endEditing(true) }
        navigator.removeFromSuperview()
        (view as? any FindNavigatorHost)?.findNavigatorHeightDidChange(0)
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Positions the navigator at the top of the view's visible area.
    func placeNavigator() {
        guard let navigator, let view else { return }
        let height = navigator.fittingHeight
        let frame = CGRect(x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width, height: height)
        if navigator.frame != frame { navigator.frame = frame }
        (view as? any FindNavigatorHost)?.findNavigatorHeightDidChange(height)
    }

    /// Uses the selected text as the search text.
    func useSelection() {
        if let view, let selected = selectedPart(of: view) { searchText = selected }
    }

    // MARK: Searching

    /// Moves to the next result. If the navigator is hidden and there is a search text, this method shows it again and
    /// repeats the search.
    open func findNext() { find(.forward) }

    /// Moves to the previous result. If the navigator is hidden and there is a search text, this method shows it again
    /// and repeats the search.
    open func findPrevious() { find(.backward) }

    private func find(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else {
            // Repeats the last search from the position of the caret.
            guard searchText?.isEmpty == false else { return }
            // A selection is the previous result, so the search continues after it.
            let goesOn = view.flatMap { selectedPart(of: $0) } != nil || direction == .backward
            present(false, usesSelection: false)
            if goesOn { activeFindSession?.highlightNextResult(in: direction) }
            updateResultCount()
            return
        }
        searchNow()
        session.highlightNextResult(in: direction)
        // While the user edits the view, the selection follows the current result.
        if view?.isFirstResponder == true { session.selectHighlighted() }
        updateResultCount()
    }

    /// Updates the displayed number of results. Sessions for text call this method when the results change.
    open func updateResultCount() { navigator?.showCount(of: activeFindSession) }

    private var searchOptions: UITextSearchOptions {
        UITextSearchOptions(
            options.findsWholeWords ? .fullWord : .contains, options.matchesCase ? [] : [.caseInsensitive])
    }

    private func search() {
        task = nil
        activeFindSession?.performSearch(query: searchText ?? "", options: searchOptions)
        updateResultCount()
    }

    /// Updates the search text and searches, because the user changed the text of the search field.
    func queryDidChange(_ query: String) {
        searchText = query
        search()
    }

    func replacementDidChange(_ text: String) { replacementText = text }

    func replace() {
        searchNow()
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
        task = nil
        updateResultCount()
    }

    func replaceAll() {
        activeFindSession?.replaceAll(
            query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
        task = nil
        updateResultCount()
    }

    /// Schedules another search after a change of the content. It runs once no change has occurred for a short time.
    func contentDidChange() {
        guard activeFindSession != nil, let scheduler = view?.window?.windowScene?.server.scheduler else { return }
        task = DelayedSearch(scheduler) { [weak self] in self?.searchAgain() }
        updateResultCount()
    }

    /// Performs a scheduled search immediately.
    private func searchNow() { if task != nil { searchAgain() } }

    private func searchAgain() {
        task = nil
        if let session = activeFindSession as? UITextSearchingFindSession {
            session.searchAgain(query: searchText ?? "", options: searchOptions)
        } else {
            activeFindSession?.performSearch(query: searchText ?? "", options: searchOptions)
        }
        updateResultCount()
    }

    // MARK: Options

    private func optionsDidChange() {
        guard let navigator else { return }
        let elements = options.menuElements(
            showsReplacement: activeFindSession?.supportsReplacement == true ? navigator.showsReplacement : nil
        ) { [weak self] in self?.choose($0) }
        navigator.menu = optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }

    private func choose(_ choice: FindOptions.Choice) {
        switch choice {
        case .matchCase: options.matchesCase.toggle()
        case .wholeWords: options.findsWholeWords.toggle()
        case .replacement:
            navigator?.showsReplacement.toggle()
            placeNavigator()
        }
        optionsDidChange()
        if choice != .replacement { search() }
    }
}

/// A view that provides space for the find navigator.
@MainActor protocol FindNavigatorHost: UIView {
    /// Tells the view the height that the navigator covers at its top, in points; 0 if it is hidden.
    func findNavigatorHeightDidChange(_ height: CGFloat)
}
