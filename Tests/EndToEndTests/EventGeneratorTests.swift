import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Runs the same scripts on every available display.
@MainActor @Suite(.serialized) struct ScriptTests {
    @Test(arguments: Script.pointerAndKeys + Script.touch) func headless(_ script: Script) throws {
        try script.body()
    }

    @Test(.needs(.xvfb), arguments: Script.pointerAndKeys) func xvfb(_ script: Script) throws {
        try script.run(on: .xvfb)
    }

    @Test(.needs(.xorgTouch), arguments: Script.pointerAndKeys + Script.touch) func xorg(_ script: Script) throws {
        try script.run(on: .xorgTouch)
    }

    @Test(.needs(.xorgTouch), arguments: Script.pointerAndKeys + Script.touch) func xorgAtScale2(
        _ script: Script
    ) throws {
        try script.run(on: .xorgTouch, scale: 2)
    }
}

/// Tests of the event generator apart from the events it creates.
@MainActor @Suite struct EventGeneratorTests {
    @Test func timeAdvancesOnlyExplicitly() throws {
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        try generator.fingerTap()
        try generator.fingerTap()
        #expect(Set(view.times).count == 1)
        try generator.wait(3600)
        try generator.fingerTap()
        #expect(try #require(view.times.last) - view.times[0] > 3599.999)
    }

    @Test func aHiddenWindowIsShownInItsOwnScene() throws {
        let first = EventLogView()
        let second = EventLogView()
        let one = try EventGenerator(window: first.host)
        let other = try EventGenerator(window: second.host)
        #expect(one.window === first.host)
        #expect(first.host.windowScene !== second.host.windowScene)
        try other.fingerTap()
        #expect(first.takePhases().isEmpty && second.takePhases().count == 2)
    }

    @Test func eventsAreDeliveredToTheGeneratorWindowBehindOthers() throws {
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        let cover = UIWindow(frame: view.host.frame)
        cover.windowScene = view.host.windowScene
        cover.windowLevel = .alert
        cover.isHidden = false
        try generator.fingerTap()
        #expect(view.takePhases() == [.began, .ended])
    }

    @Test func viewsAreCenteredAndViewControllersFillTheWindow() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let forView = try EventGenerator(view: view)
        let frame = view.convert(view.bounds, to: nil)
        #expect(abs(frame.midX - forView.window.bounds.midX) <= 0.5)
        #expect(abs(frame.midY - forView.window.bounds.midY) <= 0.5)
        #expect(view.bounds.size == CGSize(width: 50, height: 30))

        final class Controller: UIViewController {
            var hasAppeared = false
            override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
        }
        let controller = Controller()
        let forController = try EventGenerator(viewController: controller)
        #expect(controller.hasAppeared)
        #expect(controller.view.frame == forController.window.bounds)
    }

    @Test func errorsDescribeLocationsThatCannotBeTouched() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.accessibilityIdentifier = "box"
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        window.addSubview(box)
        box.addSubview(view)
        let generator = try EventGenerator(window: window)
        try generator.fingerTap(at: view)

        func failure(_ location: any EventLocation) -> EventGeneratorError? {
            do {
                try generator.fingerTap(at: location)
                return nil
            } catch {
                return error as? EventGeneratorError
            }
        }
        func expect(
            _ error: EventGeneratorError?, _ matches: (EventGeneratorError) -> Bool,
            _ location: SourceLocation = #_sourceLocation
        ) {
            #expect(error.map(matches) == true, "\(String(describing: error))", sourceLocation: location)
            // The description contains all views, indented.
            #expect(error?.description.contains("UIView (0, 0, 100, 100) \"box\"") == true, sourceLocation: location)
        }

        view.isHidden = true
        expect(failure(view)) { if case .viewIsNotVisible = $0 { true } else { false } }
        view.isHidden = false
        view.alpha = 0
        expect(failure(view)) { if case .viewIsNotVisible = $0 { true } else { false } }
        view.alpha = 1
        // Outside the box, which does not clip, the view is visible but cannot be touched.
        view.frame.origin.x = 200
        expect(failure(view)) { if case .viewIsNotHittable = $0 { true } else { false } }
        box.clipsToBounds = true
        expect(failure(view)) { if case .viewIsNotVisible = $0 { true } else { false } }
        box.clipsToBounds = false
        view.frame.origin.x = 80
        // Only the part inside the box can be touched.
        #expect(try view.point(in: window) == CGPoint(x: 90, y: 35))
        view.isUserInteractionEnabled = false
        expect(failure(view)) { if case .viewIsNotHittable = $0 { true } else { false } }
        #expect(failure(view)?.description.contains("user interaction disabled") == true)
        view.isUserInteractionEnabled = true
        let cover = UIView(frame: window.bounds)
        window.addSubview(cover)
        expect(failure(view)) { if case .viewIsNotHittable = $0 { true } else { false } }
        cover.removeFromSuperview()
        expect(failure("missing")) { if case .unknownIdentifier("missing", _) = $0 { true } else { false } }
        view.removeFromSuperview()
        expect(failure(view)) { if case .viewIsNotInWindow = $0 { true } else { false } }
    }

    @Test func waitUntilHittableReturnsWhenTheViewIsHittable() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.isHidden = true
        window.addSubview(view)
        let generator = try EventGenerator(window: window)
        let start = generator.server.scheduler.now
        generator.server.scheduler.schedule(after: 0.5) { view.isHidden = false }
        #expect(throws: EventGeneratorError.self) { try generator.waitUntilHittable(view, timeout: 0.25) }
        #expect(abs(generator.server.scheduler.now - start - 0.25) < 1e-6)
        try generator.waitUntilHittable(view, timeout: 1)
        #expect(abs(generator.server.scheduler.now - start - 0.5) < 0.02)
        try generator.waitUntilHittable(timeout: 0)
    }

    @Test func fingersAreDistinguished() throws {
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        #expect(throws: EventGeneratorError.self) { try generator.fingerUp() }
        #expect(throws: EventGeneratorError.self) { try generator.fingerMove(to: CGPoint.zero) }
        try generator.fingerDown(.leftThumb)
        #expect(throws: EventGeneratorError.self) { try generator.fingerDown(.leftThumb) }
        #expect(throws: EventGeneratorError.self) { try generator.fingerUp(.rightThumb) }
        try generator.fingerDown(at: (0..<9).map { CGPoint(x: $0 * 10, y: 20) })
        #expect(throws: EventGeneratorError.self) { try generator.fingerDown() }
        #expect(view.entries.filter { $0.phase == .began }.count == 10)
        try generator.fingerUp([] as [FingerIndex?])
        #expect(view.entries.filter { $0.phase == .ended }.count == 10)
        #expect(throws: EventGeneratorError.self) { try generator.fingerUp([] as [FingerIndex?]) }
    }

    @Test func settleRunsTasksAndMainQueueBlocks() async throws {
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        Task {
            await Task.yield()
            onMainQueue { Task { view.frame.size.width = 123 } }
        }
        try generator.wait(1)
        #expect(view.frame.width == 400)
        await generator.settle()
        #expect(view.frame.width == 123)
    }

    private func onMainQueue(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }

    @Test func aClosedWindowReceivesNoEvents() throws {
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        try #require(generator.surface as? HeadlessSurface).wasDestroyedExternally()
        #expect(throws: EventGeneratorError.self) { try generator.fingerTap() }
    }
}

/// Tests of external influences on an application, on real servers.
@MainActor @Suite(.serialized) struct ExternalInfluenceTests {
    @Test(.needs(.xvfb), arguments: [1.0, 2.0]) func theScreenEqualsTheWindowContent(scale: Double) throws {
        let display = try VirtualDisplay.start(.xvfb, scale: CGFloat(scale))
        defer { display.stop() }
        let view = EventLogView()
        view.host.windowScene = nil
        let mark = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        mark.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        view.addSubview(mark)
        let generator = try EventGenerator(window: view.host)
        try generator.wait(0.1)
        let server = try #require(generator.server as? X11Server)
        let window = try #require(server.windowID(of: generator.surface))
        let onScreen = try display.client().screenshot(of: window)
        #expect(onScreen.width == Int(400 * scale) && onScreen.height == Int(300 * scale))
        let captured = try #require(generator.captureImage().cgImage)
        captured.withPixels { pixels in
            let differences = (0..<onScreen.width * onScreen.height).count { index in
                let (x, y) = (index % onScreen.width, index / onScreen.width)
                return pixels[x, y] & 0xFFFFFF != onScreen[x, y] & 0xFFFFFF
            }
            #expect(differences == 0)
        }
        #expect(onScreen[Int(40 * scale), Int(50 * scale)] == 0xFFFF_FF00)
        #expect(onScreen[Int(200 * scale), Int(50 * scale)] == 0xFF00_00FF)
    }

    @Test(.needs(.xorgTouch)) func aTouchThatAnotherClientAcceptsIsCancelled() throws {
        let display = try VirtualDisplay.start(.xorgTouch)
        defer { display.stop() }
        let grabber = try TouchGrabber(displayName: display.displayName)
        defer { grabber.close() }
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)

        try generator.fingerDown(at: CGPoint(x: 50, y: 50))
        #expect(try grabber.waitForTouch())
        #expect(view.takePhases() == [.began])
        try grabber.accept(try #require(grabber.touches.last))
        try generator.wait(0.05)
        #expect(view.takePhases() == [.cancelled])
        try generator.fingerUp()
        #expect(view.takePhases() == [])

        try generator.fingerDown(at: CGPoint(x: 50, y: 50))
        #expect(try grabber.waitForTouch())
        try grabber.reject(try #require(grabber.touches.last))
        try generator.fingerUp()
        #expect(view.takePhases() == [.began, .ended])
    }

    @Test(.needs(.xvfb)) func aWindowThatAnotherClientDestroysIsClosed() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        let server = try #require(generator.server as? X11Server)
        try generator.pointerDown(at: CGPoint(x: 50, y: 50))
        try display.client().destroy(try #require(server.windowID(of: generator.surface)))
        try generator.wait(0.05)
        #expect(view.takePhases() == [.began, .cancelled])
        #expect(view.host.isHidden)
        #expect(throws: EventGeneratorError.self) { try generator.pointerUp() }
    }

    @Test(.needs(.xvfb)) func aLostServerClosesItsWindowsAndNewWindowsAreHeadless() throws {
        let display = try VirtualDisplay.start(.xvfb)
        let view = EventLogView()
        let generator = try EventGenerator(window: view.host)
        try generator.pointerDown(at: CGPoint(x: 50, y: 50))
        display.kill()
        #expect(view.takePhases() == [.began, .cancelled])
        #expect(view.host.isHidden)
        #expect(throws: EventGeneratorError.self) { try generator.pointerUp() }
        #expect(throws: EventGeneratorError.self) { try generator.wait(0.1) }

        let next = try EventGenerator(window: EventLogView().host)
        #expect(next.server is HeadlessServer)
    }

    @Test(.needs(.xvfb)) func windowsAreShownOnTheCurrentDisplay() throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 640, height: 480), scale: 1.5)
        #expect(UIScreen.main.bounds.size == CGSize(width: 640, height: 480))
        #expect(UIScreen.main.scale == 1.5)
        let generator = try EventGenerator(window: EventLogView().host)
        #expect(generator.surface.scale == 1.5)
        display.stop()
        #expect(UIScreen.main.scale == 1)
        #expect(throws: EventGeneratorError.self) { try generator.pointerClick() }
    }

    @Test(.needs(.xvfb)) func touchesAreRejectedWithoutATouchscreen() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let generator = try EventGenerator(window: EventLogView().host)
        do {
            try generator.fingerTap()
            Issue.record("Xvfb has no touchscreen")
        } catch let error as EventGeneratorError {
            #expect(error.description.contains("xorgTouch"))
        }
    }
}
