import DisplayServer
import UIKitTesting

@testable import UIKit

/// A display with a window whose root is a page view controller, with a data source of numbered pages.
@MainActor final class PageStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let server = HeadlessServer()
    let window: UIWindow
    let log = CallbackLog()
    let pages: UIPageViewController
    let generator: EventGenerator
    /// The number of pages of the data source.
    var count = 5
    /// The number that the data source returns for the page control.
    var presentationCount = 0
    /// The pages that the data source was asked for.
    private(set) var asked: [String] = []

    init(
        size: CGSize = CGSize(width: 400, height: 500), style: UIPageViewController.TransitionStyle = .scroll,
        orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, start: Int? = 1, presentationCount: Int = 0
    ) throws {
        StageDisplays.open(server)
        pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        generator = try EventGenerator(window: window)
        self.presentationCount = presentationCount
        super.init()
        if let start {
            let count = pages.spineLocation == .mid ? 2 : 1
            pages.setViewControllers((start..<start + count).map { page($0) }, direction: .forward, animated: false)
        }
        pages.dataSource = self
        pages.delegate = self
        window.rootViewController = pages
        window.makeKeyAndVisible()
        server.serve(for: 0.1)
        _ = takeCalls()
        _ = takeAsked()
    }

    func page(_ number: Int) -> LoggingViewController { LoggingViewController("\(number)", log) }

    /// The names of the displayed pages.
    var shown: [String] { (pages.viewControllers ?? []).map { ($0 as? LoggingViewController)?.name ?? "?" } }

    func settle() { server.serve(for: 1.5) }

    func takeCalls() -> [String] {
        log.take().filter { !$0.contains("is appearing") }.map { $0.replacingOccurrences(of: "!", with: "") }
    }

    func takeAsked() -> [String] {
        defer { asked = [] }
        return asked
    }

    private func neighbour(_ controller: UIViewController, _ step: Int, _ name: String) -> UIViewController? {
        let number = Int((controller as? LoggingViewController)?.name ?? "") ?? 0
        asked.append("\(name) \(number)")
        return (1...count).contains(number + step) ? page(number + step) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1, "before") }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1, "after") }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { presentationCount }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (Int(shown.first ?? "") ?? 1) - 1
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { ($0 as? LoggingViewController)?.name ?? "?" }.joined(separator: "+")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("to \(names(pendingViewControllers))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("finished \(finished), from \(names(previousViewControllers)), \(completed)") }

    /// Drags with a finger, and waits for the end.
    func swipe(from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.2) throws {
        try generator.fingerDrag(
            from: CGPoint(x: start, y: 250), to: CGPoint(x: end, y: 250), duration: duration)
        settle()
    }

    isolated deinit {
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }
}
