import UIKit

/// The window's content: a sidebar with the pages, and the page that is shown.
final class GalleryViewController: UIViewController {
    private let pages: [Page] = [TouchPage(), ButtonsPage(), KeysPage()]
    private let sidebar = Sidebar()
    private var shown: Page?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(sidebar)
        sidebar.pageTitles = pages.map { $0.title ?? "" }
        sidebar.addTarget(self, action: GalleryViewController.pageWasChosen, for: .valueChanged)
        sidebar.appearance.addTarget(self, action: GalleryViewController.appearanceWasChosen, for: .valueChanged)
        show(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds
        let width: CGFloat = 208
        sidebar.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        shown?.view.frame = CGRect(x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height)
    }

    private func pageWasChosen() { show(sidebar.selectedIndex) }

    private func appearanceWasChosen() {
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        view.window?.overrideUserInterfaceStyle = styles[sidebar.appearance.selectedIndex]
    }

    private func show(_ index: Int) {
        guard pages.indices.contains(index), pages[index] !== shown else { return }
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        let page = pages[index]
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        shown = page
        sidebar.selectedIndex = index
        view.setNeedsLayout()
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        KeyTrace.shared.note(self)
        for press in presses {
            guard let key = press.key, key.modifierFlags.contains(.control) else { continue }
            switch key.keyCode {
            case .keyboard1: return show(0)
            case .keyboard2: return show(1)
            case .keyboard3: return show(2)
            case .keyboardQ: exit(0)
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }
}
