import Testing
import UIKit
import UIKitTesting

/// Tests of the order of the responder chain, and of invalid chains (docs/semantics/responders.md).
@MainActor @Suite(.serialized) struct ChainTests {
    /// A view with a custom next responder that counts the events it receives.
    final class Link: UIView {
        weak var after: UIResponder?
        var isRedirected = false
        var received = 0
        /// A Boolean value that indicates whether the view calls its next responder instead of `super`.
        var callsNext = false
        override var canBecomeFirstResponder: Bool { true }
        override var next: UIResponder? { isRedirected ? after : super.next }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            received += 1
            if callsNext {
                next?.touchesBegan(touches, with: event)
            } else {
                super.touchesBegan(touches, with: event)
            }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            received += 1
            super.pressesBegan(presses, with: event)
        }
        func act(_ sender: Any?) {}
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }

    /// Calls `body`, and returns the reports of responder diagnostics.
    private func reports(_ body: () throws -> Void) rethrows -> [String] {
        var texts: [String] = []
        let old = ResponderDiagnostics.report
        ResponderDiagnostics.report = { texts.append($0) }
        defer { ResponderDiagnostics.report = old }
        try body()
        return texts
    }

    private func links(_ count: Int, in stage: Stage) -> [Link] {
        (0..<count).map { stage.add(Link(), CGRect(x: 20 * $0, y: 0, width: 10, height: 10)) }
    }

    @Test("RC-01 a plain responder has no next responder")
    func plain() {
        #expect(UIResponder().next == nil)
    }

    @Test("RC-02 to RC-05 an unhandled event goes from a field to the application's delegate, in this order")
    func wholeChain() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let stage = Stage()
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        let parent = UIViewController()
        let child = UIViewController()
        stage.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let field = stage.add(UIView(), .zero, to: child.view)
        let expected: [UIResponder?] = [
            field, child.view, child, parent.view, parent, stage.window, stage.window.windowScene,
            UIApplication.shared, delegate,
        ]
        let chain = field.responderChain
        // Other responders can be in between (RC-06).
        let indexes = expected.map { responder in chain.firstIndex { $0 === responder } ?? -1 }
        #expect(indexes == indexes.sorted() && !indexes.contains(-1))
        #expect(chain.last === delegate)
    }

    @Test("RC-05 a delegate that is a view or view controller is not the application's next responder")
    func delegates() {
        final class Controller: UIViewController, UIApplicationDelegate {}
        final class View: UIView, UIApplicationDelegate {}
        let controller = Controller()
        let view = View()
        defer { UIApplication.shared.delegate = nil }
        for delegate: any UIApplicationDelegate in [controller, view] as [any UIApplicationDelegate] {
            UIApplication.shared.delegate = delegate
            #expect(UIApplication.shared.next == nil)
        }
    }

    @Test("RC-07 a touch starts at the hit view, a press at the first responder")
    func starts() throws {
        let stage = Stage()
        stage.window.makeKey()
        let pair = links(2, in: stage)
        #expect(pair[1].becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: CGPoint(x: 5, y: 5))
        #expect(pair.map(\.received) == [1, 0])
        try generator.keyPress(.keyboardA)
        #expect(pair.map(\.received) == [1, 1])
    }

    @Test("an overridden next redirects the event")
    func redirected() throws {
        let stage = Stage()
        let pair = links(2, in: stage)
        pair[0].isRedirected = true
        pair[0].after = pair[1]
        try EventGenerator(window: stage.window).fingerTap(at: CGPoint(x: 5, y: 5))
        #expect(pair.map(\.received) == [1, 1])
    }

    @Test(
        "RC-08 a cyclic chain is cut: each responder receives the event once, and the cycle is reported once",
        arguments: [1, 2, 5])
    func cycle(length: Int) throws {
        let stage = Stage()
        let ring = links(length, in: stage)
        for (index, link) in ring.enumerated() {
            link.isRedirected = true
            link.after = ring[(index + 1) % length]
        }
        let generator = try EventGenerator(window: stage.window)
        let texts = try reports {
            try generator.fingerTap(at: CGPoint(x: 5, y: 5))
            try generator.fingerTap(at: CGPoint(x: 5, y: 5))
        }
        #expect(ring.map(\.received) == Array(repeating: 2, count: length))
        #expect(texts.count == 1 && texts.first?.contains("Link → Link") == true)
        #expect(ring.allSatisfy { $0.forwarding == 0 })
    }

    @Test("RC-08 a cycle is also cut if a responder calls the next one directly")
    func cycleWithDirectCalls() throws {
        let stage = Stage()
        let ring = links(3, in: stage)
        for (index, link) in ring.enumerated() {
            link.isRedirected = true
            link.after = ring[(index + 1) % 3]
        }
        ring[1].callsNext = true
        let texts = try reports { try EventGenerator(window: stage.window).fingerTap(at: CGPoint(x: 5, y: 5)) }
        #expect(ring.map(\.received).allSatisfy { (1...2).contains($0) })
        #expect(texts.count == 1)
    }

    @Test("AC-02, RC-08 looking for a target, the window or the undo manager terminates in a cycle")
    func cycleDuringTargetLookup() throws {
        let stage = Stage()
        let ring = links(4, in: stage)
        // A chain whose end forms a cycle.
        for index in 0..<4 {
            ring[index].isRedirected = true
            ring[index].after = ring[index == 3 ? 1 : index + 1]
        }
        let texts = reports {
            #expect(ring[0].target(forAction: Selector(Link.act), withSender: nil) == nil)
            #expect(!UIApplication.shared.sendAction(Selector(Link.act), to: nil, from: ring[0], for: nil))
            #expect(ring[0].firstResult { _ -> Int? in nil } == nil)
            #expect(ring[0].responderChain.count == 4)
        }
        #expect(!texts.isEmpty)
    }

    @Test("a responder may take part in several deliveries at a time")
    func nested() {
        final class Sender: UIView {
            var received: [String] = []
            weak var above: Sender?
            var inner: UIEvent?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                received.append(event === inner ? "inner" : "outer")
                // While one event moves up the chain, another one begins at a lower view.
                if event !== inner, superview?.superview !== nil, above == nil, let view = subviews.first {
                    view.touchesBegan(touches, with: inner)
                }
                super.touchesBegan(touches, with: event)
            }
        }
        let stage = Stage()
        let outer = stage.add(Sender(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let middle = stage.add(Sender(), CGRect(x: 0, y: 0, width: 50, height: 50), to: outer)
        let leaf = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50), to: middle)
        let events = [UIEvent(type: .touches, timestamp: 0), UIEvent(type: .touches, timestamp: 1)]
        for view in [outer, middle] { view.inner = events[1] }
        let texts = reports { leaf.touchesBegan([], with: events[0]) }
        #expect(middle.received == ["outer", "inner"] && outer.received == ["inner", "outer"])
        #expect(texts.isEmpty)
    }
}
