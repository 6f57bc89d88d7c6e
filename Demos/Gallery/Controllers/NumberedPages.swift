import UIKit

/// A data source of colored pages with numbers.
final class NumberedPages: NSObject, UIPageViewControllerDataSource {
    private let count: Int

    init(count: Int) { self.count = count }

    func page(_ index: Int) -> UIViewController { NumberedPage(index) }

    private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = (controller as? NumberedPage)?.index, (0..<count).contains(index + step) else { return nil }
        return page(index + step)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (pageViewController.viewControllers?.first as? NumberedPage)?.index ?? 0
    }
}

/// A colored page with a number.
final class NumberedPage: UIViewController {
    let index: Int
    private let label: UILabel

    init(_ index: Int) {
        self.index = index
        label = UILabel("Page \(index + 1)", font: .systemFont(ofSize: 26, weight: .semibold), color: .onFilled)
        label.textAlignment = .center
        super.init(nibName: nil, bundle: nil)
        title = "Page \(index + 1)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Style.color(index)
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds
    }
}
