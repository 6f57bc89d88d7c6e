// The beginning and the end of a search (SR-01 to SR-03).
extension UISearchController {
    // MARK: Beginning

    /// The view controller whose content is searched: the one with the navigation item, or the one whose view, or whose
    /// title view, contains the search bar.
    private var searchedController: UIViewController? {
        if let navigation = navigationBar?.controller {
            return navigation.stack.last { $0.containerValues?.navigationItem === item } ?? navigation.stack.last
        }
        return searchBar.firstResult { responder in
            (responder as? UIViewController).flatMap { $0 is UISearchController ? nil : $0 }
        }
    }

    /// The navigation bar that contains the search bar.
    var navigationBar: UINavigationBar? {
        item?.bar ?? searchBar.firstResult { $0 as? UINavigationBar }
    }

    /// Returns the controller that presents the search: the nearest one that defines a presentation context within the
    /// navigation controller, so that neither results nor shade cover the search bar, or else the searched one (SR-01).
    func presenter(from searched: UIViewController) -> UIViewController {
        var controller: UIViewController? = searched
        while let current = controller, !(current is UINavigationController) {
            if current.definesPresentationContext { return current }
            controller = current.parent
        }
        return searched
    }

    /// Presents the controller, and gives the search bar keyboard focus (SR-02).
    func beginSearch() {
        guard !isActiveStorage, !isChanging, searchBar.isEnabled, let searched = searchedController,
            searched.viewIfLoaded?.window != nil, presentingStorage == nil
        else { return }
        isChanging = true
        editingWillBegin()
        delegate?.presentSearchController(self)
        if presentingStorage == nil { searched.present(self, animated: false) }
        isChanging = false
        guard isActiveStorage, !searchBar.searchTextField.isFirstResponder else { return }
        searchBar.becomeFirstResponder()
    }

    /// The presentation of the controller begins.
    func presentationWillBegin() {
        delegate?.willPresentSearchController(self)
        isActiveStorage = true
        updateCancelButton(animated: true)
        updateScopeBar()
        searchView.alpha = 1
        contentDidChange()
        hideNavigationBar()
        barSizeDidChange(animated: true)
    }

    func presentationDidBegin() { delegate?.didPresentSearchController(self) }

    // MARK: Ending

    /// Ends the search (SR-06).
    func endSearch() {
        guard isActiveStorage, let presenter = presentingStorage else { return }
        transition?.endImmediately()
        presenter.dismiss(animated: false)
    }

    /// The dismissal of the controller begins.
    func dismissalWillBegin() {
        guard isActiveStorage else { return }
        delegate?.willDismissSearchController(self)
        isActiveStorage = false
        isChanging = true
        searchBar.text = ""
        if searchBar.isFirstResponder { searchBar.resignFirstResponder() }
        isChanging = false
        updateCancelButton(animated: true)
        updateScopeBar()
        showNavigationBar()
        barSizeDidChange(animated: true)
        searchResultsUpdater?.updateSearchResults(for: self)
        searchSuggestions = nil
    }

    func dismissalDidEnd() {
        searchView.removeResults()
        restoreResponder()
        delegate?.didDismissSearchController(self)
    }

    /// Gives keyboard focus back to what had it before the search.
    private func restoreResponder() {
        let previous = previousResponder
        previousResponder = nil
        guard let previous, let window = previous.responderWindow, window.firstResponder == nil else { return }
        if window.focus.shown == nil || window.focus.shown is UISearchTextField { previous.becomeFirstResponder() }
    }

    // MARK: Bars

    /// Hides the navigation bar that does not contain the search bar.
    private func hideNavigationBar() {
        guard hidesNavigationBarDuringPresentation, navigationBar == nil,
            let navigation = presentingStorage?.nearestNavigationController ?? presentingStorage?.navigationController,
            !navigation.isNavigationBarHidden
        else { return }
        hidingController = navigation
        navigation.setNavigationBarHidden(true, animated: true)
    }

    private func showNavigationBar() {
        hidingController?.setNavigationBarHidden(false, animated: true)
        hidingController = nil
    }

    func updateCancelButton(animated: Bool) {
        guard automaticallyShowsCancelButton else { return }
        searchBar.setShowsCancelButton(isActiveStorage, animated: animated)
    }

    func updateScopeBar() {
        let shows: Bool
        switch scopeBarActivation {
        case .manual: return
        case .automatic, .onSearchActivation: shows = isActiveStorage
        case .onTextEntry: shows = isActiveStorage && searchBar.searchTextField.hasText
        }
        guard searchBar.scopeButtonTitles?.isEmpty == false || searchBar.showsScopeBar else { return }
        searchBar.setShowsScope(shows, animated: true)
    }

    /// Lays out the navigation bar after the search bar has changed.
    func barSizeDidChange(animated: Bool = false) {
        guard let bar = navigationBar else { return }
        bar.sizeDidChange()
        bar.controller?.barsDidChange(animated: animated)
    }

    // MARK: Changes

    /// Notifies the updater, except while the search begins or ends.
    func update() {
        guard isActiveStorage, !isChanging else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func editingWillBegin() {
        guard !isActiveStorage, let window = searchBar.window, let responder = window.firstResponder,
            responder !== searchBar.searchTextField
        else { return }
        previousResponder = responder
    }

    func editingDidBegin() {
        if !isActiveStorage { beginSearch() }
        if isActiveStorage, !isChanging { searchResultsUpdater?.updateSearchResults(for: self) }
        suggestionsDidChange()
    }

    func editingDidEnd() { suggestionsDidChange() }

    func textDidChange() {
        guard isActiveStorage, !isChanging else { return }
        if scopeBarActivation == .onTextEntry { updateScopeBar() }
        contentDidChange()
        update()
    }

    func scopeDidChange() { update() }

    func cancelClicked() { endSearch() }

    /// Shows or hides results and shade.
    func contentDidChange() {
        guard isActiveStorage else { return }
        searchView.update()
        navigationBar?.controller?.setBarsNeedLayout()
        presentation?.containerView?.setNeedsLayout()
    }

    // MARK: Keys

    /// Handles Escape: deletes the text, or else ends the search (SR-06).
    ///
    /// - Returns: `false` if the search is not active.
    func escape() -> Bool {
        guard isActiveStorage else {
            guard searchBar.searchTextField.hasText else { return false }
            searchBar.searchTextField.clear()
            return true
        }
        if searchBar.searchTextField.hasText {
            searchBar.searchTextField.clear()
        } else {
            searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
            cancelClicked()
        }
        return true
    }

    /// Handles a key in the search field: arrows go to suggestions, results or the searched view.
    func handleInField(_ key: UIKey?) -> Bool {
        guard isActiveStorage, let key, searchBar.searchTextField.isEditing,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardDownArrow, .keypad2:
            if searchView.moveHighlight(by: 1) { return true }
            return focusContent()
        case .keyboardUpArrow, .keypad8: return searchView.moveHighlight(by: -1)
        default: return false
        }
    }

    /// Moves keyboard focus to the results, or to the searched view.
    private func focusContent() -> Bool {
        guard let window = searchBar.window else { return false }
        let area = searchView.isShowingResults ? searchView : presentingStorage?.viewIfLoaded
        guard let area, searchView.isShowingResults || !searchView.isShaded else { return true }
        let stops = FocusOrder.stops(in: window).filter {
            guard let host = $0.focusHost, host.isDescendant(of: area) else { return false }
            return !host.isDescendant(of: searchBar)
        }
        // The first list, or else the first view that can become focused.
        let list = stops.first { $0 is UIScrollView } ?? stops.first
        if let list { _ = window.moveFocus(to: list, heading: .down) }
        return true
    }
}

extension UIViewController {
    /// The controller itself if it searches; presentations treat it differently.
    var asSearchController: UISearchController? { self as? UISearchController }
}
