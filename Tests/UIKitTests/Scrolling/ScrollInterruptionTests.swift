import Testing
import UIKit
import UIKitTesting

/// Input that begins while other input still scrolls: the first ends before the second begins.
@MainActor @Suite(.serialized) struct ScrollInterruptionTests {
    final class ResponderView: UIView { override var canBecomeFirstResponder: Bool { true } }

    private let drag = ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"]
    private let animation = ["didScroll", "didEndScrollingAnimation"]

    /// Returns a stage whose content contains the first responder.
    private func stage() throws -> ScrollStage {
        let stage = try ScrollStage()
        let responder = ResponderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(responder)
        responder.becomeFirstResponder()
        return stage
    }

    @Test("SC-20 SC-61 a press on a bar ends a burst of wheel notches, whose end does not release the bar")
    func wheelThenBar() throws {
        let stage = try stage()
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 195, y: 100))
        try stage.generator.wait(0.05)
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 20))
        try stage.generator.pointerDown()
        try stage.generator.wait(0.5)
        #expect(stage.view.isDragging)
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 199))
        #expect(stage.view.contentOffset.y == 800)
        try stage.generator.pointerUp()
        #expect(!stage.view.isDragging && stage.takeLog() == drag + drag)
    }

    @Test("SC-20 SC-52 a key ends a burst of wheel notches")
    func wheelThenKey() throws {
        let stage = try stage()
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 100, y: 100))
        try stage.generator.keyPress(.keyboardDownArrow)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 88 && stage.takeLog() == drag + animation)
    }

    @Test("SC-19 SC-25 content that a touch stops returns into its range, also if the view only zooms")
    func touchOfDisabledView() throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 400))
        stage.delegate.zoomedView = stage.content
        stage.view.maximumZoomScale = 2
        try stage.flick(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 100), duration: 0.2)
        try stage.generator.wait(0.02)
        stage.view.isScrollEnabled = false
        try stage.generator.fingerDown(at: CGPoint(x: 100, y: 150))
        #expect(!stage.view.isDecelerating && stage.view.contentOffset.y < -5)
        try stage.generator.fingerUp()
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("SC-52 a key that interrupts a bounce scrolls to the range along both axes")
    func bounceThenKey() throws {
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 1000))
        let responder = ResponderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(responder)
        responder.becomeFirstResponder()
        try stage.flick(from: CGPoint(x: 50, y: 100), by: CGVector(dx: 100, dy: -10), duration: 0.2)
        try stage.generator.wait(0.02)
        #expect(stage.view.contentOffset.x < -10)
        try stage.generator.keyPress(.keyboardEnd)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 800))
    }

    @Test("SC-20 SC-52 a key ends the drag of a held bar")
    func barThenKey() throws {
        let stage = try stage()
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 20))
        try stage.generator.pointerDown()
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 40))
        try stage.generator.keyPress(.keyboardHome)
        try stage.generator.wait(1)
        try stage.generator.pointerUp()
        #expect(stage.view.contentOffset.y == 0 && !stage.view.isDragging)
        let log = stage.takeLog().filter { !$0.contains("ToTop") }
        #expect(log == drag + animation)
    }

    @Test("SC-20 SC-52 a key ends the drag of a finger, which no longer moves the content")
    func fingerThenKey() throws {
        let stage = try stage()
        try stage.drag(by: CGVector(dx: 0, dy: -60))
        try stage.generator.keyPress(.keyboardEnd)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 800)
        try stage.generator.fingerMove(to: CGPoint(x: 100, y: 180))
        try stage.generator.fingerUp()
        #expect(stage.view.contentOffset.y == 800 && stage.takeLog() == drag + animation)
    }
}
