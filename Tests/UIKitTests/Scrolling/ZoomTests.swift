import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ZoomTests {
    private func stage() throws -> ScrollStage {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 400))
        stage.delegate.zoomedView = stage.content
        stage.view.minimumZoomScale = 0.5
        stage.view.maximumZoomScale = 4
        return stage
    }

    @Test("SC-42 zooming requires limits and a view")
    func possible() throws {
        let stage = try stage()
        #expect(stage.view.pinchGestureRecognizer != nil)
        stage.delegate.zoomedView = nil
        #expect(stage.view.pinchGestureRecognizer == nil)
        stage.delegate.zoomedView = stage.content
        stage.view.minimumZoomScale = 4
        #expect(stage.view.pinchGestureRecognizer == nil)
    }

    @Test("SC-42 the limits of the scale can be set before the delegate and its view")
    func limitsBeforeDelegate() throws {
        let stage = try ScrollStage(content: CGSize(width: 400, height: 400))
        stage.view.delegate = nil
        stage.view.maximumZoomScale = 4
        stage.view.delegate = stage.delegate
        stage.delegate.zoomedView = stage.content
        try stage.generator.fingerPinchOpen(at: CGPoint(x: 100, y: 100))
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale > 1.2)
        stage.delegate.zoomedView = nil
        stage.delegate.log = []
        try stage.generator.fingerPinchClose(at: CGPoint(x: 100, y: 100))
        #expect(!stage.delegate.log.contains { $0.contains("oom") })
    }

    @Test("SC-43 SC-44 a pinch zooms about the fingers and calls the delegate in order")
    func pinch() throws {
        let stage = try stage()
        let place = CGPoint(x: 100, y: 100)
        try stage.generator.fingerPinchOpen(at: place)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale > 1.2)
        #expect(stage.view.contentSize == stage.content.frame.size)
        #expect(abs(stage.view.contentSize.width - 400 * stage.view.zoomScale) < 1e-6)
        let log = stage.takeLog().filter { $0.contains("oom") }
        #expect(log.first == "willBeginZooming" && log.last?.hasPrefix("didEndZooming") == true)
        #expect(log.contains("didZoom"))
        // The content under the fingers stays, within the slop of the pinch.
        let under = stage.content.convert(place, from: stage.window)
        #expect(abs(under.x - 100) < 12 && abs(under.y - 100) < 12)
    }

    @Test("SC-45 a scale that the app sets is limited, and animated it begins and ends")
    func scale() throws {
        let stage = try stage()
        stage.view.zoomScale = 2
        #expect(stage.delegate.log.filter { $0 == "didZoom" }.count == 1 && stage.view.contentSize.width == 800)
        stage.view.zoomScale = 100
        #expect(stage.view.zoomScale == 4)
        stage.delegate.log = []
        stage.view.setZoomScale(1, animated: true)
        #expect(stage.view.isZoomAnimating && stage.view.zoomScale == 4)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 1 && !stage.view.isZoomAnimating)
        let log = stage.takeLog().filter { $0.contains("oom") }
        #expect(log.first == "willBeginZooming" && log.last == "didEndZooming(1.0)")
    }

    @Test("SC-46 zooming to a rectangle shows it as large as possible, in the center")
    func rect() throws {
        let stage = try stage()
        stage.view.zoom(to: CGRect(x: 150, y: 150, width: 100, height: 50), animated: false)
        #expect(stage.view.zoomScale == 2 && stage.view.contentOffset == CGPoint(x: 300, y: 250))
        stage.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 4 && stage.view.contentOffset == .zero)
        stage.view.zoom(to: CGRect(x: -1000, y: -1000, width: 1e6, height: 1e6), animated: false)
        #expect(stage.view.zoomScale == 0.5 && stage.view.contentOffset == .zero)
    }

    @Test("SC-46 content smaller than the view is placed at the alignment point")
    func alignment() throws {
        let stage = try ScrollStage(content: CGSize(width: 50, height: 100))
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset == .zero)
        stage.view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset == CGPoint(x: -75, y: -100))
    }

    @Test("SC-46 zooming out leaves content that becomes smaller than the view at the alignment point")
    func zoomingOutWithAlignment() throws {
        let stage = try stage()
        stage.view.minimumZoomScale = 0.25
        stage.view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        stage.view.zoomScale = 2
        stage.view.setZoomScale(0.25, animated: true)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 0.25 && stage.view.contentOffset == CGPoint(x: -50, y: -100))
        stage.view.zoomScale = 2
        stage.view.zoomScale = 0.25
        #expect(stage.view.contentOffset == CGPoint(x: -50, y: -100))
    }

    @Test("SC-47 Control with the wheel zooms about the pointer, and a pinch beyond the limit springs back")
    func wheel() throws {
        let stage = try stage()
        try stage.generator.keyDown(.keyboardLeftControl)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: CGPoint(x: 40, y: 60))
        try stage.generator.keyUp(.keyboardLeftControl)
        #expect(abs(stage.view.zoomScale - 1.1) < 1e-9)
        #expect(abs(stage.view.contentOffset.x - 4) < 0.6 && abs(stage.view.contentOffset.y - 6) < 0.6)
        try stage.generator.wait(1)
        stage.view.zoomScale = 4
        try stage.generator.fingerPinchOpen(at: CGPoint(x: 100, y: 100))
        #expect(stage.view.zoomScale <= 5 && stage.view.isZoomBouncing)
        try stage.generator.wait(1)
        #expect(stage.view.zoomScale == 4 && !stage.view.isZooming)
    }
}
