import Testing
import UIKit
import UIKitTesting

extension UIViewController {
    /// The pair of helper methods that articles on view controller containment use.
    fileprivate func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    fileprivate func remove() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

/// Code from typical tutorials on presentation. `#selector(x)` is written as a method reference.
@MainActor @Suite(.serialized) struct PresentationSnippetTests {
    @Test("a detail that is presented with a completion, and unwinds by itself")
    func detail() throws {
        final class DetailViewController: UIViewController {
            var onDone: ((String) -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                let done = UIButton(type: .system)
                done.setTitle("Done", for: .normal)
                done.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
                done.addTarget(self, action: DetailViewController.doneTapped, for: .touchUpInside)
                view.addSubview(done)
            }
            func doneTapped() {
                dismiss(animated: true) { [onDone] in onDone?("finished") }
            }
        }
        final class ListViewController: UIViewController {
            var log: [String] = []
            func showDetail() {
                let detail = DetailViewController()
                detail.modalPresentationStyle = .overFullScreen
                detail.modalTransitionStyle = .crossDissolve
                detail.onDone = { [weak self] in self?.log.append($0) }
                present(detail, animated: true) { [weak self] in self?.log.append("presented") }
            }
        }
        let stage = try PresentationStage()
        let list = ListViewController()
        stage.window.rootViewController = list
        list.showDetail()
        #expect(list.log.isEmpty)
        stage.settle()
        #expect(list.log == ["presented"])
        try stage.generator.fingerTap(at: CGPoint(x: 50, y: 30))
        stage.settle()
        #expect(list.log == ["presented", "finished"] && list.presentedViewController == nil)
    }

    @Test("a container that swaps its child for another")
    func container() throws {
        final class ContentViewController: UIViewController {
            var log: [String] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                log.append("appeared")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                log.append("disappeared")
            }
        }
        final class ContainerViewController: UIViewController {
            private(set) var current: UIViewController?
            func show(_ controller: UIViewController) {
                current?.remove()
                add(controller)
                controller.view.frame = view.bounds
                current = controller
            }
        }
        let stage = try PresentationStage()
        let container = ContainerViewController()
        stage.window.rootViewController = container
        let (login, home) = (ContentViewController(), ContentViewController())
        container.show(login)
        stage.settle()
        container.show(home)
        stage.settle()
        #expect(login.log == ["appeared", "disappeared"] && login.parent == nil)
        #expect(home.log == ["appeared"] && container.children == [home] && home.view.frame == container.view.bounds)
    }

    // MARK: A custom presentation

    final class HalfScreenPresentationController: UIPresentationController {
        private lazy var dimmingView: UIView = {
            let view = UIView()
            view.backgroundColor = UIColor(white: 0, alpha: 0.5)
            view.alpha = 0
            let tap = UITapGestureRecognizer(
                target: self, action: HalfScreenPresentationController.dimmingViewTapped(_:))
            view.addGestureRecognizer(tap)
            return view
        }()

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let containerView else { return .zero }
            let height = containerView.bounds.height / 2
            return CGRect(x: 0, y: height, width: containerView.bounds.width, height: height)
        }

        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dimmingView.frame = containerView.bounds
            containerView.insertSubview(dimmingView, at: 0)
            guard let coordinator = presentedViewController.transitionCoordinator else {
                dimmingView.alpha = 1
                return
            }
            coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
        }

        override func dismissalTransitionWillBegin() {
            guard let coordinator = presentedViewController.transitionCoordinator else {
                dimmingView.alpha = 0
                return
            }
            coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
        }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }

        func dimmingViewTapped(_ recognizer: UITapGestureRecognizer) {
            presentingViewController.dismiss(animated: true)
        }
    }

    @Test("a panel over the lower half, dimming what is behind, closed by a tap beside it")
    func halfScreen() throws {
        final class MapViewController: UIViewController, UIViewControllerTransitioningDelegate {
            func showPanel() -> UIViewController {
                let panel = UIViewController()
                panel.modalPresentationStyle = .custom
                panel.transitioningDelegate = self
                present(panel, animated: true)
                return panel
            }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                HalfScreenPresentationController(presentedViewController: presented, presenting: presenting)
            }
        }
        let stage = try PresentationStage()
        let map = MapViewController()
        stage.window.rootViewController = map
        let panel = map.showPanel()
        stage.settle()
        #expect(panel.view.frame == CGRect(x: 0, y: 300, width: 800, height: 300))
        #expect(map.view.window === stage.window)
        try stage.generator.fingerTap(at: CGPoint(x: 400, y: 500))
        stage.settle()
        #expect(map.presentedViewController === panel)
        try stage.generator.fingerTap(at: CGPoint(x: 400, y: 100))
        stage.settle()
        #expect(map.presentedViewController == nil && panel.view.window == nil)
    }

    // MARK: An animator

    final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let originFrame: CGRect
        private let isPresenting: Bool

        init(originFrame: CGRect, isPresenting: Bool) {
            self.originFrame = originFrame
            self.isPresenting = isPresenting
            super.init()
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let container = transitionContext.containerView
            guard let zoomed = transitionContext.view(forKey: isPresenting ? .to : .from) else {
                transitionContext.completeTransition(false)
                return
            }
            if isPresenting { container.addSubview(zoomed) }
            let full = container.bounds
            let small = CGAffineTransform(
                scaleX: originFrame.width / full.width, y: originFrame.height / full.height)
            let place = CGPoint(x: originFrame.midX, y: originFrame.midY)
            if isPresenting {
                zoomed.frame = full
                zoomed.transform = small
                zoomed.center = place
            }
            UIView.animate(
                withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
                initialSpringVelocity: 0, options: [],
                animations: {
                    zoomed.transform = self.isPresenting ? .identity : small
                    zoomed.center = self.isPresenting ? CGPoint(x: full.midX, y: full.midY) : place
                },
                completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
        }
    }

    @Test("a photo that grows out of its thumbnail and shrinks back into it")
    func zoom() throws {
        final class AlbumViewController: UIViewController, UIViewControllerTransitioningDelegate {
            let thumbnail = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 60))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(thumbnail)
                thumbnail.addGestureRecognizer(
                    UITapGestureRecognizer(target: self, action: AlbumViewController.thumbnailTapped(_:)))
            }
            func thumbnailTapped(_ sender: UITapGestureRecognizer) {
                let photo = UIViewController()
                photo.transitioningDelegate = self
                photo.modalPresentationStyle = .fullScreen
                present(photo, animated: true)
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                ZoomAnimator(originFrame: thumbnail.frame, isPresenting: true)
            }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                ZoomAnimator(originFrame: thumbnail.frame, isPresenting: false)
            }
        }
        let stage = try PresentationStage()
        let album = AlbumViewController()
        stage.window.rootViewController = album
        try stage.generator.fingerTap(at: CGPoint(x: 140, y: 130))
        let photo = try #require(album.presentedViewController)
        stage.server.serve(for: 0.05)
        let seen = try #require(photo.view.layer.presentation()).frame
        #expect(seen.width > 80 && seen.width < 790)
        stage.settle()
        #expect(photo.view.frame == stage.window.bounds && album.view.window == nil)
        photo.dismiss(animated: true)
        stage.settle()
        #expect(album.presentedViewController == nil && album.view.window === stage.window)
    }
}
