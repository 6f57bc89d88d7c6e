import DisplayServer
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// The delegates of drags of text and of drops on text.
@MainActor @Suite(.serialized) struct TextDragDelegateTests {
    private final class Owner: NSObject, UITextDragDelegate, UITextDropDelegate {
        var log: [String] = []
        var items: ((any UITextDragRequest) -> [UIDragItem])?
        var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
        var editability = UITextDropEditability.no
        var preview: UITargetedDragPreview?
        private(set) var isSameView: Bool?
        private(set) var dropOffset: Int?

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            log.append("items \(textDraggableView.text(in: dragRequest.dragRange) ?? "")")
            return items?(dragRequest) ?? dragRequest.suggestedItems
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            log.append("preview")
            return preview
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) { log.append("lift") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { log.append("begin") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { log.append("end \(operation)") }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability {
            log.append("editable?")
            return editability
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            log.append("proposal")
            isSameView = drop.isSameView
            dropOffset = textDroppableView.offset(
                from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
            return proposal?(drop) ?? drop.suggestedProposal
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) { log.append("perform") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable,
            previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            log.append("drop preview")
            return defaultPreview
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
        ) { log.append("enter") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
        ) { log.append("update") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
        ) { log.append("exit") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
        ) { log.append("drop end") }

        /// Returns the calls since the last time, without repetitions.
        func take() -> [String] {
            defer { log = [] }
            var result: [String] = []
            for line in log where !result.contains(line) { result.append(line) }
            return result
        }
    }

    /// A delegate without any method.
    private final class Silent: NSObject, UITextDragDelegate, UITextDropDelegate {}

    private func makeView(_ stage: DragDropStage, _ text: String, y: CGFloat) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 14)
        view.text = text
        stage.add(view, CGRect(x: 20, y: y, width: 300, height: 60))
        view.layoutIfNeeded()
        return view
    }

    private func point(_ view: any UIView & UITextInput, _ offset: Int, _ dx: CGFloat = 2) -> CGPoint {
        let caret = view.caretRect(for: TextPosition(TextLocation(offset)))
        return view.convert(CGPoint(x: caret.minX + dx, y: caret.midY), to: nil)
    }

    private func select(_ view: UITextView, _ range: Range<Int>) {
        _ = view.becomeFirstResponder()
        view.selectedRange = NSRange(range)
    }

    @Test("DI-08: the delegates of text are called in order")
    func order() throws {
        let stage = try DragDropStage()
        let (from, to) = (makeView(stage, "one two", y: 20), makeView(stage, "ab", y: 120))
        let owner = Owner()
        from.textDragDelegate = owner
        to.textDropDelegate = owner
        select(from, 0..<3)
        try stage.drag(point(from, 1), point(from, 6), point(to, 1, 0))
        try stage.generator.wait(1)
        #expect(
            owner.take() == [
                "items one", "preview", "lift", "begin", "enter", "update", "proposal", "perform", "drop preview",
                "end copy", "drop end",
            ])
        #expect(owner.isSameView == false && owner.dropOffset == 1)
        #expect(to.text == "aoneb" && from.text == "one two")
        // A drag that leaves.
        select(from, 0..<3)
        try stage.drag(point(from, 1), point(to, 1, 0), CGPoint(x: 380, y: 280))
        try stage.generator.wait(1)
        #expect(Set(owner.take().suffix(3)) == ["exit", "drop end", "end cancel"])
    }

    @Test("DI-08: without methods, the text behaves as without a delegate")
    func silent() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "one two three", y: 20)
        let fixed = makeView(stage, "fixed", y: 120)
        let silent = Silent()
        for text in [view, fixed] {
            text.textDragDelegate = silent
            text.textDropDelegate = silent
        }
        fixed.isEditable = false
        select(view, 0..<4)
        try stage.drag(point(view, 1), point(view, 6), point(view, 8, 0))
        try stage.generator.wait(1)
        #expect(view.text == "two one three")
        try stage.drag(point(view, 5), point(view, 9), point(fixed, 2))
        try stage.generator.wait(1)
        #expect(fixed.text == "fixed" && view.text == "two one three")
    }

    @Test("DI-08: the delegate prevents a drag, or provides other items and a preview")
    func items() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let (from, to) = (makeView(stage, "one two", y: 20), makeView(stage, "ab", y: 120))
        let owner = Owner()
        from.textDragDelegate = owner
        owner.items = { _ in [] }
        select(from, 0..<3)
        try stage.drag(point(from, 1), point(from, 6), point(to, 1, 0))
        try stage.generator.wait(1)
        #expect(owner.take() == ["items one"] && to.text == "ab")
        var existing: Int?
        owner.items = { request in
            existing = request.existingItems.count
            #expect(request.isSelected && request.suggestedItems.count == 1)
            return [UIDragItem(itemProvider: NSItemProvider(object: "1"))]
        }
        select(from, 0..<3)
        try stage.drag(point(from, 1), point(from, 6), point(to, 1, 0))
        try await stage.generator.settle(until: "the text is loaded") { to.text == "a1b" }
        #expect(existing == 0)
        try stage.generator.wait(1)
        // An item that is not the text is copied within its view.
        select(from, 0..<3)
        try stage.drag(point(from, 1), point(from, 5), point(from, 7, 0))
        try await stage.generator.settle(until: "the text is loaded") { from.text == "one two1" }
        try stage.generator.wait(1)
    }

    @Test("DI-08: a drop replaces the selection, or all text")
    func actions() throws {
        let stage = try DragDropStage()
        let (from, to) = (makeView(stage, "one two", y: 20), makeView(stage, "abcdef", y: 120))
        let owner = Owner()
        to.textDropDelegate = owner
        owner.proposal = { _ in UITextDropProposal(dropAction: .replaceSelection) }
        select(to, 1..<3)
        select(from, 0..<3)
        try stage.drag(point(from, 1), point(from, 6), point(to, 6, 0), releases: false)
        // No caret follows.
        #expect(to.isTextDropActive && to.textDragDrop?.caretFrame == nil)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(to.text == "aonedef" && to.selectedRange == NSRange(1..<4))
        owner.proposal = { _ in
            let proposal = UITextDropProposal(operation: .copy)
            proposal.dropAction = .replaceAll
            return proposal.copy() as? UITextDropProposal ?? UITextDropProposal(operation: .cancel)
        }
        select(from, 4..<7)
        try stage.drag(point(from, 5), point(from, 2), point(to, 1, 0))
        try stage.generator.wait(1)
        #expect(to.text == "two")
        to.undoManager?.undo()
        #expect(to.text == "aonedef")
    }

    @Test("DI-08: the delegate performs a drop, also of items without text, and refuses one")
    func performer() throws {
        let stage = try DragDropStage()
        let view = makeView(stage, "ab", y: 120)
        let owner = Owner()
        view.textDropDelegate = owner
        let color = NSItemProvider(object: UIColor.red)
        _ = stage.addSource(CGRect(x: 20, y: 20, width: 80, height: 60), [UIDragItem(itemProvider: color)])
        try stage.drag(CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40), point(view, 1, 0))
        try stage.generator.wait(1)
        // The suggestion is to cancel.
        #expect(owner.take().contains("proposal") && !owner.log.contains("perform"))
        owner.proposal = { drop in
            #expect(drop.suggestedProposal.operation == .cancel)
            let proposal = UITextDropProposal(operation: .copy)
            proposal.dropPerformer = .delegate
            return proposal
        }
        try stage.drag(CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40), point(view, 1, 0))
        try stage.generator.wait(1)
        #expect(owner.take().contains("perform") && view.text == "ab")
        owner.proposal = { _ in UITextDropProposal(operation: .forbidden) }
        try stage.drag(CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40), point(view, 1, 0))
        try stage.generator.wait(1)
        #expect(!owner.take().contains("perform") && view.text == "ab")
    }

    @Test("DI-08: text that cannot be edited takes a drop for once, or becomes editable")
    func editability() throws {
        let stage = try DragDropStage()
        let (from, to) = (makeView(stage, "one two", y: 20), makeView(stage, "ab", y: 120))
        let owner = Owner()
        to.isEditable = false
        #expect(to.textDropInteraction == nil)
        to.textDropDelegate = owner
        #expect(to.textDropInteraction != nil)
        func drop() throws {
            select(from, 0..<3)
            try stage.drag(point(from, 1), point(from, 6), point(to, 1, 0))
            try stage.generator.wait(1)
        }
        try drop()
        #expect(owner.take() == ["editable?"] && to.text == "ab")
        owner.editability = .temporary
        try drop()
        #expect(owner.take().filter { $0 == "editable?" }.count == 1)
        #expect(to.text == "aoneb" && !to.isEditable)
        owner.editability = .yes
        try drop()
        #expect(to.text == "aoneoneb" && to.isEditable)
    }

    @Test("DI-08: without fast operations, text is inserted and then deleted at its old place")
    func slowMove() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let view = makeView(stage, "one two three", y: 20)
        let owner = Owner()
        view.textDropDelegate = owner
        owner.proposal = { drop in
            #expect(drop.isSameView)
            let proposal = drop.suggestedProposal
            proposal.useFastSameViewOperations = false
            return proposal
        }
        select(view, 8..<13)
        try stage.drag(point(view, 9), point(view, 5), point(view, 0, 0))
        try await stage.generator.settle(until: "the text has moved") { view.text == "threeone two " }
        try stage.generator.wait(1)
        // Two steps.
        view.undoManager?.undo()
        #expect(view.text == "threeone two three")
        view.undoManager?.undo()
        #expect(view.text == "one two three")
    }
}
