import Testing
import UIKit

/// Tests of margins and the safe area (GE-12).
@MainActor @Suite(.serialized) struct MarginTests {
    private let stageStore = StageStore()

    final class MarginLoggingView: UIView {
        var margins = 0
        var safeAreas: [UIEdgeInsets] = []
        override func layoutMarginsDidChange() { margins += 1 }
        override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private func controller(_ additional: UIEdgeInsets) -> (Stage, UIViewController) {
        let stage = stageStore.make()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = additional
        stage.window.rootViewController = controller
        return (stage, controller)
    }

    @Test("GE-12 layout margins are 8 by default, and setting them notifies once")
    func defaults() {
        let view = MarginLoggingView()
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
        #expect(view.safeAreaInsets == .zero)
        view.layoutMargins = insets(1, 2, 3, 4)
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.margins == 1)
        #expect(
            view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        #expect(view.layoutMargins == insets(5, 6, 7, 8) && view.margins == 2)
    }

    @Test("GE-12, LG-07 a view controller's view has at least the system minimum margins")
    func systemMinimum() {
        let (_, controller) = controller(.zero)
        #expect(controller.view.layoutMargins == insets(8, 16, 8, 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == insets(8, 8, 8, 8))
        controller.viewRespectsSystemMinimumLayoutMargins = true
        controller.view.layoutMargins = insets(0, 40, 0, 0)
        #expect(controller.view.layoutMargins == insets(0, 40, 0, 16))
    }

    @Test("GE-12, LG-05 additionalSafeAreaInsets extend the safe area of the controller's view, in a window only")
    func additional() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = insets(20, 0, 10, 0)
        #expect(controller.view.safeAreaInsets == .zero)
        let stage = stageStore.make()
        stage.window.rootViewController = controller
        #expect(controller.view.safeAreaInsets == insets(20, 0, 10, 0))
        #expect(controller.view.layoutMargins == insets(28, 16, 18, 16))
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.view.layoutMargins == insets(8, 16, 8, 16))
        controller.additionalSafeAreaInsets.top = 30
        #expect(controller.view.safeAreaInsets.top == 30)
        controller.view.removeFromSuperview()
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test("GE-12, LG-03 the safe area of subviews includes only their covered part and follows their frames")
    func nested() {
        let (_, controller) = controller(insets(20, 0, 10, 5))
        let view = MarginLoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        controller.view.addSubview(view)
        #expect(view.safeAreaInsets == insets(20, 0, 0, 5))
        view.frame.origin = CGPoint(x: 0, y: 15)
        #expect(view.safeAreaInsets == insets(5, 0, 0, 5))
        view.center.y += 50
        #expect(view.safeAreaInsets == insets(0, 0, 0, 5))
        view.frame = CGRect(x: 10, y: 200, width: 100, height: 100)
        #expect(view.safeAreaInsets == insets(0, 0, 10, 0))
        #expect(
            view.safeAreas == [insets(20, 0, 0, 5), insets(5, 0, 0, 5), insets(0, 0, 0, 5), insets(0, 0, 10, 0)])
        let deeper = MarginLoggingView(frame: CGRect(x: 0, y: 95, width: 10, height: 5))
        view.addSubview(deeper)
        #expect(deeper.safeAreaInsets == insets(0, 0, 10, 0))
        view.bounds.size.height = 80
        #expect(view.safeAreaInsets == .zero && deeper.safeAreaInsets == .zero)
    }

    @Test("GE-12, LG-03 subviews are notified when a scrolled superview changes their safe area")
    func scrolledSubviews() {
        let (_, controller) = controller(insets(50, 0, 0, 0))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let inner = MarginLoggingView(frame: CGRect(x: 0, y: 30, width: 100, height: 50))
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        #expect(inner.safeAreaInsets.top == 20)
        outer.bounds.origin.y = 10
        #expect(inner.safeAreaInsets.top == 30, "the view is scrolled under the inset")
    }

    @Test("a child controller adds its insets to the inherited safe area")
    func children() {
        let (_, parent) = controller(insets(20, 0, 0, 0))
        let child = UIViewController()
        child.additionalSafeAreaInsets = insets(0, 7, 0, 0)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 5, width: 100, height: 100)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.view.safeAreaInsets == insets(15, 7, 0, 0))
    }

    @Test("LG-06 preserved superview margins apply where they overlap the view")
    func preserved() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = insets(30, 30, 30, 30)
        let inner = MarginLoggingView(frame: CGRect(x: 10, y: 100, width: 190, height: 50))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == insets(8, 8, 8, 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(8, 20, 8, 30) && inner.margins == 1)
        outer.layoutMargins = insets(0, 50, 0, 0)
        #expect(inner.layoutMargins == insets(8, 40, 8, 8) && inner.margins == 2)
        inner.frame.origin.x = 0
        #expect(inner.layoutMargins == insets(8, 50, 8, 8) && inner.margins == 3)
        outer.layoutMargins = insets(0, 0, 0, 20)
        let before = inner.margins
        outer.bounds.size.width = 190
        #expect(inner.layoutMargins.right == 20 && inner.margins == before + 1)
    }

    final class MarginLoggingController: UIViewController {
        var safeAreas = 0
        var margins = 0
        override func viewSafeAreaInsetsDidChange() { safeAreas += 1 }
        override func viewLayoutMarginsDidChange() { margins += 1 }
    }

    @Test("GE-12 the controller is notified of its view's safe area and margins")
    func controllerIsNotified() {
        let stage = stageStore.make()
        let controller = MarginLoggingController()
        stage.window.rootViewController = controller
        let margins = controller.margins
        #expect(controller.safeAreas == 0)
        controller.additionalSafeAreaInsets = insets(10, 0, 0, 0)
        #expect(controller.safeAreas == 1 && controller.margins == margins + 1)
        controller.additionalSafeAreaInsets = insets(10, 0, 0, 0)
        #expect(controller.safeAreas == 1)
        controller.view.layoutMargins = insets(50, 0, 0, 0)
        #expect(controller.margins == margins + 2)
    }
}
