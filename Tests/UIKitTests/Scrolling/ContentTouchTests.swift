import Testing
import UIKit
import UIKitTesting

/// Touches that begin in the content of a scroll view.
@MainActor @Suite(.serialized) struct ContentTouchTests {
    private let point = CGPoint(x: 100, y: 100)

    @Test("SV-01 SV-02 content receives a touch that does not move after a moment")
    func held() throws {
        let stage = try ScrollStage()
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.14)
        #expect(stage.content.log == [])
        try stage.generator.wait(0.02)
        #expect(stage.content.log == ["began"])
        try stage.generator.fingerUp()
        #expect(stage.content.log == ["began", "ended"])
    }

    @Test("SV-01 content never receives a touch that drags at once")
    func dragged() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -60))
        try stage.generator.wait(0.5)
        #expect(stage.content.log == [])
    }

    @Test("SV-03 a quick tap reaches the content, beginning and end one after the other")
    func quickTap() throws {
        let stage = try ScrollStage()
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.03)
        try stage.generator.fingerUp()
        #expect(stage.content.log == ["began", "ended"])
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        stage.view.addSubview(button)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        try stage.generator.fingerTap(at: CGPoint(x: 60, y: 40))
        #expect(count == 1)
    }

    @Test("SV-04 without the delay content receives touches immediately")
    func noDelay() throws {
        let stage = try ScrollStage()
        stage.view.delaysContentTouches = false
        try stage.generator.fingerDown(at: point)
        #expect(stage.content.log == ["began"])
        try stage.generator.fingerUp()
    }

    @Test("SV-05 content receives nothing if touchesShouldBegin returns false")
    func shouldBegin() throws {
        final class Refusing: UIScrollView {
            override func touchesShouldBegin(
                _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
            ) -> Bool { false }
        }
        let stage = try ScrollStage(make: { Refusing(frame: $0) })
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.5)
        try stage.move(from: point, by: CGVector(dx: 0, dy: -50))
        #expect(stage.content.log == [] && stage.view.contentOffset.y == 40)
        try stage.generator.fingerUp()
    }

    @Test("SV-06 a drag after the delay takes the touch from the content, unless it must not")
    func cancels() throws {
        let stage = try ScrollStage()
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.3)
        try stage.move(from: point, by: CGVector(dx: 0, dy: -50))
        #expect(stage.content.log.first == "began" && stage.content.log.last == "cancelled")
        #expect(stage.view.contentOffset.y > 0)
        try stage.generator.fingerUp()
        try stage.generator.wait(3)
        stage.view.canCancelContentTouches = false
        stage.content.log = []
        let offset = stage.view.contentOffset
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.3)
        try stage.move(from: point, by: CGVector(dx: 0, dy: -50))
        try stage.generator.fingerUp()
        #expect(stage.content.log.last == "ended" && stage.view.contentOffset == offset)
    }

    @Test("SV-07 a drag does not take the touch of a control, but a quick drag over it scrolls")
    func controls() throws {
        let stage = try ScrollStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        stage.view.addSubview(button)
        #expect(!stage.view.touchesShouldCancel(in: button) && stage.view.touchesShouldCancel(in: stage.content))
        try stage.generator.fingerDown(at: point)
        try stage.generator.wait(0.3)
        try stage.move(from: point, by: CGVector(dx: 0, dy: -50))
        #expect(stage.view.contentOffset.y == 0)
        try stage.generator.fingerUp()
        try stage.flick(by: CGVector(dx: 0, dy: -60))
        #expect(stage.view.contentOffset.y > 0)
    }

    @Test("a mouse press reaches the content immediately and does not scroll (SC-58)")
    func mouse() throws {
        let stage = try ScrollStage()
        try stage.generator.pointerMove(to: point)
        try stage.generator.pointerDown()
        #expect(stage.content.log == ["began"])
        try stage.generator.pointerMove(to: CGPoint(x: 100, y: 40))
        try stage.generator.pointerUp()
        #expect(stage.content.log.last == "ended" && stage.view.contentOffset.y == 0)
    }
}
