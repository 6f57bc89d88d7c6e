import Testing
import UIKit

/// Tests of frames, bounds, centers, transforms and conversions (docs/semantics/geometry.md).
@MainActor @Suite struct GeometryTests {
    private func expectClose(
        _ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)", sourceLocation: location)
    }

    private func expectClose(_ a: CGRect, _ b: CGRect, _ location: SourceLocation = #_sourceLocation) {
        expectClose(a.origin, b.origin, location)
        expectClose(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), location)
    }

    @Test("GE-01 setting the frame changes center and size, not the origin of the bounds")
    func frameSetsCenterAndSize() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.bounds.origin = CGPoint(x: 5, y: 6)
        view.frame = CGRect(x: 100, y: 200, width: 50, height: 60)
        #expect(view.center == CGPoint(x: 125, y: 230))
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 50, height: 60))
    }

    @Test(
        "GE-02 resizing the bounds keeps the center, resizing the frame its origin; a transform changes only the frame")
    func resizing() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        view.bounds.size = CGSize(width: 100, height: 20)
        #expect(view.center == CGPoint(x: 125, y: 125))
        #expect(view.frame == CGRect(x: 75, y: 115, width: 100, height: 20))
        view.frame.size = CGSize(width: 10, height: 10)
        #expect(view.frame.origin == CGPoint(x: 75, y: 115))
        #expect(view.center == CGPoint(x: 80, y: 120))
        let (center, bounds) = (view.center, view.bounds)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.center == center)
        #expect(view.bounds == bounds)
        expectClose(view.frame, CGRect(x: 70, y: 105, width: 20, height: 30))
    }

    @Test("GE-03 a transform applies about the anchor point, which is at the center")
    func anchor() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        parent.addSubview(view)
        view.anchorPoint = CGPoint(x: 0, y: 0)
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectClose(view.convert(CGPoint.zero, to: parent), CGPoint(x: 100, y: 100))
        expectClose(view.convert(CGPoint(x: 40, y: 0), to: parent), CGPoint(x: 100, y: 140))
    }

    @Test("GE-04 superview point = center + T·(p − origin − anchor·size)")
    func conversionFormula() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        parent.addSubview(view)
        view.bounds.origin = CGPoint(x: 7, y: -3)
        view.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        view.center = CGPoint(x: 210, y: 130)
        let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 0.5).translatedBy(x: 4, y: 9)
        view.transform = transform
        let point = CGPoint(x: 31, y: 17)
        let relative = CGPoint(x: point.x - 7 - 0.25 * 80, y: point.y + 3 - 0.75 * 60).applying(transform)
        let expected = CGPoint(x: 210 + relative.x, y: 130 + relative.y)
        expectClose(view.convert(point, to: parent), expected)
        expectClose(parent.convert(expected, to: view), point)
        expectClose(view.convert(expected, from: parent), point)
    }

    @Test("GE-05 nil converts to the window; a transformed rectangle becomes its bounding box")
    func conversionToWindow() {
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let outer = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 5, y: 0)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 56, y: 82))
        #expect(inner.convert(CGPoint(x: 56, y: 82), from: nil) == CGPoint(x: 1, y: 2))
        inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let boundingBox = inner.convert(inner.bounds, to: outer)
        let half = 100 * CGFloat(2).squareRoot() / 2
        expectClose(boundingBox, CGRect(x: 60 - half, y: 70 - half, width: 2 * half, height: 2 * half))
    }

    @Test("GE-05 conversions between sibling views go through the common ancestor")
    func conversionBetweenSiblings() {
        let root = UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 400))
        let a = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let b = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
        root.addSubview(a)
        root.addSubview(b)
        #expect(a.convert(CGPoint(x: 5, y: 5), to: b) == CGPoint(x: -185, y: -85))
        #expect(
            a.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: b) == CGRect(x: 190, y: 90, width: 5, height: 6))
        #expect(a.convert(CGPoint(x: 5, y: 5), to: a) == CGPoint(x: 5, y: 5))
    }

    @Test("GE-06 content modes have Apple's raw values and default to scaleToFill")
    func contentModes() {
        #expect(UIView().contentMode == .scaleToFill)
        #expect(UIView.ContentMode.scaleToFill.rawValue == 0)
        #expect(UIView.ContentMode.redraw.rawValue == 3)
        #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    }

    @Test("GE-07 flexible dimensions share a size change in proportion to their sizes")
    func autoresizing() {
        #expect(UIView().autoresizingMask == [])
        #expect(UIView().autoresizesSubviews)
        #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
        parent.addSubview(child)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin]
        parent.frame.size = CGSize(width: 180, height: 150)
        // The left margin (20 points) and the width (60 points) share the additional 80 points in a ratio of one to
        // three.
        #expect(child.frame == CGRect(x: 40, y: 60, width: 120, height: 40))
        child.autoresizingMask = []
        parent.frame.size = CGSize(width: 500, height: 500)
        #expect(child.frame == CGRect(x: 40, y: 60, width: 120, height: 40))
        parent.autoresizesSubviews = false
        child.autoresizingMask = [.flexibleWidth]
        parent.bounds.size = CGSize(width: 600, height: 500)
        #expect(child.frame.width == 120)
    }

    @Test("GE-07 flexible margins on all sides keep a view centered")
    func autoresizingCentered() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        parent.addSubview(child)
        child.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        parent.frame.size = CGSize(width: 220, height: 60)
        #expect(child.frame == CGRect(x: 100, y: 20, width: 20, height: 20))
    }

    @Test("GE-08 sizeThatFits returns the current size by default, and sizeToFit uses an overridden one")
    func fitting() {
        final class FixedFittingView: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
        }
        #expect(
            UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).sizeThatFits(.zero) == CGSize(width: 3, height: 4))
        let view = FixedFittingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.frame.origin = CGPoint(x: 20, y: 20)
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 12, height: 34), "the top-left corner does not move")
    }

    @Test("GE-13 there is no intrinsic content size unless a class defines one")
    func intrinsicSize() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
