import UIKit

/// A page about tab bar controllers: a strip, a sidebar with groups, badges and the resulting callbacks.
final class TabsPage: CardPage, UITabBarControllerDelegate {
    private let log = Log(lines: 6, hint: "Select a tab")
    private let tabs = UITabBarController()
    private let sideways = UITabBarController()

    init() {
        let options = VerticalStack(spacing: 8, [])
        let stage = ControllerStage(height: 260)
        let wide = ControllerStage(height: 380)
        super.init(
            title: "Tabs",
            summary: "Control-Tab and Alt with a digit select a tab. F6 moves to the strip.",
            weighted: [
                [
                    (Card("Tab bar controller", content: stage), 3),
                    (Card("Options", content: options), 2),
                ],
                [(Card("Sidebar", content: wide), 1)],
                [(Card("Delegate", content: log), 1)],
            ])
        addOptions(to: options)
        tabs.delegate = self
        tabs.viewControllers = [
            TabsPage.makeController("Planets", "globe"), TabsPage.makeController("Moons", "moon"),
            TabsPage.makeController("Stars", "star"), TabsPage.makeController("Probes", "paperplane"),
        ]
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        sideways.delegate = self
        sideways.mode = .tabSidebar
        sideways.tabs = TabsPage.makeTabs()
        stage.embed(tabs, in: self)
        wide.embed(sideways, in: self)
    }

    required init?(coder: NSCoder) { nil }

    private static func makeController(_ title: String, _ symbol: String) -> UIViewController {
        let controller = TabContentController(title, symbol)
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return controller
    }

    private static func makeTabs() -> [UITab] {
        func tab(_ title: String, _ symbol: String, badge: String? = nil) -> UITab {
            let tab = UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in
                UINavigationController(rootViewController: TabContentController(title, symbol))
            }
            tab.badgeValue = badge
            return tab
        }
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "book"), identifier: "library",
            children: [
                tab("Albums", "square.grid.2x2"), tab("Artists", "person.2"), tab("Songs", "music.note", badge: "128"),
            ])
        library.sidebarActions = [UIAction(title: "New list", image: UIImage(systemName: "plus")) { _ in }]
        return [tab("Listen", "play.circle"), tab("Radio", "wifi", badge: ""), library]
    }

    private func addOptions(to stack: VerticalStack) {
        stack.add(option("Tab bar", isOn: true) { $0.setTabBarHidden(!$1, animated: true) })
        stack.add(option("Badge", isOn: true) { $0.viewControllers?[1].tabBarItem.badgeValue = $1 ? "3" : nil })
        stack.add(option("Fill the bar", isOn: false) { $0.tabBar.itemPositioning = $1 ? .fill : .automatic })
        stack.add(option("Colored bar", isOn: false) { TabsPage.color($0, $1) })
        stack.add(option("Many tabs", isOn: false) { TabsPage.showTabs(many: $1, in: $0) })
        stack.add(option("Stars are enabled", isOn: true) { $0.viewControllers?[2].tabBarItem.isEnabled = $1 })
    }

    private func option(_ name: String, isOn: Bool, _ change: @escaping (UITabBarController, Bool) -> Void) -> Field {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = name
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let self, let control { change(tabs, control.isOn) }
            }, for: .valueChanged)
        return Field(name, nameWidth: 150, control)
    }

    private static func color(_ tabs: UITabBarController, _ isColored: Bool) {
        let appearance = UITabBarAppearance()
        if isColored {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemIndigo
            appearance.inlineLayoutAppearance.normal.iconColor = .white
            appearance.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        }
        tabs.tabBar.standardAppearance = appearance
    }

    private static func showTabs(many: Bool, in tabs: UITabBarController) {
        let first = (tabs.viewControllers ?? []).prefix(4)
        let more = many ? ["Comets", "Galaxies", "Telescopes", "Maps"].map { makeController($0, "circle") } : []
        tabs.setViewControllers(first + more, animated: true)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("Did select \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.add("Did select tab \(selectedTab.title)") }
}
