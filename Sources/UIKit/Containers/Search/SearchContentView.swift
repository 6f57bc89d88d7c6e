import QuartzCore

/// The view of a search controller: the shade over the searched view, the results and the list of suggestions.
@MainActor final class SearchContentView: UIView {
    private unowned let controller: UISearchController
    private let shade = UIControl()
    private let list = SearchSuggestionList()

    /// The space between the search field and the list, in points.
    private static let gap: CGFloat = 4
    /// The duration of the appearance of the shade and the results, in seconds.
    private static let fadeDuration: TimeInterval = 0.15

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        shade.isHidden = true
        shade.accessibilityIdentifier = "SearchShade"
        shade.addAction(UIAction { [weak controller] _ in controller?.shadeClicked() }, for: .touchDown)
        addSubview(shade)
        list.isHidden = true
        list.choose = { [weak controller] in controller?.choose($0) }
        addSubview(list)
    }

    required init?(coder: NSCoder) { return nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: State

    /// A Boolean value that indicates whether the results are displayed.
    var isShowingResults: Bool {
        guard let view = controller.searchResultsController?.viewIfLoaded else { return false }
        return view.superview === self
    }

    /// A Boolean value that indicates whether the searched view is dimmed.
    var isShaded: Bool { !shade.isHidden }

    /// A Boolean value that indicates whether the searched view can receive neither touches nor focus.
    var coversContent: Bool { isShowingResults || isShaded }

    /// Shows or hides results and shade.
    func update() {
        let results = controller.searchResultsController
        let showsResults = results != nil && controller.showsSearchResultsController
        if showsResults { insertResults() } else { removeResults() }
        let isShaded = !showsResults && controller.obscuresBackgroundDuringPresentation
        if isShaded == shade.isHidden {
            shade.isHidden = !isShaded
            if isShaded { fadeIn(shade) }
        }
        setNeedsLayout()
    }

    private func insertResults() {
        guard let results = controller.searchResultsController, !isShowingResults else { return }
        if results.parent !== controller { controller.addChild(results) }
        guard let view = results.view else { return }
        view.frame = bounds
        insertSubview(view, belowSubview: list)
        results.didMove(toParent: controller)
        fadeIn(view)
    }

    func removeResults() {
        guard isShowingResults, let results = controller.searchResultsController else { return }
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
    }

    private func fadeIn(_ view: UIView) {
        guard window != nil, UIView.areAnimationsEnabled else { return }
        view.alpha = 0
        UIView.animate(
            withDuration: SearchContentView.fadeDuration, delay: 0, options: .allowUserInteraction,
            animations: { view.alpha = 1 }, completion: nil)
    }

    // MARK: Suggestions

    func suggestionsDidChange() {
        list.suggestions = controller.shownSuggestions
        list.isHidden = list.suggestions.isEmpty
        setNeedsLayout()
    }

    var highlightedSuggestion: (any UISearchSuggestion)? { list.isHidden ? nil : list.highlighted }

    /// Highlights the next or previous suggestion.
    ///
    /// - Returns: `false` if there is no list.
    func moveHighlight(by step: Int) -> Bool { !list.isHidden && list.moveHighlight(by: step) }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        shade.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        if isShowingResults { controller.searchResultsController?.view.frame = bounds }
        layoutList(below: top)
    }

    private func layoutList(below top: CGFloat) {
        guard !list.isHidden else { return }
        let field = controller.searchBar.searchTextField
        let frame = field.window === window ? field.convert(field.bounds, to: self) : .zero
        let size = list.sizeThatFits(bounds.size)
        let width = min(bounds.width - 16, max(frame.width, size.width))
        // The list is below the trailing end of the field if it is wider.
        var x = isRightToLeft ? frame.minX : frame.maxX - width
        if frame.width >= width { x = frame.minX }
        let y = max(top, frame.maxY) + SearchContentView.gap
        list.frame = CGRect(
            x: max(8, min(x, bounds.width - 8 - width)), y: y, width: width,
            height: min(size.height, max(0, bounds.height - y - 8)))
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UISearchController {
    /// The user has clicked the dimmed view.
    fileprivate func shadeClicked() {
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        cancelClicked()
    }
}
