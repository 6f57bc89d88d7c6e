import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of scroll views with wheels, bars, keys, touches and touchpads, in memory and on real X servers.
@MainActor @Suite(.serialized) struct ScrollScriptTests {
    private static let location = CGPoint(x: 200, y: 150)

    nonisolated static let pointerScripts = [
        Script("SC-53 SC-54 each notch of a wheel scrolls 48 points, and a burst is one gesture") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.scroll(by: CGVector(dx: 0, dy: -96), at: location)
            #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 96) && fixture.view.isDragging)
            try generator.scroll(by: CGVector(dx: 0, dy: 48))
            #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 48))
            try generator.wait(until: "scrolling ends") { !fixture.view.isDragging }
            #expect(
                fixture.takeLog() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
            try generator.scroll(by: CGVector(dx: -48, dy: 0))
            #expect(fixture.view.contentOffset == CGPoint(x: 48, y: 48))
        },
        Script("SC-55 SC-56 the deepest view takes the wheel, and Shift turns it") {
            let fixture = ScrollFixture()
            let inner = UIScrollView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
            inner.contentSize = CGSize(width: 200, height: 500)
            fixture.view.addSubview(inner)
            let generator = try EventGenerator(window: fixture.window)
            try generator.scroll(by: CGVector(dx: 0, dy: -48), at: location)
            #expect(inner.contentOffset.y == 48 && fixture.view.contentOffset == .zero)
            try generator.wait(0.3)
            try generator.keyDown(.keyboardLeftShift)
            try generator.scroll(by: CGVector(dx: 0, dy: -48))
            try generator.keyUp(.keyboardLeftShift)
            #expect(inner.contentOffset.y == 48 && fixture.view.contentOffset == CGPoint(x: 48, y: 0))
        },
        Script("SC-47 the wheel zooms with the Control key") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.keyDown(.keyboardLeftControl)
            try generator.scroll(by: CGVector(dx: 0, dy: 96), at: location)
            try generator.keyUp(.keyboardLeftControl)
            #expect(abs(fixture.view.zoomScale - 1.21) < 1e-6)
            try generator.wait(until: "zooming ends") { !fixture.view.isZooming }
            #expect(fixture.log.contains("didEndZooming") && fixture.view.pinchGestureRecognizer != nil)
        },
        Script("SC-61 a pointer drags the thumb of a bar to the end, and presses beside it scroll by pages") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerDown(at: CGPoint(x: 374, y: 26))
            try generator.pointerMove(to: CGPoint(x: 374, y: 100))
            let offset = fixture.view.contentOffset.y
            #expect(offset > 300 && offset < 700 && fixture.view.isDragging)
            try generator.pointerMove(to: CGPoint(x: 374, y: 290))
            #expect(fixture.view.contentOffset.y == ScrollFixture.end.y)
            try generator.pointerUp()
            #expect(
                fixture.takeLog() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
            try generator.pointerClick(at: CGPoint(x: 374, y: 30))
            #expect(fixture.view.contentOffset.y == ScrollFixture.end.y - 0.9 * 260)
        },
        Script("SC-58 a mouse button does not drag content") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerDown(at: location)
            try generator.pointerMove(to: CGPoint(x: 200, y: 50))
            try generator.pointerUp()
            #expect(fixture.view.contentOffset == .zero && fixture.log == [])
        },
        Script("SC-52 keys scroll a view that contains the first responder") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            fixture.responder.becomeFirstResponder()
            try generator.keyPress(.keyboardPageDown)
            try generator.wait(until: "the animation ends") { !fixture.view.isScrollAnimating }
            #expect(fixture.view.contentOffset.y == 0.9 * 260)
            try generator.keyPress(.keyboardEnd)
            try generator.wait(until: "the animation ends") { !fixture.view.isScrollAnimating }
            #expect(fixture.view.contentOffset.y == ScrollFixture.end.y)
            #expect(
                fixture.takeLog() == [
                    "didScroll", "didEndScrollingAnimation", "didScroll", "didEndScrollingAnimation",
                ])
        },
    ]

    nonisolated static let fingerScripts = [
        Script("SC-13 SC-15 content follows a finger, and rests if the finger rests") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.fingerDown(at: location)
            try generator.fingerMove(to: CGPoint(x: 200, y: 60), duration: 0.2)
            #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 80))
            try generator.wait(0.3)
            #expect(fixture.view.isTracking && fixture.view.isDragging)
            try generator.fingerUp()
            #expect(fixture.view.contentOffset.y == 80 && !fixture.view.isTracking)
            #expect(
                fixture.takeLog() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        },
        Script("SC-12 SC-19 content coasts after a flick, until a touch stops it") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.fingerDrag(from: location, to: CGPoint(x: 200, y: 60), duration: 0.1)
            #expect(fixture.view.isDecelerating)
            try generator.wait(0.2)
            try generator.fingerDown(at: location)
            #expect(!fixture.view.isDecelerating && fixture.view.contentOffset.y > 80)
            try generator.fingerUp()
            #expect(
                fixture.takeLog() == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
        },
        Script("SC-23 SC-31 content that a finger pulls beyond its start springs back") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.fingerDown(at: location)
            try generator.fingerMove(to: CGPoint(x: 200, y: 260), duration: 0.2)
            #expect(fixture.view.contentOffset.y < -20 && fixture.view.contentOffset.y > -100)
            try generator.wait(0.2)
            try generator.fingerUp()
            try generator.wait(until: "the content is back") { !fixture.view.isDecelerating }
            #expect(fixture.view.contentOffset == .zero && fixture.log.last == "didEndDecelerating")
        },
        Script("SC-43 two fingers pinch, and zooming beyond the limit springs back") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.fingerPinch(at: location, fromDistance: 40, toDistance: 240, duration: 0.3)
            try generator.wait(until: "zooming ends") { !fixture.view.isZooming }
            #expect(abs(fixture.view.zoomScale - 3) < 1e-6)
            let log = fixture.takeLog()
            #expect(log.filter { $0.contains("Zooming") } == ["willBeginZooming", "didEndZooming"])
            #expect(log.contains("didZoom"))
        },
        Script("SC-57 a touchpad moves content exactly, and its scrolling ends by itself") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            for _ in 0..<4 { try generator.scroll(by: CGVector(dx: 0, dy: -15), at: location, kind: .continuous) }
            #expect(abs(fixture.view.contentOffset.y - 60) <= 1 && fixture.view.isDragging)
            try generator.wait(until: "scrolling ends") { !fixture.view.isDragging }
            let log = fixture.takeLog()
            #expect(log.starts(with: ["willBeginDragging", "didScroll", "willEndDragging"]))
            #expect(log.last == "didEndDragging(false)" || log.last == "didEndDecelerating")
            // It bounces, unlike a wheel.
            fixture.view.contentOffset = .zero
            try generator.scroll(by: CGVector(dx: 0, dy: 40), kind: .continuous)
            #expect(fixture.view.contentOffset.y < 0)
            try generator.wait(until: "the content is back") { !fixture.view.isDragging }
            #expect(fixture.view.contentOffset.y == 0)
        },
        Script("SC-43 a touchpad pinches") {
            let fixture = ScrollFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.trackpadPinch(scale: 2, at: location, duration: 0.2)
            try generator.wait(until: "zooming ends") { !fixture.view.isZooming }
            #expect(abs(fixture.view.zoomScale - 2) < 0.01)
        },
    ]

    @Test(arguments: fingerScripts + pointerScripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: pointerScripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }

    @Test(.needs(.xorgTouch), arguments: fingerScripts + pointerScripts)
    func xorg(_ script: Script) throws { try script.run(on: .xorgTouch) }
}

/// A window with a scroll view of 360 × 260 points whose delegate logs the calls.
@MainActor private final class ScrollFixture: NSObject, UIScrollViewDelegate {
    /// The greatest offset.
    static let end = CGPoint(x: 240, y: 1040)

    final class ResponderView: UIView { override var canBecomeFirstResponder: Bool { true } }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = UIScrollView(frame: CGRect(x: 20, y: 20, width: 360, height: 260))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1300))
    let responder = ResponderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []

    @MainActor override init() {
        super.init()
        content.backgroundColor = .systemTeal
        content.addSubview(responder)
        view.addSubview(content)
        view.contentSize = content.bounds.size
        view.maximumZoomScale = 3
        view.delegate = self
        window.addSubview(view)
    }

    /// The log, in which repeated calls count once.
    func takeLog() -> [String] {
        defer { log = [] }
        return log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { log.append("willEndDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("willBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("didEndZooming")
    }
}
