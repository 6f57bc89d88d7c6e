import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of tab bars and their items.
@MainActor @Suite(.serialized) struct TabBarTests {
    @Test("TB-06: the values of system items, positionings and styles")
    func values() {
        let items: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        #expect(items.map(\.rawValue) == Array(0...11))
        for item in items {
            #expect(UITabBarItem(tabBarSystemItem: item, tag: 1).image != nil)
        }
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 3).title == "Search")
        #expect(UITabBar.ItemPositioning.fill.rawValue == 1 && UITabBar.ItemPositioning.centered.rawValue == 2)
        #expect(UITabBarItemAppearance.Style.compactInline.rawValue == 2)
        let item = UITabBarItem(title: "A", image: nil, tag: 4)
        #expect(item.tag == 4 && item.badgeValue == nil && item.badgeColor == nil && item.selectedImage == nil)
    }

    @Test("NC-19: the title of a controller is that of its item; a navigation controller has the item of its root")
    func titles() {
        let controller = UIViewController()
        controller.title = "A"
        #expect(controller.tabBarItem.title == "A")
        controller.title = "B"
        #expect(controller.tabBarItem.title == "B" && controller.navigationItem.title == "B")
        controller.tabBarItem = UITabBarItem(title: "C", image: nil, tag: 1)
        #expect(controller.tabBarItem.tag == 1)
        let navigation = UINavigationController(rootViewController: controller)
        #expect(navigation.tabBarItem === controller.tabBarItem)
        navigation.title = "D"
        #expect(controller.tabBarItem.title == "D")
        let own = UITabBarItem(title: "E", image: nil, tag: 2)
        navigation.tabBarItem = own
        #expect(navigation.tabBarItem === own)
    }

    @Test("TB-06: changes of items, and other items of a controller, show at once")
    func changes() throws {
        let stage = try TabStage(names: ["a", "b"])
        let width = stage.shownButtons[1].bounds.width
        stage.child(1).tabBarItem.badgeValue = "4242"
        #expect(stage.shownButtons[1].bounds.width > width)
        #expect(stage.shownButtons[1].accessibilityValue == "4242")
        let badge = stage.shownButtons[1].subviews.compactMap { $0 as? TabBadge }.first
        #expect(badge?.isHidden == false && badge?.bounds.height == 16)
        stage.child(1).tabBarItem.badgeValue = ""
        stage.settleLayout()
        #expect(badge?.bounds.size == CGSize(width: 8, height: 8), "an empty value is a dot")
        stage.child(1).tabBarItem.badgeColor = .systemGreen
        #expect(badge?.backgroundColor == .systemGreen)
        stage.child(1).tabBarItem.badgeValue = nil
        stage.settleLayout()
        #expect(badge?.isHidden == true)
        stage.child(1).title = "Other"
        #expect(stage.shownTitles == ["a", "Other"])
        stage.child(1).tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        #expect(stage.shownTitles == ["a", "New"])
        stage.child(1).tabBarItem.isEnabled = false
        try stage.click("New")
        #expect(stage.tabs.selectedIndex == 0 && !stage.shownButtons[1].isEnabled)
    }

    private final class BarDelegate: NSObject, UITabBarDelegate {
        var log: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append(item.title ?? "") }
    }

    @Test("TB-04: a bar of its own selects by itself and tells its delegate")
    func alone() throws {
        let stage = try TabStage()
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 600, height: 40))
        let delegate = BarDelegate()
        bar.delegate = delegate
        bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        stage.window.addSubview(bar)
        #expect(bar.selectedItem == nil && bar.barPosition == .bottom)
        bar.selectedItem = bar.items?[0]
        #expect(delegate.log.isEmpty && bar.selectedItem?.title == "a")
        stage.settle()
        try stage.click(bar.buttons[1])
        #expect(delegate.log == ["b"] && bar.selectedItem?.title == "b" && bar.buttons[1].isSelected)
        bar.selectedItem = UITabBarItem()
        #expect(bar.selectedItem == nil)
        bar.selectedItem = bar.items?[0]
        bar.setItems([UITabBarItem(title: "c", image: nil, tag: 0)], animated: false)
        #expect(bar.selectedItem == nil && bar.sizeThatFits(CGSize(width: 90, height: 0)).height == 40)
    }

    @Test("TB-10: items that do not fit are in a menu, the last first; the selected one stays")
    func overflow() throws {
        let names = (1...8).map { "Item \($0)" }
        let stage = try TabStage(size: CGSize(width: 320, height: 400), names: names)
        let shown = stage.shownTitles
        #expect(shown.first == "Item 1" && shown.count < 5 && stage.tabs.tabBar.overflow != nil)
        #expect(stage.tabs.tabBar.overflowItems.map(\.title) == names.dropFirst(shown.count).map { $0 })
        let strip = stage.tabs.tabBar.strip.frame
        #expect(strip.minX >= 0 && strip.maxX <= (stage.tabs.tabBar.overflow?.frame.minX ?? 0))
        stage.tabs.selectedIndex = 7
        #expect(stage.shownTitles.last == "Item 8" && stage.shownTitles.count == shown.count)
        #expect(stage.tabs.moreNavigationController.viewControllers.isEmpty)
        stage.window.frame.size.width = 1000
        stage.settle()
        #expect(stage.tabs.tabBar.overflow == nil && stage.shownTitles == names)
    }

    @Test("TB-11: the strip is at the upper edge, in the middle; filled, its items have the same width")
    func positions() throws {
        let stage = try TabStage(names: ["a", "bbbbbbbbbbbbbb"])
        let bar = stage.tabs.tabBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 600, height: 40) && bar.barPosition == .top)
        let buttons = stage.shownButtons
        #expect(abs(bar.strip.frame.midX - 300) <= 1 && buttons[0].bounds.width == 60)
        #expect(buttons[1].bounds.width > 60)
        bar.itemPositioning = .fill
        stage.settleLayout()
        #expect(buttons[0].bounds.width == buttons[1].bounds.width && bar.strip.bounds.width == 588)
        bar.itemPositioning = .centered
        bar.itemWidth = 120
        bar.itemSpacing = 20
        stage.settleLayout()
        #expect(buttons.map(\.bounds.width) == [120, 120])
        #expect(buttons[1].frame.minX - buttons[0].frame.maxX == 20)
        bar.itemWidth = .nan
        bar.itemSpacing = -.infinity
        stage.settleLayout()
        #expect(buttons[0].bounds.width == 60)
    }

    @Test("RT-08: in a right-to-left interface the first item is on the right")
    func mirrored() throws {
        let stage = try TabStage(names: ["a", "b", "c"])
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(stage.shownTitles == ["c", "b", "a"])
    }

    @Test("BI-11: the older properties work, and yield to an explicit appearance")
    func older() throws {
        let stage = try TabStage(names: ["a", "b"])
        let bar = stage.tabs.tabBar
        #expect(bar.background.backgroundColor == BarDesign.background)
        bar.barTintColor = .systemTeal
        #expect(bar.background.backgroundColor == .systemTeal)
        bar.unselectedItemTintColor = .systemBrown
        #expect(bar.style(of: stage.child(1).tabBarItem, .normal).iconColor == .systemBrown)
        bar.selectionIndicatorImage = UIImage(systemName: "star")
        stage.settleLayout()
        #expect(bar.indicator.image != nil && bar.indicator.backgroundColor == nil)
        bar.barStyle = .black
        bar.barTintColor = nil
        #expect(bar.background.backgroundColor == BarDesign.blackBackground)
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .systemPink
        bar.standardAppearance = appearance
        #expect(bar.background.backgroundColor == .systemPink)
        appearance.backgroundColor = .systemRed
        #expect(bar.background.backgroundColor == .systemPink, "setting copies (BI-10)")
        bar.standardAppearance.backgroundColor = .systemRed
        #expect(bar.background.backgroundColor == .systemRed)
    }

    @Test(
        "BI-09: inline values of items take precedence over stacked ones, selected ones over normal ones")
    func itemAppearances() throws {
        let stage = try TabStage(names: ["a", "b"])
        let bar = stage.tabs.tabBar
        let item = stage.child(0).tabBarItem ?? UITabBarItem()
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .systemPink
        appearance.stackedLayoutAppearance.selected.iconColor = .systemGreen
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemTeal
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBrown]
        bar.standardAppearance = appearance
        #expect(bar.style(of: item, .normal).iconColor == .systemPink)
        #expect(bar.style(of: item, .selected).iconColor == .systemGreen)
        #expect(bar.style(of: item, .normal).badgeColor == .systemTeal)
        #expect(bar.style(of: item, .normal).textColor == .systemBrown)
        bar.standardAppearance.inlineLayoutAppearance.normal.iconColor = .systemOrange
        #expect(bar.style(of: item, .normal).iconColor == .systemOrange)
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemIndigo], for: .normal)
        #expect(bar.style(of: item, .normal).textColor == .systemIndigo)
        let own = UITabBarAppearance()
        own.backgroundColor = .systemYellow
        item.standardAppearance = own
        #expect(bar.background.backgroundColor == .systemYellow, "the selected item's appearance is that of the bar")
        stage.tabs.selectedIndex = 1
        #expect(bar.background.backgroundColor == BarDesign.background)
        let copy = appearance.copy() as? UITabBarAppearance
        #expect(copy?.stackedLayoutAppearance.selected.iconColor == .systemGreen)
    }

    @Test("BI-09: the bar has the scroll-edge appearance while the content is at its start")
    func scrollEdge() throws {
        let stage = try TabStage(names: ["a"])
        let bar = stage.tabs.tabBar
        let edge = UITabBarAppearance()
        edge.backgroundColor = .systemMint
        bar.scrollEdgeAppearance = edge
        let table = UITableView(frame: .zero)
        let root = stage.make("root")
        root.view = table
        table.contentSize = CGSize(width: 100, height: 4000)
        stage.tabs.viewControllers = [UINavigationController(rootViewController: root), stage.child(0)]
        stage.tabs.selectedIndex = 1
        stage.settle()
        #expect(bar.background.backgroundColor == .systemMint, "content without a scroll view is at its edge")
        let scrollView = UIScrollView(frame: stage.child(1).view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        stage.child(1).view.addSubview(scrollView)
        stage.tabs.setBarsNeedLayout()
        stage.settle()
        scrollView.contentOffset.y = 100
        #expect(bar.background.backgroundColor == BarDesign.background)
        scrollView.contentOffset.y = -40
        #expect(bar.background.backgroundColor == .systemMint)
    }

    @Test("AX-12: the traits of a tab bar and of its items")
    func accessibility() throws {
        let stage = try TabStage(names: ["a", "b"])
        #expect(stage.tabs.tabBar.accessibilityTraits == .tabBar && !stage.tabs.tabBar.isAccessibilityElement)
        let buttons = stage.shownButtons
        #expect(buttons[0].accessibilityTraits == [.button, .selected] && buttons[0].accessibilityLabel == "a")
        #expect(buttons[1].accessibilityTraits == .button && buttons[1].accessibilityActivate())
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test("TB-06: appearance proxies of tab bars")
    func proxies() throws {
        UITabBar.appearance().barTintColor = .systemCyan
        UITabBar.appearance().unselectedItemTintColor = .systemBrown
        defer {
            UITabBar.appearance().barTintColor = nil
            UITabBar.appearance().unselectedItemTintColor = nil
        }
        let stage = try TabStage(names: ["a"])
        #expect(stage.tabs.tabBar.background.backgroundColor == .systemCyan)
        #expect(stage.tabs.tabBar.unselectedItemTintColor == .systemBrown)
    }
}
