import UIKit

/// The root view controller, with a sidebar that lists the pages and the current page.
final class GalleryViewController: UIViewController {
    private let entries = PageGroup.all.flatMap(\.entries)
    private var pages: [Int: Page] = [:]
    private let sidebar = Sidebar()
    private var shown: Page?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(sidebar)
        sidebar.list.onChoose = { [weak self] in self?.show($0) }
        sidebar.appearance.addTarget(self, action: GalleryViewController.appearanceWasChosen, for: .valueChanged)
        show(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds
        let width: CGFloat = 208
        sidebar.frame = view.directional(CGRect(x: 0, y: 0, width: width, height: bounds.height))
        shown?.view.frame = view.directional(
            CGRect(x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height))
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
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        page.takesFocus = !sidebar.list.isFirstResponder
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        shown = page
        sidebar.list.selectedIndex = index
        view.setNeedsLayout()
    }

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
