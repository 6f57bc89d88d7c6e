import UIKit

/// The root view controller: a split view with the list of the pages and the current page.
final class GalleryViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let entries = PageGroup.all.flatMap(\.entries)
    private var pages: [Int: Page] = [:]
    private let sidebarController = SidebarController()
    private var shown: Page?

    private var sidebar: Sidebar { sidebarController.sidebar }

    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        preferredPrimaryColumnWidth = 207
        minimumPrimaryColumnWidth = 180
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        sidebar.list.onChoose = { [weak self] in self?.show($0) }
        sidebar.appearance.addTarget(self, action: GalleryViewController.appearanceWasChosen, for: .valueChanged)
        show(0)
    }

    private func appearanceWasChosen() {
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        view.window?.overrideUserInterfaceStyle = styles[max(0, sidebar.appearance.selectedSegmentIndex)]
    }

    private func show(_ index: Int) {
        guard entries.indices.contains(index) else { return }
        let page = pages[index] ?? entries[index].make()
        guard page !== shown else { return }
        pages[index] = page
        page.takesFocus = !sidebar.list.isFirstResponder
        shown = page
        viewControllers = isCollapsed ? [page] : [sidebarController, page]
        sidebar.list.selectedIndex = index
    }

    // MARK: In a narrow window, only the page is displayed

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { shown }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        sidebarController
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { shown }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        KeyTrace.shared.note(self)
        for press in presses {
            guard let key = press.key, key.modifierFlags.contains(.control) else { continue }
            switch key.keyCode {
            case .keyboardPageDown: return show(sidebar.list.selectedIndex + 1)
            case .keyboardPageUp: return show(sidebar.list.selectedIndex - 1)
            case .keyboardD:
                let isDark = view.traitCollection.userInterfaceStyle == .dark
                sidebar.appearance.selectedSegmentIndex = isDark ? 1 : 2
                return appearanceWasChosen()
            case .keyboardQ: exit(0)
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        TouchTrace.shared.noteIfUnderWay(self)
        super.touchesBegan(touches, with: event)
    }
}
