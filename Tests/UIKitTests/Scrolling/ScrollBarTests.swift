import DisplayServer
import QuartzCore
import Testing

@testable import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollBarTests {
    @Test("SC-59 bars appear with scrolling and fade a second after it, in at most six frames")
    func appearAndFade() throws {
        let stage = try ScrollStage()
        #expect(stage.view.bars == nil)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 50, y: 50))
        let bar = try #require(stage.view.bars).vertical
        #expect(bar.isShown && bar.opacity == 1 && bar.thumbFrame.width == 6)
        #expect(stage.view.bars?.horizontal.isShown == false)
        try stage.generator.pointerMove(to: CGPoint(x: 300, y: 300))
        try stage.generator.wait(0.95)
        #expect(bar.opacity == 1)
        var values: Set<CGFloat> = []
        for _ in 0..<60 {
            try stage.generator.wait(0.01)
            values.insert(bar.opacity)
        }
        #expect(!bar.isShown && values.count <= 7)
        let server = try #require(stage.window.windowScene?.server)
        #expect(server.scheduler.nextDeadline == nil && server.frameClock.dueTime == nil)
    }

    @Test("SC-59 a bar grows near the pointer and does not fade under it")
    func grows() throws {
        let stage = try ScrollStage()
        try stage.generator.pointerMove(to: CGPoint(x: 100, y: 100))
        let bar = try #require(stage.view.bars).vertical
        #expect(bar.isShown && !bar.isExpanded)
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 100))
        #expect(bar.isExpanded && bar.thumbFrame.width > 6)
        try stage.generator.wait(3)
        #expect(bar.opacity == 1)
        try stage.generator.pointerMove(to: CGPoint(x: 300, y: 300))
        try stage.generator.wait(2)
        #expect(!bar.isShown)
    }

    @Test("SC-59 the pointer is an arrow over a bar, also over text")
    func pointerOverABar() throws {
        let stage = try ScrollStage(make: { frame in
            let view = UITextView(frame: frame)
            view.text = String(repeating: "Text\n", count: 100)
            return view
        })
        stage.content.removeFromSuperview()
        let surface = try #require(stage.window.windowScene?.surface as? HeadlessSurface)
        try stage.generator.pointerMove(to: CGPoint(x: 20, y: 100))
        #expect(surface.cursor == .text)
        try stage.generator.pointerMove(to: CGPoint(x: 196, y: 100))
        #expect(surface.cursor == .arrow)
        try stage.generator.pointerMove(to: CGPoint(x: 20, y: 120))
        #expect(surface.cursor == .text)
    }

    @Test("hit-testing uses the index of the layers while bars are visible, and finds views that are added then")
    func hitTesting() throws {
        let stage = try ScrollStage()
        stage.content.removeFromSuperview()
        let rows = (0..<50).map { UIView(frame: CGRect(x: 0, y: $0 * 20, width: 200, height: 20)) }
        for row in rows { stage.view.addSubview(row) }
        stage.view.flashScrollIndicators()
        try stage.generator.wait(0.1)
        #expect(stage.view.bars?.vertical.isShown == true)
        func hit(_ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: 100, y: y), with: nil) }
        for _ in 0..<30 {
            stage.view.contentOffset.y += 7
            let row = Int((stage.view.contentOffset.y + 50) / 20)
            #expect(hit(50) === rows[row])
            try stage.generator.wait(0.02)
            #expect(stage.view.layer.hitIndex { _ in true } != nil && hit(50) === rows[row])
        }
        let added = UIView(frame: CGRect(x: 0, y: stage.view.contentOffset.y, width: 200, height: 100))
        stage.view.addSubview(added)
        #expect(hit(50) === added)
        try stage.generator.wait(0.02)
        #expect(hit(50) === added && hit(150) !== added)
    }

    @Test("SC-59 the vertical bar lies on the left where the layout direction is from right to left")
    func rightToLeft() throws {
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 1000))
        stage.view.flashScrollIndicators()
        let bars = try #require(stage.view.bars)
        #expect(bars.vertical.track.maxX == 198 && bars.horizontal.track.minX == 2)
        let length = bars.horizontal.track.width
        stage.view.traitOverrides.layoutDirection = .rightToLeft
        try stage.generator.wait(0.1)
        #expect(bars.vertical.track.minX == 2 && bars.vertical.thumbFrame.minX == 2)
        #expect(bars.horizontal.track.maxX == 198 && bars.horizontal.track.width == length)
        // The pointer finds it there, and drags it.
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 100))
        #expect(!bars.vertical.isExpanded)
        try stage.generator.pointerMove(to: CGPoint(x: 5, y: 10))
        #expect(bars.vertical.isExpanded)
        try stage.generator.pointerDown()
        try stage.generator.pointerMove(to: CGPoint(x: 5, y: 190))
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 800))
        try stage.generator.pointerUp()
        stage.view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        #expect(bars.vertical.track.minX == 22)
    }

    @Test("SC-60 the thumb shows the visible part")
    func thumb() throws {
        let stage = try ScrollStage()
        stage.view.flashScrollIndicators()
        let bar = try #require(stage.view.bars).vertical
        #expect(abs(bar.thumbFrame.height - 196.0 / 5) < 1 && bar.thumbFrame.minY == bar.track.minY)
        stage.view.contentOffset.y = 800
        #expect(bar.thumbFrame.maxY == bar.track.maxY)
        stage.view.contentSize.height = 1e6
        try stage.generator.wait(0.1)
        #expect(bar.thumbFrame.height == 24)
        stage.view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5)
        #expect(bar.track.height == 166 && bar.track.maxX == 193)
        stage.view.verticalScrollIndicatorInsets = .zero
        stage.view.layer.cornerRadius = 16
        stage.view.bars?.update()
        // A circle of the thumb's radius at its end lies inside the circle of the corner.
        #expect(hypot(16 - 5, 16 - (bar.track.minY - stage.view.bounds.minY + 3)) + 3 <= 16)
        #expect(bar.track.height > 180 && bar.track.midY == stage.view.bounds.midY)
        stage.view.showsVerticalScrollIndicator = false
        #expect(!bar.isShown)
    }

    @Test("SC-61 a pointer drags the thumb, which keeps the grabbed point")
    func dragThumb() throws {
        let stage = try ScrollStage()
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 10))
        try stage.generator.pointerDown()
        #expect(stage.takeLog() == ["willBeginDragging"] && stage.view.isDragging)
        let bar = try #require(stage.view.bars).vertical
        let room = bar.track.height - bar.thumbFrame.height
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 10 + room / 2))
        #expect(abs(stage.view.contentOffset.y - 400) < 4)
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 500))
        #expect(stage.view.contentOffset.y == 800)
        try stage.generator.pointerUp()
        #expect(stage.takeLog() == ["didScroll", "willEndDragging", "didEndDragging(false)"])
        #expect(stage.content.log == [])
    }

    @Test("SC-61 a press beside the thumb scrolls by pages towards the pointer, and Shift jumps")
    func track() throws {
        let stage = try ScrollStage()
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 190))
        try stage.generator.pointerDown()
        #expect(stage.view.contentOffset.y == 180)
        try stage.generator.wait(0.29)
        #expect(stage.view.contentOffset.y == 180)
        try stage.generator.wait(0.02)
        #expect(stage.view.contentOffset.y == 360)
        try stage.generator.wait(1)
        let rest = stage.view.contentOffset.y
        #expect(rest > 700)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == rest)
        stage.view.contentOffset = .zero
        try stage.generator.keyDown(.keyboardLeftShift)
        try stage.generator.pointerDown(at: CGPoint(x: 195, y: 100))
        #expect(abs(stage.view.contentOffset.y - 400) < 8)
        try stage.generator.pointerUp()
        try stage.generator.keyUp(.keyboardLeftShift)
    }

    @Test("SC-61 a finger drags only a thumb that is visible")
    func finger() throws {
        let stage = try ScrollStage()
        try stage.generator.fingerDown(at: CGPoint(x: 196, y: 20))
        try stage.generator.fingerMove(to: CGPoint(x: 196, y: 60))
        #expect(stage.view.contentOffset.y <= 0)
        try stage.generator.fingerUp()
        try stage.generator.wait(1)
        stage.view.flashScrollIndicators()
        try stage.generator.fingerDown(at: CGPoint(x: 196, y: 20))
        try stage.generator.fingerMove(to: CGPoint(x: 196, y: 100))
        #expect(stage.view.contentOffset.y > 200)
        try stage.generator.fingerUp()
    }
}
