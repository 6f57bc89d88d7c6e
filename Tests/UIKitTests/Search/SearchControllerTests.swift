import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of search controllers.
@MainActor @Suite(.serialized) struct SearchControllerTests {
    @Test("SR-01: the nearest controller that defines a presentation context presents the search")
    func presenter() throws {
        final class Container: UIViewController {
            let child: UIViewController
            init(_ child: UIViewController) {
                self.child = child
                super.init(nibName: nil, bundle: nil)
                addChild(child)
                child.didMove(toParent: self)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                child.view.frame = view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(child.view)
            }
        }
        let stage = try SearchStage()
        // Without a context, the searched controller presents it, and not the navigation controller.
        stage.search.isActive = true
        stage.settle()
        #expect(stage.search.presentingViewController === stage.list)
        #expect(stage.list.presentedViewController === stage.search)
        stage.search.isActive = false
        stage.settle()
        #expect(stage.search.presentingViewController == nil)

        let search = UISearchController(searchResultsController: nil)
        let inner = UIViewController()
        let outer = Container(inner)
        outer.definesPresentationContext = true
        inner.view.addSubview(search.searchBar)
        search.searchBar.frame = CGRect(x: 0, y: 100, width: 300, height: 48)
        stage.navigation.pushViewController(outer, animated: false)
        stage.settle()
        search.isActive = true
        #expect(search.isActive && search.presentingViewController === outer)
        inner.definesPresentationContext = true
        search.isActive = false
        search.isActive = true
        #expect(search.presentingViewController === inner)
    }

    @Test("SR-01: a push leaves the search active below, and a pop returns to it with its keyboard focus")
    func push() throws {
        let results = SearchStage.List("results", ["One", "Two"])
        let stage = try SearchStage(results: results)
        try stage.click(stage.field)
        try stage.type("o")
        #expect(results.viewIfLoaded?.window != nil)
        let pushed = UIViewController()
        pushed.title = "Pushed"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 200, width: 100, height: 40)
        pushed.view.addSubview(button)
        stage.navigation.pushViewController(pushed, animated: true)
        stage.settle()
        #expect(stage.search.isActive && results.viewIfLoaded?.window == nil, "the results are not above the new view")
        #expect(!stage.field.isFirstResponder)
        try stage.key(.keyboardTab)
        #expect(results.viewIfLoaded?.window == nil)
        stage.navigation.popViewController(animated: true)
        stage.settle()
        #expect(stage.search.isActive && stage.bar.text == "o" && results.viewIfLoaded?.window != nil)
        #expect(stage.field.isFirstResponder)
        let index = try #require(stage.list.view.superview?.subviews.firstIndex(of: stage.list.view))
        #expect(results.view.superview?.superview?.superview?.subviews.count ?? 0 > index)
    }

    @Test("SR-01: a search that is active while its controller is popped ends, and is released")
    func release() throws {
        let stage = try SearchStage()
        weak var search: UISearchController?
        weak var controller: UIViewController?
        func pushAndPop() throws {
            let pushed = UIViewController()
            let own = UISearchController(searchResultsController: nil)
            pushed.navigationItem.searchController = own
            stage.navigation.pushViewController(pushed, animated: false)
            stage.settle()
            own.isActive = true
            stage.settle()
            #expect(own.isActive)
            (search, controller) = (own, pushed)
            stage.navigation.popViewController(animated: false)
            stage.settle()
            #expect(!own.isActive)
            try stage.key(.keyboardTab)
        }
        try pushAndPop()
        stage.settle()
        #expect(search == nil && controller == nil)
    }

    @Test("SR-01: alerts can be presented during a search, also without a navigation controller")
    func alertsDuringSearch() throws {
        let stage = try SearchStage()
        stage.search.isActive = true
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.list.present(alert, animated: false)
        #expect(alert.presentingViewController === stage.navigation)
        alert.dismiss(animated: false)
        stage.settle()
        #expect(stage.search.isActive)

        let plain = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.frame = CGRect(x: 0, y: 0, width: 300, height: 48)
        plain.view.addSubview(search.searchBar)
        stage.window.rootViewController = plain
        stage.settle()
        search.isActive = true
        #expect(search.presentingViewController === plain)
        plain.present(alert, animated: false)
        #expect(alert.presentingViewController === search)
        alert.dismiss(animated: false)
        #expect(search.isActive && plain.presentedViewController === search)
    }

    @Test("SR-02: the delegate is notified when editing begins, and at the end")
    func delegateOrder() throws {
        let stage = try SearchStage()
        try stage.click(stage.field)
        #expect(stage.search.isActive)
        #expect(stage.updater.take() == ["present", "will present false", "did present true", "update \"\" 0"])
        let cancel = try #require(stage.cancelButton)
        try stage.click(cancel)
        #expect(!stage.search.isActive)
        #expect(
            stage.updater.take() == ["cancel", "will dismiss true", "update \"\" 0 inactive", "did dismiss false"])
    }

    @Test("SR-02: isActive begins and ends the search, with keyboard focus in the search bar")
    func isActive() throws {
        let stage = try SearchStage()
        stage.search.isActive = true
        #expect(stage.field.isFirstResponder)
        #expect(stage.updater.take() == ["present", "will present false", "did present true", "update \"\" 0"])
        stage.search.isActive = true
        #expect(stage.updater.take() == [])
        try stage.type("x")
        stage.search.isActive = false
        #expect(stage.bar.text == "" && !stage.field.isFirstResponder)
        #expect(
            stage.updater.take() == [
                "update \"x\" 0", "will dismiss true", "update \"\" 0 inactive", "did dismiss false",
            ])
        // A search bar without a window cannot begin.
        let search = UISearchController(searchResultsController: nil)
        search.isActive = true
        #expect(!search.isActive)
    }

    @Test("SR-02: a delegate can present the search controller itself, and an app can dismiss it")
    func presentationByDelegate() throws {
        let stage = try SearchStage()
        stage.updater.isPresenting = true
        stage.search.isActive = true
        #expect(stage.search.isActive && stage.search.presentingViewController === stage.list)
        stage.settle()
        stage.search.dismiss(animated: true)
        stage.settle()
        #expect(!stage.search.isActive && stage.search.presentingViewController == nil)
        #expect(stage.updater.take().suffix(3) == ["will dismiss true", "update \"\" 0 inactive", "did dismiss false"])
    }

    @Test("SR-03: the updater is called for keyboard focus, text, scope and cancel")
    func updates() throws {
        let stage = try SearchStage { search, _ in search.searchBar.scopeButtonTitles = ["All", "Some"] }
        try stage.click(stage.field)
        _ = stage.updater.take()
        try stage.type("ab")
        #expect(stage.updater.take() == ["update \"a\" 0", "update \"ab\" 0"])
        let scopes = try #require(stage.find(UISegmentedControl.self))
        let frame = stage.frame(scopes)
        try stage.generator.pointerClick(at: CGPoint(x: frame.midX + frame.width / 4, y: frame.midY))
        #expect(stage.updater.take() == ["update \"ab\" 1"])
        stage.bar.text = "code"
        #expect(stage.updater.take() == ["update \"code\" 1"])
        stage.bar.text = "code"
        #expect(stage.updater.take() == [])
        stage.bar.resignFirstResponder()
        stage.bar.becomeFirstResponder()
        #expect(stage.updater.take() == ["update \"code\" 1"])
        stage.search.isActive = false
        #expect(stage.updater.take().filter { $0.hasPrefix("update") } == ["update \"\" 1 inactive"])
        stage.bar.text = "later"
        #expect(stage.updater.take() == [], "texts without a search are not reported")
    }

    @Test("SR-04: the defaults, and the results that are hidden while there is no text")
    func results() throws {
        let results = SearchStage.List("results", ["One", "Two"])
        let stage = try SearchStage(results: results)
        let search = stage.search
        #expect(search.obscuresBackgroundDuringPresentation && search.hidesNavigationBarDuringPresentation)
        #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsSearchResultsController)
        #expect(search.automaticallyShowsScopeBar && !search.showsSearchResultsController)
        #expect(search.searchResultsController === results && !results.isViewLoaded)
        try stage.click(stage.field)
        #expect(stage.shade != nil && results.viewIfLoaded?.window == nil)
        try stage.type("o")
        #expect(results.viewIfLoaded?.window === stage.window && stage.shade == nil)
        // Neither covers the bar, and the results begin below it.
        #expect(results.tableView.adjustedContentInset.top == stage.frame(stage.navigationBar).maxY)
        let hit = stage.window.hitTest(CGPoint(x: 100, y: stage.frame(stage.field).midY), with: nil)
        #expect(hit?.isDescendant(of: stage.navigationBar) == true)
        try stage.key(.keyboardDeleteOrBackspace)
        #expect(results.viewIfLoaded?.window == nil && stage.shade != nil)
        search.showsSearchResultsController = true
        stage.settle()
        #expect(results.viewIfLoaded?.window != nil && !search.automaticallyShowsSearchResultsController)
        try stage.type("o")
        search.showsSearchResultsController = false
        stage.settle()
        #expect(results.viewIfLoaded?.window == nil)
    }

    @Test("SR-04: without obscuring, the searched list keeps touches and focus")
    func plainContent() throws {
        let stage = try SearchStage { search, _ in search.obscuresBackgroundDuringPresentation = false }
        try stage.click(stage.field)
        try stage.type("r")
        #expect(stage.shade == nil)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 200))
        stage.settle()
        #expect(stage.list.chosen.count == 1 && stage.search.isActive)
        try stage.key(.keyboardDownArrow)
        #expect(stage.list.tableView.isFirstResponder || stage.field.isFirstResponder)
    }

    @Test("SR-04: a click on the dimmed view ends the search")
    func shade() throws {
        let stage = try SearchStage()
        try stage.click(stage.field)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 400))
        stage.settle()
        #expect(!stage.search.isActive && stage.list.chosen.isEmpty && stage.shade == nil)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 400))
        #expect(stage.list.chosen.count == 1)
    }

    @Test("SR-04: the cancel button is shown during the search, unless the app shows it")
    func cancelButton() throws {
        let stage = try SearchStage()
        #expect(stage.cancelButton == nil)
        stage.search.isActive = true
        stage.settle()
        #expect(stage.cancelButton != nil)
        stage.search.isActive = false
        stage.settle()
        #expect(stage.cancelButton == nil)
        stage.search.automaticallyShowsCancelButton = false
        stage.search.isActive = true
        stage.settle()
        #expect(stage.cancelButton == nil)
    }

    @Test("SR-04: the navigation bar hides its title during a search below it, and restores it")
    func hidesTitle() throws {
        let stage = try SearchStage { _, list in
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", primaryAction: nil)
        }
        #expect(
            stage.navigationBar.bounds.height == 88
                && stage.frame(stage.bar) == CGRect(x: 0, y: 44, width: 400, height: 44))
        stage.search.isActive = true
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 44 && stage.frame(stage.bar).minY == 0)
        #expect(stage.find(UIControl.self) { $0.accessibilityLabel == "Item" } == nil)
        #expect(stage.list.tableView.adjustedContentInset.top == 44)
        #expect(stage.list.tableView.contentOffset.y == -44)
        stage.search.isActive = false
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 88 && stage.list.tableView.contentOffset.y == -88)
        stage.search.hidesNavigationBarDuringPresentation = false
        stage.search.isActive = true
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 88)
        #expect(stage.find(UIControl.self) { $0.accessibilityLabel == "Item" } != nil)
    }

    @Test("SR-04: scopes are shown as scopeBarActivation determines")
    func scopes() throws {
        let stage = try SearchStage { search, _ in search.searchBar.scopeButtonTitles = ["All", "Some"] }
        #expect(UISearchController.ScopeBarActivation.automatic.rawValue == 0)
        #expect(UISearchController.ScopeBarActivation.onSearchActivation.rawValue == 3)
        #expect(stage.find(UISegmentedControl.self) == nil)
        stage.search.isActive = true
        stage.settle()
        #expect(stage.find(UISegmentedControl.self) != nil && stage.navigationBar.bounds.height == 82)
        stage.search.isActive = false
        stage.settle()
        #expect(stage.find(UISegmentedControl.self) == nil && stage.navigationBar.bounds.height == 88)
        stage.search.scopeBarActivation = .onTextEntry
        stage.search.isActive = true
        stage.settle()
        #expect(stage.find(UISegmentedControl.self) == nil)
        try stage.type("a")
        #expect(stage.find(UISegmentedControl.self) != nil)
        stage.search.isActive = false
        stage.search.automaticallyShowsScopeBar = false
        #expect(stage.search.scopeBarActivation == .manual)
        stage.search.isActive = true
        stage.settle()
        #expect(stage.find(UISegmentedControl.self) == nil)
    }

    @Test("NC-18: bars do not hide during a search")
    func hidingBars() throws {
        let stage = try SearchStage { search, _ in search.obscuresBackgroundDuringPresentation = false }
        stage.navigation.hidesBarsOnSwipe = true
        stage.search.isActive = true
        stage.settle()
        try stage.generator.fingerDrag(
            from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 0.3)
        stage.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.search.isActive = false
        try stage.generator.fingerDrag(
            from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), duration: 0.3)
        stage.settle()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test("SR-05: the search bar is below the title, and beside it from 500 points on")
    func placement() throws {
        let stage = try SearchStage()
        let item = stage.list.navigationItem
        #expect(
            UINavigationItem.SearchBarPlacement.stacked.rawValue == 2 && item.preferredSearchBarPlacement == .automatic)
        #expect(item.searchBarPlacement == .stacked && stage.search.searchBarPlacement == .stacked)
        try stage.generator.windowResize(to: CGSize(width: 500, height: 600))
        stage.settle()
        #expect(item.searchBarPlacement == .inline && stage.navigationBar.bounds.height == 44)
        #expect(stage.frame(stage.field).maxX == 484 && stage.frame(stage.field).height == 32)
        #expect(stage.updater.take() == ["will change to inline", "did change from stacked"])
        try stage.generator.windowResize(to: CGSize(width: 499, height: 600))
        stage.settle()
        #expect(item.searchBarPlacement == .stacked && stage.navigationBar.bounds.height == 88)
        try stage.generator.windowResize(to: CGSize(width: 800, height: 600))
        stage.settle()
        item.preferredSearchBarPlacement = .stacked
        stage.settle()
        #expect(item.searchBarPlacement == .stacked && stage.frame(stage.bar).minY == 44)
        item.searchController = nil
        stage.settle()
        #expect(
            stage.navigationBar.bounds.height == 44 && stage.bar.window == nil && item.searchBarPlacement == .automatic)
    }

    @Test("SR-05: beside the title, items and title keep their places beside the search bar")
    func besideTitle() throws {
        let stage = try SearchStage(width: 700) { _, list in
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", primaryAction: nil)
        }
        let button = try #require(stage.find(UIControl.self) { $0.accessibilityLabel == "Item" })
        #expect(stage.frame(button).maxX < stage.frame(stage.field).minX)
        stage.search.isActive = true
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 44, "the title stays")
        #expect(stage.frame(button).maxX < stage.frame(stage.field).minX && button.alpha > 0)
        let cancel = try #require(stage.cancelButton)
        #expect(stage.frame(cancel).maxX <= 700 && stage.frame(cancel).minX > stage.frame(stage.field).maxX)
    }

    @Test("SR-05: beside the title, scopes are below the title, and a large title stays")
    func scopesBesideTitle() throws {
        let stage = try SearchStage(width: 700) { search, _ in search.searchBar.scopeButtonTitles = ["All", "Some"] }
        stage.navigationBar.prefersLargeTitles = true
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 96)
        stage.search.isActive = true
        stage.settle()
        let scopes = try #require(stage.find(UISegmentedControl.self))
        #expect(
            stage.navigationBar.bounds.height == 134
                && stage.frame(scopes) == CGRect(x: 110, y: 96, width: 480, height: 30))
        #expect(stage.list.tableView.contentOffset.y == -134)
        stage.search.isActive = false
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 96 && stage.list.tableView.contentOffset.y == -96)
    }

    @Test("SR-05: the search bar below the title disappears when the content scrolls, before the large title does")
    func scrolling() throws {
        let stage = try SearchStage()
        stage.navigationBar.prefersLargeTitles = true
        stage.settle()
        let table = stage.list.tableView!
        #expect(stage.navigationBar.bounds.height == 140 && table.contentOffset.y == -140)
        table.contentOffset.y = -120
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 120)
        table.contentOffset.y = -96
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 96 && stage.find(UISearchBar.self) == nil)
        table.contentOffset.y = 100
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 44)
        // A search shows it again.
        stage.search.isActive = true
        stage.settle()
        #expect(stage.field.isFirstResponder && stage.frame(stage.bar).minY == 0)
        stage.search.isActive = false
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 44 && table.contentOffset.y == 100)
        stage.list.navigationItem.hidesSearchBarWhenScrolling = false
        stage.settle()
        #expect(stage.navigationBar.bounds.height == 88 && stage.find(UISearchBar.self) != nil)
    }

    @Test("SR-06: Escape deletes the text, then ends the search")
    func escape() throws {
        let stage = try SearchStage()
        try stage.click(stage.field)
        try stage.type("ab")
        _ = stage.updater.take()
        try stage.key(.keyboardEscape)
        #expect(stage.search.isActive && stage.bar.text == "" && stage.field.isFirstResponder)
        #expect(stage.updater.take() == ["update \"\" 0"])
        try stage.key(.keyboardEscape)
        #expect(!stage.search.isActive)
        #expect(stage.updater.take() == ["cancel", "will dismiss true", "update \"\" 0 inactive", "did dismiss false"])
    }

    @Test("SR-06: Escape works from the results and from the searched list")
    func escapeInLists() throws {
        let results = SearchStage.List("results", ["One", "Two"])
        let stage = try SearchStage(results: results)
        try stage.click(stage.field)
        try stage.type("o")
        try stage.key(.keyboardDownArrow)
        #expect(results.tableView.isFirstResponder || results.tableView.isFocused)
        try stage.key(.keyboardEscape)
        #expect(stage.search.isActive && stage.bar.text == "" && stage.field.isFirstResponder)
        try stage.key(.keyboardEscape)
        #expect(!stage.search.isActive)

        let plain = try SearchStage { search, _ in search.obscuresBackgroundDuringPresentation = false }
        try plain.click(plain.field)
        try plain.key(.keyboardDownArrow)
        #expect(plain.list.tableView.isFirstResponder || plain.list.tableView.isFocused)
        try plain.key(.keyboardEscape)
        #expect(!plain.search.isActive)
    }

    @Test("SR-06: Control-F gives the search bar keyboard focus, Escape gives it back")
    func find() throws {
        let stage = try SearchStage()
        stage.list.tableView.becomeFirstResponder()
        try stage.key(.keyboardF, .control)
        #expect(stage.search.isActive && stage.field.isFirstResponder)
        try stage.key(.keyboardEscape)
        #expect(!stage.search.isActive && stage.list.tableView.isFirstResponder)
        // Without a search bar, other responders receive the command.
        stage.list.navigationItem.searchController = nil
        #expect(!stage.navigation.canPerformAction(Selector(.find), withSender: nil))
    }

    @Test("SR-07: Down moves keyboard focus to the results, not to the covered list")
    func keysInResults() throws {
        let results = SearchStage.List("results", ["One", "Two"])
        let stage = try SearchStage(results: results)
        try stage.click(stage.field)
        try stage.key(.keyboardDownArrow)
        #expect(stage.field.isFirstResponder, "there is nothing to move to")
        try stage.type("o")
        try stage.key(.keyboardDownArrow)
        try stage.key(.keyboardReturnOrEnter)
        #expect(results.chosen == ["One"] && stage.list.chosen.isEmpty)
        // Keys without a first responder are for the results too.
        results.tableView.resignFirstResponder()
        try stage.key(.keyboardDownArrow)
        #expect(stage.list.tableView.indexPathForSelectedRow == nil)
        for _ in 0..<6 {
            try stage.key(.keyboardTab)
            let focused = UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView
            #expect(focused?.isDescendant(of: stage.list.view) != true)
        }
    }

    @Test("SR-08: suggestions are offered below the search bar, by pointer and keyboard")
    func suggestions() throws {
        let stage = try SearchStage()
        let item = UISearchSuggestionItem(localizedSuggestion: "Berlin", localizedDescription: "City")
        item.representedObject = 7
        #expect(item.localizedSuggestion == "Berlin" && item.localizedDescription == "City" && item.iconImage == nil)
        stage.updater.suggestions = [
            item,
            UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Bern")),
        ]
        try stage.click(stage.field)
        let first = try #require(stage.find(UIControl.self) { $0.accessibilityLabel == "City" })
        #expect(stage.frame(first).minY > stage.frame(stage.field).maxY)
        try stage.click(first)
        #expect(stage.updater.chosen == ["Berlin"] && stage.search.searchSuggestions == nil)
        #expect(stage.find(UIControl.self, { $0.accessibilityLabel == "City" }) == nil && stage.field.isFirstResponder)
        try stage.type("b")
        try stage.key(.keyboardDownArrow)
        try stage.key(.keyboardDownArrow)
        try stage.key(.keyboardReturnOrEnter)
        #expect(stage.updater.chosen == ["Berlin", "Bern"])
        stage.search.searchSuggestions = [item]
        stage.settle()
        #expect(stage.find(UIControl.self, { $0.accessibilityLabel == "City" }) != nil)
        stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        stage.settle()
        #expect(stage.find(UIControl.self, { $0.accessibilityLabel == "City" }) == nil)
        stage.search.isActive = false
        #expect(stage.search.searchSuggestions == nil)
    }

    @Test("SR-08: by default, the chosen suggestion becomes the text")
    func chosenText() throws {
        final class Plain: UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController) {}
        }
        let plain = Plain()
        let stage = try SearchStage()
        stage.search.searchResultsUpdater = plain
        stage.search.isActive = true
        stage.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Berlin")]
        try stage.key(.keyboardDownArrow)
        try stage.key(.keyboardReturnOrEnter)
        #expect(stage.bar.text == "Berlin" && stage.search.isActive)
        withExtendedLifetime(plain) {}
    }

    @Test("SR-09: a search bar in the header of a table is not covered by the results")
    func header() throws {
        let results = SearchStage.List("results", ["One", "Two"])
        let stage = try SearchStage(results: results, isInItem: false) { search, list in
            let bar = search.searchBar
            bar.frame = CGRect(x: 0, y: 0, width: 400, height: 48)
            (list as? UITableViewController)?.tableView.tableHeaderView = bar
        }
        try stage.click(stage.field)
        #expect(stage.search.isActive && stage.navigation.isNavigationBarHidden)
        try stage.type("o")
        #expect(stage.frame(stage.bar).minY == 0 && stage.frame(results.view).minY == stage.frame(stage.bar).maxY)
        let cancel = try #require(stage.cancelButton)
        try stage.click(cancel)
        #expect(!stage.search.isActive && !stage.navigation.isNavigationBarHidden)
        #expect(results.viewIfLoaded?.window == nil)
    }

    @Test("SR-09: a search bar as a title view does not hide the navigation bar")
    func titleView() throws {
        let stage = try SearchStage(isInItem: false) { search, list in
            list.navigationItem.titleView = search.searchBar
        }
        try stage.click(stage.field)
        #expect(stage.search.isActive && !stage.navigation.isNavigationBarHidden && stage.field.isFirstResponder)
        #expect(stage.search.presentingViewController === stage.list)
        try stage.key(.keyboardEscape)
        #expect(!stage.search.isActive)
    }
}
