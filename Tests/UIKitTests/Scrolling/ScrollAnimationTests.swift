import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollAnimationTests {
    private func y(_ value: CGFloat) -> CGPoint { CGPoint(x: 0, y: value) }

    @Test("SC-35 an offset that is set ends any movement, with one call and no call at the end")
    func immediate() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        stage.delegate.log = []
        stage.view.contentOffset = y(300)
        #expect(stage.delegate.log == ["didEndDecelerating", "didScroll"] && !stage.view.isDecelerating)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == y(300) && stage.delegate.log.count == 2)
        stage.view.setContentOffset(y(100), animated: false)
        #expect(stage.delegate.log.suffix(1) == ["didScroll"])
    }

    @Test("SC-36 an animated movement begins after the call and ends with one call")
    func animated() throws {
        let stage = try ScrollStage()
        stage.view.setContentOffset(y(300), animated: true)
        #expect(stage.view.contentOffset == .zero && stage.view.isScrollAnimating && stage.delegate.log == [])
        try stage.generator.wait(0.15)
        #expect(abs(stage.view.contentOffset.y - 150) < 25)
        try stage.generator.wait(0.3)
        #expect(stage.view.contentOffset == y(300) && !stage.view.isScrollAnimating)
        #expect(stage.takeLog() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("SC-37 an animated movement to where the content is has no end")
    func nothingToDo() throws {
        let stage = try ScrollStage()
        stage.view.setContentOffset(.zero, animated: true)
        try stage.generator.wait(1)
        #expect(stage.delegate.log == [])
    }

    @Test("SC-38 another animated movement goes on from here, and a touch ends it")
    func again() throws {
        let stage = try ScrollStage()
        stage.view.setContentOffset(y(300), animated: true)
        try stage.generator.wait(0.1)
        let offset = stage.view.contentOffset
        stage.view.setContentOffset(y(600), animated: true)
        #expect(stage.view.contentOffset == offset)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == y(600))
        #expect(stage.takeLog() == ["didScroll", "didEndScrollingAnimation"])
        stage.view.setContentOffset(.zero, animated: true)
        try stage.generator.wait(0.1)
        try stage.generator.fingerDown(at: CGPoint(x: 100, y: 100))
        #expect(stage.takeLog() == ["didScroll", "didEndScrollingAnimation"] && stage.view.contentOffset.y > 0)
        try stage.generator.fingerUp()
    }

    @Test("SC-39 in an animation block the offset changes at once, without a call at the end")
    func block() throws {
        let stage = try ScrollStage()
        UIView.animate(withDuration: 0.3) { stage.view.contentOffset = CGPoint(x: 0, y: 200) }
        #expect(stage.view.contentOffset == y(200) && stage.delegate.log == ["didScroll"])
        let shown = try #require(stage.view.layer.presentation()).bounds.minY
        #expect(shown < 200)
        try stage.generator.wait(1)
        #expect(stage.delegate.log == ["didScroll"])
    }

    @Test("SC-40 a rectangle becomes visible by the least movement")
    func rectToVisible() throws {
        let stage = try ScrollStage()
        func show(_ top: CGFloat, _ height: CGFloat = 40) -> CGFloat {
            stage.view.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
            return stage.view.contentOffset.y
        }
        #expect(show(50) == 0)
        #expect(show(300) == 140)
        #expect(show(150) == 140)
        #expect(show(100) == 100)
        #expect(show(400, 500) == 400)
        #expect(show(990) == 800)
        stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(show(0) == -20)
        #expect(show(300) == 170)
    }

    @Test("SC-41 all movement ends on request")
    func stop() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        stage.view.stopScrollingAndZooming()
        let offset = stage.view.contentOffset
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == offset && !stage.view.isDragging)
        #expect(stage.takeLog().last == "didEndDecelerating")
    }

    @Test("SC-36 without a window or with animations disabled the content moves at once")
    func noAnimation() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(view.contentOffset.y == 50)
    }
}
