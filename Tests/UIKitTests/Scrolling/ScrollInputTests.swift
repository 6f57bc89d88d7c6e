import Testing
import UIKit
import UIKitTesting

/// Nested views, keys, wheels and touchpads.
@MainActor @Suite(.serialized) struct ScrollInputTests {
    private let point = CGPoint(x: 50, y: 50)

    // MARK: Nested views

    private func nested(inner size: CGSize) throws -> (ScrollStage, UIScrollView) {
        let stage = try ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        inner.contentSize = size
        stage.view.addSubview(inner)
        return (stage, inner)
    }

    @Test("SC-48 on the same axis the inner view takes a drag that it can follow, else the outer")
    func sameAxis() throws {
        let (stage, inner) = try nested(inner: CGSize(width: 200, height: 400))
        let start = CGPoint(x: 50, y: 140)
        try stage.flick(from: start, by: CGVector(dx: 0, dy: -60))
        try stage.generator.wait(4)
        #expect(inner.contentOffset.y > 0 && stage.view.contentOffset.y == 0)
        inner.contentOffset.y = 250
        try stage.flick(from: start, by: CGVector(dx: 0, dy: -60))
        #expect(inner.contentOffset.y == 250 && stage.view.contentOffset.y > 0)
        stage.view.contentOffset = .zero
        inner.transfersVerticalScrollingToParent = false
        try stage.flick(from: start, by: CGVector(dx: 0, dy: -60))
        #expect(inner.contentOffset.y > 250 && stage.view.contentOffset.y == 0)
    }

    @Test("SC-49 on crossed axes the dominant direction decides")
    func crossedAxes() throws {
        let (stage, inner) = try nested(inner: CGSize(width: 600, height: 150))
        try stage.flick(from: CGPoint(x: 150, y: 100), by: CGVector(dx: -60, dy: -20))
        #expect(inner.contentOffset.x > 0 && stage.view.contentOffset == .zero)
        try stage.generator.wait(4)
        let offset = inner.contentOffset
        try stage.flick(from: CGPoint(x: 150, y: 140), by: CGVector(dx: -20, dy: -60))
        #expect(inner.contentOffset == offset && stage.view.contentOffset.y > 0)
    }

    @Test("SC-50 the view is the delegate of its pan recognizer")
    func panDelegate() throws {
        final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
            var asked = 0
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                asked += 1
                return true
            }
        }
        let stage = try ScrollStage(make: { Sharing(frame: $0) })
        let sharing = try #require(stage.view as? Sharing)
        #expect(sharing.panGestureRecognizer.delegate === sharing)
        #expect(UIScrollView().panGestureRecognizer.delegate == nil)
        var began = 0
        @MainActor final class Target {
            var act: () -> Void = {}
            func pan(_ sender: UIPanGestureRecognizer) { if sender.state == .began { act() } }
        }
        let target = Target()
        target.act = { began += 1 }
        stage.content.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Target.pan))
        try stage.flick(by: CGVector(dx: 0, dy: -60))
        #expect(began == 1 && stage.view.contentOffset.y > 0 && sharing.asked > 0)
    }

    @Test(
        "SC-51 a finger's drag ends editing, a wheel does not",
        arguments: [UIScrollView.KeyboardDismissMode.onDrag, .interactive])
    func dismissesKeyboard(_ mode: UIScrollView.KeyboardDismissMode) throws {
        let stage = try ScrollStage()
        stage.view.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 150, y: 100))
        #expect(field.isFirstResponder)
        try stage.generator.wait(1)
        try stage.flick(by: CGVector(dx: 0, dy: -60))
        #expect(!field.isFirstResponder)
    }

    // MARK: Keys

    @Test("SC-52 keys scroll a view that contains the first responder")
    func keys() throws {
        final class Responder: UIView { override var canBecomeFirstResponder: Bool { true } }
        let stage = try ScrollStage()
        let responder = Responder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(responder)
        responder.becomeFirstResponder()
        func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws -> CGFloat {
            try stage.generator.keyPress(key, modifiers: flags)
            try stage.generator.wait(0.5)
            return stage.view.contentOffset.y
        }
        #expect(try press(.keyboardDownArrow) == 40)
        #expect(stage.takeLog() == ["didScroll", "didEndScrollingAnimation"])
        #expect(try press(.keyboardUpArrow) == 0)
        #expect(try press(.keyboardPageDown) == 180)
        #expect(try press(.keyboardSpacebar) == 360)
        #expect(try press(.keyboardSpacebar, .shift) == 180)
        #expect(try press(.keyboardPageUp) == 0)
        #expect(try press(.keyboardEnd) == 800)
        stage.delegate.log = []
        #expect(try press(.keyboardHome) == 0)
        #expect(
            stage.takeLog() == ["shouldScrollToTop", "didScroll", "didEndScrollingAnimation", "didScrollToTop"])
        stage.delegate.allowsTop = false
        stage.view.contentOffset.y = 500
        #expect(try press(.keyboardHome) == 500)
        stage.view.allowsKeyboardScrolling = false
        #expect(try press(.keyboardDownArrow) == 500)
    }

    // MARK: Wheels

    @Test("SC-53 SC-54 a burst of notches is one gesture, and each notch scrolls 48 points at once")
    func wheel() throws {
        let stage = try ScrollStage()
        for _ in 0..<3 {
            try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point)
            try stage.generator.wait(0.05)
        }
        #expect(stage.view.contentOffset.y == 144 && stage.view.isDragging)
        try stage.generator.wait(0.5)
        #expect(
            stage.takeLog() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        #expect(stage.delegate.velocity == .zero)
        for _ in 0..<30 { try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point) }
        #expect(stage.view.contentOffset.y == 800)
        stage.view.wheelStep = 96
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: point)
        #expect(stage.view.contentOffset.y == 704)
    }

    @Test("SC-55 the deepest view that can follow takes the wheel, until it pauses")
    func deepest() throws {
        let (stage, inner) = try nested(inner: CGSize(width: 200, height: 170))
        for _ in 0..<3 { try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point) }
        #expect(inner.contentOffset.y == 20 && stage.view.contentOffset.y == 0)
        try stage.generator.wait(0.2)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point)
        #expect(stage.view.contentOffset.y == 48)
        // The inner view has scrolled away under the pointer, and the outer keeps the gesture.
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48))
        #expect(stage.view.contentOffset.y == 0 && inner.contentOffset.y == 20)
        try stage.generator.wait(0.2)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48))
        #expect(inner.contentOffset.y == 0)
    }

    @Test("SC-56 Shift turns the wheel, and a view that only moves horizontally takes the vertical wheel")
    func sideways() throws {
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 1000))
        try stage.generator.keyDown(.keyboardLeftShift)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point)
        try stage.generator.keyUp(.keyboardLeftShift)
        #expect(stage.view.contentOffset == CGPoint(x: 48, y: 0))
        let wide = try ScrollStage(content: CGSize(width: 1000, height: 200))
        try wide.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point)
        #expect(wide.view.contentOffset == CGPoint(x: 48, y: 0))
    }

    @Test("SC-57 a touchpad moves content 1:1 with a band, and it coasts")
    func touchpad() throws {
        let stage = try ScrollStage()
        for _ in 0..<10 {
            try stage.generator.scroll(by: CGVector(dx: 0, dy: -8), at: point, kind: .continuous)
            try stage.generator.wait(0.01)
        }
        #expect(stage.view.contentOffset.y == 80)
        try stage.generator.wait(0.2)
        #expect(stage.view.isDecelerating && abs(stage.delegate.velocity.y - 0.8) < 0.1)
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y > 300)
        stage.view.contentOffset = .zero
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 40), at: point, kind: .continuous)
        #expect(stage.view.contentOffset.y < 0 && stage.view.contentOffset.y > -40)
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 0)
    }
}
