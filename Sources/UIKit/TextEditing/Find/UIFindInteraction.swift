import QuartzCore

/// Lets a person search the content of a view, with a bar at its top: what to find, how many places there are and which
/// one is looked at, the next and the one before, and, where that is possible, what to replace it with.
///
/// A text view has one of its own: see ``UITextView/isFindInteractionEnabled``. In the bar Return and Control-G go to
/// the next place, with Shift to the one before; Escape closes it and gives the keys back to the view.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// Says what is searched. Not retained.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view that is searched.
    open private(set) weak var view: UIView?

    /// What is searched at present; nil unless the bar is shown.
    open private(set) var activeFindSession: UIFindSession?

    /// What is in the bar's field, and was in it last. Setting it searches, if the bar is shown.
    open var searchText: String? {
        didSet {
            guard searchText != oldValue, let navigator, navigator.query != searchText ?? "" else { return }
            navigator.query = searchText ?? ""
            search()
        }
    }

    /// What is in the bar's field for what replaces, and was in it last.
    open var replacementText: String? { didSet { navigator?.replacement = replacementText ?? "" } }

    /// Makes the menu of the bar's button for choices, out of the elements that it has otherwise. The usual menu unless
    /// set, and where it gives nil.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { optionsDidChange() } }

    private var navigator: FindNavigator?
    private var options = FindOptions()
    private var task: SearchDelay?

    /// An interaction for a view that it is added to.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// It is about to leave its view: the bar is closed.
    open func willMove(to view: UIView?) { dismissFindNavigator() }

    /// It belongs to another view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: The bar

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the bar, or goes to its field if it is shown already. What is selected, if it is a part of a line, is
    /// what is searched for.
    ///
    /// - Parameter showingReplace: whether there is a field for what replaces, where the content can be changed.
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

    /// What a person has selected, if that is something to search for.
    private func selectedPart(of view: UIView) -> String? {
        guard let input = view as? any UITextInput, view.isFirstResponder, let range = input.selectedTextRange,
            !range.isEmpty, input.offset(from: range.start, to: range.end) <= 200,
            let text = input.text(in: range), !text.contains(where: \.isNewline)
        else { return nil }
        return text
    }

    /// Closes the bar. If it had the keys, the view gets them, and what was looked at is selected.
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

    /// The bar lies at the top of what is seen of the view.
    func placeNavigator() {
        guard let navigator, let view else { return }
        let height = navigator.fittingHeight
        let frame = CGRect(x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width, height: height)
        if navigator.frame != frame { navigator.frame = frame }
        (view as? any FindNavigatorHost)?.findNavigatorHeightDidChange(height)
    }

    /// What is selected is searched for next.
    func useSelection() {
        if let view, let selected = selectedPart(of: view) { searchText = selected }
    }

    // MARK: Searching

    /// Looks at the next place that was found. Without the bar, which must have been shown once, it is shown again.
    open func findNext() { find(.forward) }

    /// Looks at the place before.
    open func findPrevious() { find(.backward) }

    private func find(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else {
            // What was searched for last is searched for again, from where the caret is.
            guard searchText?.isEmpty == false else { return }
            // What is selected was looked at before.
            let goesOn = view.flatMap { selectedPart(of: $0) } != nil || direction == .backward
            present(false, usesSelection: false)
            if goesOn { activeFindSession?.highlightNextResult(in: direction) }
            updateResultCount()
            return
        }
        searchNow()
        session.highlightNextResult(in: direction)
        // Whoever edits goes there.
        if view?.isFirstResponder == true { session.selectHighlighted() }
        updateResultCount()
    }

    /// Shows anew how many places were found. Sessions for text say themselves when that changes.
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

    /// What a person typed into the bar's field.
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

    /// The content has changed: it is searched again when it has been the same for a moment.
    func contentDidChange() {
        guard activeFindSession != nil, let scheduler = view?.window?.windowScene?.server.scheduler else { return }
        task = SearchDelay(scheduler) { [weak self] in self?.searchAgain() }
        updateResultCount()
    }

    /// What is still to be searched again is searched now.
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

    // MARK: Choices

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

/// A view that makes room for the bar.
@MainActor protocol FindNavigatorHost: UIView {
    /// The bar covers so much at the top; 0 if it is not shown.
    func findNavigatorHeightDidChange(_ height: CGFloat)
}
