import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Items that the user adds to a drag by tapping them with another finger.
@MainActor @Suite(.serialized) struct AddedItemTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        let view = UIView()
        var added: [String] = []
        var log: [String] = []

        override init() {
            super.init()
            view.addInteraction(UIDragInteraction(delegate: self))
        }

        private func item(_ text: String) -> UIDragItem { UIDragItem(itemProvider: NSItemProvider(object: text)) }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [item("first")] }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            log.append("add at \(Int(point.x)),\(Int(point.y)) to \(session.items.count)")
            return added.map(item)
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
            for addingInteraction: UIDragInteraction
        ) { log.append("will add \(items.count)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            log.append("cancel")
            return defaultPreview
        }
    }

    private final class TapCounter: NSObject {
        private(set) var count = 0
        func didTap(_ recognizer: UITapGestureRecognizer) { count += 1 }
    }

    private let press = CGPoint(x: 40, y: 40)
    private let over = CGPoint(x: 240, y: 40)

    private func lift(_ stage: DragDropStage) throws {
        try stage.generator.fingerDown(.leftIndex, at: press)
        try stage.generator.wait(0.6)
        try stage.generator.fingerMove(.leftIndex, to: CGPoint(x: 70, y: 40))
        try stage.generator.fingerMove(.leftIndex, to: over)
    }

    @Test("DI-09: a tap with another finger adds items to the drag, and a drop loads all of them")
    func adding() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let (first, other) = (Source(), Source())
        stage.add(first.view, CGRect(x: 20, y: 20, width: 80, height: 60))
        stage.add(other.view, CGRect(x: 20, y: 120, width: 80, height: 60))
        let target = stage.addTarget(CGRect(x: 200, y: 20, width: 100, height: 100))
        var texts: [String] = []
        target.perform = { session in session.loadObjects(ofClass: String.self) { texts = $0 } }
        other.added = ["second", "third"]
        try lift(stage)
        let size = try #require(stage.server?.dragAndDrop.image?.width)
        try stage.generator.fingerTap(.rightIndex, at: CGPoint(x: 30, y: 140))
        #expect(other.log == ["add at 10,20 to 1"])
        #expect(first.log == ["will add 2"])
        #expect(target.session?.items.count == 3)
        // The image shows that there are several.
        #expect(try #require(stage.server?.dragAndDrop.image?.width) > size)
        try stage.generator.fingerUp(.leftIndex)
        try await stage.generator.settle(until: "the texts are loaded") { texts.count == 3 }
        #expect(texts == ["first", "second", "third"])
        try stage.generator.wait(1)
    }

    @Test("DI-09: without items the view handles the tap; without a drag no items are added")
    func taps() throws {
        let stage = try DragDropStage()
        let (first, other) = (Source(), Source())
        let counter = TapCounter()
        let tap = UITapGestureRecognizer()
        tap.addTarget(counter, action: TapCounter.didTap)
        other.view.addGestureRecognizer(tap)
        stage.add(first.view, CGRect(x: 20, y: 20, width: 80, height: 60))
        stage.add(other.view, CGRect(x: 20, y: 120, width: 80, height: 60))
        other.added = ["second"]
        try stage.generator.fingerTap(at: CGPoint(x: 30, y: 140))
        #expect(other.log == [] && counter.count == 1)
        try stage.generator.wait(1)
        other.added = []
        try lift(stage)
        try stage.generator.fingerTap(.rightIndex, at: CGPoint(x: 30, y: 140))
        #expect(other.log.count == 1 && first.log == [] && counter.count == 2)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.fingerUp(.leftIndex)
        try stage.generator.wait(1)
    }

    @Test("DI-09: an added item of a cancelled drag returns to the view that provided it")
    func cancelled() throws {
        let stage = try DragDropStage()
        let (first, other) = (Source(), Source())
        stage.add(first.view, CGRect(x: 20, y: 20, width: 80, height: 60))
        stage.add(other.view, CGRect(x: 20, y: 120, width: 80, height: 60))
        other.added = ["second"]
        try lift(stage)
        try stage.generator.fingerTap(.rightIndex, at: CGPoint(x: 30, y: 140))
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.fingerUp(.leftIndex)
        try stage.generator.wait(1)
        #expect(first.log == ["will add 1", "cancel"] && other.log.last == "cancel")
    }

    @Test("DI-09: another program that the drag has not entered yet gets the added items")
    func foreign() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let (first, other) = (Source(), Source())
        stage.add(first.view, CGRect(x: 20, y: 20, width: 80, height: 60))
        stage.add(other.view, CGRect(x: 20, y: 120, width: 80, height: 60))
        other.added = ["second"]
        try lift(stage)
        try stage.generator.fingerTap(.rightIndex, at: CGPoint(x: 30, y: 140))
        let drag = try #require(stage.server?.currentDrag)
        var data: Data?
        drag.content.load(drag.content.types[0]) { data = $0 }
        try await stage.generator.settle(until: "the text is loaded") { data != nil }
        #expect(data.map { String(decoding: $0, as: UTF8.self) } == "first\nsecond")
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.fingerUp(.leftIndex)
        try stage.generator.wait(1)
    }
}
