import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Drags within the app, on a headless display.
@MainActor @Suite(.serialized) struct DragInteractionTests {
    private let press = CGPoint(x: 40, y: 40)
    private let over = CGPoint(x: 240, y: 40)
    private let source = CGRect(x: 20, y: 20, width: 80, height: 60)
    private let target = CGRect(x: 200, y: 20, width: 100, height: 100)

    @Test("DI-01: a drag with the pointer calls the source in order, and a copy ends with the transfer")
    func sourceOrder() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        let drop = stage.addTarget(target)
        drop.canHandle = true
        try stage.generator.pointerDown(at: press)
        try stage.generator.pointerMove(to: CGPoint(x: 42, y: 40))
        #expect(stage.log.take() == [])
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 40))
        #expect(stage.log.take() == ["items", "preview", "lift", "begin"])
        #expect(drag.liftEnds == [.end])
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 40))
        #expect(stage.log.take() == ["move"])
        #expect(drag.session?.location(in: drag.view) == CGPoint(x: 40, y: 20))
        try stage.generator.pointerMove(to: over)
        try stage.generator.pointerUp()
        #expect(stage.log.lines.contains("will end copy") && !stage.log.lines.contains("did end copy"))
        try stage.generator.wait(1)
        let calls = stage.log.take().filter { !$0.hasPrefix("target") }
        #expect(calls == ["move", "will end copy", "did end copy", "transferred"])
        #expect(stage.window.windowScene?.display.dragSession == nil)
    }

    @Test("DI-03: the target is asked once, enters, updates, performs, animates, concludes and ends")
    func targetOrder() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        _ = stage.addTarget(target)
        try stage.drag(press, CGPoint(x: 60, y: 40), over, CGPoint(x: 250, y: 50))
        try stage.generator.wait(1)
        #expect(
            stage.log.take().filter { $0.hasPrefix("target") } == [
                "target can handle", "target enter", "target update", "target update", "target perform",
                "target preview", "target animation", "target conclude", "target end",
            ])
    }

    @Test("DI-03: leaving and returning asks no second time; the session ends for targets that it left")
    func leaving() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        _ = stage.addTarget(target)
        try stage.drag(press, over, CGPoint(x: 240, y: 250), over, CGPoint(x: 240, y: 250))
        try stage.generator.wait(1)
        #expect(
            stage.log.take().filter { $0.hasPrefix("target") } == [
                "target can handle", "target enter", "target update", "target exit", "target enter", "target update",
                "target exit", "target end",
            ])
    }

    @Test("DI-03: the deepest view that can handle the session is the target")
    func deepest() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        let outer = stage.addTarget(target, name: "outer")
        let inner = TestDropTarget(stage.log, "inner")
        inner.view.frame = CGRect(x: 20, y: 0, width: 60, height: 60)
        outer.view.addSubview(inner.view)
        inner.canHandle = false
        try stage.drag(press, CGPoint(x: 205, y: 40), over)
        try stage.generator.wait(1)
        let calls = stage.log.take()
        #expect(calls.filter { $0 == "inner can handle" }.count == 1 && !calls.contains("inner enter"))
        #expect(calls.contains("outer perform"))
        inner.canHandle = true
        try stage.drag(press, CGPoint(x: 205, y: 40), over)
        try stage.generator.wait(1)
        #expect(stage.log.take().contains("inner perform"))
    }

    @Test("DI-01: without items no drag begins, and the view keeps the touch")
    func withoutItems() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        drag.items = []
        try stage.drag(press, over)
        #expect(stage.log.take() == ["items"])
        #expect(stage.server?.dragAndDrop.image == nil)
    }

    @Test("DI-01: a finger lifts the items after half a second, and drags them when it moves")
    func finger() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        _ = stage.addTarget(target)
        try stage.generator.fingerDown(at: press)
        try stage.generator.wait(0.4)
        #expect(stage.log.take() == [])
        try stage.generator.wait(0.2)
        #expect(stage.log.take() == ["items", "preview", "lift"])
        // The lifted snapshot.
        #expect(stage.window.subviews.count == 3)
        try stage.generator.fingerMove(to: CGPoint(x: 44, y: 40))
        #expect(stage.log.take() == [])
        try stage.generator.fingerMove(to: CGPoint(x: 70, y: 40))
        #expect(stage.log.take() == ["begin"])
        try stage.generator.fingerMove(to: over)
        try stage.generator.fingerUp()
        try stage.generator.wait(1)
        #expect(stage.log.take().contains("target perform"))
        #expect(drag.liftEnds == [.end])
        #expect(stage.window.subviews.count == 2)
    }

    @Test("DI-01: a finger that is lifted without a movement lowers the items")
    func lowered() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        try stage.generator.fingerDown(at: press)
        try stage.generator.wait(0.6)
        try stage.generator.fingerUp()
        try stage.generator.wait(1)
        #expect(stage.log.take() == ["items", "preview", "lift"])
        #expect(drag.liftEnds == [.start])
        #expect(stage.window.subviews.count == 1)
        // The next drag begins.
        try stage.drag(press, over)
        #expect(stage.log.take().contains("begin"))
    }

    @Test("DI-01: a finger that moves before it lifts the items does not drag")
    func scrolled() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        try stage.generator.fingerDrag(from: press, to: over, duration: 0.2)
        try stage.generator.wait(1)
        #expect(stage.log.take() == [])
    }

    @Test("DI-01: Escape cancels; the items fly back, and then the drag has ended")
    func escape() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        _ = stage.addTarget(target)
        try stage.drag(press, CGPoint(x: 60, y: 40), over, releases: false)
        _ = stage.log.take()
        try stage.generator.keyPress(.keyboardEscape)
        #expect(stage.log.take() == ["will end cancel", "target exit", "target end", "cancel preview", "cancel animation"])
        let drags = try #require(stage.server?.dragAndDrop)
        #expect(drags.image != nil)
        try stage.generator.wait(0.1)
        // On the way back to the location of the press.
        #expect(drags.imageLocation.x < over.x && drags.imageLocation.x > press.x)
        try stage.generator.wait(0.5)
        #expect(drags.image == nil)
        #expect(stage.log.take() == ["did end cancel"])
        try stage.generator.pointerUp()
        #expect(stage.log.take() == [])
    }

    @Test("DI-04: a forbidden drop shows the cursor for it, and ends as forbidden; cancel shows none")
    func forbidden() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        let drop = stage.addTarget(target)
        drop.operation = .forbidden
        try stage.drag(press, CGPoint(x: 60, y: 40), over, releases: false)
        let drags = try #require(stage.server?.dragAndDrop)
        let refused = drags.cursor
        drop.operation = .cancel
        try stage.generator.pointerMove(to: CGPoint(x: 250, y: 50))
        #expect(refused != drags.cursor)
        drop.operation = .forbidden
        try stage.generator.pointerMove(to: over)
        #expect(drags.cursor == refused)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        let calls = stage.log.take()
        #expect(calls.contains("will end forbidden") && calls.last == "did end forbidden")
        #expect(!calls.contains("target perform"))
    }

    @Test("DI-04: a move that the source does not allow is a copy")
    func move() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        let drop = stage.addTarget(target)
        drop.operation = .move
        try stage.drag(press, over)
        try stage.generator.wait(1)
        #expect(stage.log.take().contains("did end move"))
        drag.allowsMove = false
        try stage.drag(press, over)
        #expect(drop.session?.allowsMoveOperation == false)
        try stage.generator.wait(1)
        #expect(stage.log.take().contains("did end copy"))
    }

    @Test("DI-05: local drags have their objects and their session; types decide what can be loaded")
    func local() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        let item = drag.items[0]
        item.localObject = 42
        let drop = stage.addTarget(target)
        try stage.drag(press, over, releases: false)
        let session = try #require(drop.session)
        #expect(session.localDragSession === drag.session)
        #expect(session.items.count == 1 && session.items[0] === item)
        #expect(session.canLoadObjects(ofClass: String.self) && !session.canLoadObjects(ofClass: UIImage.self))
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
        #expect(session.location(in: drop.view) == CGPoint(x: 40, y: 20))
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.wait(1)
    }

    @Test("DI-03: the transfer ends when all loads have ended")
    func loading() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let drag = stage.addSource(source)
        let provider = NSItemProvider()
        final class Held: @unchecked Sendable { var completion: (@Sendable (Data?, (any Error)?) -> Void)? }
        let held = Held()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            held.completion = $0
            return nil
        }
        drag.items = [UIDragItem(itemProvider: provider)]
        let drop = stage.addTarget(target)
        var loaded: [String] = []
        drop.perform = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
        try stage.drag(press, over)
        try await stage.generator.settle(until: "the data is requested") { held.completion != nil }
        try stage.generator.wait(1)
        #expect(stage.log.take().last == "did end copy")
        held.completion?(Data("Oslo".utf8), nil)
        try await stage.generator.settle(until: "the text is loaded") { !loaded.isEmpty }
        try await stage.generator.settle(until: "the transfer ends") { stage.log.lines == ["transferred"] }
        #expect(loaded == ["Oslo"])
    }

    @Test("DI-01: a disabled interaction does not drag; a removed view cancels")
    func disabled() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        #expect(drag.interaction.isEnabled && UIDragInteraction.isEnabledByDefault)
        drag.interaction.isEnabled = false
        try stage.drag(press, over)
        #expect(stage.log.take() == [])
        drag.interaction.isEnabled = true
        try stage.drag(press, over, releases: false)
        #expect(stage.log.take().contains("begin"))
        drag.view.removeFromSuperview()
        try stage.generator.pointerMove(to: CGPoint(x: 250, y: 60))
        try stage.generator.wait(1)
        #expect(stage.log.take().last == "did end cancel")
    }

    @Test("DI-01: the image is at the grip, and several items show their number")
    func image() throws {
        let stage = try DragDropStage()
        let drag = stage.addSource(source)
        try stage.drag(press, CGPoint(x: 60, y: 40), releases: false)
        let drags = try #require(stage.server?.dragAndDrop)
        let one = try #require(drags.image)
        // Margins of 14 points around the card of 80 × 60 points.
        #expect(one.width == 108 && one.height == 88)
        #expect(one.hotspot == CGPoint(x: 14 + 20, y: 14 + 20))
        #expect(one.pixels[44 * one.width + 54] >> 24 > 200)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        drag.items = (0..<12).map { _ in UIDragItem(itemProvider: NSItemProvider(object: "a")) }
        try stage.drag(press, CGPoint(x: 60, y: 40), releases: false)
        let many = try #require(drags.image)
        #expect(many.width == 118 && many.height == 98)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
    }

    @Test("DT-05: content scrolls while items are held near an edge, and the target is asked again")
    func autoscroll() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 2000)
        stage.add(scroll, CGRect(x: 200, y: 20, width: 100, height: 200))
        let drop = TestDropTarget(stage.log, "target")
        drop.view.frame = CGRect(x: 0, y: 0, width: 100, height: 2000)
        scroll.addSubview(drop.view)
        try stage.drag(press, CGPoint(x: 240, y: 100), releases: false)
        try stage.generator.wait(0.5)
        #expect(scroll.contentOffset.y == 0)
        try stage.generator.pointerMove(to: CGPoint(x: 240, y: 210))
        try stage.generator.wait(1)
        #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 1000)
        let held = try #require(drop.session?.location(in: drop.view).y)
        #expect(held == 190 + scroll.contentOffset.y)
        try stage.generator.pointerMove(to: CGPoint(x: 240, y: 100))
        let rest = scroll.contentOffset.y
        try stage.generator.wait(0.5)
        #expect(scroll.contentOffset.y == rest)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.wait(1)
    }

    @Test("DT-05: a spring-loaded view is activated after 0.8 seconds, and not when the items leave before")
    func springLoading() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(source)
        let folder = UIView()
        stage.add(folder, target)
        var states: [UISpringLoadedInteractionEffectState] = []
        var count = 0
        let effect = TestSpringEffect { states.append($0) }
        folder.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
                #expect(context.targetView === folder)
                count += 1
            })
        try stage.drag(press, over, releases: false)
        try stage.generator.wait(0.4)
        try stage.generator.pointerMove(to: CGPoint(x: 240, y: 200))
        try stage.generator.wait(1)
        #expect(count == 0 && states == [.possible, .inactive])
        try stage.generator.pointerMove(to: over)
        try stage.generator.wait(0.6)
        #expect(states == [.possible, .inactive, .possible, .activating] && count == 0)
        try stage.generator.wait(0.3)
        #expect(count == 1 && states.last == .activated)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.wait(1)
        #expect(count == 1)
    }
}

@MainActor extension DragInteractionTests {
    @Test("DT-05: a spring-loaded button sends the events of a tap")
    func springLoadedButton() throws {
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 20, y: 20, width: 80, height: 60))
        let button = UIButton(type: .system)
        stage.add(button, CGRect(x: 200, y: 20, width: 100, height: 100))
        #expect(!button.isSpringLoaded)
        button.isSpringLoaded = true
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        try stage.drag(CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 240, y: 40), releases: false)
        try stage.generator.wait(0.9)
        #expect(count == 1)
        button.isSpringLoaded = false
        #expect(!button.isSpringLoaded && button.interactions.isEmpty)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.wait(1)
    }
}

@MainActor private final class TestSpringEffect: NSObject, UISpringLoadedInteractionEffect {
    private let report: (UISpringLoadedInteractionEffectState) -> Void
    init(_ report: @escaping (UISpringLoadedInteractionEffectState) -> Void) {
        self.report = report
        super.init()
    }
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { report(context.state) }
}
