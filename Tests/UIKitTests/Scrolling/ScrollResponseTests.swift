import Testing
import UIKit
import UIKitTesting

/// Changes that apps make in response to calls of the delegate.
@MainActor @Suite(.serialized) struct ScrollResponseTests {
    /// Calls `body` in the first call of a name after the others.
    private func respond(
        _ stage: ScrollStage, to name: String, after count: Int = 0, _ body: @escaping @MainActor (UIScrollView) -> Void
    ) {
        var left = count
        stage.delegate.onCall = { call, view in
            guard call == name else { return }
            left -= 1
            if left == -1 { body(view) }
        }
    }

    @Test("SC-41 a delegate ends a drag in scrollViewDidScroll")
    func stopsDrag() throws {
        let stage = try ScrollStage()
        respond(stage, to: "didScroll", after: 2) { $0.stopScrollingAndZooming() }
        try stage.drag(by: CGVector(dx: 0, dy: -100))
        let offset = stage.view.contentOffset.y
        #expect(offset > 0 && offset < 80 && !stage.view.isDragging)
        #expect(stage.takeLog() == ["willBeginDragging", "didScroll", "didEndDragging(false)"])
        try stage.generator.fingerUp()
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == offset && stage.takeLog() == [])
    }

    @Test("SC-41 a delegate ends coasting in scrollViewDidScroll")
    func stopsCoasting() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -60))
        stage.delegate.log = []
        respond(stage, to: "didScroll", after: 2) { $0.stopScrollingAndZooming() }
        try stage.generator.wait(4)
        #expect(stage.delegate.log == ["didScroll", "didScroll", "didScroll", "didEndDecelerating"])
    }

    @Test("SC-38 a delegate that animates the offset in scrollViewDidScroll ends the drag")
    func animatesDuringDrag() throws {
        let stage = try ScrollStage()
        respond(stage, to: "didScroll", after: 2) { $0.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        try stage.drag(by: CGVector(dx: 0, dy: -40))
        try stage.generator.fingerUp()
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 300 && !stage.view.isDragging)
        #expect(
            stage.takeLog() == [
                "willBeginDragging", "didScroll", "didEndDragging(false)", "didScroll", "didEndScrollingAnimation",
            ])
    }

    @Test("a view that is removed in scrollViewDidScroll ends its movement", arguments: [false, true])
    func removed(isCoasting: Bool) throws {
        let stage = try ScrollStage()
        if isCoasting { try stage.flick(by: CGVector(dx: 0, dy: -60)) }
        respond(stage, to: "didScroll", after: 2) { $0.removeFromSuperview() }
        if !isCoasting { try stage.drag(by: CGVector(dx: 0, dy: -60)) }
        try stage.generator.wait(1)
        #expect(!stage.view.isDragging && !stage.view.isDecelerating)
        #expect(stage.takeLog().last == (isCoasting ? "didEndDecelerating" : "didEndDragging(false)"))
        let server = try #require(stage.window.windowScene?.server)
        #expect(server.frameClock.dueTime == nil)
    }

    @Test("SC-20 a view that is removed while it bounces is in its range when it returns")
    func removedOutside() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        try stage.generator.wait(0.02)
        #expect(stage.view.contentOffset.y < -10)
        stage.view.removeFromSuperview()
        #expect(stage.view.contentOffset.y == 0 && !stage.view.isDecelerating)
        stage.window.addSubview(stage.view)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("SC-45 a delegate that ends zooming in its last scrollViewDidZoom is notified of one end")
    func stopsZooming() throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 400))
        stage.delegate.zoomedView = stage.content
        stage.view.maximumZoomScale = 4
        stage.delegate.onCall = { call, view in
            if call == "didZoom", view.zoomScale == 2 { view.stopScrollingAndZooming() }
        }
        stage.view.setZoomScale(2, animated: true)
        try stage.generator.wait(1)
        #expect(stage.delegate.log.filter { $0.hasPrefix("didEndZooming") } == ["didEndZooming(2.0)"])
        #expect(!stage.view.isZooming && !stage.view.isZoomAnimating)
    }

    @Test("SC-45 a delegate that zooms elsewhere in scrollViewWillBeginZooming ends the first zooming")
    func zoomsAgain() throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 400))
        stage.delegate.zoomedView = stage.content
        stage.view.maximumZoomScale = 4
        respond(stage, to: "willBeginZooming") { $0.setZoomScale(3, animated: true) }
        stage.view.setZoomScale(2, animated: true)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 3)
        #expect(
            stage.takeLog().filter { $0.contains("Zooming") } == [
                "willBeginZooming", "didEndZooming(1.0)", "willBeginZooming", "didEndZooming(3.0)",
            ])
    }

    @Test("SC-46 content whose size changes during an animation of the scale rests in its range")
    func changesSizeDuringZoom() throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 400))
        stage.delegate.zoomedView = stage.content
        stage.view.maximumZoomScale = 4
        stage.view.contentOffset = CGPoint(x: 200, y: 200)
        stage.view.setZoomScale(2, animated: true)
        try stage.generator.wait(0.1)
        stage.content.transform = .identity
        stage.content.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        stage.view.contentSize = stage.content.frame.size
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 2 && abs(stage.view.contentSize.width - 240) < 0.01)
        #expect(stage.view.contentOffset.x <= 40 && stage.view.contentOffset.y <= 40)
    }

    @Test("SC-09 SC-30 content that shrinks while it coasts rests in its new range")
    func shrinks() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 5000))
        try stage.flick(by: CGVector(dx: 0, dy: -100))
        try stage.generator.wait(0.3)
        #expect(stage.view.isDecelerating && stage.view.contentOffset.y > 200)
        stage.view.contentSize.height = 350
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y == 150)
        #expect(stage.takeLog().filter { $0.contains("Decelerating") }.count == 2)
    }

    @Test("SC-09 content that shrinks during an animation rests in its new range")
    func shrinksDuringAnimation() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 5000))
        stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        try stage.generator.wait(0.1)
        stage.view.contentSize.height = 350
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 150)
        #expect(stage.takeLog().filter { $0 == "didEndScrollingAnimation" }.count == 1)
    }
}
