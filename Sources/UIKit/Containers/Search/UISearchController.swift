/// A view controller that manages a search bar and the display of search results.
///
/// ```swift
/// let searchController = UISearchController(searchResultsController: nil)
/// searchController.searchResultsUpdater = updater
/// searchController.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = searchController
/// definesPresentationContext = true
/// ```
///
/// The search begins when the user clicks the search bar or presses Control-F, or with ``isActive``. The controller is
/// then presented over the nearest view controller that defines a presentation context (SR-01), and its results, if it
/// has a controller for them, cover the searched view while there is text. Cancel ends the search; Escape deletes the
/// text, and then ends the search (SR-06). Down moves keyboard focus from the search bar to the results.
///
/// The search bar of a `navigationItem` is in the navigation bar: beside the title from 500 points on, otherwise below
/// it (SR-05). An app can also display the search bar elsewhere, such as in the header of a table view.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The results, or nil if they are displayed in the searched view.
    private let resultsController: UIViewController?
    private lazy var barStorage = UISearchBar()
    /// The navigation item that displays the search bar.
    final weak var item: UINavigationItem?
    final var isActiveStorage = false
    final lazy var searchView = SearchContentView(self)
    /// The first responder, or the focused item, before the search.
    final weak var previousResponder: UIResponder?
    /// The navigation controller whose bar the search has hidden.
    final weak var hidingController: UINavigationController?
    /// A Boolean value that indicates whether the search is about to begin or to end, so that changes of the text are
    /// not reported.
    final var isChanging = false
    final var shownSuggestions: [any UISearchSuggestion] = []

    // MARK: Creating

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller of the results. With `nil`, the searched view displays them.
    public init(searchResultsController: UIViewController?) {
        resultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        searchBar.controller = self
    }

    /// Creates a search controller without a controller of results. Nib files are not supported, so both parameters are
    /// ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        resultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        searchBar.controller = self
    }

    /// Returns `nil`: archived view controllers are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Parts

    /// The search bar. Overrides return the same bar each time.
    open var searchBar: UISearchBar { barStorage }

    /// The controller of the results; `nil` if the searched view displays them.
    open var searchResultsController: UIViewController? { resultsController }

    /// The object that updates the results (SR-03). Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: State

    /// A Boolean value that indicates whether the user searches. Setting it begins the search, with keyboard focus in
    /// the search bar, or ends it (SR-02). A search cannot begin while the search bar is not in a window.
    open var isActive: Bool {
        get { isActiveStorage }
        set {
            guard newValue != isActiveStorage else { return }
            if newValue { beginSearch() } else { endSearch() }
        }
    }

    // MARK: Display

    /// A Boolean value that indicates whether the searched view is dimmed and receives no input while no results are
    /// shown. The default is `true`. A click on the dimmed view ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { contentDidChange() } }

    /// The same as ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// A Boolean value that indicates whether the navigation bar hides its title and its items during the search. The
    /// default is `true`. It has no effect on a search bar beside the title.
    open var hidesNavigationBarDuringPresentation = true

    /// A Boolean value that indicates whether the cancel button is shown during the search. The default is `true`.
    /// Setting `showsCancelButton` of the search bar does not change it.
    open var automaticallyShowsCancelButton = true {
        didSet { if automaticallyShowsCancelButton != oldValue { updateCancelButton(animated: false) } }
    }

    /// A Boolean value that indicates whether the results are shown while there is text. The default is `true`. Setting
    /// ``showsSearchResultsController`` makes it `false`.
    open var automaticallyShowsSearchResultsController = true { didSet { contentDidChange() } }

    /// A Boolean value that indicates whether the controller of the results is visible during the search. By default,
    /// it is while there is text (SR-04).
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.searchTextField.hasText : showsResultsStorage }
        set {
            showsResultsStorage = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var showsResultsStorage = false

    /// The condition under which the scopes of the search bar are shown. The default is automatic: during the search.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if scopeBarActivation != oldValue { updateScopeBar() } }
    }

    /// A Boolean value that indicates whether the scopes are shown during the search: whether ``scopeBarActivation`` is
    /// not manual.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set {
            guard newValue != automaticallyShowsScopeBar else { return }
            scopeBarActivation = newValue ? .automatic : .manual
        }
    }

    /// The placement of the search bar in the navigation bar (SR-05).
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    // MARK: Suggestions

    /// The suggestions that a list below the search bar offers during the search (SR-08). The default is `nil`. Set
    /// them in the updater.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }

    /// A Boolean value that indicates whether suggestions are not offered while the search bar is below the title. The
    /// default is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { suggestionsDidChange() } }

    // MARK: Overrides

    /// Creates the view. Overrides must not call `super`.
    open override func loadView() { view = searchView }

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenting)
    }

    override var childForKeys: UIViewController? { searchView.isShowingResults ? resultsController : nil }

    /// The results if they are visible, or else the search bar.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        searchView.isShowingResults ? resultsController.map { [$0] } ?? [] : [searchBar.searchTextField]
    }

    /// The scroll view of the results.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        searchView.isShowingResults ? resultsController?.contentScrollView(for: edge) : nil
    }
}
