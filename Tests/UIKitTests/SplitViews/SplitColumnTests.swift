import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the columns of split views: controllers, modes and widths.
@MainActor @Suite(.serialized) struct SplitColumnTests {
    @Test("SP-01: the values of the enumerations")
    func values() {
        typealias Split = UISplitViewController
        #expect([Split.Style.unspecified, .doubleColumn, .tripleColumn].map(\.rawValue) == [0, 1, 2])
        let modes: [Split.DisplayMode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
        #expect([Split.SplitBehavior.automatic, .tile, .overlay, .displace].map(\.rawValue) == [0, 1, 2, 3])
        let columns: [Split.Column] = [.primary, .supplementary, .secondary, .compact, .inspector]
        #expect(columns.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect([Split.PrimaryEdge.leading, .trailing].map(\.rawValue) == [0, 1])
        #expect([Split.BackgroundStyle.none, .sidebar].map(\.rawValue) == [0, 1])
        #expect([Split.DisplayModeButtonVisibility.automatic, .never, .always].map(\.rawValue) == [0, 1, 2])
    }

    @Test("SP-02: columns lie side by side with a line between them, classic or not")
    func sideBySide() throws {
        let stage = try SplitStage()
        #expect(stage.split.style == .doubleColumn && stage.visible == ["primary", "secondary"])
        #expect(stage.frame(stage.primary) == CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(stage.frame(stage.secondary) == CGRect(x: 301, y: 0, width: 699, height: 600))
        #expect(stage.split.viewControllers == stage.split.children)
        let classic = try SplitStage(.unspecified)
        #expect(classic.split.style == .unspecified && classic.visible == ["primary", "secondary"])
        #expect(classic.frame(classic.secondary).minX == 301)
        #expect(classic.split.viewControllers == [classic.primary.parent, classic.secondary.parent])
        let triple = try SplitStage(.tripleColumn)
        #expect(triple.visible == ["primary", "supplementary", "secondary"])
        #expect(triple.split.displayMode == .twoBesideSecondary && triple.frame(triple.secondary).width == 398)
    }

    @Test("SP-02: pushing a split view controller is a programming error")
    func pushing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController()).pushViewController(
                    UISplitViewController(style: .doubleColumn), animated: false)
            }
        }
    }

    @Test("SP-02: setting viewControllers of columns is reported and changes nothing")
    func listOfColumns() throws {
        let stage = try SplitStage()
        let old = stage.split.viewControllers
        var reports: [String] = []
        let report = PresentationDiagnostics.report
        PresentationDiagnostics.report = { reports.append($0) }
        defer { PresentationDiagnostics.report = report }
        stage.split.viewControllers = [UIViewController()]
        #expect(stage.split.viewControllers == old && reports.count == 1)
    }

    @Test("SP-03: plain controllers are put into navigation controllers, others are not; the compact one is not")
    func wrapping() {
        let split = UISplitViewController(style: .doubleColumn)
        let (plain, compact) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        split.setViewController(plain, for: .primary)
        split.setViewController(navigation, for: .secondary)
        split.setViewController(compact, for: .compact)
        #expect(plain.navigationController?.parent === split && navigation.parent === split)
        #expect(split.viewController(for: .primary) === plain && split.viewController(for: .secondary) === navigation)
        #expect(compact.parent === split && compact.splitViewController === split)
        #expect(plain.splitViewController === split && split.splitViewController == nil)
    }

    @Test("SP-03: another plain secondary controller is pushed; nil first replaces")
    func secondaryAgain() throws {
        let stage = try SplitStage()
        let (b, c) = (UIViewController(), UIViewController())
        stage.split.setViewController(b, for: .secondary)
        stage.settle()
        #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary, b])
        stage.split.setViewController(nil, for: .secondary)
        #expect(b.splitViewController == nil && stage.split.viewController(for: .secondary) == nil)
        stage.split.setViewController(c, for: .secondary)
        stage.settle()
        #expect(c.navigationController?.viewControllers == [c] && c.view.window === stage.window)
        let primary = UIViewController()
        stage.split.setViewController(primary, for: .primary)
        #expect(primary.navigationController?.viewControllers == [primary] && stage.primary.parent?.parent == nil)
    }

    @Test("SP-04: wishes take effect with the next layout")
    func wishes() throws {
        let stage = try SplitStage()
        stage.split.preferredDisplayMode = .secondaryOnly
        #expect(stage.split.displayMode == .oneBesideSecondary)
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.displayMode == .secondaryOnly && stage.split.splitBehavior == .tile)
        #expect(stage.visible == ["secondary"] && stage.frame(stage.secondary).width == 1000)
        #expect(
            stage.takeCalls() == [
                "will change to secondaryOnly", "will hide primary", "primary will disappear",
                "primary did disappear", "did hide primary",
            ])
        stage.split.preferredDisplayMode = .oneBesideSecondary
        stage.split.preferredSplitBehavior = .overlay
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.displayMode == .oneOverSecondary && stage.split.splitBehavior == .overlay)
        #expect(stage.frame(stage.secondary).width == 1000 && stage.frame(stage.primary).width == 300)
    }

    @Test("SP-04: within an animation block, the columns move")
    func animatedWish() throws {
        let stage = try SplitStage()
        UIView.animate(withDuration: 0.3) { stage.split.preferredDisplayMode = .secondaryOnly }
        #expect(stage.split.displayMode == .secondaryOnly && stage.split.transitionCoordinator?.isAnimated == true)
        #expect(stage.primary.transitionCoordinator != nil)
        stage.server.serve(for: 0.15)
        let host = try #require(stage.primary.navigationController?.view.superview)
        let x = host.layer.presentation()?.frame.minX ?? 0
        #expect(x < -20 && x > -290)
        #expect(stage.log.take().contains("primary will disappear!"))
        stage.settle()
        #expect(stage.log.take().contains("primary did disappear!") && stage.primary.view.window == nil)
        #expect(stage.split.transitionCoordinator == nil)
    }

    typealias Mode = UISplitViewController.DisplayMode

    @Test(
        "SP-05: the modes of each behavior",
        arguments: [
            (UISplitViewController.SplitBehavior.tile, [Mode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
            (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
            (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
        ])
    func behaviors(_ behavior: UISplitViewController.SplitBehavior, _ modes: [Mode]) throws {
        let stage = try SplitStage(.tripleColumn) { $0.preferredSplitBehavior = behavior }
        for (level, mode) in [(0, Mode.secondaryOnly), (1, .oneBesideSecondary), (2, .twoBesideSecondary)] {
            stage.split.preferredDisplayMode = mode
            stage.split.view.layoutIfNeeded()
            #expect(stage.split.displayMode == modes[level] && stage.split.splitBehavior == behavior)
            #expect(stage.visible.count == level + 1)
        }
        let frames = [stage.primary, stage.supplementary, stage.secondary].map(stage.frame)
        #expect(frames[0].minX == 0 && frames[1].minX == 301)
        switch behavior {
        case .tile: #expect(frames[2].minX == 602 && frames[2].maxX == 1000)
        case .overlay: #expect(frames[2] == stage.window.bounds)
        default: #expect(frames[2].minX == 602 && frames[2].width == 699)
        }
    }

    @Test("SP-05: a secondary column that is displaced is dead, and a press on it shows it again")
    func displaced() throws {
        let stage = try SplitStage(.tripleColumn) {
            $0.preferredSplitBehavior = .displace
            $0.preferredDisplayMode = .twoDisplaceSecondary
        }
        #expect(stage.split.displayMode == .twoDisplaceSecondary)
        let button = UIButton(frame: stage.secondary.view.bounds)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.secondary.view.addSubview(button)
        try stage.generator.pointerClick(at: CGPoint(x: 900, y: 300))
        stage.settle()
        #expect(presses == 0 && stage.split.displayMode == .oneBesideSecondary)
        try stage.generator.pointerClick(at: CGPoint(x: 900, y: 300))
        #expect(presses == 1)
    }

    @Test("SP-05: columns that do not fit side by side give way automatically")
    func automatic() throws {
        let stage = try SplitStage(.tripleColumn, width: 1400)
        #expect(stage.split.displayMode == .twoBesideSecondary)
        try stage.resize(to: 700)
        #expect(stage.split.displayMode == .oneBesideSecondary && stage.visible == ["supplementary", "secondary"])
        stage.split.show(.primary)
        stage.settle()
        #expect(stage.split.displayMode == .twoDisplaceSecondary && stage.split.splitBehavior == .displace)
        try stage.resize(to: 1400)
        #expect(stage.split.displayMode == .twoBesideSecondary)
        let wide = try SplitStage(width: 700) {
            $0.maximumPrimaryColumnWidth = 500
            $0.preferredPrimaryColumnWidth = 450
        }
        #expect(wide.split.displayMode == .secondaryOnly && wide.split.splitBehavior == .overlay)
        wide.split.show(.primary)
        wide.settle()
        #expect(wide.split.displayMode == .oneOverSecondary)
    }

    @Test("SP-06: widths and fractions, within minimum and maximum")
    func widths() throws {
        let stage = try SplitStage()
        let automatic = UISplitViewController.automaticDimension
        #expect(stage.split.preferredPrimaryColumnWidth == automatic && stage.split.primaryColumnWidth == 300)
        stage.split.preferredPrimaryColumnWidthFraction = 0.25
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.primaryColumnWidth == 250)
        stage.split.preferredPrimaryColumnWidth = 200
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.primaryColumnWidth == 200 && stage.frame(stage.secondary).minX == 201)
        stage.split.preferredPrimaryColumnWidth = 500
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.primaryColumnWidth == 320, "the automatic maximum")
        stage.split.maximumPrimaryColumnWidth = 400
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.primaryColumnWidth == 400)
        stage.split.minimumPrimaryColumnWidth = 450
        stage.split.view.layoutIfNeeded()
        #expect(stage.split.primaryColumnWidth == 450, "the minimum beats the maximum")
        stage.split.preferredPrimaryColumnWidth = .nan
        #expect(stage.split.preferredPrimaryColumnWidth == automatic)
        stage.split.minimumPrimaryColumnWidth = .infinity
        #expect(stage.split.minimumPrimaryColumnWidth == automatic)
    }

    @Test("SP-06: supplementary column and inspector alike")
    func otherWidths() throws {
        let stage = try SplitStage(.tripleColumn, width: 1200)
        stage.split.setViewController(UIViewController(), for: .inspector)
        stage.split.preferredPrimaryColumnWidth = 200
        stage.split.preferredSupplementaryColumnWidth = 240
        stage.split.preferredInspectorColumnWidthFraction = 0.2
        stage.split.show(.inspector)
        stage.settle()
        #expect(stage.split.supplementaryColumnWidth == 240 && stage.split.primaryColumnWidth == 200)
        let inspector = try #require(stage.split.viewController(for: .inspector))
        #expect(stage.frame(inspector) == CGRect(x: 960, y: 0, width: 240, height: 600))
        #expect(stage.frame(stage.secondary).maxX == 959)
        stage.split.minimumInspectorColumnWidth = 300
        stage.split.maximumSupplementaryColumnWidth = 200
        stage.split.view.layoutIfNeeded()
        #expect(stage.frame(inspector).width == 300 && stage.split.supplementaryColumnWidth == 200)
    }

    @Test("SP-07: columns are shown and hidden, and the delegate is told")
    func showAndHide() throws {
        let stage = try SplitStage(.tripleColumn)
        stage.split.hide(.primary)
        #expect(!stage.split.isShowing(.primary) && stage.split.isShowing(.supplementary))
        stage.settle()
        #expect(
            stage.takeCalls() == [
                "will change to oneBesideSecondary", "will hide primary", "primary will disappear",
                "primary did disappear", "did hide primary",
            ])
        stage.split.hide(.supplementary)
        stage.settle()
        #expect(stage.split.displayMode == .secondaryOnly && stage.visible == ["secondary"])
        stage.split.show(.supplementary)
        stage.settle()
        #expect(stage.split.displayMode == .oneBesideSecondary)
        _ = stage.takeCalls()
        stage.split.show(.primary)
        stage.settle()
        #expect(stage.split.displayMode == .twoBesideSecondary)
        #expect(
            stage.takeCalls() == [
                "will change to twoBesideSecondary", "will show primary", "primary will appear",
                "primary did appear", "did show primary",
            ])
    }

    @Test("SP-07: columns that are hidden when the split view appears receive no calls")
    func hiddenAtFirst() throws {
        let stage = try SplitStage { $0.preferredDisplayMode = .secondaryOnly }
        #expect(!stage.primary.isViewLoaded && stage.visible == ["secondary"])
        stage.split.show(.primary)
        stage.settle()
        #expect(stage.takeCalls().filter { $0.hasPrefix("primary") } == ["primary will appear", "primary did appear"])
    }

    @Test("SP-07: a change during another one ends that at once")
    func quickChanges() throws {
        let stage = try SplitStage()
        stage.split.hide(.primary)
        stage.server.serve(for: 0.1)
        stage.split.show(.primary)
        stage.server.serve(for: 0.1)
        stage.split.hide(.primary)
        stage.settle()
        let calls = stage.takeCalls().filter { $0.hasPrefix("primary") }
        #expect(
            calls == [
                "primary will disappear", "primary did disappear", "primary will appear", "primary did appear",
                "primary will disappear", "primary did disappear",
            ])
        #expect(stage.visible == ["secondary"])
    }

    @Test("SP-14: the primary column is at the leading or trailing edge, mirrored in right-to-left interfaces")
    func edges() throws {
        let stage = try SplitStage()
        stage.split.primaryEdge = .trailing
        stage.settle()
        #expect(stage.frame(stage.primary).minX == 700 && stage.frame(stage.secondary).maxX == 699)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(stage.frame(stage.primary).minX == 0)
        stage.split.primaryEdge = .leading
        stage.settle()
        #expect(stage.frame(stage.primary) == CGRect(x: 700, y: 0, width: 300, height: 600))
        stage.split.primaryBackgroundStyle = .sidebar
        let host = try #require(stage.primary.navigationController?.view.superview)
        #expect(host.backgroundColor == .secondarySystemBackground)
    }

    @Test("SP-16: side columns are compact, the secondary one below 500 points")
    func traits() throws {
        let stage = try SplitStage(.tripleColumn)
        #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.supplementary.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.secondary.traitCollection.horizontalSizeClass == .compact)
        stage.split.hide(.primary)
        stage.settle()
        #expect(stage.frame(stage.secondary).width == 699)
        #expect(stage.secondary.traitCollection.horizontalSizeClass == .regular)
        let navigation = try #require(stage.primary.navigationController)
        stage.split.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: navigation)
        #expect(stage.primary.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.split.overrideTraitCollection(forChild: navigation)?.horizontalSizeClass == .unspecified)
    }

    @Test("NC-20: show(_:sender:) places a controller in the primary column")
    func showInPrimary() throws {
        let stage = try SplitStage()
        let list = UIViewController()
        stage.split.show(list, sender: nil)
        stage.settle()
        #expect(stage.primary.navigationController?.viewControllers == [stage.primary, list])
        stage.delegate.handlesShow = true
        stage.split.show(UIViewController(), sender: nil)
        stage.split.showDetailViewController(UIViewController(), sender: nil)
        #expect(stage.primary.navigationController?.viewControllers.count == 2)
        #expect(stage.split.viewController(for: .secondary) === stage.secondary)
    }

    @Test("SP-12: showDetailViewController replaces the secondary controller, from any column")
    func showDetail() throws {
        let stage = try SplitStage()
        let detail = LoggingViewController("detail", stage.log)
        stage.primary.showDetailViewController(detail, sender: nil)
        stage.settle()
        #expect(stage.split.viewController(for: .secondary) === detail && detail.view.window === stage.window)
        #expect(detail.navigationController?.viewControllers == [detail])
        #expect(stage.takeCalls() == AppearanceOrder.navigation.completedLog(old: "secondary", new: "detail"))
        let classic = try SplitStage(.unspecified)
        let other = UIViewController()
        classic.primary.showDetailViewController(other, sender: nil)
        classic.settle()
        #expect(classic.split.viewControllers.last === other && classic.secondary.view.window == nil)
    }

    @Test("NC-25: a released split view releases its controllers, and removed columns are released")
    func release() throws {
        weak var weakSplit: UISplitViewController?
        weak var weakPrimary: UIViewController?
        weak var weakDetail: UIViewController?
        do {
            let stage = try SplitStage(width: 600)
            stage.primary.showDetailViewController(UIViewController(), sender: nil)
            stage.settle()
            weakDetail = stage.split.viewController(for: .secondary)
            #expect(weakDetail != nil)
            stage.split.setViewController(nil, for: .secondary)
            stage.settle()
            #expect(weakDetail == nil)
            try stage.resize(to: 1000)
            (weakSplit, weakPrimary) = (stage.split, stage.primary)
            stage.window.rootViewController = nil
            stage.settle()
        }
        #expect(weakSplit == nil && weakPrimary == nil)
    }
}
