import CoreGraphics
import Testing

@testable import UIKit
import UIKitTesting

/// Scroll views with extreme values: numbers that are not finite, views and content of zero size, large offsets.
@MainActor @Suite(.serialized) struct ScrollEdgeTests {
    // MARK: Numbers that are not finite

    /// Returns all numbers of a scroll view that apps can set.
    private func numbers(of view: UIScrollView) -> [CGFloat] {
        let insets = [
            view.contentInset, view.adjustedContentInset, view.verticalScrollIndicatorInsets,
            view.horizontalScrollIndicatorInsets,
        ].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
        return insets + [
            view.contentOffset.x, view.contentOffset.y, view.contentSize.width, view.contentSize.height, view.wheelStep,
            view.zoomScale, view.minimumZoomScale, view.maximumZoomScale, view.contentAlignmentPoint.x,
            view.contentAlignmentPoint.y, view.decelerationRate.rawValue, view.frame.minX, view.frame.minY,
            view.frame.width, view.frame.height, view.bounds.width, view.bounds.height,
        ]
    }

    /// Returns the number of layers with geometry that is not finite.
    private func invalidLayers(in layer: CALayer) -> Int {
        let numbers = [
            layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY, layer.bounds.width,
            layer.bounds.height, layer.zPosition, layer.transform.m11, layer.transform.m41, layer.cornerRadius,
        ]
        let own = numbers.allSatisfy(\.isFinite) ? 0 : 1
        return (layer.sublayers ?? []).reduce(own) { $0 + invalidLayers(in: $1) }
    }

    /// A setter or a method with a number.
    private typealias Use = (name: String, body: @MainActor (UIScrollView, CGFloat) -> Void)

    private let setters: [Use] = [
        ("contentOffset.x", { $0.contentOffset = CGPoint(x: $1, y: 1) }),
        ("contentOffset.y", { $0.contentOffset.y = $1 }),
        ("setContentOffset", { $0.setContentOffset(CGPoint(x: 1, y: $1), animated: false) }),
        ("setContentOffset, animated", { $0.setContentOffset(CGPoint(x: $1, y: 1), animated: true) }),
        ("scrollRectToVisible", { $0.scrollRectToVisible(CGRect(x: 0, y: $1, width: 1, height: 1), animated: true) }),
        ("a height to make visible", {
            $0.scrollRectToVisible(CGRect(x: 0, y: 500, width: 1, height: $1), animated: false)
        }),
        ("contentSize.width", { $0.contentSize.width = $1 }),
        ("contentSize.height", { $0.contentSize = CGSize(width: 10, height: $1) }),
        ("contentInset.top", { $0.contentInset.top = $1 }),
        ("contentInset.right", { $0.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: $1) }),
        ("verticalScrollIndicatorInsets", { $0.verticalScrollIndicatorInsets.top = $1 }),
        ("horizontalScrollIndicatorInsets", { $0.horizontalScrollIndicatorInsets.left = $1 }),
        ("scrollIndicatorInsets", { $0.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 1, bottom: $1, right: 1) }),
        ("wheelStep", { $0.wheelStep = $1 }),
        ("decelerationRate", { $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: $1) }),
        ("minimumZoomScale", { $0.minimumZoomScale = $1 }),
        ("maximumZoomScale", { $0.maximumZoomScale = $1 }),
        ("zoomScale", { $0.zoomScale = $1 }),
        ("setZoomScale", { $0.setZoomScale($1, animated: true) }),
        ("zoom to an origin", { $0.zoom(to: CGRect(x: $1, y: 0, width: 10, height: 10), animated: true) }),
        ("zoom to a height", { $0.zoom(to: CGRect(x: 0, y: 0, width: 10, height: $1), animated: false) }),
        ("contentAlignmentPoint", { $0.contentAlignmentPoint = CGPoint(x: 1, y: $1) }),
        ("bounds.origin", { $0.bounds.origin.y = $1 }),
        ("bounds.size", { $0.bounds.size.width = $1 }),
        ("frame", { $0.frame = CGRect(x: 0, y: $1, width: 10, height: 10) }),
        ("the frame's size", { $0.frame.size.height = $1 }),
        ("center", { $0.center.x = $1 }),
    ]

    @Test(
        "numbers that are not finite are ignored by each setter, and never reach the layers",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func invalidNumbers(_ number: CGFloat) throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 1000))
        let view = stage.view
        stage.delegate.zoomedView = stage.content
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 2
        view.contentOffset = CGPoint(x: 3, y: 7)
        view.flashScrollIndicators()
        for setter in setters {
            let old = numbers(of: view)
            setter.body(view, number)
            try stage.generator.wait(0.5)
            #expect(numbers(of: view) == old, "\(setter.name)")
            #expect(!view.isScrollAnimating && !view.isZooming && !view.isZoomAnimating, "\(setter.name)")
            #expect(invalidLayers(in: stage.window.layer) == 0, "\(setter.name)")
        }
        #expect(!stage.delegate.log.contains { $0.hasPrefix("didEnd") })
    }

    @Test("SC-17 a target that is not finite is ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
    func invalidTarget(_ number: CGFloat) throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 1000))
        stage.delegate.changesTarget = { $0 = CGPoint(x: number, y: number) }
        try stage.flick(by: CGVector(dx: -30, dy: -60))
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y > 100 && stage.view.contentOffset.y < 800)
        #expect(stage.takeLog().last == "didEndDecelerating")
    }

    @Test("SC-45 a scale of zero or less is ignored", arguments: [0, -1] as [CGFloat])
    func scaleOfZero(_ scale: CGFloat) throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 1000))
        stage.delegate.zoomedView = stage.content
        stage.view.minimumZoomScale = scale
        stage.view.maximumZoomScale = 2
        stage.view.zoomScale = scale
        stage.view.setZoomScale(scale, animated: true)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 1 && stage.view.contentSize.height == 1000 && !stage.view.isZooming)
        try stage.generator.fingerPinchClose(at: CGPoint(x: 100, y: 100))
        try stage.generator.wait(2)
        #expect(stage.view.zoomScale > 0 && stage.view.zoomScale < 1)
        #expect(invalidLayers(in: stage.window.layer) == 0)
    }

    // MARK: Zero sizes

    /// Performs all kinds of input at the top left of a view, and requests of the app.
    private func use(_ stage: ScrollStage) throws {
        let place = CGPoint(x: 1, y: 1)
        for way in [CGVector(dx: 0, dy: -60), CGVector(dx: 60, dy: 0)] {
            try stage.flick(from: place, by: way)
            try stage.generator.wait(1)
            try stage.generator.scroll(by: way, at: place)
            try stage.generator.scroll(by: way, at: place, kind: .continuous)
            try stage.generator.wait(1)
        }
        try stage.generator.fingerPinchOpen(at: place)
        for key in [UIKeyboardHIDUsage.keyboardPageDown, .keyboardEnd, .keyboardHome] {
            try stage.generator.keyPress(key)
        }
        try stage.generator.pointerClick(at: place)
        stage.view.flashScrollIndicators()
        stage.view.scrollRectToVisible(CGRect(x: 5, y: 5, width: 10, height: 10), animated: true)
        stage.view.zoom(to: CGRect(x: 5, y: 5, width: 10, height: 10), animated: true)
        stage.view.zoom(to: CGRect(x: 5, y: 5, width: 0, height: 0), animated: false)
        try stage.generator.wait(3)
        let offset = stage.view.contentOffset
        #expect(offset.x.isFinite && offset.y.isFinite && stage.view.zoomScale.isFinite)
        #expect(!stage.view.isDragging && !stage.view.isScrollAnimating && !stage.view.isZooming)
        #expect(invalidLayers(in: stage.window.layer) == 0)
        let server = try #require(stage.window.windowScene?.server)
        #expect(server.scheduler.nextDeadline == nil && server.frameClock.dueTime == nil)
    }

    @Test(
        "views of zero size rest, and nothing else",
        arguments: [CGSize.zero, CGSize(width: 200, height: 0), CGSize(width: 0, height: 200)])
    func zeroSize(_ size: CGSize) throws {
        let stage = try ScrollStage(size: size, content: CGSize(width: 400, height: 1000))
        stage.delegate.zoomedView = stage.content
        stage.view.minimumZoomScale = 0.5
        stage.view.maximumZoomScale = 2
        for isPaging in [false, true] {
            stage.view.isPagingEnabled = isPaging
            try use(stage)
        }
        stage.view.frame.size = CGSize(width: 200, height: 200)
        try stage.generator.wait(0.1)
        stage.view.contentOffset = .zero
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 50, y: 50))
        #expect(stage.view.contentOffset.y == 48)
    }

    @Test("content of zero size rests at its start, also if it always bounces")
    func zeroContent() throws {
        let stage = try ScrollStage(content: .zero)
        stage.delegate.zoomedView = stage.content
        stage.view.minimumZoomScale = 0.5
        stage.view.maximumZoomScale = 2
        for bounces in [false, true] {
            stage.view.alwaysBounceVertical = bounces
            stage.view.alwaysBounceHorizontal = bounces
            try use(stage)
            #expect(stage.view.contentOffset == .zero)
        }
    }

    @Test("insets that are larger than the view leave it at rest")
    func largeInsets() throws {
        let stage = try ScrollStage()
        stage.view.contentInset = UIEdgeInsets(top: 300, left: 300, bottom: 300, right: 300)
        try use(stage)
        stage.view.contentInset = UIEdgeInsets(top: -900, left: -900, bottom: -900, right: -900)
        try use(stage)
    }

    // MARK: Large offsets

    @Test("SC-11 SC-31 at ten million points, movements end exactly, on device pixels")
    func largeOffset() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 1e7 + 200))
        let view = stage.view
        let pixel = 1 / stage.window.screen.scale
        view.contentOffset.y = 1e7 - 5000
        try stage.flick(by: CGVector(dx: 0, dy: -97.3))
        try stage.generator.wait(5)
        #expect(view.contentOffset.y > 1e7 - 4950 && view.contentOffset.y < 1e7)
        for offset in stage.delegate.offsets.suffix(20) {
            #expect(abs(offset.y / pixel - (offset.y / pixel).rounded()) < 1e-6)
        }
        view.setContentOffset(CGPoint(x: 0, y: 1e7 - 1000.25), animated: true)
        try stage.generator.wait(1)
        #expect(abs(view.contentOffset.y - (1e7 - 1000.25)) < 1e-6)
        view.contentOffset.y = 1e7
        try stage.flick(by: CGVector(dx: 0, dy: -97.3))
        try stage.generator.wait(5)
        #expect(view.contentOffset.y == 1e7)
        view.isPagingEnabled = true
        try stage.flick(by: CGVector(dx: 0, dy: 60))
        try stage.generator.wait(5)
        #expect(view.contentOffset.y == 1e7 - 200)
        view.isPagingEnabled = false
        view.scrollRectToVisible(CGRect(x: 0, y: 1e7 - 300, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 1e7 - 300)
    }

    @Test("the thumb of a bar scrolls ten million points to both ends")
    func largeContentAndBar() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 1e7 + 200))
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 10))
        try stage.generator.pointerDown()
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 399))
        #expect(stage.view.contentOffset.y == 1e7)
        try stage.generator.pointerMove(to: CGPoint(x: 195, y: 1))
        #expect(stage.view.contentOffset.y == 0)
        try stage.generator.pointerUp()
        #expect(!stage.view.isDragging)
    }
}
