import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of appearance callbacks for every way in which views appear and disappear (VC-01 and VC-02).
@MainActor @Suite(.serialized) struct AppearanceTests {
    enum Change: CaseIterable { case atOnce, moving, fading }

    private let log = LifeLog()
    private static let arrival = ["will appear", "is appearing", "did appear"]
    private static let departure = ["will disappear", "did disappear"]

    private func make(_ name: String) -> Logged { Logged(name, log) }

    private func lines(_ name: String, _ turns: some Sequence<String>) -> [String] { turns.map { "\(name) \($0)" } }

    /// Calls `body` with a new display and a window that displays `root`.
    private func shown(_ root: UIViewController, _ body: (UIWindow, HeadlessServer) throws -> Void) rethrows {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer {
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            UIApplication.shared.displays.close(server)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = root
        window.makeKeyAndVisible()
        server.serve(for: 0.1)
        try body(window, server)
    }

    private func put(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("VC-01 the root controller that is replaced goes before the new one comes")
    func rootReplaced() {
        let (a, b) = (make("a"), make("b"))
        shown(a) { window, server in
            #expect(log.take() == lines("a", Self.arrival))
            window.rootViewController = b
            server.serve(for: 0.1)
            #expect(log.take() == lines("a", Self.departure) + lines("b", Self.arrival))
            window.rootViewController = nil
            #expect(log.take() == lines("b", Self.departure) && window.subviews.isEmpty)
        }
    }

    @Test("VC-01 a window that is hidden, shown and destroyed takes its controllers along, parents first")
    func windowComesAndGoes() {
        let (a, b) = (make("a"), make("b"))
        put(b, in: a)
        shown(a) { window, server in
            #expect(
                log.take() == [
                    "a will appear", "b will appear", "a is appearing", "b is appearing", "a did appear",
                    "b did appear",
                ])
            window.isHidden = true
            #expect(log.take() == ["a will disappear", "b will disappear", "a did disappear", "b did disappear"])
            window.isHidden = false
            server.serve(for: 0.1)
            #expect(log.take().filter { $0.hasPrefix("b") } == lines("b", Self.arrival))
            server.surfaces.first?.wasDestroyedExternally()
            #expect(log.take() == ["a will disappear", "b will disappear", "a did disappear", "b did disappear"])
        }
    }

    @Test("VC-01 when the view is appearing, it has the frame that was given to it after it was added")
    func geometryIsFinal() {
        let (a, b) = (make("a"), make("b"))
        b.remark = { " \(Int($0.view.frame.width))" }
        shown(a) { _, server in
            a.addChild(b)
            a.view.addSubview(b.view)
            b.view.frame = CGRect(x: 0, y: 0, width: 123, height: 50)
            b.didMove(toParent: a)
            server.serve(for: 0.1)
            #expect(log.lines.contains("b is appearing 123") && log.lines.last == "b did appear 123")
        }
    }

    @Test("VC-02 a child's coming and going is known while it happens")
    func movingToAndFromParent() {
        let (a, b) = (make("a"), make("b"))
        b.remark = { ($0.isMovingToParent ? " to" : "") + ($0.isMovingFromParent ? " from" : "") }
        shown(a) { window, server in
            _ = log.take()
            put(b, in: a)
            server.serve(for: 0.1)
            #expect(log.take() == lines("b", Self.arrival).map { $0 + " to" })
            #expect(!b.isMovingToParent)
            // Hiding the window does not call the containment callbacks.
            window.isHidden = true
            window.isHidden = false
            server.serve(for: 0.1)
            #expect(!log.take().contains { $0.hasSuffix("to") || $0.hasSuffix("from") })
            b.willMove(toParent: nil)
            b.view.removeFromSuperview()
            b.removeFromParent()
            #expect(log.take() == lines("b", Self.departure).map { $0 + " from" })
            #expect(!b.isMovingFromParent && b.parent == nil)
        }
    }

    @Test("VC-02 a parent that forwards by itself is the only one who tells its children")
    func explicitForwarding() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        a.forwards = false
        put(c, in: b)
        put(b, in: a)
        shown(a) { _, server in
            #expect(log.take() == lines("a", Self.arrival))
            b.beginAppearanceTransition(true, animated: true)
            #expect(log.take() == ["b will appear!", "c will appear!"])
            server.serve(for: 0.1)
            #expect(log.take() == ["b is appearing!", "c is appearing!"])
            b.endAppearanceTransition()
            #expect(log.take() == ["b did appear!", "c did appear!"])
            // Once b has appeared, its new child appears.
            let d = make("d")
            put(d, in: b)
            server.serve(for: 0.1)
            #expect(log.take() == lines("d", Self.arrival))
            b.view.removeFromSuperview()
            #expect(
                log.take() == lines("c", Self.departure.prefix(1)) + lines("d", Self.departure.prefix(1))
                    + lines("c", Self.departure.suffix(1)) + lines("d", Self.departure.suffix(1)))
        }
    }

    @Test("VC-01 a change that is called off is undone by its opposite; ends without a beginning do nothing")
    func calledOff() {
        let (a, b) = (make("a"), make("b"))
        a.forwards = false
        put(b, in: a)
        shown(a) { _, server in
            _ = log.take()
            b.endAppearanceTransition()
            b.beginAppearanceTransition(false, animated: false)
            #expect(log.take().isEmpty)
            b.beginAppearanceTransition(true, animated: false)
            b.beginAppearanceTransition(true, animated: false)
            b.beginAppearanceTransition(false, animated: false)
            b.endAppearanceTransition()
            b.endAppearanceTransition()
            #expect(log.take() == ["b will appear", "b will disappear", "b did disappear"])
            b.beginAppearanceTransition(true, animated: false)
            b.endAppearanceTransition()
            // Although no layout takes place in between, no callback is skipped.
            #expect(log.take() == lines("b", Self.arrival))
            server.serve(for: 0.1)
            #expect(log.take().isEmpty)
        }
    }

    @Test(
        "VC-02 a transition between children moves the views and tells both, at once, moving, or fading",
        arguments: Change.allCases)
    func transition(_ change: Change) {
        let duration = change == .atOnce ? 0 : 0.3
        let options: UIView.AnimationOptions = change == .fading ? .transitionCrossDissolve : []
        let (a, b, c) = (make("a"), make("b"), make("c"))
        put(b, in: a)
        shown(a) { _, server in
            _ = log.take()
            a.addChild(c)
            b.willMove(toParent: nil)
            c.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            var finished: Bool?
            a.transition(
                from: b, to: c, duration: duration, options: options, animations: { c.view.frame.size.width = 80 }
            ) {
                finished = $0
                b.removeFromParent()
                c.didMove(toParent: a)
            }
            let mark = duration > 0 ? "!" : ""
            if duration > 0 {
                #expect(finished == nil)
                #expect(log.take().prefix(2) == ["b will disappear!", "c will appear!"])
                server.serve(for: 0.1)
                #expect(log.take() == ["c is appearing!"] && c.view.superview === a.view)
                server.serve(for: 0.4)
            } else {
                #expect(
                    log.take() == [
                        "b will disappear", "c will appear", "c is appearing", "c did appear", "b did disappear",
                    ])
            }
            #expect(finished == true && b.view.superview == nil && c.view.frame.width == 80)
            if duration > 0 { #expect(log.take() == ["c did appear" + mark, "b did disappear" + mark]) }
            #expect(a.children == [c] && b.parent == nil)
        }
    }

    @Test("VC-02 a transition nobody sees only moves the views")
    func unseenTransition() {
        let (a, b, c) = (make("a"), make("b"), make("c"))
        put(b, in: a)
        a.addChild(c)
        var isDone = false
        a.transition(from: b, to: c, duration: 1, animations: nil) { _ in isDone = true }
        #expect(isDone && c.view.superview === a.view && b.view.superview == nil && log.take().isEmpty)
    }

    @Test("VC-01 a view that leaves the window while it appears disappears, and the other way round")
    func turnedRound() {
        let (a, b) = (make("a"), make("b"))
        shown(a) { _, server in
            _ = log.take()
            b.hooks["will appear"] = { [log] in log.add("-") }
            put(b, in: a)
            b.view.removeFromSuperview()
            server.serve(for: 0.1)
            #expect(log.take() == ["b will appear", "-", "b will disappear", "b did disappear"])
            a.view.addSubview(b.view)
            b.view.removeFromSuperview()
            a.view.addSubview(b.view)
            server.serve(for: 0.1)
            #expect(log.take().filter { $0 == "b did appear" }.count == 1)
        }
    }
}
