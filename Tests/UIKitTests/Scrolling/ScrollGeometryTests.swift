import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ScrollGeometryTests {
    @Test("SC-01 each change of the offset notifies the delegate once")
    func oneCallPerChange() throws {
        let stage = try ScrollStage()
        stage.view.contentOffset = CGPoint(x: 0, y: 10)
        stage.view.bounds.origin = CGPoint(x: 0, y: 20)
        stage.view.layer.bounds.origin = CGPoint(x: 0, y: 30)
        stage.view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(stage.delegate.offsets.map(\.y) == [10, 20, 30])
        #expect(stage.view.contentOffset == stage.view.bounds.origin)
    }

    @Test("SC-01 the delegate may set the offset in response")
    func responseSetsOffset() throws {
        let stage = try ScrollStage(content: CGSize(width: 1000, height: 1000))
        stage.delegate.onCall = { name, view in
            if name == "didScroll", view.contentOffset.x != 0 { view.contentOffset.x = 0 }
        }
        try stage.flick(by: CGVector(dx: -60, dy: -100))
        #expect(stage.view.isDecelerating && stage.view.contentOffset.x == 0)
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.x == 0 && stage.view.contentOffset.y > 200)
    }

    @Test("SC-02 the defaults are those of UIKit")
    func defaults() {
        let view = UIScrollView()
        #expect(view.contentSize == .zero && view.contentInset == .zero && view.adjustedContentInset == .zero)
        #expect(view.bounces && view.bouncesZoom && view.isScrollEnabled && view.scrollsToTop && view.clipsToBounds)
        #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.allowsKeyboardScrolling)
        #expect(view.transfersVerticalScrollingToParent && view.transfersHorizontalScrollingToParent)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
        #expect(!view.isDirectionalLockEnabled && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.keyboardDismissMode == .none)
        #expect(view.decelerationRate == .normal && view.zoomScale == 1 && view.subviews.isEmpty)
    }

    @Test("SC-03 the values of the constants are those of UIKit")
    func constants() {
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(UIScrollView.IndicatorStyle.black.rawValue == 1 && UIScrollView.IndicatorStyle.white.rawValue == 2)
        #expect(UIScrollView.KeyboardDismissMode.onDrag.rawValue == 1)
        #expect(UIScrollView.KeyboardDismissMode.interactive.rawValue == 2)
        #expect(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue == 1)
        #expect(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2)
        #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    }

    @Test("SC-04 small content rests at its start, not in the center")
    func smallContent() throws {
        let stage = try ScrollStage(content: CGSize(width: 50, height: 50))
        stage.view.alwaysBounceVertical = true
        try stage.flick(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(3)
        #expect(stage.view.contentOffset == .zero)
        stage.view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 5)
        #expect(stage.view.contentOffset == CGPoint(x: -20, y: -10))
    }

    @Test("SC-05 a change of the adjusted inset calls the method of the view and then the delegate")
    func insetCallbacks() throws {
        final class Logging: UIScrollView {
            var calls = 0
            override func adjustedContentInsetDidChange() { calls += 1 }
        }
        let stage = try ScrollStage(make: { Logging(frame: $0) })
        let view = try #require(stage.view as? Logging)
        view.contentInset.top = 12
        #expect(view.calls == 1 && stage.takeLog() == ["didChangeAdjustedContentInset", "didScroll"])
        view.contentInset.top = 12
        #expect(view.calls == 1 && stage.takeLog() == [])
    }

    @Test("SC-06 the safe area is added as the behavior says")
    func safeArea() throws {
        let controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 10, height: 5000)
        controller.view.addSubview(view)
        view.frame = controller.view.bounds
        let generator = try EventGenerator(viewController: controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)
        try generator.wait(0.1)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        view.alwaysBounceHorizontal = true
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == .zero)
        view.alwaysBounceHorizontal = false
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5))
    }

    @Test("LG-16 views in a scroll view have no part of the safe area that is in the content inset")
    func safeAreaOfContent() throws {
        let controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentSize = CGSize(width: 10, height: 5000)
        let (content, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000)), UIView())
        content.preservesSuperviewLayoutMargins = true
        view.addSubview(content)
        content.addSubview(inner)
        inner.frame = content.bounds
        controller.view.addSubview(view)
        let generator = try EventGenerator(viewController: controller)
        view.frame = controller.view.bounds
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)
        try generator.wait(0.1)
        #expect(content.safeAreaInsets.left == 5 && content.safeAreaInsets.top == 0)
        #expect(inner.safeAreaInsets.top == 0 && inner.safeAreaInsets.left == 5)
        #expect(content.layoutMargins.top == 8 && content.layoutMargins.left == 13)
        view.contentOffset.y = 500
        #expect(content.safeAreaInsets.top == 0)
        view.contentOffset.y = -20
        // Without the safe area in the content inset, the views have to keep out of it themselves.
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.contentOffset.y == 0 && content.safeAreaInsets.top == 20 && inner.safeAreaInsets.top == 20)
        #expect(content.layoutMargins.top == 28)
        view.contentInsetAdjustmentBehavior = .always
        #expect(content.safeAreaInsets == .zero && inner.safeAreaInsets == .zero && content.layoutMargins.top == 8)
    }

    @Test("SC-07 content at its start follows a change of the inset")
    func followsInset() throws {
        let stage = try ScrollStage()
        stage.view.contentInset.top = 30
        #expect(stage.view.contentOffset.y == -30)
        stage.view.contentOffset.y = 100
        stage.view.contentInset.top = 50
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("SC-08 an offset that the app sets outside the range stays until a gesture ends")
    func outside() throws {
        let stage = try ScrollStage()
        stage.view.contentOffset.y = -80
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == -80)
        try stage.flick(by: CGVector(dx: 0, dy: -12))
        try stage.generator.wait(3)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("SC-09 the layout clamps an offset that was in range when the size changes")
    func clampsInLayout() throws {
        let stage = try ScrollStage()
        stage.view.contentOffset.y = 800
        try stage.generator.wait(0.1)
        stage.view.contentSize.height = 500
        #expect(stage.view.contentOffset.y == 800)
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset.y == 300)
        stage.view.frame.size.height = 400
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset.y == 100)
        stage.view.contentOffset.y = 900
        try stage.generator.wait(0.1)
        stage.view.contentSize.height = 450
        try stage.generator.wait(0.1)
        #expect(stage.view.contentOffset.y == 900)
    }

    @Test("SC-10 the layout guides are the content and the visible area")
    func guides() {
        let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
        view.contentSize = CGSize(width: 300, height: 400)
        view.contentOffset = CGPoint(x: 0, y: 20)
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 100, height: 50))
        #expect(view.contentLayoutGuide.owningView === view)
    }

    @Test("SC-11 offsets that the user reaches lie on device pixels")
    func onPixels() throws {
        let stage = try ScrollStage()
        try stage.flick(by: CGVector(dx: 0, dy: -97.3))
        try stage.generator.wait(3)
        let scale = stage.window.screen.scale
        #expect(stage.delegate.offsets.count > 10)
        for offset in stage.delegate.offsets { #expect((offset.y * scale).rounded() == offset.y * scale) }
    }

    @Test("values that are not finite and negative sizes are reported and ignored")
    func invalidValues() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 200, height: 300)
        view.contentOffset = CGPoint(x: 0, y: 7)
        var reports = 0
        let old = ResponderDiagnostics.report
        ResponderDiagnostics.report = { _ in reports += 1 }
        defer { ResponderDiagnostics.report = old }
        view.contentSize = CGSize(width: -1, height: 10)
        #expect(reports == 1)
        view.contentSize = CGSize(width: CGFloat.nan, height: 10)
        view.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
        view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
        view.contentInset.top = .infinity
        view.setZoomScale(.nan, animated: true)
        view.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: false)
        view.scrollRectToVisible(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1), animated: false)
        #expect(view.contentSize == CGSize(width: 200, height: 300) && view.contentOffset == CGPoint(x: 0, y: 7))
        #expect(view.adjustedContentInset == .zero)
    }

    @Test("a view far down in its content scrolls and is hit exactly")
    func farOffset() throws {
        let stage = try ScrollStage(content: CGSize(width: 200, height: 2e7))
        let target = UIView(frame: CGRect(x: 0, y: 1e7 + 100, width: 200, height: 20))
        stage.view.addSubview(target)
        stage.view.contentOffset.y = 1e7
        try stage.generator.wait(0.1)
        #expect(stage.window.hitTest(CGPoint(x: 10, y: 100), with: nil) === target)
        #expect(stage.window.hitTest(CGPoint(x: 10, y: 99), with: nil) === stage.content)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 50, y: 50))
        #expect(stage.view.contentOffset.y == 1e7 + 48)
    }
}
