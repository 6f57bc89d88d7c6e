import UIKit

/// A page about navigation controllers: a stack with large titles, items and a toolbar, and the resulting callbacks.
final class NavigationPage: CardPage, UINavigationControllerDelegate {
    private let log = Log(lines: 8, hint: "Push a view controller")
    private let stage = ControllerStage(height: 420)
    private let navigation = UINavigationController(rootViewController: MoonsController())

    init() {
        let options = VerticalStack(spacing: 8, [])
        super.init(
            title: "Navigation",
            summary: "A stack of view controllers. Alt-Left, a swipe or a drag from the edge goes back.",
            weighted: [
                [
                    (Card("Navigation controller", content: stage), 3),
                    (Card("Options", content: options), 2),
                ],
                [(Card("Delegate", content: log), 1)],
            ])
        addOptions(to: options)
        navigation.delegate = self
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        stage.embed(navigation, in: self)
    }

    required init?(coder: NSCoder) { nil }

    private func addOptions(to stack: VerticalStack) {
        stack.add(option("Large titles", isOn: true) { $0.navigationBar.prefersLargeTitles = $1 })
        stack.add(option("Toolbar", isOn: true) { $0.setToolbarHidden(!$1, animated: true) })
        stack.add(option("Navigation bar", isOn: true) { $0.setNavigationBarHidden(!$1, animated: true) })
        stack.add(
            option("Prompt", isOn: false) {
                $0.topViewController?.navigationItem.prompt = $1 ? "Solar system" : nil
            })
        stack.add(option("Colored bar", isOn: false) { NavigationPage.color($0, $1) })
        stack.add(option("Many items", isOn: false) { ($0.topViewController as? MoonsController)?.showItems(many: $1) })
        stack.add(option("Hide bars on swipe", isOn: false) { $0.hidesBarsOnSwipe = $1 })
        let deep = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Push three") { [weak self] _ in self?.pushThree() })
        let root = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Pop to root") { [weak self] _ in
                self?.navigation.popToRootViewController(animated: true)
            })
        stack.add(HorizontalStack(height: 34, equal: true, [deep, root]))
    }

    private func option(
        _ name: String, isOn: Bool, _ change: @escaping (UINavigationController, Bool) -> Void
    ) -> Field {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = name
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let self, let control { change(navigation, control.isOn) }
            }, for: .valueChanged)
        return Field(name, nameWidth: 150, control)
    }

    private static func color(_ navigation: UINavigationController, _ isColored: Bool) {
        let bar = navigation.navigationBar
        let appearance = UINavigationBarAppearance()
        if isColored {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemIndigo
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = isColored ? appearance : nil
        bar.tintColor = isColored ? .white : nil
    }

    private func pushThree() {
        let new = ["Jupiter", "Io", "Amirani"].map { MoonController($0) }
        navigation.setViewControllers(navigation.viewControllers + new, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.add("Will show \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.add("Did show \(viewController.title ?? "")") }
}
