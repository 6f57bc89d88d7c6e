import DisplayServer
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct IndicatorTests {
    private let stageStore = StageStore()

    // MARK: Progress

    @Test("progress is clamped to 0…1")
    func progress() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.progress == 0 && view.bounds.height == view.intrinsicContentSize.height)
        view.progress = 2
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
        view.progress = 0.5
        #expect(view.accessibilityValue == "50%")
        #expect(UIProgressView(progressViewStyle: .bar).bounds.height < view.bounds.height)
    }

    @Test("the filled part of the progress bar has the tint color", arguments: [1, 1.5, 2] as [CGFloat])
    func filled(scale: CGFloat) {
        WidgetStage.run(width: 220, height: 20, scale: scale) { stage in
            let view = UIProgressView(progressViewStyle: .bar)
            view.progressTintColor = .red
            view.progress = 0.25
            stage.add(view, CGRect(x: 10, y: 10, width: 200, height: 2))
            #expect(stage.count(0xFF0000) == Int(50 * scale * 2 * scale))
            view.progress = 1
            stage.show()
            #expect(stage.count(0xFF0000) == Int(200 * scale * 2 * scale))
        }
    }

    // MARK: Activity

    @Test("an activity indicator is hidden while stopped unless hidesWhenStopped is false")
    func activityHiding() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden && !view.isAnimating && view.hidesWhenStopped && view.style == .large)
        #expect(view.bounds.size == view.intrinsicContentSize)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden && !view.isAnimating)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        #expect(UIActivityIndicatorView.Style.medium.rawValue == 100 && UIActivityIndicatorView(frame: .zero).isHidden)
    }

    @Test("an activity indicator requests frames only while it animates and is visible")
    func activityFrames() throws {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer { UIApplication.shared.displays.close(server) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let container = UIView(frame: window.bounds)
        window.addSubview(container)
        let view = UIActivityIndicatorView(style: .medium)
        view.frame.origin = CGPoint(x: 10, y: 10)
        container.addSubview(view)
        let surface = try #require(window.windowScene?.surface as? HeadlessSurface)
        func frames(_ seconds: TimeInterval = 1) -> Int {
            server.serve(for: 0.1)
            var count = 0
            // The surface discards old regions, so count them at short intervals.
            for _ in 0..<Int(seconds * 10) {
                let before = surface.paintedRegions.count
                server.serve(for: 0.1)
                count += max(0, surface.paintedRegions.count - before)
            }
            return count
        }
        #expect(frames() == 0)
        view.startAnimating()
        #expect((58...62).contains(frames()))
        let damage = try #require(surface.paintedRegions.last)
        #expect(damage.boundingBox == PixelRect(x: 10, y: 10, width: 20, height: 20))
        container.isHidden = true
        #expect(frames() == 0, "the superview is hidden")
        container.isHidden = false
        #expect((58...62).contains(frames()), "the animation resumes")
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .white
        window.addSubview(cover)
        #expect(frames() == 0, "covered")
        _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { view.layer.render(in: $0.cgContext) }
        #expect(frames() == 0, "drawn into an image")
        cover.removeFromSuperview()
        #expect((58...62).contains(frames()))
        view.removeFromSuperview()
        #expect(frames() == 0)
        container.addSubview(view)
        view.stopAnimating()
        #expect(frames() == 0)
    }

    @Test("an activity indicator rotates with the frame time")
    func activityRotates() {
        WidgetStage.run(width: 40, height: 40) { stage in
            let view = UIActivityIndicatorView(style: .large)
            view.color = .black
            view.startAnimating()
            stage.add(view, CGRect(x: 2, y: 2, width: 36, height: 36))
            let first = stage.pixels().values
            stage.server.serve(for: 0.3)
            let second = stage.pixels().values
            #expect(first != second)
            #expect(stage.pixels().values == stage.repaintedPixels())
        }
    }

    // MARK: Pages

    private func pages() throws -> (Stage, UIPageControl, ControlEventLog, EventGenerator) {
        let stage = stageStore.make()
        stage.window.makeKey()
        let control = UIPageControl()
        control.numberOfPages = 5
        let size = control.size(forNumberOfPages: 5)
        _ = stage.add(control, CGRect(origin: CGPoint(x: 100, y: 100), size: size))
        return (stage, control, ControlEventLog(control), try EventGenerator(window: stage.window))
    }

    private func dot(_ page: Int, of control: UIPageControl) -> CGPoint {
        let pitch = control.frame.width / CGFloat(control.numberOfPages)
        return CGPoint(x: control.frame.minX + pitch * (CGFloat(page) + 0.5), y: control.frame.midY)
    }

    @Test("the current page stays in range, and the size follows the number of pages")
    func pageRange() {
        let control = UIPageControl()
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.currentPage = -4
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(control.size(forNumberOfPages: 4).width > control.size(forNumberOfPages: 3).width)
        control.numberOfPages = 4
        #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 4))
    }

    @Test("a click selects the dot's page, a tap moves by one page")
    func pageTouches() throws {
        let (_, control, events, generator) = try pages()
        try generator.pointerClick(at: dot(3, of: control))
        #expect(control.currentPage == 3 && events.log == ["down", "value", "primary", "up"])
        try generator.fingerTap(at: dot(0, of: control))
        #expect(control.currentPage == 2)
        try generator.fingerTap(at: dot(4, of: control))
        #expect(control.currentPage == 3 && events.values == 3)
        try generator.pointerClick(at: dot(3, of: control))
        #expect(events.values == 3)
    }

    @Test("arrow keys, Home and End change the page; CT-16 programmatic changes send no event")
    func pageKeys() throws {
        let (_, control, events, generator) = try pages()
        control.currentPage = 1
        #expect(events.log.isEmpty)
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.currentPage == 2)
        try generator.keyPress(.keyboardEnd)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.currentPage == 4 && events.values == 2)
        try generator.keyPress(.keyboardHome)
        #expect(control.currentPage == 0)
    }

    @Test("a page control can hide for a single page")
    func singlePage() {
        WidgetStage.run(width: 60, height: 40) { stage in
            let control = UIPageControl()
            control.numberOfPages = 1
            stage.add(control, CGRect(x: 10, y: 5, width: 40, height: 24))
            #expect(!stage.nonWhiteBounds().isNull)
            control.hidesForSinglePage = true
            stage.show()
            #expect(stage.nonWhiteBounds().isNull)
        }
    }
}
