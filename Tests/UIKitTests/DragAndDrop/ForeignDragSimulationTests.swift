import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of UIKitTesting's drags of other programs.
@MainActor @Suite(.serialized) struct ForeignDragSimulationTests {
    /// A view that accepts text.
    private final class DropView: UIView, UIDropInteractionDelegate {
        var operation = UIDropOperation.copy
        var texts: [String] = []
        var names: [String] = []

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            names = session.items.map { $0.itemProvider.suggestedName ?? "" }
            session.loadObjects(ofClass: String.self) { self.texts = $0 }
        }
    }

    private func makeView() -> DropView {
        let view = DropView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addInteraction(UIDropInteraction(delegate: view))
        return view
    }

    @Test("a test drops text of another program on a view")
    func text() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let (view, generator) = (makeView(), stage.generator)
        stage.window.addSubview(view)
        let drag = try ForeignDrag(text: "Hello", over: generator)
        #expect(!drag.isAccepted)
        #expect(try !drag.drop())
        try drag.move(to: view)
        #expect(drag.isAccepted)
        #expect(try drag.drop())
        try await generator.settle(until: "the text is loaded") { !view.texts.isEmpty }
        #expect(view.texts == ["Hello"])
        try generator.wait(1)
        try await generator.settle(until: "completed") { drag.isCompleted }
    }

    @Test("a view that refuses is not dropped on, and a drag can leave")
    func refusal() throws {
        let view = makeView()
        view.operation = .forbidden
        let generator = try EventGenerator(view: view)
        let drag = try ForeignDrag(files: [URL(fileURLWithPath: "/tmp/a b.txt")], over: generator)
        try drag.move(to: view)
        #expect(!drag.isAccepted)
        #expect(try !drag.drop())
        view.operation = .copy
        try drag.move(to: view)
        #expect(drag.isAccepted)
        try drag.leave()
        #expect(!drag.isAccepted && !drag.isCompleted)
        #expect(try !drag.drop())
        #expect(view.texts.isEmpty && view.names.isEmpty)
    }
}
