import UIKit

/// A page about page view controllers: pages that scroll, an open book, and the resulting callbacks.
final class PagesPage: CardPage, UIPageViewControllerDelegate {
    private let log = Log(lines: 6, hint: "Turn a page")
    private let source = NumberedPages(count: 8)
    private let scrolled = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    private let book = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    private let vertical = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)

    init() {
        let stages = [240, 282, 220].map { ControllerStage(height: $0, hasBorder: false) }
        let buttons = ["Previous", "Next"].map { title in
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            return button
        }
        super.init(
            title: "Pages",
            summary: "Drag the pages, or use the arrow keys and Page Up and Page Down.",
            weighted: [
                [
                    (
                        Card(
                            "Scrolled",
                            content: VerticalStack([
                                stages[0], HorizontalStack(equal: true, buttons),
                            ])), 3
                    ), (Card("Vertical", content: stages[1]), 2),
                ],
                [(Card("A spine in the middle", content: stages[2]), 1)],
                [(Card("Delegate", content: log), 1)],
            ])
        for (controller, stage) in zip([scrolled, vertical, book], stages) { embed(controller, in: stage) }
        for (button, direction) in zip(buttons, [UIPageViewController.NavigationDirection.reverse, .forward]) {
            button.addAction(UIAction { [weak self] _ in self?.turn(direction) }, for: .primaryActionTriggered)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func embed(_ controller: UIPageViewController, in stage: ControllerStage) {
        let count = controller.spineLocation == .mid ? 2 : 1
        controller.setViewControllers(
            (0..<count).map { source.page($0) }, direction: .forward, animated: false)
        controller.dataSource = source
        controller.delegate = self
        stage.embed(controller, in: self)
    }

    private func turn(_ direction: UIPageViewController.NavigationDirection) {
        guard let page = scrolled.viewControllers?.first else { return }
        let next =
            direction == .forward
            ? source.pageViewController(scrolled, viewControllerAfter: page)
            : source.pageViewController(scrolled, viewControllerBefore: page)
        if let next { scrolled.setViewControllers([next], direction: direction, animated: true) }
    }

    private func titles(_ pages: [UIViewController]) -> String { pages.compactMap(\.title).joined(separator: ", ") }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("Will turn to \(titles(pendingViewControllers))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("\(completed ? "Turned" : "Went back to") \(titles(previousViewControllers))") }
}
