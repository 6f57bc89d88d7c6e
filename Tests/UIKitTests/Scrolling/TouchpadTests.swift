import Testing
import UIKitTesting

@testable import UIKit

/// The end of scrolling on a touchpad, and the coasting after it.
@MainActor @Suite(.serialized) struct TouchpadTests {
    private let point = CGPoint(x: 50, y: 50)

    /// Scrolls with events at regular intervals, and returns in the moment of the last one.
    private func scroll(
        _ stage: ScrollStage, by step: CGFloat, every interval: TimeInterval = 0.01, count: Int = 12
    ) throws {
        for index in 0..<count {
            if index > 0 { try stage.generator.wait(interval) }
            try stage.generator.scroll(by: CGVector(dx: 0, dy: step), at: point, kind: .continuous)
        }
    }

    /// Returns a stage whose content coasts at 800 points per second or less.
    private func coasting(_ content: CGFloat = 3000) throws -> ScrollStage {
        let stage = try ScrollStage(content: CGSize(width: 200, height: content))
        try scroll(stage, by: -8)
        try stage.generator.wait(0.2)
        #expect(stage.view.isDecelerating)
        stage.content.log = []
        return stage
    }

    /// Expects that the content rests from now on.
    private func expectRest(_ stage: ScrollStage) throws {
        #expect(!stage.view.isDecelerating && !stage.view.isDragging)
        let offset = stage.view.contentOffset
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == offset)
    }

    @Test(
        "SC-57 a flick ends after three usual intervals, which are at least 25 and at most 150 milliseconds",
        arguments: [(0.01, 0.03), (0.004, 0.025), (0.04, 0.12), (0.06, 0.15)])
    func pause(_ interval: TimeInterval, _ pause: TimeInterval) throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 3000))
        try scroll(stage, by: -800 * interval, every: interval)
        let offset = stage.view.contentOffset.y
        try stage.generator.wait(pause - 0.002)
        #expect(stage.view.isDragging && !stage.view.isDecelerating && stage.view.contentOffset.y == offset)
        try stage.generator.wait(0.004)
        #expect(stage.view.isDecelerating && abs(stage.delegate.velocity.y - 0.8) < 0.02)
        try stage.generator.wait(4)
        // The natural rest of a movement with this velocity.
        #expect(abs(stage.view.contentOffset.y - offset - (800 - 10) * 0.499) < 12)
    }

    @Test("SC-57 the median ignores a late event and events of the same time")
    func irregular() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 3000))
        try scroll(stage, by: -8)
        try stage.generator.wait(0.025)
        try scroll(stage, by: -8, count: 6)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -1), at: point, kind: .continuous)
        #expect(stage.takeLog() == ["willBeginDragging", "didScroll"])
        try stage.generator.wait(0.028)
        #expect(!stage.view.isDecelerating)
        try stage.generator.wait(0.004)
        #expect(stage.view.isDecelerating)
    }

    @Test("SC-57 slower scrolling ends after 150 milliseconds, and does not coast")
    func slow() throws {
        let stage = try ScrollStage()
        try scroll(stage, by: -2)
        try stage.generator.wait(0.148)
        #expect(stage.view.isDragging)
        try stage.generator.wait(0.004)
        #expect(stage.delegate.velocity == .zero && stage.view.contentOffset.y == 24)
        #expect(
            stage.takeLog() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        try expectRest(stage)
    }

    @Test("SC-57 a press stops coasting, and the content does not receive it")
    func press() throws {
        let stage = try coasting()
        _ = stage.takeLog()
        try stage.generator.pointerDown()
        #expect(stage.takeLog() == ["didEndDecelerating"])
        try stage.generator.pointerUp()
        try expectRest(stage)
        #expect(stage.content.log == [])
        try stage.generator.pointerClick()
        #expect(stage.content.log == ["began", "ended"])
    }

    @Test("SC-57 a press of content beyond its end stops nothing but the coasting: it springs back")
    func pressBeyondEnd() throws {
        let stage = try coasting(500)
        try stage.generator.wait(until: "the content is beyond its end") { stage.view.contentOffset.y > 302 }
        try stage.generator.pointerClick()
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 300 && !stage.view.isDecelerating)
    }

    @Test("SC-57 a press on the scroll bar stops coasting and drags the thumb")
    func pressOnBar() throws {
        let stage = try coasting()
        let bar = try #require(stage.view.bars).vertical
        let thumb = bar.thumbFrame.offsetBy(dx: 0, dy: -stage.view.contentOffset.y)
        let start = CGPoint(x: thumb.midX, y: thumb.midY)
        // The way of the pointer to the bar would stop the content.
        stage.view.lastTouchpadLocation = start
        try stage.generator.pointerDown(at: start)
        #expect(!stage.view.isDecelerating && stage.view.isDragging)
        let offset = stage.view.contentOffset.y
        try stage.generator.pointerMove(to: CGPoint(x: start.x, y: start.y + 20))
        #expect(stage.view.contentOffset.y > offset)
        try stage.generator.pointerUp()
        try expectRest(stage)
    }

    @Test("SC-57 a key stops coasting, a modifier key does not")
    func key() throws {
        let stage = try coasting()
        try stage.generator.keyPress(.keyboardLeftShift)
        #expect(stage.view.isDecelerating)
        try stage.generator.keyPress(.keyboardF2)
        try expectRest(stage)
    }

    @Test("SC-57 a key that scrolls continues from where it stopped the content")
    func scrollingKey() throws {
        final class Responder: UIView { override var canBecomeFirstResponder: Bool { true } }
        let stage = try coasting()
        let responder = Responder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(responder)
        responder.becomeFirstResponder()
        let offset = stage.view.contentOffset.y
        try stage.generator.keyPress(.keyboardDownArrow)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == offset + 40)
    }

    @Test("SC-57 a wheel or a touchpad in the other direction stops coasting", arguments: [true, false])
    func otherDirection(_ isWheel: Bool) throws {
        let stage = try coasting()
        let offset = stage.view.contentOffset.y
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: point, kind: isWheel ? .discrete : .continuous)
        #expect(stage.view.contentOffset.y == offset - 48 && !stage.view.isDecelerating)
        try stage.generator.wait(0.2)
        try expectRest(stage)
    }

    @Test("SC-57 ten points of pointer movement stop coasting")
    func pointer() throws {
        let stage = try coasting()
        try stage.generator.pointerMove(to: CGPoint(x: 58, y: 50))
        #expect(stage.view.isDecelerating)
        try stage.generator.pointerMove(to: CGPoint(x: 62, y: 50))
        try expectRest(stage)
    }

    @Test("SC-57 coasting adds to a flick in its direction, and not to another one")
    func adds() throws {
        let stage = try coasting(20_000)
        try scroll(stage, by: -8)
        try stage.generator.wait(0.1)
        #expect(stage.delegate.velocity.y > 1.1 && stage.delegate.velocity.y < 1.6)
        try scroll(stage, by: 8)
        try stage.generator.wait(0.1)
        #expect(abs(stage.delegate.velocity.y + 0.8) < 0.02)
    }

    @Test("SC-57 a view that comes under the pointer while the content coasts does not scroll")
    func nested() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 3000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 120, width: 200, height: 2500))
        inner.contentSize = CGSize(width: 200, height: 5000)
        stage.view.addSubview(inner)
        try scroll(stage, by: -8)
        try stage.generator.wait(0.2)
        #expect(stage.view.isDecelerating && stage.view.contentOffset.y > 80)
        try scroll(stage, by: -8)
        #expect(inner.contentOffset == .zero && stage.view.isDragging)
        try stage.generator.wait(4)
        try scroll(stage, by: -8)
        #expect(inner.contentOffset.y > 0)
    }
}
