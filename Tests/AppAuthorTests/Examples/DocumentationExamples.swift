// Written by Scripts/examples from documentation comments and documents. Do not edit: change the examples there.
// swift-format-ignore-file

import CoreGraphics
import CoreMotion
import Foundation
import MediaPlayer
import QuartzCore
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers
import UserNotifications

// Sources/UIKit/Accessibility/Audit/AccessibilityInspector.swift
extension EditorController {
    func exampleAccessibilityInspector(window: UIWindow) {
#sourceLocation(file: "Sources/UIKit/Accessibility/Audit/AccessibilityInspector.swift", line: 7)
        for element in AccessibilityInspector.elements(in: window) {
            print(AccessibilityInspector.spokenText(of: element))     // "Volume, 50%, adjustable"
        }
        for issue in AccessibilityInspector.issues(in: window) { print(issue) }
#sourceLocation()
    }
}

// Sources/UIKit/Accessibility/Objects/UIAccessibilityCustomAction.swift
extension EditorController {
    func exampleUIAccessibilityCustomAction(cell: UITableViewCell) {
#sourceLocation(file: "Sources/UIKit/Accessibility/Objects/UIAccessibilityCustomAction.swift", line: 4)
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Copy") { _ in
                UIPasteboard.general.string = "Lisbon"
                return true
            }
        ]
#sourceLocation()
    }
}

// Sources/UIKit/Accessibility/Objects/UIAccessibilityElement.swift
private enum UIAccessibilityElementExample {}
extension UIAccessibilityElementExample {
#sourceLocation(file: "Sources/UIKit/Accessibility/Objects/UIAccessibilityElement.swift", line: 4)
    final class Chart: UIView {
        func showBars(_ bars: [(title: String, frame: CGRect)]) {
            accessibilityElements = bars.map { bar in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = bar.title
                element.accessibilityFrameInContainerSpace = bar.frame
                return element
            }
        }
    }
#sourceLocation()
}

// Sources/UIKit/Accessibility/Rotors/UIAccessibilityCustomRotor.swift
extension EditorController {
    func exampleUIAccessibilityCustomRotor() {
#sourceLocation(file: "Sources/UIKit/Accessibility/Rotors/UIAccessibilityCustomRotor.swift", line: 4)
        let form = UIView()
        let fields = [UITextField(), UITextField()]
        form.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Empty Fields") { predicate in
                let current = fields.firstIndex { $0 === predicate.currentItem.targetElement }
                let isForward = predicate.searchDirection == .next
                let rest = isForward ? fields[((current ?? -1) + 1)...] : fields[..<(current ?? fields.count)]
                let field = isForward ? rest.first { !$0.hasText } : rest.last { !$0.hasText }
                return field.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
            }
        ]
#sourceLocation()
        _ = (form, fields)
    }
}

// Sources/UIKit/Accessibility/Settings/UIAccessibility.swift
extension EditorController {
    func exampleUIAccessibility(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Accessibility/Settings/UIAccessibility.swift", line: 6)
        UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.3) { label.alpha = 1 }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
#sourceLocation()
    }
}

// Sources/UIKit/Animation/Animator/UIViewPropertyAnimator.swift
extension EditorController {
    func exampleUIViewPropertyAnimator(button: UIButton, slider: UISlider) {
#sourceLocation(file: "Sources/UIKit/Animation/Animator/UIViewPropertyAnimator.swift", line: 7)
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
            button.center.y -= 80
        }
        animator.addCompletion { position in button.isEnabled = position == .end }
        animator.startAnimation()
        slider.addAction(
            UIAction { [unowned slider] _ in animator.fractionComplete = CGFloat(slider.value) }, for: .valueChanged)
#sourceLocation()
        _ = (animator)
    }
}

// Sources/UIKit/Animation/Blocks/UIView.AnimationOptions.swift
extension EditorController {
    func exampleAnimationOptions(button: UIButton, imageView: UIImageView, photo: UIImage) {
#sourceLocation(file: "Sources/UIKit/Animation/Blocks/UIView.AnimationOptions.swift", line: 17)
        UIView.animate(
            withDuration: 0.4, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
            animations: { button.center.y -= 40 },
            completion: { finished in button.isEnabled = finished })
        UIView.transition(with: imageView, duration: 0.3, options: .transitionCrossDissolve) {
            imageView.image = photo
        }
#sourceLocation()
    }
}

// Sources/UIKit/Animation/DisplayLink/CADisplayLink.swift
extension EditorController {
    func exampleCADisplayLink() {
#sourceLocation(file: "Sources/UIKit/Animation/DisplayLink/CADisplayLink.swift", line: 6)
        let link = CADisplayLink(target: self, selector: EditorController.step)   // func step(_ link: CADisplayLink)
        link.add(to: .main, forMode: .common)
#sourceLocation()
        _ = (link)
    }
}

// Sources/UIKit/Appearance/UIAppearance.swift
extension EditorController {
    func exampleUIAppearance() {
#sourceLocation(file: "Sources/UIKit/Appearance/UIAppearance.swift", line: 4)
        UISwitch.appearance().onTintColor = .systemPurple
        UILabel.appearance(whenContainedInInstancesOf: [HeaderView.self]).textColor = .white
#sourceLocation()
    }
}

// Sources/UIKit/Application/Opening/UIApplication+OpeningKeys.swift
private enum LaunchOptionsKeyExample {}
extension LaunchOptionsKeyExample {
    @MainActor final class Members1: UIResponder, UIApplicationDelegate {
#sourceLocation(file: "Sources/UIKit/Application/Opening/UIApplication+OpeningKeys.swift", line: 21)
        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            if let url = options?[.url] as? URL { print("opens", url) }
            return true
        }
#sourceLocation()
    }
}

// Sources/UIKit/Application/Opening/UIApplicationShortcutItem.swift
private enum UIApplicationShortcutItemExample {}
extension UIApplicationShortcutItemExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Application/Opening/UIApplicationShortcutItem.swift", line: 4)
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            completionHandler(shortcutItem.type == "new-note")
        }
#sourceLocation()
    }
}

// Sources/UIKit/Application/Opening/UIOpenURLContext.swift
private enum UIOpenURLContextExample {}
extension UIOpenURLContextExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Application/Opening/UIOpenURLContext.swift", line: 4)
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            for context in URLContexts where context.url.isFileURL { print(context.url.path) }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Application/Scenes/NSUserActivity.swift
extension EditorController {
    func exampleNSUserActivity() {
#sourceLocation(file: "Sources/UIKit/Application/Scenes/NSUserActivity.swift", line: 8)
        let activity = NSUserActivity(activityType: "org.example.notes.editing")
        activity.title = "Groceries"
        activity.addUserInfoEntries(from: ["note": 12])
#sourceLocation()
        _ = (activity)
    }
}

// Sources/UIKit/Application/Scenes/UISceneConfiguration.swift
private enum UISceneConfigurationExample {}
extension UISceneConfigurationExample {
    @MainActor final class Members1: UIResponder, UIApplicationDelegate {
#sourceLocation(file: "Sources/UIKit/Application/Scenes/UISceneConfiguration.swift", line: 4)
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
#sourceLocation()
    }
}

// Sources/UIKit/Application/Scenes/UISceneDelegate.swift
private enum StateRestorationActivityExample {}
extension StateRestorationActivityExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Application/Scenes/UISceneDelegate.swift", line: 35)
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "org.example.notes.editing")
            activity.addUserInfoEntries(from: ["note": 12])
            return activity
        }
#sourceLocation()
    }
}

// Sources/UIKit/Application/Scenes/UISceneSizeRestrictions.swift
extension EditorController {
    func exampleMinimumSizeFollowsConstraints(scene: UIWindowScene) {
#sourceLocation(file: "Sources/UIKit/Application/Scenes/UISceneSizeRestrictions.swift", line: 33)
        scene.sizeRestrictions?.minimumSizeFollowsConstraints = true
#sourceLocation()
    }
}

// Sources/UIKit/Application/Scenes/UIWindowScene.swift
private enum UIWindowSceneExample {}
extension UIWindowSceneExample {
#sourceLocation(file: "Sources/UIKit/Application/Scenes/UIWindowScene.swift", line: 8)
    final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            scene.title = "Documents"
            scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 240)
            window = UIWindow(windowScene: scene)
            window?.makeKeyAndVisible()
        }
    }
#sourceLocation()
}

// Sources/UIKit/Application/Scenes/UIWindowScene.swift
extension EditorController {
    func exampleMenuBarVisibility(scene: UIWindowScene) {
#sourceLocation(file: "Sources/UIKit/Application/Scenes/UIWindowScene.swift", line: 283)
        scene.menuBarVisibility = .hidden
#sourceLocation()
    }
}

// Sources/UIKit/Application/Titlebar/UITitlebar.swift
private enum UITitlebarExample {}
extension UITitlebarExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Application/Titlebar/UITitlebar.swift", line: 4)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            (scene as? UIWindowScene)?.titlebar?.titleVisibility = .hidden
        }
#sourceLocation()
    }
}

// Sources/UIKit/Application/UIApplication.swift
extension EditorController {
    func exampleUIApplication() {
#sourceLocation(file: "Sources/UIKit/Application/UIApplication.swift", line: 11)
        let application = UIApplication.shared
        application.isIdleTimerDisabled = true
        if let manual = URL(string: "https://www.swift.org") {
            application.open(manual)
        }
#sourceLocation()
        _ = (application)
    }
}

// Sources/UIKit/Application/UIApplication.swift
extension EditorController {
    func exampleUsesGlobalMenuBar() {
#sourceLocation(file: "Sources/UIKit/Application/UIApplication.swift", line: 105)
        UIApplication.shared.usesGlobalMenuBar = true
#sourceLocation()
    }
}

// Sources/UIKit/Application/UIApplicationDelegate.swift
private enum UIApplicationDelegateExample {}
extension UIApplicationDelegateExample {
#sourceLocation(file: "Sources/UIKit/Application/UIApplicationDelegate.swift", line: 4)

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
            window?.makeKeyAndVisible()
            return true
        }
    }
#sourceLocation()
}

// Sources/UIKit/Application/UIApplicationDelegate.swift
extension EditorController {
    func exampleWindow() {
#sourceLocation(file: "Sources/UIKit/Application/UIApplicationDelegate.swift", line: 120)
        let root = UIApplication.shared.delegate?.window??.rootViewController
#sourceLocation()
        _ = (root)
    }
}

// Sources/UIKit/Application/UIDevice.swift
extension EditorController {
    func exampleUIDevice(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Application/UIDevice.swift", line: 4)
        let device = UIDevice.current
        label.text = "\(device.systemName) \(device.systemVersion) on \(device.name)"
        if device.userInterfaceIdiom == .mac {
            label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
        }
#sourceLocation()
        _ = (device)
    }
}

// Sources/UIKit/Application/UIScreen.swift
extension EditorController {
    func exampleUIScreen(layer: CALayer) {
#sourceLocation(file: "Sources/UIKit/Application/UIScreen.swift", line: 6)
        let screen = view.window?.windowScene?.screen ?? .main
        let hairline = 1 / screen.scale
        layer.borderWidth = hairline
#sourceLocation()
        _ = (screen, hairline)
    }
}

// Sources/UIKit/AutoLayout/Anchors/NSLayoutAnchor.swift
extension EditorController {
    func exampleNSLayoutAnchor(button: UIButton, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/Anchors/NSLayoutAnchor.swift", line: 7)
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
#sourceLocation()
    }
}

// Sources/UIKit/AutoLayout/Anchors/NSLayoutDimension.swift
extension EditorController {
    func exampleNSLayoutDimension(imageView: UIImageView) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/Anchors/NSLayoutDimension.swift", line: 6)
        NSLayoutConstraint.activate([
            imageView.widthAnchor.constraint(equalToConstant: 48),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.75),
        ])
#sourceLocation()
    }
}

// Sources/UIKit/AutoLayout/Guides/UIKeyboardLayoutGuide.swift
extension EditorController {
    func exampleUIKeyboardLayoutGuide(field: UITextField) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/Guides/UIKeyboardLayoutGuide.swift", line: 7)
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
#sourceLocation()
    }
}

// Sources/UIKit/AutoLayout/Guides/UILayoutGuide.swift
extension EditorController {
    func exampleUILayoutGuide(button: UIButton, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/Guides/UILayoutGuide.swift", line: 8)
        let gap = UILayoutGuide()
        view.addLayoutGuide(gap)
        NSLayoutConstraint.activate([
            gap.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            gap.trailingAnchor.constraint(equalTo: button.leadingAnchor),
            gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
        ])
#sourceLocation()
        _ = (gap)
    }
}

// Sources/UIKit/AutoLayout/NSLayoutConstraint.swift
extension EditorController {
    func exampleNSLayoutConstraint(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/NSLayoutConstraint.swift", line: 8)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
#sourceLocation()
    }
}

// Sources/UIKit/AutoLayout/NSLayoutConstraint.swift
extension EditorController {
    func exampleConstraints(field: UITextField, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/NSLayoutConstraint.swift", line: 171)
        let views = ["label": label, "field": field]
        let metrics = ["gap": 12]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[label(>=80@750)]-gap-[field]-|", options: .alignAllLastBaseline,
                metrics: metrics, views: views))
#sourceLocation()
        _ = (views, metrics)
    }
}

// Sources/UIKit/AutoLayout/StackViews/UIStackView.swift
extension EditorController {
    func exampleUIStackView(button: UIButton, imageView: UIImageView, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/StackViews/UIStackView.swift", line: 6)
        let stack = UIStackView(arrangedSubviews: [imageView, label, button])
        stack.spacing = 8
        stack.alignment = .center
        stack.setCustomSpacing(16, after: label)
        UIView.animate(withDuration: 0.3) { imageView.isHidden = true }
#sourceLocation()
        _ = (stack)
    }
}

// Sources/UIKit/AutoLayout/UILayoutPriority.swift
extension EditorController {
    func exampleUILayoutPriority(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/AutoLayout/UILayoutPriority.swift", line: 5)
        let width = label.widthAnchor.constraint(equalToConstant: 200)
        width.priority = .defaultHigh
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
#sourceLocation()
        _ = (width)
    }
}

// Sources/UIKit/Containers/Bars/Appearance/UIBarAppearance.swift
extension EditorController {
    func exampleUIBarAppearance() {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/Appearance/UIBarAppearance.swift", line: 4)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemTeal
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
#sourceLocation()
        _ = (appearance)
    }
}

// Sources/UIKit/Containers/Bars/Items/UIBarButtonItem+Badge.swift
extension EditorController {
    func exampleBadge() {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/Items/UIBarButtonItem+Badge.swift", line: 5)
        let inbox = UIBarButtonItem(title: "Inbox", image: UIImage(systemName: "tray"))
        inbox.badge = .count(3)
#sourceLocation()
        _ = (inbox)
    }
}

// Sources/UIKit/Containers/Bars/Items/UIBarButtonItem.swift
extension EditorController {
    func exampleUIBarButtonItem(menu: UIMenu) {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/Items/UIBarButtonItem.swift", line: 4)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in names.append("New") })
        toolbarItems = [
            UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: self, action: EditorController.save),
            .flexibleSpace(),
            UIBarButtonItem(title: "More", menu: menu),
        ]
#sourceLocation()
    }
}

// Sources/UIKit/Containers/Bars/Items/UIBarButtonItemGroup.swift
extension EditorController {
    func exampleUIBarButtonItemGroup() {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/Items/UIBarButtonItemGroup.swift", line: 4)
        navigationItem.trailingItemGroups = [
            .fixedGroup(
                representativeItem: UIBarButtonItem(title: "Align", image: UIImage(systemName: "text.alignleft")),
                items: [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo)])
        ]
#sourceLocation()
    }
}

// Sources/UIKit/Containers/Bars/NavigationBar/UINavigationBar.swift
extension EditorController {
    func exampleUINavigationBar() {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/NavigationBar/UINavigationBar.swift", line: 4)
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Colors")
        item.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: EditorController.save)
        bar.items = [item]
#sourceLocation()
        _ = (bar, item)
    }
}

// Sources/UIKit/Containers/Bars/NavigationBar/UINavigationItem.swift
extension EditorController {
    func exampleUINavigationItem() {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/NavigationBar/UINavigationItem.swift", line: 4)
        navigationItem.title = "Inbox"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: EditorController.save)
#sourceLocation()
    }
}

// Sources/UIKit/Containers/Bars/NavigationBar/UINavigationItemRenameDelegate.swift
private enum UINavigationItemRenameDelegateExample {}
extension UINavigationItemRenameDelegateExample {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/NavigationBar/UINavigationItemRenameDelegate.swift", line: 4)
    final class DocumentController: UIViewController, UINavigationItemRenameDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "Notes"
            navigationItem.renameDelegate = self
            navigationItem.titleMenuProvider = { UIMenu(children: $0) }
        }

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            print("The document is now named \(title)")
        }
    }
#sourceLocation()
}

// Sources/UIKit/Containers/Bars/Toolbar/UIToolbar.swift
extension EditorController {
    func exampleUIToolbar() {
#sourceLocation(file: "Sources/UIKit/Containers/Bars/Toolbar/UIToolbar.swift", line: 4)
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(title: "Select", style: .plain, target: self, action: EditorController.save),
            .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: EditorController.save),
        ]
#sourceLocation()
        _ = (toolbar)
    }
}

// Sources/UIKit/Containers/Navigation/UINavigationController.swift
extension EditorController {
    func exampleUINavigationController(controller: UIViewController, window: UIWindow) {
#sourceLocation(file: "Sources/UIKit/Containers/Navigation/UINavigationController.swift", line: 4)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation

        // In a view controller of the stack:
        navigationController?.pushViewController(UIViewController(), animated: true)
#sourceLocation()
        _ = (navigation)
    }
}

// Sources/UIKit/Containers/Pages/UIPageViewController.swift
extension EditorController {
    func exampleUIPageViewController(window: UIWindow) {
#sourceLocation(file: "Sources/UIKit/Containers/Pages/UIPageViewController.swift", line: 4)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        window.rootViewController = pages
#sourceLocation()
        _ = (pages)
    }
}

// Sources/UIKit/Containers/Search/UISearchController.swift
extension EditorController {
    func exampleUISearchController(updater: any UISearchResultsUpdating) {
#sourceLocation(file: "Sources/UIKit/Containers/Search/UISearchController.swift", line: 4)
        let searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = updater
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        definesPresentationContext = true
#sourceLocation()
        _ = (searchController)
    }
}

// Sources/UIKit/Containers/Search/UISearchResultsUpdating.swift
private enum UISearchResultsUpdatingExample {}
extension UISearchResultsUpdatingExample {
#sourceLocation(file: "Sources/UIKit/Containers/Search/UISearchResultsUpdating.swift", line: 4)
    final class CitiesController: UIViewController, UISearchResultsUpdating {
        private var shown: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            shown = text.isEmpty ? names : names.filter { $0.localizedStandardContains(text) }
        }
    }
#sourceLocation()
}

// Sources/UIKit/Containers/Search/UISearchSuggestionItem.swift
extension EditorController {
    func exampleUISearchSuggestionItem(searchController: UISearchController) {
#sourceLocation(file: "Sources/UIKit/Containers/Search/UISearchSuggestionItem.swift", line: 4)
        searchController.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
#sourceLocation()
    }
}

// Sources/UIKit/Containers/SplitViews/UISplitViewController.swift
extension EditorController {
    func exampleUISplitViewController(window: UIWindow) {
#sourceLocation(file: "Sources/UIKit/Containers/SplitViews/UISplitViewController.swift", line: 4)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UITableViewController(style: .plain), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        window.rootViewController = split
#sourceLocation()
        _ = (split)
    }
}

// Sources/UIKit/Containers/Tabs/Appearance/UITabBarAppearance.swift
extension EditorController {
    func exampleUITabBarAppearance() {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Appearance/UITabBarAppearance.swift", line: 4)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.selected.iconColor = .systemTeal
        tabBarController?.tabBar.standardAppearance = appearance
#sourceLocation()
        _ = (appearance)
    }
}

// Sources/UIKit/Containers/Tabs/Bar/UITabBar.swift
extension EditorController {
    func exampleUITabBar() {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Bar/UITabBar.swift", line: 4)
        let bar = UITabBar()
        bar.items = [
            UITabBarItem(title: "Day", image: nil, tag: 0),
            UITabBarItem(title: "Week", image: nil, tag: 1),
        ]
        bar.selectedItem = bar.items?.first
#sourceLocation()
        _ = (bar)
    }
}

// Sources/UIKit/Containers/Tabs/Controller/UITabBarController.swift
extension EditorController {
    func exampleUITabBarController(window: UIWindow) {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Controller/UITabBarController.swift", line: 4)
        let tabs = UITabBarController()
        tabs.viewControllers = ["Day", "Week"].map { title in
            let controller = UIViewController()
            controller.title = title
            return UINavigationController(rootViewController: controller)
        }
        window.rootViewController = tabs
#sourceLocation()
        _ = (tabs)
    }
}

// Sources/UIKit/Containers/Tabs/Model/UISearchTab.swift
extension EditorController {
    func exampleUISearchTab(tabController: UITabBarController) {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Model/UISearchTab.swift", line: 4)
        let search = UISearchTab { _ in UINavigationController(rootViewController: UIViewController()) }
        tabController.tabs.append(search)
#sourceLocation()
        _ = (search)
    }
}

// Sources/UIKit/Containers/Tabs/Model/UITab.swift
extension EditorController {
    func exampleUITab(tabController: UITabBarController) {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Model/UITab.swift", line: 4)
        let inbox = UITab(title: "Inbox", image: UIImage(systemName: "tray"), identifier: "inbox") { _ in
            UINavigationController(rootViewController: UIViewController())
        }
        inbox.badgeValue = "3"
        tabController.tabs = [inbox]
#sourceLocation()
        _ = (inbox)
    }
}

// Sources/UIKit/Containers/Tabs/Model/UITabBarItem.swift
extension EditorController {
    func exampleUITabBarItem(controller: UIViewController) {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Model/UITabBarItem.swift", line: 4)
        controller.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
        controller.tabBarItem.badgeValue = "3"
#sourceLocation()
    }
}

// Sources/UIKit/Containers/Tabs/Model/UITabGroup.swift
extension EditorController {
    func exampleUITabGroup(tabController: UITabBarController) {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Model/UITabGroup.swift", line: 4)
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "folder"), identifier: "library",
            children: [
                UITab(title: "Albums", image: nil, identifier: "albums") { _ in UIViewController() },
                UITab(title: "Artists", image: nil, identifier: "artists") { _ in UIViewController() },
            ])
        tabController.tabs = [library]
#sourceLocation()
        _ = (library)
    }
}

// Sources/UIKit/Containers/Tabs/Sidebar/UITabBarController+Sidebar.swift
extension EditorController {
    func exampleSidebar(tabController: UITabBarController) {
#sourceLocation(file: "Sources/UIKit/Containers/Tabs/Sidebar/UITabBarController+Sidebar.swift", line: 5)
        tabController.mode = .tabSidebar
        var header = UIListContentConfiguration.sidebarHeader()
        header.text = "Library"
        tabController.sidebar.headerContentConfiguration = header
#sourceLocation()
        _ = (header)
    }
}

// Sources/UIKit/Controls/ButtonConfiguration/UIButton.Configuration.swift
extension EditorController {
    func exampleConfiguration(save: UIAction) {
#sourceLocation(file: "Sources/UIKit/Controls/ButtonConfiguration/UIButton.Configuration.swift", line: 5)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "checkmark")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration, primaryAction: save)
#sourceLocation()
        _ = (configuration, button)
    }
}

// Sources/UIKit/Controls/Calendar/Decoration/UICalendarView.Decoration.swift
private enum DecorationExample {}
extension DecorationExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Controls/Calendar/Decoration/UICalendarView.Decoration.swift", line: 5)
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 1 ? .default(color: .systemRed) : nil
        }
#sourceLocation()
    }
}

// Sources/UIKit/Controls/Calendar/Selection/UICalendarSelectionSingleDate.swift
extension EditorController {
    func exampleUICalendarSelectionSingleDate() {
#sourceLocation(file: "Sources/UIKit/Controls/Calendar/Selection/UICalendarSelectionSingleDate.swift", line: 4)
        let calendar = UICalendarView()
        let selection = UICalendarSelectionSingleDate(delegate: self)
        selection.selectedDate = DateComponents(year: 2026, month: 7, day: 25)
        calendar.selectionBehavior = selection
#sourceLocation()
        _ = (calendar, selection)
    }
}

// Sources/UIKit/Controls/Calendar/UICalendarView.swift
extension EditorController {
    func exampleUICalendarView() {
#sourceLocation(file: "Sources/UIKit/Controls/Calendar/UICalendarView.swift", line: 6)
        let calendar = UICalendarView()
        calendar.delegate = self
        calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
        view.addSubview(calendar)
#sourceLocation()
        _ = (calendar)
    }
}

// Sources/UIKit/Controls/ColorPicker/UIColorPickerViewController.swift
extension EditorController {
    func exampleUIColorPickerViewController(button: UIButton) {
#sourceLocation(file: "Sources/UIKit/Controls/ColorPicker/UIColorPickerViewController.swift", line: 5)
        let picker = UIColorPickerViewController()
        picker.selectedColor = view.backgroundColor ?? .white
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = button
        present(picker, animated: true)
#sourceLocation()
        _ = (picker)
    }
}

// Sources/UIKit/Controls/ColorPicker/UIColorWell.swift
extension EditorController {
    func exampleUIColorWell() {
#sourceLocation(file: "Sources/UIKit/Controls/ColorPicker/UIColorWell.swift", line: 6)
        let well = UIColorWell()
        well.title = "Background"
        well.selectedColor = .systemTeal
        well.addAction(UIAction { [unowned well] _ in print(well.selectedColor ?? .clear) }, for: .valueChanged)
        view.addSubview(well)
#sourceLocation()
        _ = (well)
    }
}

// Sources/UIKit/Controls/ComboBox/ComboBox.swift
extension EditorController {
    func exampleComboBox() {
#sourceLocation(file: "Sources/UIKit/Controls/ComboBox/ComboBox.swift", line: 6)
        let size = ComboBox()
        size.items = ["8", "9", "10", "11", "12", "14", "18", "24"]
        size.text = "12"
        size.borderStyle = .roundedRect
        size.addAction(UIAction { [unowned size] _ in print(size.text ?? "") }, for: [.editingChanged, .valueChanged])
        view.addSubview(size)
#sourceLocation()
        _ = (size)
    }
}

// Sources/UIKit/Controls/Dates/UIDatePicker.swift
extension EditorController {
    func exampleUIDatePicker() {
#sourceLocation(file: "Sources/UIKit/Controls/Dates/UIDatePicker.swift", line: 6)
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.minimumDate = Date()
        picker.addAction(UIAction { [unowned picker] _ in print(picker.date) }, for: .valueChanged)
        view.addSubview(picker)
#sourceLocation()
        _ = (picker)
    }
}

// Sources/UIKit/Controls/FontPicker/UIFontPickerViewController.Configuration.swift
extension EditorController {
    func exampleFilterPredicate() {
#sourceLocation(file: "Sources/UIKit/Controls/FontPicker/UIFontPickerViewController.Configuration.swift", line: 28)
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredLanguagesPredicate =
            UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["el"])
#sourceLocation()
        _ = (configuration)
    }
}

// Sources/UIKit/Controls/FontPicker/UIFontPickerViewController.swift
extension EditorController {
    func exampleUIFontPickerViewController() {
#sourceLocation(file: "Sources/UIKit/Controls/FontPicker/UIFontPickerViewController.swift", line: 6)
        let picker = UIFontPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
#sourceLocation()
        _ = (picker)
    }
}

// Sources/UIKit/Controls/Indicators/UIActivityIndicatorView.swift
extension EditorController {
    func exampleUIActivityIndicatorView() {
#sourceLocation(file: "Sources/UIKit/Controls/Indicators/UIActivityIndicatorView.swift", line: 6)
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.addSubview(indicator)
        indicator.startAnimating()
#sourceLocation()
        _ = (indicator)
    }
}

// Sources/UIKit/Controls/Label/UILabel.swift
extension EditorController {
    func exampleUILabel() {
#sourceLocation(file: "Sources/UIKit/Controls/Label/UILabel.swift", line: 7)
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 60))
        title.text = "A title that may need a second line"
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.textAlignment = .center
        title.numberOfLines = 2
        view.addSubview(title)
#sourceLocation()
        _ = (title)
    }
}

// Sources/UIKit/Controls/Pickers/PickerView/UIPickerView.swift
private enum UIPickerViewExample {}
extension UIPickerViewExample {
#sourceLocation(file: "Sources/UIKit/Controls/Pickers/PickerView/UIPickerView.swift", line: 4)
    final class SizeController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let sizes = ["Small", "Medium", "Large"]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            sizes[row]
        }
    }
#sourceLocation()
}

// Sources/UIKit/Controls/Segments/UISegmentedControl.swift
extension EditorController {
    func exampleUISegmentedControl() {
#sourceLocation(file: "Sources/UIKit/Controls/Segments/UISegmentedControl.swift", line: 6)
        let modes = UISegmentedControl(items: ["List", "Icons", "Columns"])
        modes.selectedSegmentIndex = 0
        modes.setEnabled(false, forSegmentAt: 2)
        modes.addAction(UIAction { [unowned modes] _ in print(modes.selectedSegmentIndex) }, for: .valueChanged)
        view.addSubview(modes)
#sourceLocation()
        _ = (modes)
    }
}

// Sources/UIKit/Controls/Switch/UISwitch.swift
extension EditorController {
    func exampleUISwitch() {
#sourceLocation(file: "Sources/UIKit/Controls/Switch/UISwitch.swift", line: 6)
        let notifications = UISwitch()
        notifications.isOn = UserDefaults.standard.bool(forKey: "notifications")
        notifications.addAction(
            UIAction { [unowned notifications] _ in
                UserDefaults.standard.set(notifications.isOn, forKey: "notifications")
            }, for: .valueChanged)
        view.addSubview(notifications)
#sourceLocation()
        _ = (notifications)
    }
}

// Sources/UIKit/Controls/UIButton.swift
extension EditorController {
    func exampleUIButton() {
#sourceLocation(file: "Sources/UIKit/Controls/UIButton.swift", line: 6)
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setImage(UIImage(systemName: "checkmark"), for: .normal)
        button.addTarget(self, action: EditorController.save, for: .primaryActionTriggered)
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 36)
        view.addSubview(button)
#sourceLocation()
        _ = (button)
    }
}

// Sources/UIKit/Controls/UIControl+Types.swift
extension EditorController {
    func exampleState(button: UIButton) {
#sourceLocation(file: "Sources/UIKit/Controls/UIControl+Types.swift", line: 5)
        button.setTitle("Record", for: .normal)
        button.setTitle("Stop", for: .selected)
        button.setTitleColor(.systemRed, for: [.selected, .highlighted])
        if button.state.contains(.disabled) {
            button.alpha = 0.5
        }
#sourceLocation()
    }
}

// Sources/UIKit/Controls/UIControl.swift
private enum UIControlExample {}
extension UIControlExample {
#sourceLocation(file: "Sources/UIKit/Controls/UIControl.swift", line: 4)
    final class Knob: UIControl {
        private(set) var value: CGFloat = 0

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value += touch.location(in: self).x - touch.previousLocation(in: self).x
            sendActions(for: .valueChanged)
            return true
        }
    }
#sourceLocation()
}

// Sources/UIKit/Documents/Browser/UIDocumentBrowserViewController.swift
extension EditorController {
    func exampleUIDocumentBrowserViewController(window: UIWindow) {
#sourceLocation(file: "Sources/UIKit/Documents/Browser/UIDocumentBrowserViewController.swift", line: 6)
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.delegate = self
        window.rootViewController = browser
#sourceLocation()
        _ = (browser)
    }
}

// Sources/UIKit/Documents/FileWrapper/FileWrapper.swift
extension EditorController {
    func exampleFileWrapper() {
#sourceLocation(file: "Sources/UIKit/Documents/FileWrapper/FileWrapper.swift", line: 6)
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        wrapper.addRegularFile(withContents: Data("Hello".utf8), preferredFilename: "text.txt")
#sourceLocation()
        _ = (wrapper)
    }
}

// Sources/UIKit/Documents/Interaction/UIDocumentInteractionController.swift
extension EditorController {
    func exampleUIDocumentInteractionController(button: UIButton, url: URL) {
#sourceLocation(file: "Sources/UIKit/Documents/Interaction/UIDocumentInteractionController.swift", line: 7)
        let interaction = UIDocumentInteractionController(url: url)
        if !interaction.presentPreview(animated: true) {
            interaction.presentOpenInMenu(from: button.bounds, in: button, animated: true)
        }
#sourceLocation()
        _ = (interaction)
    }
}

// Sources/UIKit/Documents/Picker/UIDocumentPickerViewController.swift
extension EditorController {
    func exampleUIDocumentPickerViewController() {
#sourceLocation(file: "Sources/UIKit/Documents/Picker/UIDocumentPickerViewController.swift", line: 7)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .image])
        picker.delegate = self
        picker.allowsMultipleSelection = true
        present(picker, animated: true)
#sourceLocation()
        _ = (picker)
    }
}

// Sources/UIKit/Documents/RecentDocuments/RecentDocuments.swift
extension EditorController {
    func exampleRecentDocuments(document: UIDocument) {
#sourceLocation(file: "Sources/UIKit/Documents/RecentDocuments/RecentDocuments.swift", line: 11)
        RecentDocuments.shared.noteNewRecentDocumentURL(document.fileURL)
#sourceLocation()
    }
}

// Sources/UIKit/Documents/Sharing/UIActivity.swift
private enum UIActivityExample {}
extension UIActivityExample {
#sourceLocation(file: "Sources/UIKit/Documents/Sharing/UIActivity.swift", line: 4)
    final class CountActivity: UIActivity {
        private var text = ""
        override var activityTitle: String? { "Count words" }
        override func canPerform(withActivityItems items: [Any]) -> Bool { items.first is String }
        override func prepare(withActivityItems items: [Any]) { text = "\(items[0])" }
        override func perform() {
            print(text.split(separator: " ").count)
            activityDidFinish(true)
        }
    }
#sourceLocation()
}

// Sources/UIKit/Documents/Sharing/UIActivityViewController.swift
extension EditorController {
    func exampleUIActivityViewController(button: UIButton, image: UIImage) {
#sourceLocation(file: "Sources/UIKit/Documents/Sharing/UIActivityViewController.swift", line: 4)
        let controller = UIActivityViewController(activityItems: ["Hello", image], applicationActivities: nil)
        controller.popoverPresentationController?.sourceView = button
        present(controller, animated: true)
#sourceLocation()
        _ = (controller)
    }
}

// Sources/UIKit/Documents/UIDocument.swift
private enum UIDocumentExample {}
extension UIDocumentExample {
#sourceLocation(file: "Sources/UIKit/Documents/UIDocument.swift", line: 11)
    final class TextDocument: UIDocument {
        var text = "" { didSet { updateChangeCount(.done) } }

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }
    }
#sourceLocation()
}

// Sources/UIKit/DragAndDrop/Drag/UIDragInteraction.swift
private enum UIDragInteractionExample {}
extension UIDragInteractionExample {
#sourceLocation(file: "Sources/UIKit/DragAndDrop/Drag/UIDragInteraction.swift", line: 6)
    final class SwatchController: UIViewController, UIDragInteractionDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addInteraction(UIDragInteraction(delegate: self))
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: UIColor.systemTeal))]
        }
    }
#sourceLocation()
}

// Sources/UIKit/DragAndDrop/Drop/UIDropInteraction.swift
private enum UIDropInteractionExample {}
extension UIDropInteractionExample {
#sourceLocation(file: "Sources/UIKit/DragAndDrop/Drop/UIDropInteraction.swift", line: 4)
    final class WellController: UIViewController, UIDropInteractionDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addInteraction(UIDropInteraction(delegate: self))
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: UIColor.self)
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: UIColor.self) { [self] colors in
                view.backgroundColor = colors.first as? UIColor
            }
        }
    }
#sourceLocation()
}

// Sources/UIKit/DragAndDrop/Previews/UITargetedDragPreview.swift
private enum UITargetedDragPreviewExample {}
extension UITargetedDragPreviewExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/DragAndDrop/Previews/UITargetedDragPreview.swift", line: 4)
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
        ) -> UITargetedDragPreview? {
            guard let card = interaction.view else { return nil }
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12)
            return UITargetedDragPreview(view: card, parameters: parameters)
        }
#sourceLocation()
    }
}

// Sources/UIKit/DragAndDrop/Sessions/UIDragItem.swift
extension EditorController {
    func exampleUIDragItem() {
#sourceLocation(file: "Sources/UIKit/DragAndDrop/Sessions/UIDragItem.swift", line: 4)
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Lisbon"))
        item.localObject = IndexPath(row: 3, section: 0)
#sourceLocation()
        _ = (item)
    }
}

// Sources/UIKit/DragAndDrop/SpringLoading/UISpringLoadedInteraction.swift
extension EditorController {
    func exampleUISpringLoadedInteraction(image: UIImage, imageView: UIImageView) {
#sourceLocation(file: "Sources/UIKit/DragAndDrop/SpringLoading/UISpringLoadedInteraction.swift", line: 4)
        imageView.addInteraction(UISpringLoadedInteraction { interaction, context in
            print("Open \(context.targetItem ?? "the image")")
        })
#sourceLocation()
    }
}

// Sources/UIKit/Drawing/Assets/UIImageAsset.swift
extension EditorController {
    func exampleUIImageAsset(imageView: UIImageView, moon: UIImage, sun: UIImage) {
#sourceLocation(file: "Sources/UIKit/Drawing/Assets/UIImageAsset.swift", line: 6)
        let asset = UIImageAsset()
        asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
        imageView.image = asset.image(with: .current)
#sourceLocation()
        _ = (asset)
    }
}

// Sources/UIKit/Drawing/Graphics/PDF/UIGraphicsPDFRenderer.swift
extension EditorController {
    func exampleUIGraphicsPDFRenderer() {
#sourceLocation(file: "Sources/UIKit/Drawing/Graphics/PDF/UIGraphicsPDFRenderer.swift", line: 4)
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        let letter = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            let title = NSAttributedString(string: "Invoice", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
            title.draw(at: CGPoint(x: 72, y: 72))
        }
#sourceLocation()
        _ = (page, letter)
    }
}

// Sources/UIKit/Drawing/Graphics/UIGraphicsImageRenderer.swift
extension EditorController {
    func exampleUIGraphicsImageRenderer() {
#sourceLocation(file: "Sources/UIKit/Drawing/Graphics/UIGraphicsImageRenderer.swift", line: 4)
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: context.format.bounds).fill()
        }
#sourceLocation()
        _ = (dot)
    }
}

// Sources/UIKit/Drawing/Images/UIImage.swift
extension EditorController {
    func exampleUIImage(button: UIButton, imageView: UIImageView) {
#sourceLocation(file: "Sources/UIKit/Drawing/Images/UIImage.swift", line: 6)
        imageView.image = UIImage(named: "Portrait")
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        if let image = UIImage(contentsOfFile: "photo@2x.png") {
            imageView.image = image.withTintColor(.systemRed, renderingMode: .alwaysTemplate)
        }
#sourceLocation()
    }
}

// Sources/UIKit/Drawing/Paths/UIBezierPath.swift
extension EditorController {
    func exampleUIBezierPath() {
#sourceLocation(file: "Sources/UIKit/Drawing/Paths/UIBezierPath.swift", line: 4)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 40))
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 40))
        path.close()
        UIColor.systemTeal.setFill()
        path.fill()
#sourceLocation()
        _ = (path)
    }
}

// Sources/UIKit/Drawing/Paths/UIRectCorner.swift
extension EditorController {
    func exampleUIRectCorner(button: UIButton) {
#sourceLocation(file: "Sources/UIKit/Drawing/Paths/UIRectCorner.swift", line: 4)
        let tab = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 80, height: 32), byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 8, height: 8))
        let mask = CAShapeLayer()
        mask.path = tab.cgPath
        button.layer.mask = mask
#sourceLocation()
        _ = (tab, mask)
    }
}

// Sources/UIKit/Drawing/UIColor.swift
extension EditorController {
    func exampleUIColor(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Drawing/UIColor.swift", line: 4)
        let accent = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
        let outline = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .systemGray : accent
        }
        label.textColor = accent.withAlphaComponent(0.8)
        label.layer.borderColor = outline.resolvedColor(with: traitCollection).cgColor
#sourceLocation()
        _ = (accent, outline)
    }
}

// Sources/UIKit/Events/UIEvent.swift
private enum UIEventExample {}
extension UIEventExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Events/UIEvent.swift", line: 6)
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first, let samples = event?.coalescedTouches(for: touch) else { return }
            for sample in samples {
                print(sample.location(in: view), event?.modifierFlags.contains(.shift) ?? false)
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Events/UITouch.swift
private enum UITouchExample {}
extension UITouchExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Events/UITouch.swift", line: 6)
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let location = touch.location(in: view)
            let previous = touch.previousLocation(in: view)
            view.bounds.origin.x -= location.x - previous.x
            view.bounds.origin.y -= location.y - previous.y
        }
#sourceLocation()
    }
}

// Sources/UIKit/Focus/UIFocusItemContainer.swift
private enum UIFocusItemContainerExample {}
extension UIFocusItemContainerExample {
#sourceLocation(file: "Sources/UIKit/Focus/UIFocusItemContainer.swift", line: 5)
    final class Chart: UIView {
        private var bars: [UIView] = []

        override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
            super.focusItems(in: rect) + bars.filter { $0.frame.intersects(rect) }
        }
    }
#sourceLocation()
}

// Sources/UIKit/Focus/UIFocusSystem.swift
extension EditorController {
    func exampleUIFocusSystem(field: UITextField) {
#sourceLocation(file: "Sources/UIKit/Focus/UIFocusSystem.swift", line: 7)
        UIFocusSystem.focusSystem(for: field)?.requestFocusUpdate(to: field)
#sourceLocation()
    }
}

// Sources/UIKit/Geometry/UIEdgeInsets.swift
extension EditorController {
    func exampleUIEdgeInsets(label: UILabel, textView: UITextView) {
#sourceLocation(file: "Sources/UIKit/Geometry/UIEdgeInsets.swift", line: 4)
        let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        textView.textContainerInset = margins
        label.frame = view.bounds.inset(by: view.safeAreaInsets).inset(by: margins)
#sourceLocation()
        _ = (margins)
    }
}

// Sources/UIKit/Gestures/Recognizers/UILongPressGestureRecognizer.swift
extension EditorController {
    func exampleUILongPressGestureRecognizer() {
#sourceLocation(file: "Sources/UIKit/Gestures/Recognizers/UILongPressGestureRecognizer.swift", line: 6)
        let press = UILongPressGestureRecognizer(target: self, action: EditorController.pressed)
        press.minimumPressDuration = 0.3
        press.allowableMovement = 5
        view.addGestureRecognizer(press)
#sourceLocation()
        _ = (press)
    }
}

// Sources/UIKit/Gestures/Recognizers/UIPanGestureRecognizer.swift
private enum UIPanGestureRecognizerExample {}
extension UIPanGestureRecognizerExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Gestures/Recognizers/UIPanGestureRecognizer.swift", line: 4)
        func moveCard(_ recognizer: UIPanGestureRecognizer) {
            guard let card = recognizer.view else { return }
            let translation = recognizer.translation(in: card.superview)
            card.center.x += translation.x
            card.center.y += translation.y
            recognizer.setTranslation(.zero, in: card.superview)
        }
#sourceLocation()
    }
}

// Sources/UIKit/Gestures/Recognizers/UITapGestureRecognizer.swift
extension EditorController {
    func exampleUITapGestureRecognizer(imageView: UIImageView) {
#sourceLocation(file: "Sources/UIKit/Gestures/Recognizers/UITapGestureRecognizer.swift", line: 6)
        let tap = UITapGestureRecognizer(target: self, action: EditorController.tapped)
        tap.numberOfTapsRequired = 2
        imageView.isUserInteractionEnabled = true
        imageView.addGestureRecognizer(tap)
#sourceLocation()
        _ = (tap)
    }
}

// Sources/UIKit/Gestures/UIGestureRecognizer.swift
private enum UIGestureRecognizerExample {}
extension UIGestureRecognizerExample {
#sourceLocation(file: "Sources/UIKit/Gestures/UIGestureRecognizer.swift", line: 7)
    final class TouchDownRecognizer: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .began
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .ended
        }
    }
#sourceLocation()
}

// Sources/UIKit/Gestures/UIGestureRecognizerDelegate.swift
private enum UIGestureRecognizerDelegateExample {}
extension UIGestureRecognizerDelegateExample {
#sourceLocation(file: "Sources/UIKit/Gestures/UIGestureRecognizerDelegate.swift", line: 4)
    final class MapController: UIViewController, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            gestureRecognizer is UIPinchGestureRecognizer
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            !(touch.view is UIControl)
        }
    }
#sourceLocation()
}

// Sources/UIKit/ItemProvider/NSItemProvider.swift
extension EditorController {
    func exampleNSItemProvider() {
#sourceLocation(file: "Sources/UIKit/ItemProvider/NSItemProvider.swift", line: 7)
        let provider = NSItemProvider()
        provider.suggestedName = "Greeting"
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
            completion(Data("Hello".utf8), nil)
            return nil
        }
#sourceLocation()
        _ = (provider)
    }
}

// Sources/UIKit/ItemProvider/NSItemProviderReading.swift
private enum NSItemProviderReadingExample {}
extension NSItemProviderReadingExample {
#sourceLocation(file: "Sources/UIKit/ItemProvider/NSItemProviderReading.swift", line: 8)
    final class Contact: NSObject, NSItemProviderReading {
        let name: String
        init(name: String) { self.name = name }

        static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.contact"] }

        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Contact {
            Contact(name: String(decoding: data, as: UTF8.self))
        }
    }
#sourceLocation()
}

// Sources/UIKit/KeyCommands/UIKeyCommand.swift
private enum UIKeyCommandExample {}
extension UIKeyCommandExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/KeyCommands/UIKeyCommand.swift", line: 4)
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(title: "Find", action: Selector(Editor.find(_:)), input: "f", modifierFlags: .command)]
        }
#sourceLocation()
    }
}

// Sources/UIKit/KeyValueObserving/KeyValueObservable.swift
extension EditorController {
    func exampleKeyValueObservable() {
#sourceLocation(file: "Sources/UIKit/KeyValueObserving/KeyValueObservable.swift", line: 7)
        let observation = view.observe(\.bounds, options: [.new]) { view, change in
            print("The bounds are \(change.newValue!)")
        }
#sourceLocation()
        _ = (observation)
    }
}

// Sources/UIKit/KeyValueObserving/KeyValueObserver.swift
private enum KeyValueObserverExample {}
extension KeyValueObserverExample {
#sourceLocation(file: "Sources/UIKit/KeyValueObserving/KeyValueObserver.swift", line: 8)
    final class WidthObserver: NSObject, KeyValueObserver {
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            print((object as? UIView)?.bounds.width ?? 0)
        }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Cells/UITableViewCell.swift
extension EditorController {
    func exampleUITableViewCell() {
#sourceLocation(file: "Sources/UIKit/Lists/Cells/UITableViewCell.swift", line: 6)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "city")
        cell.textLabel?.text = "Lisbon"
        cell.detailTextLabel?.text = "Portugal"
        cell.accessoryType = .disclosureIndicator
#sourceLocation()
        _ = (cell)
    }
}

// Sources/UIKit/Lists/Collection/DragAndDrop/UICollectionViewDragDelegate.swift
private enum UICollectionViewDragDelegateExample {}
extension UICollectionViewDragDelegateExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/DragAndDrop/UICollectionViewDragDelegate.swift", line: 4)
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "City \(indexPath.item)"))]
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Collection/DragAndDrop/UICollectionViewDropDelegate.swift
private enum UICollectionViewDropDelegateExample {}
extension UICollectionViewDropDelegateExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/DragAndDrop/UICollectionViewDropDelegate.swift", line: 4)
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let target = coordinator.destinationIndexPath?.item ?? 0
            coordinator.session.loadObjects(ofClass: String.self) { names in
                print("Insert \(names) at \(target)")
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Collection/DragAndDrop/UICollectionViewDropPlaceholder.swift
private enum UICollectionViewDropPlaceholderExample {}
extension UICollectionViewDropPlaceholderExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/DragAndDrop/UICollectionViewDropPlaceholder.swift", line: 4)
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first?.dragItem else { return }
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0),
                reuseIdentifier: "loading")
            let context = coordinator.drop(item, to: placeholder)
            coordinator.session.loadObjects(ofClass: String.self) { names in
                if let name = names.first {
                    context.commitInsertion { indexPath in print("Insert \(name) at \(indexPath)") }
                } else {
                    context.deletePlaceholder()
                }
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutAnchor.swift
extension EditorController {
    func exampleNSCollectionLayoutAnchor() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutAnchor.swift", line: 4)
        // A badge whose center is the upper trailing corner.
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
#sourceLocation()
        _ = (anchor)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutBoundarySupplementaryItem.swift
extension EditorController {
    func exampleNSCollectionLayoutBoundarySupplementaryItem() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutBoundarySupplementaryItem.swift", line: 4)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
#sourceLocation()
        _ = (header)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutDecorationItem.swift
extension EditorController {
    func exampleNSCollectionLayoutDecorationItem() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutDecorationItem.swift", line: 4)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
#sourceLocation()
        _ = (background)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutDimension.swift
extension EditorController {
    func exampleNSCollectionLayoutDimension() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutDimension.swift", line: 4)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
#sourceLocation()
        _ = (size)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutGroup.swift
extension EditorController {
    func exampleNSCollectionLayoutGroup() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutGroup.swift", line: 5)
        // Rows of four square items.
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
            subitems: [item])
        group.interItemSpacing = .fixed(8)
#sourceLocation()
        _ = (item, group)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutItem.swift
extension EditorController {
    func exampleNSCollectionLayoutItem() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutItem.swift", line: 4)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
#sourceLocation()
        _ = (item)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutSize.swift
extension EditorController {
    func exampleNSCollectionLayoutSize() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutSize.swift", line: 4)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
#sourceLocation()
        _ = (size)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutSupplementaryItem.swift
extension EditorController {
    func exampleNSCollectionLayoutSupplementaryItem() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Items/NSCollectionLayoutSupplementaryItem.swift", line: 4)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
#sourceLocation()
        _ = (badge, size, item)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Sections/NSCollectionLayoutEnvironment.swift
extension EditorController {
    func exampleNSCollectionLayoutEnvironment() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Sections/NSCollectionLayoutEnvironment.swift", line: 4)
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, repeatingSubitem: item, count: columns))
        }
#sourceLocation()
        _ = (layout)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Sections/NSCollectionLayoutSection.swift
extension EditorController {
    func exampleNSCollectionLayoutSection() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Sections/NSCollectionLayoutSection.swift", line: 4)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(280), heightDimension: .absolute(160)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.orthogonalScrollingBehavior = .groupPaging
#sourceLocation()
        _ = (item, group, section)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/Sections/NSCollectionLayoutVisibleItem.swift
extension EditorController {
    func exampleNSCollectionLayoutVisibleItem(section: NSCollectionLayoutSection) {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/Sections/NSCollectionLayoutVisibleItem.swift", line: 6)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items { item.alpha = max(0.3, 1 - abs(item.frame.midX - middle) / 400) }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/UICollectionViewCompositionalLayout.swift
extension EditorController {
    func exampleUICollectionViewCompositionalLayout() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/UICollectionViewCompositionalLayout.swift", line: 4)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let rowSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
#sourceLocation()
        _ = (item, rowSize, row, layout, collectionView)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Compositional/UICollectionViewCompositionalLayoutConfiguration.swift
extension EditorController {
    func exampleUICollectionViewCompositionalLayoutConfiguration(layout: UICollectionViewCompositionalLayout) {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Compositional/UICollectionViewCompositionalLayoutConfiguration.swift", line: 4)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        layout.configuration = configuration
#sourceLocation()
        _ = (configuration)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Flow/UICollectionViewFlowLayout.swift
extension EditorController {
    func exampleUICollectionViewFlowLayout() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Flow/UICollectionViewFlowLayout.swift", line: 4)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 96)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
#sourceLocation()
        _ = (layout, collectionView)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/List/NSCollectionLayoutSection+List.swift
extension EditorController {
    func exampleList() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/List/NSCollectionLayoutSection+List.swift", line: 5)
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let appearance: UICollectionLayoutListConfiguration.Appearance = section == 0 ? .plain : .insetGrouped
            let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
#sourceLocation()
        _ = (layout)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/List/UICollectionLayoutListConfiguration.swift
extension EditorController {
    func exampleUICollectionLayoutListConfiguration() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/List/UICollectionLayoutListConfiguration.swift", line: 4)
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            ])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
#sourceLocation()
        _ = (configuration, layout)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/List/UICollectionViewCompositionalLayout+List.swift
extension EditorController {
    func exampleList2() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/List/UICollectionViewCompositionalLayout+List.swift", line: 5)
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
#sourceLocation()
        _ = (layout, collectionView)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/List/UIListSeparatorConfiguration.swift
extension EditorController {
    func exampleUIListSeparatorConfiguration() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/List/UIListSeparatorConfiguration.swift", line: 4)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
#sourceLocation()
        _ = (configuration, layout)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/Transition/UICollectionViewTransitionLayout.swift
extension EditorController {
    func exampleUICollectionViewTransitionLayout(collectionView: UICollectionView) {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/Transition/UICollectionViewTransitionLayout.swift", line: 6)
        let transition = collectionView.startInteractiveTransition(to: UICollectionViewFlowLayout())
        // While the gesture moves:
        transition.transitionProgress = 0.4
        // At its end:
        collectionView.finishInteractiveTransition()
#sourceLocation()
        _ = (transition)
    }
}

// Sources/UIKit/Lists/Collection/Layouts/UICollectionViewLayout.swift
private enum UICollectionViewLayoutExample {}
extension UICollectionViewLayoutExample {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/UICollectionViewLayout.swift", line: 5)
    final class ColumnLayout: UICollectionViewLayout {
        private var count = 0
        override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 40) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let first = max(0, Int(rect.minY / 40))
            let end = min(count, Int(rect.maxY / 40) + 1)
            return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 100, height: 40)
            return attributes
        }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Collection/Layouts/UICollectionViewLayoutAttributes.swift
extension EditorController {
    func exampleUICollectionViewLayoutAttributes() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Layouts/UICollectionViewLayoutAttributes.swift", line: 6)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        attributes.frame = CGRect(x: 0, y: 160, width: 320, height: 40)
#sourceLocation()
        _ = (attributes)
    }
}

// Sources/UIKit/Lists/Collection/ListCells/Accessories/UICellAccessory.swift
extension EditorController {
    func exampleUICellAccessory() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/ListCells/Accessories/UICellAccessory.swift", line: 4)
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.outlineDisclosure(), .label(text: "12")]
#sourceLocation()
        _ = (cell)
    }
}

// Sources/UIKit/Lists/Collection/ListCells/UICollectionViewListCell.swift
extension EditorController {
    func exampleUICollectionViewListCell() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/ListCells/UICollectionViewListCell.swift", line: 7)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> { cell, _, folder in
            var content = cell.defaultContentConfiguration()
            content.text = folder.name
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
#sourceLocation()
        _ = (registration)
    }
}

// Sources/UIKit/Lists/Collection/Prefetching/UICollectionViewDataSourcePrefetching.swift
private enum UICollectionViewDataSourcePrefetchingExample {}
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Prefetching/UICollectionViewDataSourcePrefetching.swift", line: 4)
extension PhotoSource: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths { loader.load(photos[indexPath.item]) }
    }
}
#sourceLocation()

// Sources/UIKit/Lists/Collection/Registrations/UICollectionView.CellRegistration.swift
extension EditorController {
    func exampleCellRegistration() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Registrations/UICollectionView.CellRegistration.swift", line: 5)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, name in
            var content = UIListContentConfiguration.cell()
            content.text = name
            cell.contentConfiguration = content
        }
#sourceLocation()
        _ = (registration)
    }
}

// Sources/UIKit/Lists/Collection/Registrations/UICollectionView.SupplementaryRegistration.swift
extension EditorController {
    func exampleSupplementaryRegistration(titles: [String]) {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Registrations/UICollectionView.SupplementaryRegistration.swift", line: 5)
        let registration = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            view.title = titles[indexPath.section]
        }
#sourceLocation()
        _ = (registration)
    }
}

// Sources/UIKit/Lists/Collection/UICollectionView.swift
extension EditorController {
    func exampleUICollectionView(source: any UICollectionViewDataSource) {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/UICollectionView.swift", line: 4)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 96)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = source
        view.addSubview(collectionView)
#sourceLocation()
        _ = (layout, collectionView)
    }
}

// Sources/UIKit/Lists/Collection/UICollectionView.swift
extension EditorController {
    func examplePerformBatchUpdates(collectionView: UICollectionView, photo: UIImage) {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/UICollectionView.swift", line: 292)
        collectionView.performBatchUpdates {
            photos.remove(at: 2)
            photos.insert(photo, at: 0)
            collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Collection/UICollectionView.swift
private enum BeginInteractiveMovementForItemExample {}
extension BeginInteractiveMovementForItemExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/UICollectionView.swift", line: 475)
        func drag(_ recognizer: UILongPressGestureRecognizer) {
            let point = recognizer.location(in: collectionView)
            switch recognizer.state {
            case .began:
                guard let path = collectionView.indexPathForItem(at: point) else { return }
                _ = collectionView.beginInteractiveMovementForItem(at: path)
            case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
            case .ended: collectionView.endInteractiveMovement()
            default: collectionView.cancelInteractiveMovement()
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Collection/UICollectionViewController.swift
extension EditorController {
    func exampleUICollectionViewController() {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/UICollectionViewController.swift", line: 4)
        final class PhotosController: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            }

            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            }
        }
        let controller = PhotosController(collectionViewLayout: UICollectionViewFlowLayout())
#sourceLocation()
        _ = (controller)
    }
}

// Sources/UIKit/Lists/Collection/UICollectionViewDataSource.swift
private enum UICollectionViewDataSourceExample {}
extension UICollectionViewDataSourceExample {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/UICollectionViewDataSource.swift", line: 4)
    final class PhotoSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            cell.contentView.backgroundColor = .systemTeal
            return cell
        }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Collection/Views/UICollectionViewCell.swift
private enum UICollectionViewCellExample {}
extension UICollectionViewCellExample {
#sourceLocation(file: "Sources/UIKit/Lists/Collection/Views/UICollectionViewCell.swift", line: 4)
    final class PhotoCell: UICollectionViewCell {
        let imageView = UIImageView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            imageView.frame = contentView.bounds
            imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(imageView)
        }
        required init?(coder: NSCoder) { return nil }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Columns/ColumnSortDescriptor.swift
extension EditorController {
    func exampleColumnSortDescriptor(columns: ColumnTableView) {
#sourceLocation(file: "Sources/UIKit/Lists/Columns/ColumnSortDescriptor.swift", line: 4)
        files.sort { first, second in
            for descriptor in columns.sortDescriptors where descriptor.key == "size" && first.size != second.size {
                return descriptor.ascending ? first.size < second.size : first.size > second.size
            }
            return first.name < second.name
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Columns/ColumnTableView.swift
extension EditorController {
    func exampleColumnTableView(fileSource: any ColumnTableViewDataSource) {
#sourceLocation(file: "Sources/UIKit/Lists/Columns/ColumnTableView.swift", line: 6)
        let tableView = ColumnTableView(frame: view.bounds)
        let name = TableColumn(identifier: "name", title: "Name")
        name.isFlexible = true
        let size = TableColumn(identifier: "size", title: "Size")
        size.alignment = .trailing
        tableView.addTableColumn(name)
        tableView.addTableColumn(size)
        tableView.dataSource = fileSource
        tableView.delegate = self
#sourceLocation()
        _ = (tableView, name, size)
    }
}

// Sources/UIKit/Lists/Columns/ColumnTableViewCell.swift
extension EditorController {
    func exampleColumnTableViewCell(table: UITableView) {
#sourceLocation(file: "Sources/UIKit/Lists/Columns/ColumnTableViewCell.swift", line: 6)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
            if let cell = cell as? ColumnTableViewCell {
                cell.setText(name, image: UIImage(systemName: "doc"), forColumn: "name")
                cell.setText("\(name.count)", forColumn: "length")
            }
            return cell
        }
#sourceLocation()
        _ = (source)
    }
}

// Sources/UIKit/Lists/Columns/ColumnTableViewDataSource.swift
private enum ColumnTableViewDataSourceExample {}
extension ColumnTableViewDataSourceExample {
#sourceLocation(file: "Sources/UIKit/Lists/Columns/ColumnTableViewDataSource.swift", line: 4)
    final class Cities: NSObject, ColumnTableViewDataSource {
        let names = ["Lisbon", "Oslo"]
        let populations = [545_000, 717_000]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func columnTableView(
            _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
        ) -> String? {
            column.identifier == "name" ? names[indexPath.row] : "\(populations[indexPath.row])"
        }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Columns/TableColumn.swift
extension EditorController {
    func exampleTableColumn(columns: ColumnTableView) {
#sourceLocation(file: "Sources/UIKit/Lists/Columns/TableColumn.swift", line: 4)
        let size = TableColumn(identifier: "size", title: "Size")
        size.width = 90
        size.alignment = .trailing
        columns.addTableColumn(size)
#sourceLocation()
        _ = (size)
    }
}

// Sources/UIKit/Lists/Configurations/UIBackgroundConfiguration.swift
extension EditorController {
    func exampleUIBackgroundConfiguration(cell: UITableViewCell) {
#sourceLocation(file: "Sources/UIKit/Lists/Configurations/UIBackgroundConfiguration.swift", line: 4)
        var background = UIBackgroundConfiguration.listCell()
        background.cornerRadius = 8
        cell.backgroundConfiguration = background
#sourceLocation()
        _ = (background)
    }
}

// Sources/UIKit/Lists/Configurations/UIConfigurationStateCustomKey.swift
private enum UIConfigurationStateCustomKeyExample {}
#sourceLocation(file: "Sources/UIKit/Lists/Configurations/UIConfigurationStateCustomKey.swift", line: 4)
extension UIConfigurationStateCustomKey {
    static let isUnread = UIConfigurationStateCustomKey("com.example.isUnread")
}
#sourceLocation()

// Sources/UIKit/Lists/Configurations/UIListContentConfiguration.swift
extension EditorController {
    func exampleUIListContentConfiguration(cell: UITableViewCell) {
#sourceLocation(file: "Sources/UIKit/Lists/Configurations/UIListContentConfiguration.swift", line: 4)
        var content = cell.defaultContentConfiguration()
        content.text = "Lisbon"
        content.secondaryText = "Portugal"
        content.image = UIImage(systemName: "building")
        cell.contentConfiguration = content
#sourceLocation()
        _ = (content)
    }
}

// Sources/UIKit/Lists/Diffable/NSDiffableDataSourceSectionSnapshot.swift
extension EditorController {
    func exampleNSDiffableDataSourceSectionSnapshot() {
#sourceLocation(file: "Sources/UIKit/Lists/Diffable/NSDiffableDataSourceSectionSnapshot.swift", line: 4)
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Europe", "Asia"])
        snapshot.append(["Portugal", "Spain"], to: "Europe")
        snapshot.expand(["Europe"])
#sourceLocation()
        _ = (snapshot)
    }
}

// Sources/UIKit/Lists/Diffable/NSDiffableDataSourceSnapshot.swift
extension EditorController {
    func exampleNSDiffableDataSourceSnapshot(dataSource: UITableViewDiffableDataSource<String, Int>) {
#sourceLocation(file: "Sources/UIKit/Lists/Diffable/NSDiffableDataSourceSnapshot.swift", line: 4)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["Even", "Odd"])
        snapshot.appendItems([2, 4, 6], toSection: "Even")
        snapshot.appendItems([1, 3, 5], toSection: "Odd")
        dataSource.apply(snapshot)
#sourceLocation()
        _ = (snapshot)
    }
}

// Sources/UIKit/Lists/Diffable/Outline/UICollectionViewDiffableDataSource+SectionSnapshotHandlers.swift
extension EditorController {
    func exampleSectionSnapshotHandlers(outline: UICollectionViewDiffableDataSource<String, File>) {
#sourceLocation(file: "Sources/UIKit/Lists/Diffable/Outline/UICollectionViewDiffableDataSource+SectionSnapshotHandlers.swift", line: 5)
        outline.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
            guard children.items.isEmpty else { return children }
            var snapshot = NSDiffableDataSourceSectionSnapshot<File>()
            snapshot.append(folder.contents)
            return snapshot
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Diffable/Reordering/UICollectionViewDiffableDataSource+ReorderingHandlers.swift
extension EditorController {
    func exampleReorderingHandlers(outline: UICollectionViewDiffableDataSource<String, File>) {
#sourceLocation(file: "Sources/UIKit/Lists/Diffable/Reordering/UICollectionViewDiffableDataSource+ReorderingHandlers.swift", line: 5)
        outline.reorderingHandlers.canReorderItem = { _ in true }
        outline.reorderingHandlers.didReorder = { transaction in
            names = transaction.finalSnapshot.itemIdentifiers.map(\.name)
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Diffable/UICollectionViewDiffableDataSource.swift
extension EditorController {
    func exampleUICollectionViewDiffableDataSource(collectionView: UICollectionView, registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>) {
#sourceLocation(file: "Sources/UIKit/Lists/Diffable/UICollectionViewDiffableDataSource.swift", line: 4)
        let dataSource = UICollectionViewDiffableDataSource<String, Int>(
            collectionView: collectionView
        ) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["Numbers"])
        snapshot.appendItems([1, 2, 3])
        dataSource.apply(snapshot)
#sourceLocation()
        _ = (dataSource, snapshot)
    }
}

// Sources/UIKit/Lists/Diffable/UITableViewDiffableDataSource.swift
extension EditorController {
    func exampleUITableViewDiffableDataSource(tableView: UITableView) {
#sourceLocation(file: "Sources/UIKit/Lists/Diffable/UITableViewDiffableDataSource.swift", line: 4)
        let dataSource = UITableViewDiffableDataSource<String, Int>(tableView: tableView) { table, indexPath, number in
            let cell = table.dequeueReusableCell(withIdentifier: "number", for: indexPath)
            cell.textLabel?.text = "\(number)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["Numbers"])
        snapshot.appendItems([1, 2, 3])
        dataSource.apply(snapshot)
#sourceLocation()
        _ = (dataSource, snapshot)
    }
}

// Sources/UIKit/Lists/Placeholders/UIDataSourceTranslating.swift
private enum UIDataSourceTranslatingExample {}
extension UIDataSourceTranslatingExample {
#sourceLocation(file: "Sources/UIKit/Lists/Placeholders/UIDataSourceTranslating.swift", line: 8)
    final class ColumnLayout: UICollectionViewLayout {
        override func prepare() {
            guard let collectionView else { return }
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let path = IndexPath(item: item, section: 0)
                guard let known = collectionView.dataSourceIndexPath(forPresentationIndexPath: path) else { continue }
                print("The data source knows item \(known.item)")
            }
        }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Swipe/UIContextualAction.swift
extension EditorController {
    func exampleUIContextualAction() {
#sourceLocation(file: "Sources/UIKit/Lists/Swipe/UIContextualAction.swift", line: 4)
        let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
            completion(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete])
#sourceLocation()
        _ = (delete, configuration)
    }
}

// Sources/UIKit/Lists/Table/DragAndDrop/UITableViewDragDelegate.swift
private enum UITableViewDragDelegateExample {}
extension UITableViewDragDelegateExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Table/DragAndDrop/UITableViewDragDelegate.swift", line: 4)
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "City \(indexPath.row)"))]
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Table/DragAndDrop/UITableViewDropDelegate.swift
private enum UITableViewDropDelegateExample {}
extension UITableViewDropDelegateExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Table/DragAndDrop/UITableViewDropDelegate.swift", line: 4)
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let target = coordinator.destinationIndexPath?.row ?? 0
            coordinator.session.loadObjects(ofClass: String.self) { names in
                print("Insert \(names) at \(target)")
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Table/DragAndDrop/UITableViewDropPlaceholder.swift
private enum UITableViewDropPlaceholderExample {}
extension UITableViewDropPlaceholderExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Lists/Table/DragAndDrop/UITableViewDropPlaceholder.swift", line: 4)
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first?.dragItem else { return }
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0),
                reuseIdentifier: "loading", rowHeight: 44)
            let context = coordinator.drop(item, to: placeholder)
            coordinator.session.loadObjects(ofClass: String.self) { names in
                if let name = names.first {
                    context.commitInsertion { indexPath in print("Insert \(name) at \(indexPath)") }
                } else {
                    context.deletePlaceholder()
                }
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Table/Prefetching/UITableViewDataSourcePrefetching.swift
private enum UITableViewDataSourcePrefetchingExample {}
#sourceLocation(file: "Sources/UIKit/Lists/Table/Prefetching/UITableViewDataSourcePrefetching.swift", line: 4)
extension PhotoSource: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths { loader.load(photos[indexPath.row]) }
    }
}
#sourceLocation()

// Sources/UIKit/Lists/Table/Protocols/UITableViewDataSource.swift
private enum UITableViewDataSourceExample {}
extension UITableViewDataSourceExample {
#sourceLocation(file: "Sources/UIKit/Lists/Table/Protocols/UITableViewDataSource.swift", line: 4)
    final class Cities: NSObject, UITableViewDataSource {
        var names = ["Lisbon", "Oslo"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }
#sourceLocation()
}

// Sources/UIKit/Lists/Table/UITableView.swift
extension EditorController {
    func exampleUITableView(cities: any UITableViewDataSource) {
#sourceLocation(file: "Sources/UIKit/Lists/Table/UITableView.swift", line: 6)
        let table = UITableView(frame: view.bounds, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        table.dataSource = cities
        table.delegate = self
        view.addSubview(table)
#sourceLocation()
        _ = (table)
    }
}

// Sources/UIKit/Lists/Table/UITableView.swift
extension EditorController {
    func examplePerformBatchUpdates2(tableView: UITableView) {
#sourceLocation(file: "Sources/UIKit/Lists/Table/UITableView.swift", line: 411)
        tableView.performBatchUpdates {
            names.remove(at: 2)
            names.insert("Oslo", at: 0)
            tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
#sourceLocation()
    }
}

// Sources/UIKit/Lists/Table/UITableViewController.swift
private enum UITableViewControllerExample {}
extension UITableViewControllerExample {
#sourceLocation(file: "Sources/UIKit/Lists/Table/UITableViewController.swift", line: 4)
    final class CitiesController: UITableViewController {
        let names = ["Lisbon", "Oslo"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }
#sourceLocation()
}

// Sources/UIKit/Menus/ContextMenu/Previews/UITargetedPreview.swift
private enum UITargetedPreviewExample {}
extension UITargetedPreviewExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Menus/ContextMenu/Previews/UITargetedPreview.swift", line: 5)
        func tableView(
            _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: tableView.bounds, cornerRadius: 8)
            return UITargetedPreview(view: tableView, parameters: parameters)
        }
#sourceLocation()
    }
}

// Sources/UIKit/Menus/EditMenu/UIMenuController.swift
extension EditorController {
    func exampleUIMenuController(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Menus/EditMenu/UIMenuController.swift", line: 4)
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Save", action: Selector(EditorController.save))]
        UIMenuController.shared.showMenu(from: label, rect: label.bounds)
#sourceLocation()
    }
}

// Sources/UIKit/Menus/StatusItem/StatusItem.swift
extension EditorController {
    func exampleStatusItem() {
#sourceLocation(file: "Sources/UIKit/Menus/StatusItem/StatusItem.swift", line: 6)
        let item = StatusItem(image: UIImage(systemName: "bell"))
        item.title = "Reminders"
        item.menu = UIMenu(children: [UIAction(title: "Show") { _ in print("show") }])
#sourceLocation()
        _ = (item)
    }
}

// Sources/UIKit/Menus/UIAction.swift
extension EditorController {
    func exampleUIAction(button: UIButton, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Menus/UIAction.swift", line: 7)
        let archive = UIAction(title: "Archive", image: UIImage(systemName: "folder")) { action in
            print("archived by", action.sender ?? "a menu")
        }
        let delete = UIAction(title: "Delete", attributes: .destructive) { _ in label.text = nil }
        button.menu = UIMenu(children: [archive, delete])
        button.showsMenuAsPrimaryAction = true
#sourceLocation()
        _ = (archive, delete)
    }
}

// Sources/UIKit/Menus/UIMainMenuSystem.swift
extension EditorController {
    func exampleUIMainMenuSystem(save: UIAction) {
#sourceLocation(file: "Sources/UIKit/Menus/UIMainMenuSystem.swift", line: 6)
        let configuration = UIMainMenuSystem.Configuration()
        configuration.printingPreference = .removed
        configuration.findingConfiguration.style = .search
        UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
            builder.insertChild(UIMenu(title: "Library", children: [save]), atStartOfMenu: .file)
        }
#sourceLocation()
        _ = (configuration)
    }
}

// Sources/UIKit/Pasteboard/UIPasteboard.swift
extension EditorController {
    func exampleUIPasteboard(label: UILabel) async throws {
#sourceLocation(file: "Sources/UIKit/Pasteboard/UIPasteboard.swift", line: 7)
        UIPasteboard.general.string = "Hello"
        do {
            label.text = try await UIPasteboard.general.loadString()
        } catch {
            label.text = "The clipboard is not available."
        }
#sourceLocation()
    }
}

// Sources/UIKit/Printing/UIPrintInteractionController.swift
extension EditorController {
    func exampleUIPrintInteractionController() {
#sourceLocation(file: "Sources/UIKit/Printing/UIPrintInteractionController.swift", line: 6)
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = "Notes"
        controller.printInfo = info
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Milk, bread, apples")
        controller.present(animated: true) { _, completed, error in
            print(completed, error?.localizedDescription ?? "")
        }
#sourceLocation()
        _ = (controller, info)
    }
}

// Sources/UIKit/Printing/UIPrintPageRenderer.swift
extension EditorController {
    func exampleUIPrintPageRenderer() {
#sourceLocation(file: "Sources/UIKit/Printing/UIPrintPageRenderer.swift", line: 5)
        final class ReportRenderer: UIPrintPageRenderer {
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
                NSAttributedString(string: "Page \(pageIndex + 1) of \(numberOfPages)").draw(in: footerRect)
            }
        }

        let report = ReportRenderer()
        report.footerHeight = 24
        report.addPrintFormatter(UISimpleTextPrintFormatter(text: "The report"), startingAtPageAt: 0)
        UIPrintInteractionController.shared.printPageRenderer = report
        UIPrintInteractionController.shared.present(animated: true)
#sourceLocation()
        _ = (report)
    }
}

// Sources/UIKit/Resources/Strings/LocalizedStringResource.swift
extension EditorController {
    func exampleLocalizedStringResource(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Resources/Strings/LocalizedStringResource.swift", line: 6)
        let title: LocalizedStringResource = "Settings"
        label.text = String(localized: title)
#sourceLocation()
        _ = (title)
    }
}

// Sources/UIKit/Resources/Strings/String+LocalizationValue.swift
extension EditorController {
    func exampleLocalizationValue(count: Int, folder: String) {
#sourceLocation(file: "Sources/UIKit/Resources/Strings/String+LocalizationValue.swift", line: 7)
        let title = String(localized: "\(count) files in \(folder)")    // the key "%lld files in %@"
#sourceLocation()
        _ = (title)
    }
}

// Sources/UIKit/Resources/Strings/String+Localized.swift
extension EditorController {
    func exampleInit(count: Int, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Resources/Strings/String+Localized.swift", line: 7)
        label.text = String(localized: "\(count) files")
#sourceLocation()
    }
}

// Sources/UIKit/Responders/UIResponder.swift
private enum UIResponderExample {}
extension UIResponderExample {
#sourceLocation(file: "Sources/UIKit/Responders/UIResponder.swift", line: 6)
    final class ColorWell: UIView {
        override var canBecomeFirstResponder: Bool { true }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            becomeFirstResponder()
        }

        override func paste(_ sender: Any?) {
            backgroundColor = UIPasteboard.general.color
        }
    }
#sourceLocation()
}

// Sources/UIKit/Responders/UIResponder.swift
private enum OpenSettingsExample {}
extension OpenSettingsExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Responders/UIResponder.swift", line: 351)
        override func openSettings(_ sender: Any?) {
            present(UINavigationController(rootViewController: SettingsController()), animated: true)
        }
#sourceLocation()
    }
}

// Sources/UIKit/Responders/UIResponder.swift
extension EditorController {
    func exampleAccessibilityLabel(button: UIButton) {
#sourceLocation(file: "Sources/UIKit/Responders/UIResponder.swift", line: 379)
        button.accessibilityLabel = "Play"
#sourceLocation()
    }
}

// Sources/UIKit/Responders/UIResponder.swift
extension EditorController {
    func exampleAccessibilityElements(imageView: UIImageView, titles: [String]) {
#sourceLocation(file: "Sources/UIKit/Responders/UIResponder.swift", line: 516)
        imageView.accessibilityElements = titles.enumerated().map { index, title in
            let element = UIAccessibilityElement(accessibilityContainer: imageView)
            element.accessibilityLabel = title
            element.accessibilityFrameInContainerSpace = CGRect(x: 20 * index, y: 0, width: 20, height: 80)
            return element
        }
#sourceLocation()
    }
}

// Sources/UIKit/Scrolling/Refreshing/UIRefreshControl.swift
extension EditorController {
    func exampleUIRefreshControl() {
#sourceLocation(file: "Sources/UIKit/Scrolling/Refreshing/UIRefreshControl.swift", line: 4)
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { action in
                // Load the content. Then:
                (action.sender as? UIRefreshControl)?.endRefreshing()
            }, for: .valueChanged)
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.refreshControl = refresh
#sourceLocation()
        _ = (refresh, scrollView)
    }
}

// Sources/UIKit/Scrolling/UIScrollView.swift
extension EditorController {
    func exampleUIScrollView() {
#sourceLocation(file: "Sources/UIKit/Scrolling/UIScrollView.swift", line: 6)
        let map = UIImageView(image: UIImage(named: "Map"))
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(map)
        scrollView.contentSize = map.bounds.size
        view.addSubview(scrollView)
#sourceLocation()
        _ = (map, scrollView)
    }
}

// Sources/UIKit/Scrolling/UIScrollViewDelegate.swift
private enum UIScrollViewDelegateExample {}
extension UIScrollViewDelegateExample {
#sourceLocation(file: "Sources/UIKit/Scrolling/UIScrollViewDelegate.swift", line: 4)
    final class FeedController: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            title = scrollView.contentOffset.y > 40 ? "Feed" : ""
        }
    }
#sourceLocation()
}

// Sources/UIKit/Selectors/Selector.swift
extension EditorController {
    func exampleSelector(action: Selector, button: UIButton, editor: Editor) {
#sourceLocation(file: "Sources/UIKit/Selectors/Selector.swift", line: 6)
        button.addTarget(editor, action: Selector(Editor.save), for: .touchUpInside)     // func save()
        button.addTarget(editor, action: Selector(("save:")), for: .touchUpInside)       // found by its name
        if action == Selector(UIResponder.paste(_:)) {  }                               // a standard edit action
#sourceLocation()
    }
}

// Sources/UIKit/Text/NSParagraphStyle.swift
extension EditorController {
    func exampleNSMutableParagraphStyle(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Text/NSParagraphStyle.swift", line: 119)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.paragraphSpacing = 8
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "Two\nparagraphs", attributes: [.paragraphStyle: style])
#sourceLocation()
        _ = (style)
    }
}

// Sources/UIKit/Text/NSTextAttachment.swift
extension EditorController {
    func exampleNSTextAttachment(icon: UIImage, label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Text/NSTextAttachment.swift", line: 7)
        let attachment = NSTextAttachment(image: icon)
        attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
        let title = NSMutableAttributedString(attachment: attachment)
        title.append(NSAttributedString(string: " Favorites"))
        label.attributedText = title
#sourceLocation()
        _ = (attachment, title)
    }
}

// Sources/UIKit/Text/NSTextTypes.swift
extension EditorController {
    func exampleNSTextAlignment(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Text/NSTextTypes.swift", line: 7)
        label.textAlignment = .center
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        let paragraph = NSAttributedString(string: "A long paragraph", attributes: [.paragraphStyle: style])
#sourceLocation()
        _ = (style, paragraph)
    }
}

// Sources/UIKit/Text/UIFont.swift
extension EditorController {
    func exampleUIFont(label: UILabel, textView: UITextView) {
#sourceLocation(file: "Sources/UIKit/Text/UIFont.swift", line: 7)
        label.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
        textView.font = UIFont(name: "Noto Serif", size: 15) ?? .preferredFont(forTextStyle: .body)
        let height = label.font.lineHeight
#sourceLocation()
        _ = (height)
    }
}

// Sources/UIKit/Text/UIFontDescriptor.swift
extension EditorController {
    func exampleUIFontDescriptor(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Text/UIFontDescriptor.swift", line: 8)
        let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
        label.font = descriptor.map { UIFont(descriptor: $0, size: 0) }
#sourceLocation()
        _ = (descriptor)
    }
}

// Sources/UIKit/Text/UIFontMetrics.swift
extension EditorController {
    func exampleUIFontMetrics(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Text/UIFontMetrics.swift", line: 5)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 15))
        label.adjustsFontForContentSizeCategory = true
#sourceLocation()
    }
}

// Sources/UIKit/TextEditing/DragAndDrop/Drag/UITextDragPreviewRenderer.swift
private enum UITextDragPreviewRendererExample {}
extension UITextDragPreviewRendererExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/TextEditing/DragAndDrop/Drag/UITextDragPreviewRenderer.swift", line: 4)
        func preview(of range: NSRange, in textView: UITextView) -> UITargetedDragPreview {
            let renderer = UITextDragPreviewRenderer(layoutManager: textView.layoutManager, range: range)
            let lines = [renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect]
            let parameters = UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
            let center = CGPoint(x: textView.bounds.midX, y: textView.bounds.midY)
            return UITargetedDragPreview(
                view: UIImageView(image: renderer.image), parameters: parameters,
                target: UIDragPreviewTarget(container: textView, center: center))
        }
#sourceLocation()
    }
}

// Sources/UIKit/TextEditing/Search/UISearchBar.swift
extension EditorController {
    func exampleUISearchBar() {
#sourceLocation(file: "Sources/UIKit/TextEditing/Search/UISearchBar.swift", line: 6)
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Unread"]
        bar.showsScopeBar = true
        bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(view.bounds.size))
        view.addSubview(bar)
#sourceLocation()
        _ = (bar)
    }
}

// Sources/UIKit/TextEditing/Search/UISearchBarDelegate.swift
private enum UISearchBarDelegateExample {}
extension UISearchBarDelegateExample {
#sourceLocation(file: "Sources/UIKit/TextEditing/Search/UISearchBarDelegate.swift", line: 4)
    final class SearchController: UIViewController, UISearchBarDelegate {
        private var query = ""

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            query = searchText
        }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            searchBar.text = nil
            searchBar.resignFirstResponder()
        }
    }
#sourceLocation()
}

// Sources/UIKit/TextEditing/TextField/UITextField.swift
extension EditorController {
    func exampleUITextField(button: UIButton) {
#sourceLocation(file: "Sources/UIKit/TextEditing/TextField/UITextField.swift", line: 7)
        let name = UITextField(frame: CGRect(x: 20, y: 20, width: 240, height: 36))
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.clearButtonMode = .whileEditing
        name.addAction(UIAction { [unowned name] _ in button.isEnabled = name.hasText }, for: .editingChanged)
        view.addSubview(name)
#sourceLocation()
        _ = (name)
    }
}

// Sources/UIKit/TextEditing/TextField/UITextFieldDelegate.swift
private enum UITextFieldDelegateExample {}
extension UITextFieldDelegateExample {
#sourceLocation(file: "Sources/UIKit/TextEditing/TextField/UITextFieldDelegate.swift", line: 4)
    final class CodeController: UIViewController, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            string.allSatisfy(\.isNumber)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }
#sourceLocation()
}

// Sources/UIKit/TextEditing/TextKit/NSTextContainer.swift
extension EditorController {
    func exampleNSTextContainer(text: NSAttributedString) {
#sourceLocation(file: "Sources/UIKit/TextEditing/TextKit/NSTextContainer.swift", line: 6)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 3
        container.lineBreakMode = .byTruncatingTail
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        let storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        let used = manager.usedRect(for: container)
#sourceLocation()
        _ = (container, manager, storage, used)
    }
}

// Sources/UIKit/TextEditing/TextKit/NSTextStorage.swift
extension EditorController {
    func exampleNSTextStorage(point: CGPoint, size: CGSize, text: NSAttributedString) {
#sourceLocation(file: "Sources/UIKit/TextEditing/TextKit/NSTextStorage.swift", line: 6)
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: size)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let index = manager.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
#sourceLocation()
        _ = (storage, manager, container, index)
    }
}

// Sources/UIKit/TextEditing/TextView/UITextView.swift
extension EditorController {
    func exampleUITextView() {
#sourceLocation(file: "Sources/UIKit/TextEditing/TextView/UITextView.swift", line: 7)
        let notes = UITextView(frame: view.bounds)
        notes.text = "Notes"
        notes.font = .preferredFont(forTextStyle: .body)
        notes.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        notes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(notes)
        notes.becomeFirstResponder()
#sourceLocation()
        _ = (notes)
    }
}

// Sources/UIKit/TextEditing/TextView/UITextViewDelegate.swift
private enum UITextViewDelegateExample {}
extension UITextViewDelegateExample {
#sourceLocation(file: "Sources/UIKit/TextEditing/TextView/UITextViewDelegate.swift", line: 4)
    final class CommentController: UIViewController, UITextViewDelegate {
        let counter = UILabel()

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            textView.text.utf16.count - range.length + text.utf16.count <= 280
        }

        func textViewDidChange(_ textView: UITextView) {
            counter.text = "\(textView.text.utf16.count)"
        }
    }
#sourceLocation()
}

// Sources/UIKit/TextInput/UIKeyInput.swift
private enum UIKeyInputExample {}
extension UIKeyInputExample {
#sourceLocation(file: "Sources/UIKit/TextInput/UIKeyInput.swift", line: 8)
    final class PinView: UIView, UIKeyInput {
        var digits = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { if hasText { digits.removeLast() } }
    }
#sourceLocation()
}

// Sources/UIKit/ToolTips/UIToolTipInteraction.swift
extension EditorController {
    func exampleUIToolTipInteraction(imageView: UIImageView) {
#sourceLocation(file: "Sources/UIKit/ToolTips/UIToolTipInteraction.swift", line: 4)
        let interaction = UIToolTipInteraction(defaultToolTip: "Distance to the next station")
        imageView.addInteraction(interaction)
#sourceLocation()
        _ = (interaction)
    }
}

// Sources/UIKit/Traits/UIContentSizeCategory.swift
extension EditorController {
    func exampleUIContentSizeCategory(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Traits/UIContentSizeCategory.swift", line: 4)
        let category = traitCollection.preferredContentSizeCategory
        label.numberOfLines = category.isAccessibilityCategory ? 0 : 1
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
#sourceLocation()
        _ = (category)
    }
}

// Sources/UIKit/Traits/UITraitChangeObservable.swift
extension EditorController {
    func exampleUITraitChangeObservable() {
#sourceLocation(file: "Sources/UIKit/Traits/UITraitChangeObservable.swift", line: 4)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.updateBorder()
        }
#sourceLocation()
    }
}

// Sources/UIKit/Traits/UITraitCollection.swift
extension EditorController {
    func exampleUITraitCollection(label: UILabel, layer: CALayer) {
#sourceLocation(file: "Sources/UIKit/Traits/UITraitCollection.swift", line: 9)
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.borderWidth = 1 / max(1, traitCollection.displayScale)
        let largeText = traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .extraExtraLarge }
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: largeText)
        view.backgroundColor = isDark ? .black : .white
#sourceLocation()
        _ = (isDark, largeText)
    }
}

// Sources/UIKit/Traits/UITraitCollection.swift
extension EditorController {
    func exampleInit2() {
#sourceLocation(file: "Sources/UIKit/Traits/UITraitCollection.swift", line: 90)
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
#sourceLocation()
        _ = (dark)
    }
}

// Sources/UIKit/Traits/UITraitDefinition.swift
extension EditorController {
    func exampleUITraitDefinition(someViewInside: UIView) {
#sourceLocation(file: "Sources/UIKit/Traits/UITraitDefinition.swift", line: 4)
        enum Density { case normal, compact }
        struct DensityTrait: UITraitDefinition { static let defaultValue = Density.normal }

        view.traitOverrides[DensityTrait.self] = .compact
        if someViewInside.traitCollection[DensityTrait.self] == .compact {  }
#sourceLocation()
    }
}

// Sources/UIKit/Undo/UndoManager.swift
private enum UndoManagerExample {}
extension UndoManagerExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/Undo/UndoManager.swift", line: 4)
        func setTitle(_ title: String?) {
            let old = self.title
            undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
            undoManager?.setActionName("Rename")
            self.title = title
        }
#sourceLocation()
    }
}

// Sources/UIKit/ViewControllers/Alerts/UIAlertController.swift
extension EditorController {
    func exampleUIAlertController() {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Alerts/UIAlertController.swift", line: 4)
        let alert = UIAlertController(
            title: "Save the changes?", message: "Changes that you do not save are lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in self.save() })
        present(alert, animated: true)
#sourceLocation()
        _ = (alert)
    }
}

// Sources/UIKit/ViewControllers/ContentUnavailable/UIContentUnavailableConfiguration.swift
private enum UIContentUnavailableConfigurationExample {}
extension UIContentUnavailableConfigurationExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/ViewControllers/ContentUnavailable/UIContentUnavailableConfiguration.swift", line: 4)
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            guard photos.isEmpty else { return contentUnavailableConfiguration = nil }
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: "photo")
            empty.text = "No Photos"
            empty.secondaryText = "Open a folder to see its pictures."
            contentUnavailableConfiguration = empty
        }
#sourceLocation()
    }
}

// Sources/UIKit/ViewControllers/Presentation/Popover/UIPopoverPresentationController.swift
extension EditorController {
    func exampleUIPopoverPresentationController(button: UIButton, controller: UIViewController) {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Presentation/Popover/UIPopoverPresentationController.swift", line: 5)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = button
        present(controller, animated: true)
#sourceLocation()
    }
}

// Sources/UIKit/ViewControllers/Presentation/Sheet/UISheetPresentationController.swift
extension EditorController {
    func exampleUISheetPresentationController(controller: UIViewController) {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Presentation/Sheet/UISheetPresentationController.swift", line: 11)
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(controller, animated: true)
#sourceLocation()
    }
}

// Sources/UIKit/ViewControllers/Presentation/UIPresentationController.swift
private enum UIPresentationControllerExample {}
extension UIPresentationControllerExample {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Presentation/UIPresentationController.swift", line: 5)
    final class DrawerPresentation: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: 0, width: 280, height: bounds.height)
        }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }
#sourceLocation()
}

// Sources/UIKit/ViewControllers/Transitions/UIViewControllerAnimatedTransitioning.swift
private enum UIViewControllerAnimatedTransitioningExample {}
extension UIViewControllerAnimatedTransitioningExample {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Transitions/UIViewControllerAnimatedTransitioning.swift", line: 4)
    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.25, animations: { view.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
#sourceLocation()
}

// Sources/UIKit/ViewControllers/Transitions/UIViewControllerContextTransitioning.swift
private enum UIViewControllerContextTransitioningExample {}
extension UIViewControllerContextTransitioningExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Transitions/UIViewControllerContextTransitioning.swift", line: 4)
        func slideIn(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            view.frame = context.finalFrame(for: shown).offsetBy(dx: 0, dy: context.containerView.bounds.height)
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) { view.frame = context.finalFrame(for: shown) } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
#sourceLocation()
    }
}

// Sources/UIKit/ViewControllers/Transitions/UIViewControllerTransitionCoordinator.swift
private enum UIViewControllerTransitionCoordinatorExample {}
extension UIViewControllerTransitionCoordinatorExample {
    @MainActor final class Members1: EditorController {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Transitions/UIViewControllerTransitionCoordinator.swift", line: 4)
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view.backgroundColor = .clear
            transitionCoordinator?.animate(alongsideTransition: { _ in
                self.view.backgroundColor = .systemBackground
            })
        }
#sourceLocation()
    }
}

// Sources/UIKit/ViewControllers/Transitions/UIViewControllerTransitioningDelegate.swift
private enum UIViewControllerTransitioningDelegateExample {}
extension UIViewControllerTransitioningDelegateExample {
#sourceLocation(file: "Sources/UIKit/ViewControllers/Transitions/UIViewControllerTransitioningDelegate.swift", line: 4)
    final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }
#sourceLocation()
}

// Sources/UIKit/ViewControllers/UIStatusBarStyle.swift
private enum UIStatusBarStyleExample {}
extension UIStatusBarStyleExample {
#sourceLocation(file: "Sources/UIKit/ViewControllers/UIStatusBarStyle.swift", line: 4)
    final class PhotoController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
#sourceLocation()
}

// Sources/UIKit/ViewControllers/UIViewController.swift
private enum UIViewControllerExample {}
extension UIViewControllerExample {
#sourceLocation(file: "Sources/UIKit/ViewControllers/UIViewController.swift", line: 4)
    final class GreetingController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Hello"
            view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
            label.frame = view.bounds.insetBy(dx: 20, dy: 20)
        }
    }
#sourceLocation()
}

// Sources/UIKit/Views/Effects/UIBlurEffect.swift
extension EditorController {
    func exampleUIBlurEffect(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Views/Effects/UIBlurEffect.swift", line: 4)
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        panel.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 48)
        panel.contentView.addSubview(label)
        view.addSubview(panel)
#sourceLocation()
        _ = (panel)
    }
}

// Sources/UIKit/Views/Effects/UIVisualEffectView.swift
extension EditorController {
    func exampleUIVisualEffectView(label: UILabel) {
#sourceLocation(file: "Sources/UIKit/Views/Effects/UIVisualEffectView.swift", line: 6)
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        panel.frame = CGRect(x: 40, y: 40, width: 240, height: 80)
        panel.layer.cornerRadius = 16
        panel.clipsToBounds = true
        panel.contentView.addSubview(label)
        view.addSubview(panel)
#sourceLocation()
        _ = (panel)
    }
}

// Sources/UIKit/Views/UIImageView.swift
extension EditorController {
    func exampleUIImageView() {
#sourceLocation(file: "Sources/UIKit/Views/UIImageView.swift", line: 7)
        let portrait = UIImageView(image: UIImage(named: "Portrait"))
        portrait.frame = CGRect(x: 20, y: 20, width: 64, height: 64)
        portrait.contentMode = .scaleAspectFill
        portrait.clipsToBounds = true
        portrait.layer.cornerRadius = 32
        view.addSubview(portrait)
#sourceLocation()
        _ = (portrait)
    }
}

// Sources/UIKit/Views/UIView.swift
extension EditorController {
    func exampleUIView() {
#sourceLocation(file: "Sources/UIKit/Views/UIView.swift", line: 6)
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 12
        card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        view.addSubview(card)
        UIView.animate(withDuration: 0.3) {
            card.alpha = 0.5
        }
#sourceLocation()
        _ = (card)
    }
}

// Sources/UIKit/Views/UIView.swift
extension EditorController {
    func exampleTraitOverrides() {
#sourceLocation(file: "Sources/UIKit/Views/UIView.swift", line: 1087)
        view.traitOverrides.userInterfaceStyle = .dark
#sourceLocation()
    }
}

// Sources/UIKit/Windows/UIWindow.swift
extension EditorController {
    func exampleUIWindow(scene: UIWindowScene) {
#sourceLocation(file: "Sources/UIKit/Windows/UIWindow.swift", line: 6)
        let panel = UIWindow(windowScene: scene)
        panel.frame = CGRect(x: 20, y: 20, width: 240, height: 160)
        panel.windowLevel = .alert
        panel.rootViewController = UIViewController()
        panel.makeKeyAndVisible()
#sourceLocation()
        _ = (panel)
    }
}

// Sources/CoreGraphics/Color/CGColor.swift
extension EditorController {
    func exampleCGColor(context: CGContext, layer: CALayer, rect: CGRect) {
#sourceLocation(file: "Sources/CoreGraphics/Color/CGColor.swift", line: 4)
        let accent = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 1)
        layer.backgroundColor = accent
        layer.borderColor = UIColor.separator.cgColor
        context.setFillColor(accent)
        context.fill(rect)
#sourceLocation()
        _ = (accent)
    }
}

// Sources/CoreGraphics/Context/CGContext.swift
extension EditorController {
    func exampleCGContext(context: CGContext, rect: CGRect) {
#sourceLocation(file: "Sources/CoreGraphics/Context/CGContext.swift", line: 6)
        context.saveGState()
        context.setFillColor(CGColor(srgbRed: 0.9, green: 0.2, blue: 0.2, alpha: 1))
        context.translateBy(x: rect.midX, y: rect.midY)
        context.rotate(by: .pi / 4)
        context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
        context.restoreGState()
#sourceLocation()
    }
}

// Sources/CoreGraphics/Geometry/CGAffineTransform.swift
extension EditorController {
    func exampleCGAffineTransform(button: UIButton) {
#sourceLocation(file: "Sources/CoreGraphics/Geometry/CGAffineTransform.swift", line: 4)
        let lift = CGAffineTransform(scaleX: 1.1, y: 1.1).translatedBy(x: 0, y: -8)
        UIView.animate(withDuration: 0.2) {
            button.transform = lift.rotated(by: .pi / 36)
        } completion: { _ in
            button.transform = .identity
        }
#sourceLocation()
        _ = (lift)
    }
}

// Sources/CoreGraphics/Images/CGImage.swift
extension EditorController {
    func exampleCGImage(imageView: UIImageView, photo: UIImage) {
#sourceLocation(file: "Sources/CoreGraphics/Images/CGImage.swift", line: 7)
        if let pixels = photo.cgImage, let square = pixels.cropping(to: CGRect(x: 0, y: 0, width: 64, height: 64)) {
            print(square.width, square.height)
            imageView.image = UIImage(cgImage: square, scale: 2, orientation: .up)
        }
#sourceLocation()
    }
}

// Sources/CoreGraphics/Paths/CGPath.swift
extension EditorController {
    func exampleCGPath(context: CGContext) {
#sourceLocation(file: "Sources/CoreGraphics/Paths/CGPath.swift", line: 4)
        let triangle = CGMutablePath()
        triangle.move(to: CGPoint(x: 0, y: 20))
        triangle.addLine(to: CGPoint(x: 10, y: 0))
        triangle.addLine(to: CGPoint(x: 20, y: 20))
        triangle.closeSubpath()
        context.addPath(triangle)
        context.fillPath()
#sourceLocation()
        _ = (triangle)
    }
}

// Sources/QuartzCore/Animation/Animations/CABasicAnimation.swift
extension EditorController {
    func exampleCABasicAnimation(layer: CALayer) {
#sourceLocation(file: "Sources/QuartzCore/Animation/Animations/CABasicAnimation.swift", line: 4)
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1
        pulse.toValue = 1.1
        pulse.duration = 0.5
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        layer.add(pulse, forKey: "pulse")
#sourceLocation()
        _ = (pulse)
    }
}

// Sources/QuartzCore/Animation/Timing/CAMediaTimingFunction.swift
extension EditorController {
    func exampleCAMediaTimingFunction(layer: CALayer) {
#sourceLocation(file: "Sources/QuartzCore/Animation/Timing/CAMediaTimingFunction.swift", line: 24)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.3
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(fade, forKey: nil)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1))
#sourceLocation()
        _ = (fade)
    }
}

// Sources/QuartzCore/AssociatedObjects/AssociatedObjectFunctions.swift
private enum Objc_setAssociatedObjectExample {}
#sourceLocation(file: "Sources/QuartzCore/AssociatedObjects/AssociatedObjectFunctions.swift", line: 21)
extension UIView {
    nonisolated(unsafe) private static var badgeKey: UInt8 = 0

    var badge: String? {
        get { objc_getAssociatedObject(self, &UIView.badgeKey) as? String }
        set { objc_setAssociatedObject(self, &UIView.badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
#sourceLocation()

// Sources/QuartzCore/Layers/CALayer.swift
extension EditorController {
    func exampleCALayer() {
#sourceLocation(file: "Sources/QuartzCore/Layers/CALayer.swift", line: 4)
        let card = CALayer()
        card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
        card.backgroundColor = UIColor.white.cgColor
        card.cornerRadius = 12
        card.shadowOpacity = 0.2
        card.shadowPath = CGPath(roundedRect: card.bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
        view.layer.addSublayer(card)
#sourceLocation()
        _ = (card)
    }
}

// Sources/QuartzCore/Layers/Special/CAGradientLayer.swift
extension EditorController {
    func exampleCAGradientLayer() {
#sourceLocation(file: "Sources/QuartzCore/Layers/Special/CAGradientLayer.swift", line: 4)
        let sky = CAGradientLayer()
        sky.frame = view.bounds
        sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
        sky.locations = [0, 0.8]
        sky.startPoint = CGPoint(x: 0.5, y: 0)
        sky.endPoint = CGPoint(x: 0.5, y: 1)
        view.layer.insertSublayer(sky, at: 0)
#sourceLocation()
        _ = (sky)
    }
}

// Sources/QuartzCore/Layers/Special/CAReplicatorLayer.swift
extension EditorController {
    func exampleCAReplicatorLayer(pulsingDot: CALayer) {
#sourceLocation(file: "Sources/QuartzCore/Layers/Special/CAReplicatorLayer.swift", line: 5)
        let dots = CAReplicatorLayer()
        dots.instanceCount = 3
        dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        dots.instanceDelay = 0.2
        dots.addSublayer(pulsingDot)
#sourceLocation()
        _ = (dots)
    }
}

// Sources/QuartzCore/Layers/Special/CAShapeLayer.swift
extension EditorController {
    func exampleCAShapeLayer() {
#sourceLocation(file: "Sources/QuartzCore/Layers/Special/CAShapeLayer.swift", line: 4)
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 72, height: 72)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.lineWidth = 6
        ring.strokeEnd = 0.75
        view.layer.addSublayer(ring)
#sourceLocation()
        _ = (ring)
    }
}

// Sources/QuartzCore/Layers/Special/CATransformLayer.swift
extension EditorController {
    func exampleCATransformLayer(faceTransforms: [CATransform3D]) {
#sourceLocation(file: "Sources/QuartzCore/Layers/Special/CATransformLayer.swift", line: 9)
        let cube = CATransformLayer()
        for transform in faceTransforms {
            let face = CALayer()
            face.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            face.transform = transform
            cube.addSublayer(face)
        }
#sourceLocation()
        _ = (cube)
    }
}

// Sources/QuartzCore/Transactions/CATransaction.swift
extension EditorController {
    func exampleCATransaction(layer: CALayer) {
#sourceLocation(file: "Sources/QuartzCore/Transactions/CATransaction.swift", line: 13)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
        layer.opacity = 0
        CATransaction.commit()
#sourceLocation()
    }
}

// Sources/QuartzCore/Transforms/CATransform3D.swift
extension EditorController {
    func exampleCATransform3D(layer: CALayer) {
#sourceLocation(file: "Sources/QuartzCore/Transforms/CATransform3D.swift", line: 4)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
        layer.transform = transform
#sourceLocation()
        _ = (transform)
    }
}

// Sources/CoreMotion/CMMotionManager.swift
extension EditorController {
    func exampleCMMotionManager() {
#sourceLocation(file: "Sources/CoreMotion/CMMotionManager.swift", line: 11)
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 1 / 30
        manager.startAccelerometerUpdates(to: .main) { data, error in  }
#sourceLocation()
        _ = (manager)
    }
}

// Sources/UniformTypeIdentifiers/Types/UTType.swift
extension EditorController {
    func exampleUTType() {
#sourceLocation(file: "Sources/UniformTypeIdentifiers/Types/UTType.swift", line: 6)
        let type = UTType(filenameExtension: "png")
        let name = type?.preferredMIMEType           // "image/png"
        let isImage = type?.conforms(to: .image)     // true
#sourceLocation()
        _ = (type, name, isImage)
    }
}

// Sources/UserNotifications/Center/UNUserNotificationCenter.swift
extension EditorController {
    func exampleUNUserNotificationCenter() {
#sourceLocation(file: "Sources/UserNotifications/Center/UNUserNotificationCenter.swift", line: 4)
        let center = UNUserNotificationCenter.current()
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "The tea is ready."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
#sourceLocation()
        _ = (center, content, trigger)
    }
}

// Sources/UserNotifications/Content/UNMutableNotificationContent.swift
extension EditorController {
    func exampleUNMutableNotificationContent() {
#sourceLocation(file: "Sources/UserNotifications/Content/UNMutableNotificationContent.swift", line: 4)
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "The tea is ready."
        content.sound = .default
#sourceLocation()
        _ = (content)
    }
}

// Sources/UserNotifications/Triggers/UNCalendarNotificationTrigger.swift
extension EditorController {
    func exampleUNCalendarNotificationTrigger() {
#sourceLocation(file: "Sources/UserNotifications/Triggers/UNCalendarNotificationTrigger.swift", line: 6)
        var components = DateComponents()
        components.hour = 8
        let everyMorning = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
#sourceLocation()
        _ = (components, everyMorning)
    }
}

// Sources/MediaPlayer/Commands/MPRemoteCommandCenter.swift
extension EditorController {
    func exampleMPRemoteCommandCenter() {
#sourceLocation(file: "Sources/MediaPlayer/Commands/MPRemoteCommandCenter.swift", line: 7)
        let commands = MPRemoteCommandCenter.shared()
        commands.playCommand.addTarget { _ in
            print("play")
            return .success
        }
#sourceLocation()
        _ = (commands)
    }
}

// Sources/MediaPlayer/NowPlaying/MPNowPlayingInfoCenter.swift
extension EditorController {
    func exampleMPNowPlayingInfoCenter() {
#sourceLocation(file: "Sources/MediaPlayer/NowPlaying/MPNowPlayingInfoCenter.swift", line: 7)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Clair de lune", MPMediaItemPropertyPlaybackDuration: 300,
            MPNowPlayingInfoPropertyPlaybackRate: 1,
        ]
#sourceLocation()
    }
}

// README.md
private enum READMEExample {}
extension READMEExample {
#sourceLocation(file: "README.md", line: 6)



    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = HelloController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

#sourceLocation()
}
extension READMEExample {
#sourceLocation(file: "README.md", line: 23)
    final class HelloController: UIViewController {
        private let label = UILabel()
        private var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            label.text = "Hello, 안녕하세요, مرحبا"
            let button = UIButton(type: .system)
            button.setTitle("Count", for: .normal)
            button.addTarget(self, action: HelloController.increment, for: .touchUpInside)

            let stack = UIStackView(arrangedSubviews: [label, button])
            stack.axis = .vertical
            stack.alignment = .center
            stack.spacing = 12
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            ])
        }

        func increment() {
            count += 1
            label.text = "\(count)"
        }
    }
#sourceLocation()
}

// docs/coming-from-ios.md
private enum ComingFromIosExample {}
extension ComingFromIosExample {
#sourceLocation(file: "docs/coming-from-ios.md", line: 74)
    final class ClockView: UIView {
        private var timer: Timer?     // its closure refers to the view weakly

        isolated deinit { timer?.invalidate() }
    }
#sourceLocation()
}

// docs/coming-from-ios.md
extension EditorController {
    func exampleComingFromIos2(button: UIButton) {
#sourceLocation(file: "docs/coming-from-ios.md", line: 91)
        button.addTarget(self, action: EditorController.save, for: .primaryActionTriggered)
        let tap = UITapGestureRecognizer(target: self, action: EditorController.tapped)
#sourceLocation()
        _ = (tap)
    }
}

// docs/coming-from-ios.md
extension EditorController {
    func exampleComingFromIos3(button: UIButton) {
#sourceLocation(file: "docs/coming-from-ios.md", line: 99)
        let save = Selector("save", EditorController.save)
        button.addTarget(self, action: save, for: .primaryActionTriggered)
        button.removeTarget(self, action: save, for: .primaryActionTriggered)
#sourceLocation()
        _ = (save)
    }
}

// docs/coming-from-ios.md
extension EditorController {
    func exampleComingFromIos4() {
#sourceLocation(file: "docs/coming-from-ios.md", line: 116)
        NotificationCenter.default.addObserver(
            self, selector: EditorController.didBecomeActive, name: UIApplication.didBecomeActiveNotification, object: nil)
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: EditorController.tick, userInfo: nil, repeats: true)
        let link = CADisplayLink(target: self, selector: EditorController.step)
        link.add(to: .main, forMode: .common)
        perform(Selector("save", EditorController.save), with: nil, afterDelay: 0.5)
#sourceLocation()
        _ = (link)
    }
}

// docs/coming-from-ios.md
extension EditorController {
    func exampleComingFromIos5() {
#sourceLocation(file: "docs/coming-from-ios.md", line: 138)
        let observation = view.observe(\.bounds, options: [.old, .new]) { view, change in
            print(change.oldValue!, "→", change.newValue!)
        }
#sourceLocation()
        _ = (observation)
    }
}

// docs/coming-from-ios.md
extension ComingFromIosExample {
    @MainActor final class Members6: UIResponder, UIApplicationDelegate {
#sourceLocation(file: "docs/coming-from-ios.md", line: 190)
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
#sourceLocation()
    }
}

// docs/coming-from-ios.md
extension EditorController {
    func exampleComingFromIos7(fileSource: any ColumnTableViewDataSource) {
#sourceLocation(file: "docs/coming-from-ios.md", line: 259)
        let table = ColumnTableView(frame: view.bounds)
        let name = TableColumn(identifier: "name", title: "Name")
        name.isFlexible = true
        let size = TableColumn(identifier: "size", title: "Size")
        size.alignment = .trailing
        table.addTableColumn(name)
        table.addTableColumn(size)
        table.allowsMultipleSelection = true
        table.usesAlternatingRowBackgroundColors = true
        table.dataSource = fileSource  // a ColumnTableViewDataSource: a text, an image or a view for each column
        table.delegate = self  // a ColumnTableViewDelegate: sorts when sortDescriptors change
#sourceLocation()
        _ = (table, name, size)
    }
}

// docs/testing.md
private enum TestingExample {}
extension TestingExample {
#sourceLocation(file: "docs/testing.md", line: 34)


    final class GreetingViewController: UIViewController {
        let field = UITextField()
        let button = UIButton(configuration: .filled())
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            field.placeholder = "Name"
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = "name"
            field.addAction(
                UIAction { [unowned self] _ in button.isEnabled = field.hasText }, for: .editingChanged)
            button.configuration?.title = "Greet"
            button.isEnabled = false
            button.accessibilityIdentifier = "greet"
            button.addTarget(self, action: GreetingViewController.greet, for: .primaryActionTriggered)
            label.alpha = 0
            for subview in [field, button, label] { view.addSubview(subview) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            field.frame = CGRect(x: 20, y: 20, width: 200, height: 36)
            button.frame = CGRect(x: 230, y: 20, width: 100, height: 36)
            label.frame = CGRect(x: 20, y: 80, width: 310, height: 24)
        }

        func greet() {
            label.text = "Hello, \(field.text ?? "")!"
            UIView.animate(withDuration: 0.25) { self.label.alpha = 1 }
        }
    }
#sourceLocation()
}

// docs/testing.md
extension TestingExample {
#sourceLocation(file: "docs/testing.md", line: 74)






    @MainActor struct GreetingTests {
        let controller = GreetingViewController()

        func aFingerAndAKeyboard() throws {
            let generator = try EventGenerator(viewController: controller)
            try generator.fingerTap(at: "name")
            try generator.keyType("Ada")
            try generator.fingerTap(at: "greet")
            #expect(controller.label.text == "Hello, Ada!")
        }

        func keysAlone() throws {
            let generator = try EventGenerator(viewController: controller)
            try generator.keyPress(.keyboardTab)
            try generator.keyType("Ada")
            try generator.keyPress(.keyboardTab)
            try generator.keyPress(.keyboardSpacebar)
            #expect(controller.label.text == "Hello, Ada!")
        }

        func withoutANameTheButtonIsDisabled() throws {
            let generator = try EventGenerator(viewController: controller)
            try generator.pointerClick(at: "greet")
            #expect(controller.label.text == nil)
        }

        func theGreetingFadesIn() throws {
            let generator = try EventGenerator(viewController: controller)
            controller.greet()
            try generator.wait(0.1)
            let shown = try #require(controller.label.layer.presentation())
            #expect(shown.opacity > 0 && shown.opacity < 1)
            try generator.wait(0.3)
            #expect(controller.label.layer.presentation()?.opacity == 1)
        }

        func theButtonLooksAsStored() throws {
            let generator = try EventGenerator(viewController: controller)
            try assertSnapshot(of: controller.button, named: "greet-disabled")
            controller.button.isEnabled = true
            try generator.wait(0.5)
            try assertSnapshot(of: controller.button, named: "greet")
        }


        func itWorksOnAnXServer() throws {
            let display = try VirtualDisplay.start(.xvfb)
            defer { display.stop() }
            let generator = try EventGenerator(viewController: controller)
            try generator.pointerClick(at: "name")
            try generator.keyType("Ada")
            try generator.pointerClick(at: "greet")
            #expect(controller.label.text == "Hello, Ada!")
        }
    }
#sourceLocation()
}

// docs/testing.md
extension EditorController {
    func exampleTesting3(generator: EventGenerator) throws {
#sourceLocation(file: "docs/testing.md", line: 166)
        try generator.fingerDrag(from: "card", to: CGPoint(x: 300, y: 200), duration: 0.3)
        try generator.fingerPinch(at: "map", fromDistance: 50, toDistance: 150, duration: 0.5)
        try generator.pointerMove(to: "toolbar")
        try generator.pointerClick(.secondary, at: "list")
        try generator.scroll(by: CGVector(dx: 0, dy: -40), at: "list")
        try generator.keyPress(.keyboardZ, modifiers: .control)
#sourceLocation()
    }
}

// docs/testing.md
extension EditorController {
    func exampleTesting4(generator: EventGenerator) throws {
#sourceLocation(file: "docs/testing.md", line: 177)
        try generator.pointerClick(.secondary, at: "photo")
        try generator.chooseMenuElement("Share")
#sourceLocation()
    }
}
