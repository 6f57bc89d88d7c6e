import DisplayServer
import Testing

@testable import UIKit

/// Tests of the routing of a display's input to interceptors and windows.
@MainActor @Suite(.serialized) struct InputRouterTests {
    private let stages = MenuStageStore()

    /// An interceptor that logs the events and changes it receives.
    private final class Interceptor: InputInterceptor {
        let name: String
        let record: (String) -> Void
        var consumes = false
        var handler: (InputEvent, UIWindowScene) -> Void = { _, _ in }
        var changeHandler: () -> Void = {}

        init(_ name: String, consumes: Bool = false, record: @escaping (String) -> Void) {
            self.name = name
            self.consumes = consumes
            self.record = record
        }

        func intercept(_ event: InputEvent, of scene: UIWindowScene) -> Bool {
            switch event.kind {
            case .button(_, let isDown, _): record("\(name) \(isDown ? "pressed" : "released")")
            case .key(let key): record("\(name) \(key.isRepeat ? "repeat" : key.isDown ? "down" : "up")")
            default: break
            }
            let consumes = consumes
            handler(event, scene)
            return consumes
        }

        func scene(_ scene: UIWindowScene, didChange change: SceneInputChange) {
            record("\(name) \(change)")
            changeHandler()
        }
    }

    /// A view that fills the window and logs clicks and key presses.
    private final class LoggingView: UIView {
        var record: (String) -> Void = { _ in }
        override var canBecomeFirstResponder: Bool { true }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("window pressed") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("window released") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { record("window down") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { record("window up") }
    }

    private func stage() throws -> (stage: MenuStage, router: InputRouter) {
        let stage = try stages.make()
        let view = stage.add(LoggingView(), stage.window.bounds)
        view.record = { [weak stage] in stage?.record($0) }
        #expect(view.becomeFirstResponder())
        return (stage, try stage.scene.display.inputRouter)
    }

    private func added(_ name: String, consumes: Bool = false, to stage: MenuStage) throws -> Interceptor {
        let interceptor = Interceptor(name, consumes: consumes) { [weak stage] in stage?.record($0) }
        try stage.scene.display.inputRouter.add(interceptor)
        return interceptor
    }

    private func click(_ stage: MenuStage) -> [String] {
        stage.click(at: stage.location(of: stage.window))
        return stage.takeLog()
    }

    // MARK: Order

    @Test("the interceptor that was added last receives events first; the windows receive what none consumes")
    func order() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        #expect(click(stage) == ["window pressed", "window released"])
        let first = try added("1", to: stage)
        let second = try added("2", to: stage)
        #expect(
            click(stage) == [
                "2 pressed", "1 pressed", "window pressed", "2 released", "1 released", "window released",
            ])
        first.consumes = true
        #expect(click(stage) == ["2 pressed", "1 pressed", "2 released", "1 released"])
        second.consumes = true
        #expect(click(stage) == ["2 pressed", "2 released"])
        router.add(first)
        #expect(router.interceptors.map { ($0 as? Interceptor)?.name } == ["1", "2"])
        #expect(click(stage) == ["1 pressed", "1 released"])
        router.remove(first)
        router.remove(first)
        #expect(click(stage) == ["2 pressed", "2 released"])
        router.remove(second)
        #expect(click(stage) == ["window pressed", "window released"] && router.interceptors.isEmpty)
    }

    @Test("an interceptor receives the events of all scenes of the display, with their scene")
    func scenes() throws {
        let (stage, _) = try stage()
        defer { stage.close() }
        let other = UIWindowScene(server: stage.server)
        other.open(size: CGSize(width: 100, height: 100))
        defer { other.disconnect() }
        let surface = try #require(other.surface as? HeadlessSurface)
        let interceptor = try added("1", consumes: true, to: stage)
        var scenes: [UIWindowScene] = []
        interceptor.handler = { scenes.append($1) }
        for target in [stage.surface, surface] {
            target.inject(
                InputEvent(
                    timestamp: stage.server.now, kind: .button(number: 1, isDown: true, location: CGPoint(x: 5, y: 5))))
        }
        stage.server.processPendingEvents()
        #expect(stage.takeLog() == ["1 pressed", "1 pressed"])
        #expect(try scenes.count == 2 && scenes[0] === stage.scene && scenes[1] === other)
    }

    // MARK: Changes during delivery

    @Test("an interceptor that ends with an event consumes it or passes it on")
    func removesItself() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        let back = try added("1", to: stage)
        let front = try added("2", to: stage)
        front.handler = { [unowned front] event, _ in if case .button = event.kind { router.remove(front) } }
        #expect(
            click(stage) == ["2 pressed", "1 pressed", "window pressed", "1 released", "window released"])
        front.consumes = true
        router.add(front)
        #expect(click(stage) == ["2 pressed", "1 released"])
        _ = back
    }

    @Test("an interceptor that is removed during delivery receives nothing more; an added one, the next event")
    func changesDuringDelivery() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        let back = try added("1", consumes: true, to: stage)
        let front = try added("2", to: stage)
        let new = Interceptor("3", consumes: true) { [weak stage] in stage?.record($0) }
        front.handler = { event, _ in
            guard case .button = event.kind else { return }
            router.remove(back)
            router.add(new)
        }
        #expect(click(stage) == ["2 pressed", "window pressed", "3 released"])
    }

    @Test("an interceptor that is deallocated during delivery receives nothing more")
    func deallocatedDuringDelivery() throws {
        let (stage, _) = try stage()
        defer { stage.close() }
        var back: Interceptor? = try added("1", to: stage)
        let front = try added("2", to: stage)
        front.handler = { event, _ in if case .button = event.kind { back = nil } }
        #expect(click(stage) == ["2 pressed", "window pressed", "2 released", "window released"])
        #expect(back == nil)
    }

    @Test("an interceptor that is deallocated without being removed does not block input")
    func deallocated() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        var interceptor: Interceptor? = try added("1", consumes: true, to: stage)
        stage.key(.keyboardA, isDown: true)
        #expect(stage.takeLog() == ["1 down"])
        weak let reference = interceptor
        interceptor = nil
        #expect(reference == nil && router.interceptors.isEmpty)
        #expect(click(stage) == ["window pressed", "window released"])
        stage.key(.keyboardA, isDown: true, isRepeat: true)
        stage.key(.keyboardA, isDown: false)
        #expect(stage.takeLog().isEmpty)
        stage.type(.keyboardA)
        #expect(stage.takeLog() == ["window down", "window up"])
    }

    // MARK: Keys

    @Test("KY-09 a key belongs to the interceptor that consumed its press until it is released")
    func heldKey() throws {
        let (stage, _) = try stage()
        defer { stage.close() }
        let back = try added("1", consumes: true, to: stage)
        stage.key(.keyboardA, isDown: true)
        let front = try added("2", consumes: true, to: stage)
        stage.key(.keyboardA, isDown: true, isRepeat: true)
        stage.key(.keyboardB, isDown: true)
        // A key whose events the interceptor passes on later is not delivered elsewhere.
        back.consumes = false
        stage.key(.keyboardA, isDown: true, isRepeat: true)
        stage.key(.keyboardA, isDown: false)
        stage.key(.keyboardB, isDown: false)
        #expect(stage.takeLog() == ["1 down", "1 repeat", "2 down", "1 repeat", "1 up", "2 up"])
        stage.type(.keyboardA)
        #expect(stage.takeLog() == ["2 down", "2 up"])
        _ = front
    }

    @Test("KY-09 a key whose press was consumed does not reach a window after the interceptor has ended")
    func keyHeldOverEnd() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        let back = try added("1", to: stage)
        let front = try added("2", consumes: true, to: stage)
        stage.key(.keyboardA, isDown: true)
        router.remove(front)
        stage.key(.keyboardA, isDown: true, isRepeat: true)
        stage.key(.keyboardB, isDown: true)
        stage.key(.keyboardB, isDown: false)
        stage.key(.keyboardA, isDown: false)
        #expect(
            stage.takeLog() == [
                "2 down", "1 repeat", "1 down", "window down", "1 up", "window up", "1 up",
            ])
        router.remove(back)
        stage.type(.keyboardA)
        #expect(stage.takeLog() == ["window down", "window up"])
    }

    @Test("KY-09 a key whose repeat is consumed belongs to the interceptor from then on")
    func keyHeldOverBeginning() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        stage.key(.keyboardA, isDown: true)
        try stage.scene.translator.cancelAll()
        let interceptor = try added("1", consumes: true, to: stage)
        stage.key(.keyboardA, isDown: true, isRepeat: true)
        router.remove(interceptor)
        stage.key(.keyboardA, isDown: true, isRepeat: true)
        stage.key(.keyboardA, isDown: false)
        #expect(stage.takeLog() == ["window down", "1 repeat"])
    }

    @Test("a press of a key whose release was not reported is a new press")
    func lostRelease() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        let interceptor = try added("1", consumes: true, to: stage)
        stage.key(.keyboardA, isDown: true)
        router.remove(interceptor)
        stage.type(.keyboardA)
        #expect(stage.takeLog() == ["1 down", "window down", "window up"])
    }

    // MARK: Displays

    @Test("two displays route their input independently")
    func displays() throws {
        let (one, router) = try stage()
        defer { one.close() }
        let (two, other) = try stage()
        defer { two.close() }
        #expect(router !== other)
        let interceptor = try added("1", consumes: true, to: one)
        #expect(click(one) == ["1 pressed", "1 released"] && click(two) == ["window pressed", "window released"])
        one.key(.keyboardA, isDown: true)
        two.key(.keyboardA, isDown: true)
        router.remove(interceptor)
        one.key(.keyboardA, isDown: false)
        two.key(.keyboardA, isDown: false)
        #expect(one.takeLog() == ["1 down"] && two.takeLog() == ["window down", "window up"])
        other.add(interceptor)
        one.surface.loseFocus()
        #expect(one.takeLog().isEmpty)
        two.surface.loseFocus()
        #expect(one.takeLog() == ["1 lostKeyboardFocus"])
    }

    @Test("the scenes of a server share a display, before the server is opened and after it is closed")
    func sharedDisplay() throws {
        let displays = UIApplication.shared.displays
        let server = HeadlessServer()
        let first = UIWindowScene(server: server)
        #expect(displays.display(of: server) == nil)
        #expect(displays.open(server) === first.display && displays.display(of: server) === first.display)
        displays.close(server)
        let second = UIWindowScene(server: server)
        #expect(second.display === first.display && displays.display(of: server) == nil)
        #expect(displays.all.contains { $0 === first.display })
        server.disconnect()
    }

    // MARK: Changes of scenes

    @Test("interceptors are notified of changes of scenes, unless one before them has removed them")
    func sceneChanges() throws {
        let (stage, router) = try stage()
        defer { stage.close() }
        let back = try added("1", to: stage)
        let front = try added("2", to: stage)
        stage.surface.loseFocus()
        #expect(stage.takeLog() == ["2 lostKeyboardFocus", "1 lostKeyboardFocus"])
        #expect(stage.surface.grabInput())
        stage.server.takeInput()
        #expect(stage.takeLog() == ["2 lostInputGrab", "1 lostInputGrab"])
        front.changeHandler = { router.remove(back) }
        stage.surface.unmap()
        #expect(stage.takeLog() == ["2 hidden"])
        try stage.scene.disconnect()
        #expect(stage.takeLog() == ["2 disconnected"])
    }
}
