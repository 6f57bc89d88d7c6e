import DisplayServer
import Testing
import UIKit

@MainActor @Suite(.serialized) struct DisplayLinkTests {
    @MainActor private final class CallbackRecorder {
        var times: [TimeInterval] = []
        var calls = 0
        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            #expect(link.targetTimestamp > link.timestamp && link.duration > 0)
            #expect(link.timestamp <= CACurrentMediaTime())
        }
        func count() { calls += 1 }
    }

    @Test("AP-06 a display link calls its target in each frame and needs no timer while paused or invalidated")
    func frames() {
        WidgetStage.run { stage in
            let recorder = CallbackRecorder()
            let link = CADisplayLink(target: recorder, selector: Selector(CallbackRecorder.tick))
            stage.server.serve(for: 0.1)
            #expect(recorder.times.isEmpty)
            link.add(to: .main, forMode: .common)
            stage.server.serve(for: 1)
            #expect(abs(recorder.times.count - 60) <= 2)
            let steps = zip(recorder.times.dropFirst(), recorder.times).map { $0 - $1 }
            #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
            link.isPaused = true
            let count = recorder.times.count
            stage.server.serve(for: 1)
            #expect(recorder.times.count == count && stage.server.scheduler.nextDeadline == nil)
            link.isPaused = false
            stage.server.serve(for: 0.1)
            #expect(recorder.times.count > count)
            link.invalidate()
            let last = recorder.times.count
            stage.server.serve(for: 1)
            #expect(recorder.times.count == last)
            #expect(stage.server.frameClock.dueTime == nil && stage.server.scheduler.nextDeadline == nil)
        }
    }

    @Test("a lower preferred frame rate causes fewer calls", arguments: [(30, 30), (20, 20), (1, 1), (500, 60)])
    func rates(preferredRate: Int, expected: Int) {
        WidgetStage.run { stage in
            let recorder = CallbackRecorder()
            let link = CADisplayLink(target: recorder, selector: CallbackRecorder.count)
            link.preferredFramesPerSecond = preferredRate
            link.add(to: .main, forMode: .default)
            stage.server.serve(for: 4)
            #expect(abs(recorder.calls - expected * 4) <= 3)
            link.preferredFramesPerSecond = 0
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 15)
            recorder.calls = 0
            stage.server.serve(for: 4)
            #expect(abs(recorder.calls - 60) <= 3)
            link.invalidate()
        }
    }

    @Test("AP-05 a display link in the default mode only pauses while a control tracks a touch")
    func tracking() {
        WidgetStage.run { stage in
            let slider = UISlider()
            stage.add(slider, CGRect(x: 10, y: 10, width: 150, height: 40))
            let (plain, common) = (CallbackRecorder(), CallbackRecorder())
            let links = [
                CADisplayLink(target: plain, selector: CallbackRecorder.count),
                CADisplayLink(target: common, selector: CallbackRecorder.count),
            ]
            links[0].add(to: .main, forMode: .default)
            links[1].add(to: .main, forMode: .default)
            links[1].add(to: .main, forMode: .tracking)
            stage.press(CGPoint(x: 20, y: 30))
            #expect(slider.isTracking)
            (plain.calls, common.calls) = (0, 0)
            stage.server.serve(for: 0.5)
            #expect(plain.calls == 0 && common.calls > 25)
            stage.release(CGPoint(x: 20, y: 30))
            stage.server.serve(for: 0.5)
            #expect(plain.calls > 25)
            for link in links { link.invalidate() }
        }
    }

    @Test("a display link retains its target until it is invalidated")
    func retention() {
        WidgetStage.run { stage in
            weak var weakRecorder: CallbackRecorder?
            weak var link: CADisplayLink?
            do {
                let recorder = CallbackRecorder()
                weakRecorder = recorder
                let made = CADisplayLink(target: recorder, selector: CallbackRecorder.count)
                made.add(to: .main, forMode: .common)
                link = made
            }
            stage.server.serve(for: 0.1)
            #expect(weakRecorder != nil && link != nil)
            link?.invalidate()
            #expect(weakRecorder == nil)
            stage.server.serve(for: 0.1)
            #expect(link == nil)
        }
    }

    @Test("changes made in a display link's callback appear in the same frame")
    func changes() {
        @MainActor final class ViewMover {
            let view = UIView()
            func tick(_ link: CADisplayLink) { view.center.x += 1 }
        }
        WidgetStage.run { stage in
            let viewMover = ViewMover()
            viewMover.view.backgroundColor = .red
            stage.add(viewMover.view, CGRect(x: 0, y: 0, width: 10, height: 10))
            let link = CADisplayLink(target: viewMover, selector: Selector(ViewMover.tick))
            link.add(to: .main, forMode: .common)
            for _ in 0..<20 {
                stage.server.serve(for: 1.0 / 60)
                let pixels = stage.pixels()
                let right = Int(viewMover.view.frame.maxX)
                #expect(pixels.values[right - 1] == 0xFF0000 && pixels.values[right] == 0xFFFFFF)
            }
            link.invalidate()
        }
    }

    @Test("a screen creates display links")
    func screenLinks() {
        WidgetStage.run { stage in
            let recorder = CallbackRecorder()
            let link = stage.window.screen.displayLink(withTarget: recorder, selector: Selector(CallbackRecorder.tick))
            link?.add(to: .main, forMode: .common)
            stage.server.serve(for: 0.2)
            #expect(recorder.times.count > 10)
            link?.invalidate()
        }
    }
}
