import DisplayServer
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct IndicatorTests {
    private let keeper = StageKeeper()

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

    @Test("as much of the bar is in the tint colour as was done", arguments: [1, 1.5, 2] as [CGFloat])
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

    @Test("an indicator is hidden until it turns, unless told otherwise")
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

    @Test("it asks for frames only while it turns and is seen")
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
        #expect(frames() == 0, "hidden with what it is in")
        container.isHidden = false
        #expect((58...62).contains(frames()), "it goes on by itself")
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .white
        window.addSubview(cover)
        #expect(frames() == 0, "covered")
        cover.removeFromSuperview()
        #expect((58...62).contains(frames()))
        view.removeFromSuperview()
        #expect(frames() == 0)
        container.addSubview(view)
        view.stopAnimating()
        #expect(frames() == 0)
    }

    @Test("it turns with the time of frames")
    func activityTurns() {
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

    private func pages() throws -> (Stage, UIPageControl, EventNotes, EventGenerator) {
        let stage = keeper.make()
        stage.window.makeKey()
        let control = UIPageControl()
        control.numberOfPages = 5
        let size = control.size(forNumberOfPages: 5)
        _ = stage.add(control, CGRect(origin: CGPoint(x: 100, y: 100), size: size))
        return (stage, control, EventNotes(control), try EventGenerator(window: stage.window))
    }

    private func dot(_ page: Int, of control: UIPageControl) -> CGPoint {
        let pitch = control.frame.width / CGFloat(control.numberOfPages)
        return CGPoint(x: control.frame.minX + pitch * (CGFloat(page) + 0.5), y: control.frame.midY)
    }

    @Test("pages are kept in range, and its size follows their number")
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

    @Test("a click goes to the dot's page, a tap one page to its side")
    func pageTouches() throws {
        let (_, control, notes, generator) = try pages()
        try generator.pointerClick(at: dot(3, of: control))
        #expect(control.currentPage == 3 && notes.log == ["down", "value", "primary", "up"])
        try generator.fingerTap(at: dot(0, of: control))
        #expect(control.currentPage == 2)
        try generator.fingerTap(at: dot(4, of: control))
        #expect(control.currentPage == 3 && notes.values == 3)
        try generator.pointerClick(at: dot(3, of: control))
        #expect(notes.values == 3)
    }

    @Test("arrows, Home and End change the page; CT-16 code tells nothing")
    func pageKeys() throws {
        let (_, control, notes, generator) = try pages()
        control.currentPage = 1
        #expect(notes.log.isEmpty)
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.currentPage == 2)
        try generator.keyPress(.keyboardEnd)
        try generator.keyPress(.keyboardRightArrow)
        #expect(control.currentPage == 4 && notes.values == 2)
        try generator.keyPress(.keyboardHome)
        #expect(control.currentPage == 0)
    }

    @Test("a single page can be left out")
    func singlePage() {
        WidgetStage.run(width: 60, height: 40) { stage in
            let control = UIPageControl()
            control.numberOfPages = 1
            stage.add(control, CGRect(x: 10, y: 5, width: 40, height: 24))
            #expect(!stage.ink().isNull)
            control.hidesForSinglePage = true
            stage.show()
            #expect(stage.ink().isNull)
        }
    }
}
