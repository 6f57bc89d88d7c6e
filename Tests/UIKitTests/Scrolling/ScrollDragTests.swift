import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollDragTests {
    @Test("SC-12 a flick calls the delegate in this order")
    func order() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(4)
        #expect(
            stage.takeLog() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(!stage.view.isDecelerating && !stage.view.isDragging && !stage.view.isTracking)
    }

    @Test("SC-13 a finger that rests before it is lifted leaves the content where it is")
    func heldStill() throws {
        let stage = try ScrollStage()
        try stage.drag(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(0.3)
        var flags: [Bool] = []
        stage.delegate.onCall = { name, view in
            if name.hasPrefix("didEndDragging") { flags = [view.isDragging, view.isTracking] }
        }
        try stage.generator.fingerUp()
        #expect(stage.delegate.velocity == .zero)
        #expect(flags == [false, true] && !stage.view.isTracking)
        try stage.generator.wait(1)
        #expect(
            stage.takeLog() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        #expect(stage.view.contentOffset.y == 70)
    }

    @Test("SC-14 content released outside its range or between pages moves on without velocity")
    func movesOnWithoutVelocity() throws {
        let stage = try ScrollStage()
        try stage.drag(by: CGVector(dx: 0, dy: 80))
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        #expect(stage.takeLog().contains("didEndDragging(true)"))
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 0 && stage.takeLog().last == "didEndDecelerating")
        stage.view.isPagingEnabled = true
        try stage.drag(by: CGVector(dx: 0, dy: -60))
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        #expect(stage.takeLog().contains("didEndDragging(true)"))
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("SC-15 a drag begins in the event that begins the pan and moves by the way less the slop")
    func beginsWithSlop() throws {
        let stage = try ScrollStage()
        try stage.generator.fingerDown(at: CGPoint(x: 100, y: 150))
        try stage.generator.fingerMove(to: CGPoint(x: 100, y: 141))
        #expect(stage.takeLog() == [] && stage.view.isTracking && !stage.view.isDragging)
        try stage.generator.fingerMove(to: CGPoint(x: 100, y: 135))
        #expect(stage.takeLog() == ["willBeginDragging", "didScroll"] && stage.view.isDragging)
        #expect(stage.view.contentOffset.y == 5)
        try stage.generator.fingerUp()
    }

    @Test("SC-16 the velocity is in points per millisecond and positive where the offset grows")
    func velocityUnit() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -100))
        #expect(abs(stage.delegate.velocity.y - 1) < 0.15 && stage.delegate.velocity.x == 0)
    }

    @Test("SC-17 the content rests at the target, which the delegate can change within the range")
    func target() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        let natural = stage.delegate.target.y
        try stage.generator.wait(4)
        #expect(abs(stage.view.contentOffset.y - natural) <= 0.5 && natural > 200)
        stage.view.contentOffset = .zero
        stage.delegate.changesTarget = { $0.y = 333 }
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y == 333)
        stage.delegate.changesTarget = { $0.y = 1e6 }
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y == 800)
        stage.delegate.changesTarget = { $0.y = .nan }
        try stage.flick(by: CGVector(dx: 0, dy: 80))
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y.isFinite && stage.view.contentOffset.y < 800)
    }

    @Test("SC-18 the view tracks from touch-down and drags while it coasts")
    func flags() throws {
        let stage = try ScrollStage()
        try stage.generator.fingerDown(at: CGPoint(x: 100, y: 150))
        #expect(stage.view.isTracking && !stage.view.isDragging)
        try stage.move(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -80), duration: 0.1)
        #expect(stage.view.isTracking && stage.view.isDragging && !stage.view.isDecelerating)
        try stage.generator.fingerUp()
        #expect(!stage.view.isTracking && stage.view.isDragging && stage.view.isDecelerating)
        try stage.generator.wait(4)
        #expect(!stage.view.isDragging && !stage.view.isDecelerating)
    }

    @Test("SC-19 a touch stops coasting content, which does not receive the touch")
    func touchStops() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(0.1)
        stage.delegate.log = []
        var wasTracking = false
        stage.delegate.onCall = { name, view in if name == "didEndDecelerating" { wasTracking = view.isTracking } }
        try stage.generator.fingerDown(at: CGPoint(x: 100, y: 100))
        #expect(stage.takeLog() == ["didEndDecelerating"] && wasTracking)
        let offset = stage.view.contentOffset
        try stage.generator.wait(0.5)
        try stage.generator.fingerUp()
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == offset && stage.content.log == [] && stage.takeLog() == [])
        try stage.generator.fingerTap(at: CGPoint(x: 100, y: 100))
        try stage.generator.wait(0.3)
        #expect(stage.content.log == ["began", "ended"])
    }

    @Test("SC-20 a cancelled drag has no velocity and returns into the range")
    func cancelled() throws {
        let stage = try ScrollStage()
        try stage.drag(by: CGVector(dx: 0, dy: 100), duration: 0.1)
        #expect(stage.view.contentOffset.y < 0)
        stage.view.panGestureRecognizer.isEnabled = false
        #expect(stage.delegate.velocity == .zero)
        stage.view.panGestureRecognizer.isEnabled = true
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 0)
        #expect(
            stage.takeLog() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        try stage.generator.fingerUp()
    }

    @Test("SC-21 an axis moves only if the content is larger, or always bounces")
    func axes() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: -80, dy: 0))
        try stage.generator.wait(1)
        #expect(stage.takeLog() == [] && stage.view.contentOffset == .zero)
        stage.view.alwaysBounceHorizontal = true
        try stage.flick(by: CGVector(dx: -80, dy: 0))
        #expect(stage.view.contentOffset.x > 0)
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset == .zero)
        stage.view.bounces = false
        try stage.flick(by: CGVector(dx: -80, dy: 0))
        #expect(stage.view.contentOffset == .zero)
    }

    @Test(
        "SC-22 with the directional lock, a drag keeps to the axis along which it begins",
        arguments: [
            (100, 20, true, false), (20, 100, false, true), (80, 80, true, true),
        ] as [(CGFloat, CGFloat, Bool, Bool)])
    func directionalLock(_ dx: CGFloat, _ dy: CGFloat, _ horizontal: Bool, _ vertical: Bool) throws {
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 1000))
        stage.view.isDirectionalLockEnabled = true
        try stage.drag(by: CGVector(dx: -dx, dy: -dy))
        try stage.move(from: CGPoint(x: 100 - dx, y: 150 - dy), by: CGVector(dx: -30, dy: -30))
        #expect((stage.view.contentOffset.x > 0) == horizontal && (stage.view.contentOffset.y > 0) == vertical)
        try stage.generator.fingerUp()
    }

    @Test("SC-23 a drag beyond an edge shows the band, and a drag that begins outside continues it")
    func band() throws {
        let stage = try ScrollStage()
        try stage.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 110))
        let expected = -(0.55 * 100 * 200 / (0.55 * 100 + 200)) as CGFloat
        #expect(abs(stage.view.contentOffset.y - expected) <= 0.5)
        try stage.move(from: CGPoint(x: 100, y: 130), by: CGVector(dx: 0, dy: -100))
        #expect(abs(stage.view.contentOffset.y) <= 0.5)
        try stage.generator.fingerUp()
    }

    @Test("SC-24 without bouncing, drags and coasting end at the edges")
    func noBounce() throws {
        let stage = try ScrollStage()
        stage.view.bounces = false
        #expect(!stage.view.bouncesVertically && !stage.view.bouncesHorizontally)
        try stage.drag(by: CGVector(dx: 0, dy: 100))
        #expect(stage.view.contentOffset.y == 0)
        try stage.move(from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -30))
        // The distance beyond the edge is not stored.
        #expect(stage.view.contentOffset.y == 30)
        try stage.generator.fingerUp()
        stage.view.contentOffset.y = 780
        try stage.flick(by: CGVector(dx: 0, dy: -100))
        try stage.generator.wait(3)
        #expect(stage.view.contentOffset.y == 800 && stage.delegate.offsets.allSatisfy { $0.y <= 800 && $0.y >= 0 })
    }

    @Test("SC-25 a disabled view scrolls for the app only")
    func disabled() throws {
        let stage = try ScrollStage()
        stage.view.isScrollEnabled = false
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 50, y: 50))
        try stage.generator.wait(1)
        #expect(stage.takeLog() == [])
        #expect(stage.content.log.first == "began")
        stage.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("SC-27 the velocity at the release is that of the last tenth of a second")
    func releaseVelocity() throws {
        let stage = try ScrollStage()
        try stage.drag(by: CGVector(dx: 0, dy: -20), duration: 0.5)
        try stage.move(from: CGPoint(x: 100, y: 130), by: CGVector(dx: 0, dy: -100), duration: 0.12, steps: 12)
        try stage.generator.fingerUp()
        #expect(abs(stage.delegate.velocity.y - 0.833) < 0.05)
    }

    @Test("SC-33 SC-34 a flick turns one page, which the delegate learns")
    func pages() throws {
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 200))
        stage.view.isPagingEnabled = true
        try stage.flick(from: CGPoint(x: 150, y: 100), by: CGVector(dx: -60, dy: 0), duration: 0.05)
        #expect(stage.delegate.target == CGPoint(x: 200, y: 0))
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.x == 200)
        try stage.flick(from: CGPoint(x: 50, y: 100), by: CGVector(dx: 60, dy: 0), duration: 0.05)
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.x == 0)
    }

    @Test("a view at rest requests no frames")
    func rest() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(6)
        let server = try #require(stage.window.windowScene?.server)
        #expect(server.frameClock.dueTime == nil && server.scheduler.nextDeadline == nil)
    }

    @Test("a view that leaves its window while it coasts ends coasting")
    func leavesWindow() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        stage.view.removeFromSuperview()
        #expect(stage.takeLog().last == "didEndDecelerating" && !stage.view.isDecelerating)
    }
}
