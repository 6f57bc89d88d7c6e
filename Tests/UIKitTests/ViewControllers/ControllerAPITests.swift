import Testing
import UIKit
import UIKitTesting

private final class ShowingController: UIViewController {
    var shown: [UIViewController] = []
    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

private final class EditingController: UIViewController {
    var edits: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        edits.append(animated)
    }
}

private final class SavingController: UIViewController {
    func save() {}
}

/// Tests of editing, of showing view controllers, and of window notifications.
@MainActor @Suite struct ControllerAPITests {
    private let stage = Stage()

    @Test func isEditingCallsSetEditing() {
        let controller = EditingController()
        controller.isEditing = true
        #expect(controller.isEditing)
        controller.setEditing(false, animated: true)
        #expect(!controller.isEditing)
        #expect(controller.edits == [false, true])
    }

    /// NC-20.
    @Test func nearestContainerShowsController() {
        let outer = ShowingController()
        let middle = UIViewController()
        let inner = UIViewController()
        outer.addChild(middle)
        middle.addChild(inner)
        let new = UIViewController()
        inner.show(new, sender: nil)
        #expect(outer.shown == [new])
        #expect(new.presentingViewController == nil)
    }

    /// NC-20.
    @Test func withoutContainerControllerIsPresented() throws {
        let generator = try EventGenerator(window: stage.window)
        let root = UIViewController()
        stage.window.rootViewController = root
        let new = UIViewController()
        root.showDetailViewController(new, sender: nil)
        try generator.wait(1)
        #expect(root.presentedViewController === new)
    }

    @Test func targetOfActionIsParentController() {
        let outer = SavingController()
        let inner = UIViewController()
        outer.addChild(inner)
        #expect(inner.targetViewController(forAction: Selector(SavingController.save), sender: nil) === outer)
        #expect(outer.targetViewController(forAction: Selector(SavingController.save), sender: nil) === outer)
    }

    @Test func orientationsAndStatusBarsHaveApplesDefaults() {
        let controller = UIViewController()
        #expect(controller.supportedInterfaceOrientations == .all)
        #expect(controller.shouldAutorotate)
        #expect(!controller.prefersStatusBarHidden)
        #expect(controller.preferredStatusBarStyle == .default)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    }

    @Test func windowsPostNotifications() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let all: [Notification.Name] = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let observers = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                log.names.append(name.rawValue)
            }
        }
        window.makeKeyAndVisible()
        window.isHidden = true
        #expect(
            log.names == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
                "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
            ])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func viewConvertsToScreenCoordinates() throws {
        let view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 30, height: 40))
        let screen = stage.window.screen
        let there = view.convert(CGPoint.zero, to: screen.coordinateSpace)
        #expect(screen.convert(there, to: view as any UICoordinateSpace) == .zero)
        let rect = screen.coordinateSpace.convert(view.bounds, from: view)
        #expect(rect.size == view.bounds.size)
        #expect(rect.origin == there)
    }

    @Test func respondersStoreInputAssistantItem() {
        let view = UIView()
        view.inputAssistantItem.allowsHidingShortcuts = false
        #expect(!view.inputAssistantItem.allowsHidingShortcuts)
        #expect(UIView().inputAssistantItem.allowsHidingShortcuts)
    }
}
