import CoreGraphics
import DisplayServer
import Testing

@testable import UIKit

/// Tests of frame statistics, which apps can read or print, and of the tint over repainted areas. Time advances only
/// when a test serves the display.
@MainActor @Suite(.serialized) struct FrameStatisticsTests {
    /// A view whose layout and drawing take a given time.
    private final class SlowView: UIView {
        var layoutTime: TimeInterval = 0
        var drawingTime: TimeInterval = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            window?.windowScene?.server.serve(for: layoutTime)
        }

        override func draw(_ rect: CGRect) { window?.windowScene?.server.serve(for: drawingTime) }
    }

    /// A window on a display of its own. The test itself creates it, because other tests can run between the
    /// initialization of a suite and its test.
    @MainActor private final class Fixture {
        let server = HeadlessServer(screenSize: CGSize(width: 500, height: 400))
        let window: UIWindow
        let scene: UIWindowScene
        let view = SlowView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))

        init() throws {
            UIApplication.shared.displays.open(server)
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            window.backgroundColor = .white
            window.makeKeyAndVisible()
            window.addSubview(view)
            view.backgroundColor = .red
            scene = try #require(window.windowScene)
            server.serve(for: 1)
        }

        func close() {
            window.isHidden = true
            UIApplication.shared.displays.close(server)
        }

        var surface: HeadlessSurface? { scene.surface as? HeadlessSurface }

        /// Returns the number of pixels that differ from a full repaint.
        func tintedPixels() throws -> Int {
            let (width, height) = scene.pixelSize
            let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
            defer { memory.deallocate() }
            let base = try #require(memory.baseAddress)
            let full = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
            scene.paintAll(into: full)
            return try #require(
                surface?.readPixels { shown in
                    var count = 0
                    for y in 0..<height { for x in 0..<width where shown[x, y] != full[x, y] { count += 1 } }
                    return count
                })
        }
    }

    @Test("a frame records the duration of each step and the painted pixels")
    func steps() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        var frames: [FrameStatistics.Frame] = []
        scene.startFrameStatistics { frames.append($0) }
        view.layoutTime = 0.003
        view.drawingTime = 0.005
        view.setNeedsLayout()
        view.setNeedsDisplay()
        server.serve(for: 0.1)
        let frame = try #require(frames.first)
        #expect(frames.count == 1)
        #expect(abs(frame.layoutDuration - 0.003) < 1e-9 && abs(frame.displayDuration - 0.005) < 1e-9)
        #expect(frame.paintDuration == 0 && frame.presentDuration == 0 && abs(frame.duration - 0.008) < 1e-9)
        let painted = try #require(stage.surface?.paintedRegions.last)
        #expect(frame.damagedPixels == painted.area && painted.area == 50 * 40)
        #expect(frame.damagedRectangles == 1 && frame.paintedLayers > 0 && frame.missedFrames == 0)
    }

    @Test("statistics sum up frames, record the longest and last one, and are cleared at the end")
    func sums() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        #expect(scene.frameStatistics == nil && scene.instruments == nil)
        scene.startFrameStatistics()
        for time in [0.002, 0.006, 0.001] {
            view.layoutTime = time
            view.setNeedsLayout()
            view.alpha = view.alpha == 1 ? 0.9 : 1
            server.serve(for: 0.1)
        }
        let statistics = try #require(scene.frameStatistics)
        #expect(statistics.frameCount == 3 && abs(statistics.total.layoutDuration - 0.009) < 1e-9)
        #expect(abs((statistics.longest?.layoutDuration ?? 0) - 0.006) < 1e-9)
        #expect(abs((statistics.last?.layoutDuration ?? 0) - 0.001) < 1e-9)
        #expect(statistics.total.damagedPixels == 3 * 50 * 40)
        #expect(scene.stopFrameStatistics() == statistics)
        #expect(scene.frameStatistics == nil && scene.instruments == nil && scene.stopFrameStatistics() == nil)
    }

    @Test("layout that changes no pixel is not a frame")
    func layoutWithoutDamage() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        scene.startFrameStatistics()
        view.setNeedsLayout()
        server.serve(for: 0.1)
        #expect(scene.frameStatistics?.frameCount == 0)
    }

    @Test("missed frames are counted; pauses are not")
    func missed() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        scene.startFrameStatistics()
        UIView.animate(withDuration: 0.5) { view.center.x += 100 }
        server.serve(for: 0.1)
        #expect(scene.frameStatistics?.total.missedFrames == 0)
        // A handler that takes 3.5 frame intervals.
        server.scheduler.schedule(after: 0.001) { [server] in server.serve(for: 3.5 / 60) }
        server.serve(for: 0.6)
        let missed = try #require(scene.frameStatistics?.total.missedFrames)
        #expect((3...4).contains(missed))
        server.serve(for: 5)
        view.alpha = 0.5
        server.serve(for: 0.1)
        #expect(scene.frameStatistics?.total.missedFrames == missed)
    }

    @Test("UIKIT_FRAME_STATISTICS prints a line for each second with frames and schedules no wake-ups")
    func report() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        var lines: [String] = []
        scene.instruments = FrameInstruments(loop: server, environment: ["UIKIT_FRAME_STATISTICS": "1"]) {
            lines.append($0)
        }
        server.serve(for: 3)
        #expect(lines.isEmpty && server.scheduler.nextDeadline == nil)
        UIView.animate(withDuration: 1.5, delay: 0, options: .curveLinear) { view.center.x += 100 }
        server.serve(for: 4)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.allSatisfy { $0.hasPrefix("UIKit: ") && $0.contains(" frames, 0 missed; each 0.00 ms") })
        #expect(server.scheduler.nextDeadline == nil)
        #expect(FrameInstruments(loop: server, environment: ["UIKIT_FRAME_STATISTICS": "0"]) == nil)
    }

    @Test("a repaint is tinted until the next frame, and the tint requests one frame for its removal")
    func tint() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        scene.showsRepaints = true
        server.serve(for: 1)
        let before = try #require(stage.surface?.paintedRegions.count)
        view.backgroundColor = .green
        server.serve(for: 0.05)
        #expect(try stage.tintedPixels() == 50 * 40)
        #expect(stage.surface?.paintedRegions.count == before + 1)
        server.serve(for: 5)
        #expect(try stage.tintedPixels() == 0)
        #expect(stage.surface?.paintedRegions.count == before + 2 && server.frameClock.dueTime == nil)
    }

    @Test("during movement only the last painted region is tinted")
    func movingTint() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        scene.instruments = FrameInstruments(loop: server, environment: ["UIKIT_SHOW_REPAINTS": "1"])
        #expect(scene.showsRepaints)
        for step in 1...5 {
            view.frame.origin.x = 10 + CGFloat(step) * 20
            server.serve(for: 0.02)
            // The tint covers the old and the new frame of the view.
            #expect(try stage.tintedPixels() == 70 * 40)
        }
        scene.showsRepaints = false
        server.serve(for: 0.05)
        #expect(try stage.tintedPixels() == 0 && scene.instruments == nil)
    }

    @Test("removing a tint is not counted as a frame")
    func tintIsNotCounted() throws {
        let stage = try Fixture()
        defer { stage.close() }
        let (server, scene, view) = (stage.server, stage.scene, stage.view)
        scene.showsRepaints = true
        server.serve(for: 1)
        scene.startFrameStatistics()
        view.backgroundColor = .green
        server.serve(for: 2)
        #expect(scene.frameStatistics?.frameCount == 1 && scene.frameStatistics?.total.damagedPixels == 50 * 40)
    }
}
