import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of split views that collapse and expand.
@MainActor @Suite(.serialized) struct SplitCollapseTests {
    private func stack(_ stage: SplitStage) -> [String] {
        (stage.split.viewControllers.first as? UINavigationController)?.viewControllers.map {
            ($0 as? LoggingViewController)?.name ?? "?"
        } ?? []
    }

    @Test("SP-08: in a narrow window the stacks join, the secondary controller on top")
    func join() throws {
        let stage = try SplitStage(.tripleColumn)
        try stage.resize(to: 600)
        #expect(stage.split.isCollapsed && stage.delegate.proposed == [.secondary])
        #expect(stack(stage) == ["primary", "supplementary", "secondary"] && stage.visible == ["secondary"])
        #expect(stage.frame(stage.secondary) == stage.window.bounds)
        #expect(stage.takeCalls().last == "did collapse" && stage.split.displayMode == .secondaryOnly)
        #expect(stage.secondary.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.split.isShowing(.secondary) && !stage.split.isShowing(.primary))
    }

    @Test("SP-08: the delegate chooses the top column; a window that opens narrow is collapsed at once")
    func topColumn() throws {
        let stage = try SplitStage(width: 500) { ($0.delegate as? SplitLogger)?.topColumn = .primary }
        #expect(stage.split.isCollapsed && stage.visible == ["primary"] && stack(stage) == ["primary"])
        #expect(!stage.secondary.isViewLoaded)
        stage.split.show(.secondary)
        stage.settle()
        #expect(stage.visible == ["secondary"] && stack(stage) == ["primary", "secondary"])
    }

    @Test("SP-08: an empty secondary column is not proposed")
    func emptySecondary() throws {
        let stage = try SplitStage { $0.setViewController(nil, for: .secondary) }
        try stage.resize(to: 500)
        #expect(stage.delegate.proposed == [.primary] && stage.visible == ["primary"])
        try stage.resize(to: 1000)
        #expect(!stage.split.isCollapsed && stage.visible == ["primary"] && stage.frame(stage.primary).width == 300)
    }

    @Test("SP-08: a compact column is shown alone")
    func compactColumn() throws {
        let stage = try SplitStage()
        let compact = LoggingViewController("compact", stage.log)
        stage.split.setViewController(compact, for: .compact)
        try stage.resize(to: 500)
        #expect(stage.delegate.proposed == [.compact] && stage.visible.isEmpty)
        #expect(stage.frame(compact) == stage.window.bounds && stage.split.viewControllers == [compact])
        #expect(stage.takeCalls().filter { $0.hasPrefix("compact") } == ["compact will appear", "compact did appear"])
        try stage.resize(to: 1000)
        #expect(stage.visible == ["primary", "secondary"] && compact.view.window == nil)
        #expect(
            stage.takeCalls().filter { $0.hasPrefix("compact") } == ["compact will disappear", "compact did disappear"])
    }

    @Test("SP-09: stacks part again as they were, with what was pushed meanwhile")
    func part() throws {
        let stage = try SplitStage(.tripleColumn)
        let page = LoggingViewController("page", stage.log)
        stage.secondary.navigationController?.pushViewController(page, animated: false)
        try stage.resize(to: 500)
        #expect(stack(stage) == ["primary", "supplementary", "secondary", "page"])
        let deep = LoggingViewController("deep", stage.log)
        page.navigationController?.pushViewController(deep, animated: false)
        try stage.resize(to: 1000)
        #expect(!stage.split.isCollapsed && stage.takeCalls().contains("did expand"))
        #expect(stack(stage) == ["primary"])
        #expect(stage.supplementary.navigationController?.viewControllers == [stage.supplementary])
        #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary, page, deep])
        #expect(stage.visible == ["primary", "supplementary"] && deep.view.window === stage.window)
    }

    @Test("SP-09: controllers that the user has gone back from return to their column")
    func partAfterPop() throws {
        let stage = try SplitStage()
        try stage.resize(to: 500)
        stage.secondary.navigationController?.popViewController(animated: false)
        stage.settle()
        #expect(stage.visible == ["primary"] && stage.split.isShowing(.primary))
        #expect(stage.secondary.splitViewController === stage.split, "it remains in its column")
        stage.split.show(.secondary)
        stage.settle()
        #expect(stack(stage) == ["primary", "secondary"])
        stage.secondary.navigationController?.popViewController(animated: true)
        stage.settle()
        try stage.resize(to: 1000)
        #expect(stage.visible == ["primary", "secondary"])
        #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary])
    }

    @Test("SP-09: the delegate chooses the arrangement")
    func expandedMode() throws {
        let stage = try SplitStage(width: 500)
        stage.delegate.expandedMode = .secondaryOnly
        try stage.resize(to: 1000)
        #expect(stage.split.displayMode == .secondaryOnly && stage.visible == ["secondary"])
    }

    @Test("SP-07: in a collapsed split view, columns are pushed and popped")
    func showAndHideCollapsed() throws {
        let stage = try SplitStage(.tripleColumn, width: 500)
        stage.split.show(.primary)
        stage.settle()
        #expect(stack(stage) == ["primary"])
        stage.split.show(.secondary)
        stage.settle()
        #expect(stack(stage) == ["primary", "secondary"])
        stage.split.show(.supplementary)
        stage.settle()
        #expect(stack(stage) == ["primary", "supplementary"])
        stage.split.hide(.supplementary)
        stage.settle()
        #expect(stack(stage) == ["primary"])
    }

    @Test("SP-07: the inspector of a collapsed split view is pushed")
    func collapsedInspector() throws {
        let stage = try SplitStage(width: 500)
        let inspector = LoggingViewController("inspector", stage.log)
        stage.split.setViewController(inspector, for: .inspector)
        stage.split.show(.inspector)
        stage.settle()
        #expect(stack(stage) == ["primary", "secondary", "inspector"] && stage.split.isShowing(.inspector))
        stage.split.toggleInspector(nil)
        stage.settle()
        #expect(stack(stage) == ["primary", "secondary"])
    }

    @Test("SP-10: a classic secondary is pushed, or dropped if the delegate has handled it")
    func classic() throws {
        let stage = try SplitStage(.unspecified)
        let detail = try #require(stage.secondary.navigationController)
        try stage.resize(to: 500)
        #expect(stage.split.isCollapsed && stack(stage) == ["primary", "secondary"])
        #expect(stage.split.viewControllers == [stage.primary.navigationController])
        try stage.resize(to: 1000)
        #expect(stage.split.viewControllers == [stage.primary.parent, detail] && stage.secondary.parent === detail)
        #expect(stage.visible == ["primary", "secondary"])
        stage.delegate.dropsSecondary = true
        try stage.resize(to: 500)
        #expect(stack(stage) == ["primary"] && stage.visible == ["primary"])
        stage.delegate.separated = detail
        try stage.resize(to: 1000)
        #expect(stage.split.viewControllers.last === detail && stage.visible == ["primary", "secondary"])
    }

    @Test("SP-10: without an answer, the primary controller pops its top when the split view expands")
    func classicPop() throws {
        let stage = try SplitStage(.unspecified, width: 500)
        stage.primary.navigationController?.popToRootViewController(animated: false)
        let detail = UIViewController()
        stage.primary.showDetailViewController(detail, sender: nil)
        stage.settle()
        #expect(detail.navigationController === stage.primary.navigationController)
        try stage.resize(to: 1000)
        #expect(stage.split.viewControllers.last === detail && detail.parent === stage.split)
    }

    /// A primary controller that stores the secondary one itself.
    final class Taker: UIViewController {
        var taken: UIViewController?
        override func collapseSecondaryViewController(
            _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
        ) { taken = secondaryViewController }
        override func separateSecondaryViewController(
            for splitViewController: UISplitViewController
        ) -> UIViewController? { taken }
    }

    @Test("SP-10: primary controllers can take over and give back the secondary one")
    func taker() throws {
        let stage = try SplitStage(.unspecified)
        let taker = Taker()
        let detail = UIViewController()
        stage.split.viewControllers = [taker, detail]
        try stage.resize(to: 500)
        #expect(taker.taken === detail && stage.split.viewControllers == [taker])
        try stage.resize(to: 1000)
        #expect(stage.split.viewControllers == [taker, detail])
    }

    @Test("SP-12: in a collapsed split view, details are pushed in place of older ones")
    func detailWhileCollapsed() throws {
        let stage = try SplitStage(width: 500)
        let detail = LoggingViewController("detail", stage.log)
        stage.primary.showDetailViewController(detail, sender: nil)
        stage.settle()
        #expect(stack(stage) == ["primary", "detail"] && stage.split.viewController(for: .secondary) === detail)
        let navigation = UINavigationController(rootViewController: LoggingViewController("other", stage.log))
        stage.primary.showDetailViewController(navigation, sender: nil)
        stage.settle()
        #expect(stack(stage) == ["primary", "other"])
        try stage.resize(to: 1000)
        #expect(navigation.parent === stage.split && navigation.viewControllers.count == 1)
        #expect(stage.split.viewController(for: .secondary) === navigation)
    }

    @Test("SP-18: the split view collapses below 640 and expands from 660 on, at the end of the frame")
    func hysteresis() throws {
        let stage = try SplitStage()
        for (width, isCollapsed) in [(640, false), (639, true), (640, true), (659, true), (660, false), (641, false)] {
            try stage.resize(to: CGFloat(width))
            #expect(stage.split.isCollapsed == isCollapsed, "\(width)")
        }
        stage.split.minimumPrimaryColumnWidth = 300
        stage.split.maximumPrimaryColumnWidth = 400
        stage.split.minimumSecondaryColumnWidth = 500
        stage.settle()
        #expect(stage.split.isCollapsed)
        try stage.resize(to: 820)
        #expect(stage.split.isCollapsed)
        try stage.resize(to: 821)
        #expect(!stage.split.isCollapsed)
        try stage.resize(to: 801)
        #expect(!stage.split.isCollapsed)
        try stage.resize(to: 800)
        #expect(stage.split.isCollapsed)
    }

    @Test("SP-18: in random resizing the split view never flaps, and calls stay balanced")
    func randomResizing() throws {
        var random = SeededGenerator(seed: 18)
        let stage = try SplitStage(.tripleColumn)
        var isCollapsed = false
        var changes = 0
        var width = 1000
        for _ in 0..<400 {
            width = min(1400, max(300, width + Int.random(in: -60...60, using: &random)))
            try stage.resize(to: CGFloat(width))
            let expected = isCollapsed ? width < 660 : width < 640
            if expected != isCollapsed { changes += 1 }
            isCollapsed = expected
            #expect(stage.split.isCollapsed == isCollapsed, "\(width)")
            let calls = stage.takeCalls()
            #expect(calls.filter { $0 == "did collapse" || $0 == "did expand" }.count <= 1)
            let shown = stage.visible.count
            #expect(shown == (isCollapsed ? 1 : stage.split.displayMode == .twoBesideSecondary ? 3 : 2))
        }
        try stage.resize(to: 1400)
        #expect(stage.visible == ["primary", "supplementary", "secondary"])
        #expect(stage.split.children.count == 3 && stage.secondary.navigationController?.viewControllers.count == 1)
    }

    @Test("SP-18: around the limit there is one change for many sizes")
    func noFlapping() throws {
        let stage = try SplitStage(width: 700)
        var changes = 0
        for step in 0..<200 {
            try stage.resize(to: 640 + CGFloat(step % 2 == 0 ? 10 : -10))
            changes += stage.takeCalls().filter { $0 == "did collapse" || $0 == "did expand" }.count
        }
        #expect(changes == 1)
    }

    // MARK: State

    final class ListController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    @Test("SP-08: first responder, selection and scroll offsets are kept through collapsing and expanding")
    func keepsState() throws {
        let stage = try SplitStage()
        let list = ListController(style: .plain)
        list.clearsSelectionOnViewWillAppear = false
        stage.split.setViewController(list, for: .primary)
        stage.settle()
        let text = UITextView(frame: CGRect(x: 0, y: 60, width: 600, height: 300))
        text.text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
        text.autoresizingMask = [.flexibleWidth]
        stage.secondary.view.addSubview(text)
        list.tableView.selectRow(at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .middle)
        stage.settle()
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 50, length: 8)
        text.contentOffset = CGPoint(x: 0, y: 400)
        stage.settle()
        /// The position of the selected row below the upper edge of the list.
        func position() -> CGFloat {
            list.tableView.rectForRow(at: IndexPath(row: 60, section: 0)).minY - list.tableView.contentOffset.y
        }
        let start = position()
        try stage.resize(to: 500)
        #expect(stage.split.isCollapsed && text.isFirstResponder)
        #expect(text.selectedRange == NSRange(location: 50, length: 8) && text.contentOffset.y == 400)
        try stage.resize(to: 1000)
        #expect(!stage.split.isCollapsed && text.isFirstResponder)
        #expect(text.selectedRange == NSRange(location: 50, length: 8) && text.contentOffset.y == 400)
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 60, section: 0))
        #expect(abs(position() - start) < 1)
        // Also while the list itself is displayed.
        stage.delegate.topColumn = .primary
        list.tableView.becomeFirstResponder()
        try stage.resize(to: 500)
        // Rows are measured again for another width.
        #expect(abs(position() - start) < 20)
        #expect(list.tableView.isFirstResponder)
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 60, section: 0))
    }

    @Test("SP-09: the notification about the target of details")
    func notification() async throws {
        let stage = try SplitStage()
        let count = NotificationCount()
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count.value += 1 } }
        try stage.resize(to: 500)
        try stage.resize(to: 1000)
        #expect(count.value == 2)
        NotificationCenter.default.removeObserver(token)
    }

    @MainActor final class NotificationCount { var value = 0 }
}
