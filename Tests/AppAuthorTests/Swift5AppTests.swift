import Swift5App
import Swift6App
import Testing
import UIKit
import UIKitTesting

/// Tests of app code from before Swift concurrency. The main purpose is to check that it compiles.
@MainActor @Suite(.serialized) struct Swift5AppTests {
    @Test func subclassesHaveDeinitializers() {
        _ = Swift5App.DeinitLog.shared.take()
        do {
            let view = Swift5App.BadgeView(frame: .zero)
            view.layer.addSublayer(Swift5App.RulerLayer())
            view.addSubview(Swift5App.KnobControl(frame: .zero))
            view.addSubview(Swift5App.FieldView(frame: .zero))
            view.addSubview(Swift5App.EditorView(frame: .zero))
            view.addGestureRecognizer(Swift5App.ChordRecognizer(target: nil, action: nil))
            let controller = Swift5App.LogController()
            controller.view = UIView()
            _ = (Swift5App.Responder(), Swift5App.MoveAnimation(), Swift5App.OverlayWindow(frame: .zero))
            _ = Swift5App.Animator(duration: 1, curve: .linear)
            _ = Swift5App.DrawerPresentation(presentedViewController: controller, presenting: nil)
        }
        let expected: Set = [
            "view", "layer", "control", "field", "text view", "recognizer", "controller", "responder", "animation",
            "window", "animator", "presentation",
        ]
        #expect(Set(Swift5App.DeinitLog.shared.take()) == expected)
    }

    @Test func subclassesHaveDeinitializersInSwift6() {
        _ = Swift6App.DeinitLog.shared.take()
        do {
            _ = Swift6App.BadgeView(frame: .zero)
            _ = Swift6App.LogController()
        }
        #expect(Set(Swift6App.DeinitLog.shared.take()) == ["view", "controller"])
    }

    @Test func touchesAndEventsCanBeMocked() {
        let view = Swift5App.TouchCounter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let touch = Swift5App.MockTouch(at: CGPoint(x: 3, y: 4), in: view, phase: .moved)
        let event = Swift5App.MockEvent()
        event.touches = [touch]
        view.touchesBegan([touch], with: event)
        #expect(view.points == [CGPoint(x: 3, y: 4)])
        let base: UITouch = touch
        #expect(base.phase == .moved && base.view === view && base.timestamp == 7 && base.tapCount == 2)
        #expect(base.preciseLocation(in: nil) == CGPoint(x: 3, y: 4))
        #expect((event as UIEvent).allTouches == [touch])
        #expect(event.touches(for: view) == [touch])
        #expect(UITouch().location(in: nil) == .zero && UIEvent().allTouches == nil)
        let press: UIPress = Swift5App.MockPress()
        #expect(press.key?.characters == "a" && press.key?.keyCode == .keyboardA && press.type == .select)
    }

    @Test func otherClassesCanBeSubclassed() throws {
        #expect((Swift5App.MockTraits() as UITraitCollection).userInterfaceStyle == .dark)
        #expect((Swift5App.MockDevice() as UIDevice).model == "Mock")
        let pixels = try #require(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage)
        let image = Swift5App.TaggedImage(cgImage: pixels)
        image.tag = "x"
        #expect(image.size == CGSize(width: 2, height: 2) && image.tag == "x")
    }

    @Test func delegatesWithoutIsolationAreCalled() {
        let controller = LoginViewControllerOf5.shared
        controller.loadViewIfNeeded()
        #expect(controller.nameField.delegate?.textFieldShouldReturn(controller.nameField) == true)
        #expect(controller.events == ["return"])
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.events == ["return", "done"])
        let model = CardModel()
        let field = UITextField()
        field.delegate = model
        #expect(field.delegate?.textFieldShouldClear(field) == true)
        #expect(model.changes == ["cleared"] && model.view.alpha == 0.5)
    }

    @Test func closuresWithoutIsolationCanChangeViews() async throws {
        let model = CardModel()
        model.dispatch()
        model.observe()
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        let generator = try EventGenerator(viewController: UIViewController())
        try await generator.settle(until: "all closures have run") { model.changes.count >= 3 }
        #expect(Set(model.changes) == ["notified", "main queue", "global queue"])
        #expect(model.view.backgroundColor == .red)
    }

    @Test func animationFunctionsCanBeReferencedAndOverridden() {
        let functions = Swift5App.AnimationFunctions()
        var log: [String] = []
        functions.plain(0) { log.append("plain") }
        functions.completing(0, { log.append("with completion") }, { log.append("\($0)") })
        Swift5App.StillView.animate(withDuration: 5) { log.append("still") }
        #expect(log == ["plain", "with completion", "true", "still"])
        let queue = Swift5App.Queue()
        let view = UIView()
        var hasFaded = false
        queue.fade(view) { hasFaded = $0 }
        queue.run()
        #expect(hasFaded && view.alpha == 0)
    }

    @Test func classesWithTheSameNameHaveSeparateMethods() {
        #expect(MethodTable.implements(Swift5App.Scribe(), "scribble"))
        #expect(!MethodTable.implements(Swift5App.Scribe(), "write"))
        #expect(MethodTable.implements(Swift6App.Scribe(), "write"))
        #expect(!MethodTable.implements(Swift6App.Scribe(), "scribble"))
    }

    private typealias LoginViewControllerOf5 = Swift5App.LoginViewController
}
