import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the time limits of drags, in virtual time, with simulated programs.
@MainActor @Suite struct HeadlessDragTests {
    private static let text = ClipboardContent.text

    private func stage(
        wanted: [String] = [text]
    ) throws -> (stage: DragFixture, target: HeadlessDropTarget) {
        let stage = try DragFixture(.headless)
        let target = HeadlessDropTarget(frame: CGRect(x: 600, y: 100, width: 200, height: 200), wantedTypes: wanted)
        try stage.headless.dragAndDrop.foreignTargets = [target]
        return (stage, target)
    }

    @Test("DD-06: a target of another program loads the data after the drop")
    func targetsLoadData() throws {
        let (stage, target) = try stage()
        try stage.begin([(Self.text, "Hello"), ("image/png", "PNG")])
        try stage.move(650, 150)
        #expect(target.offeredTypes == [Self.text, "image/png"])
        #expect(stage.drag?.response == .operation(.copy))
        #expect(stage.requests.isEmpty)
        try stage.press(false)
        stage.server.serve(for: 0.1)
        #expect(target.data == [Self.text: Data("Hello".utf8)])
        #expect(stage.recorder.log == ["forbidden", "copy", "ended copy", "finished copy"])
        #expect(stage.requests == [Self.text])
    }

    @Test("DD-03: while an answer is due, only the newest movement is kept")
    func theNewestMovementIsKept() throws {
        let (stage, target) = try stage()
        target.answer = { _ in nil }
        let drag = try stage.begin()
        for x in 0..<5 { try stage.move(650 + CGFloat(x), 150) }
        #expect(target.locations == [CGPoint(x: 650, y: 150)])
        #expect(drag.isActive)
        target.answer = { _ in .operation(.copy) }
        target.answerNow(.operation(.copy))
        stage.server.serve(for: 0.01)
        #expect(target.locations == [CGPoint(x: 650, y: 150), CGPoint(x: 654, y: 150)])
        try stage.press(false)
    }

    @Test("DD-04: a target that does not answer for two seconds is left at the release")
    func silentTargetsAreLeft() throws {
        let (stage, target) = try stage()
        try stage.begin()
        try stage.move(650, 150)
        #expect(stage.drag?.response == .operation(.copy))
        target.answer = { _ in nil }
        try stage.move(660, 150)
        stage.server.serve(for: 1.9)
        #expect(stage.drag?.response == .operation(.copy))
        stage.server.serve(for: 0.2)
        #expect(stage.drag?.response == .forbidden)
        try stage.press(false)
        #expect(stage.recorder.log == ["forbidden", "copy", "forbidden", "ended none"])
        #expect(target.exitCount == 1 && target.dropCount == 0)
    }

    @Test("DD-04: a release waits two seconds for an answer that is due")
    func releasesWaitForAnswers() throws {
        let (stage, target) = try stage()
        target.answer = { _ in nil }
        try stage.begin()
        try stage.move(650, 150)
        try stage.press(false)
        #expect(stage.recorder.log == ["forbidden"])
        #expect(stage.server.currentDrag == nil && stage.drag?.isActive == false)
        stage.server.serve(for: 1)
        target.answerNow(.operation(.copy))
        stage.server.serve(for: 0.1)
        #expect(stage.recorder.log == ["forbidden", "ended copy", "finished copy"])

        let (other, silent) = try self.stage()
        silent.answer = { _ in nil }
        try other.begin()
        try other.move(650, 150)
        try other.press(false)
        other.server.serve(for: 1.9)
        #expect(other.recorder.log == ["forbidden"])
        other.server.serve(for: 0.2)
        #expect(other.recorder.log == ["forbidden", "ended none"])
        #expect(silent.exitCount == 1)
    }

    @Test("DD-04: a drop that is not finished after ten seconds fails")
    func unfinishedDropsFail() throws {
        let (stage, target) = try stage()
        target.finishes = false
        try stage.begin()
        try stage.move(650, 150)
        try stage.press(false)
        stage.server.serve(for: 9.9)
        #expect(stage.recorder.log.last == "ended copy")
        stage.server.serve(for: 0.3)
        #expect(stage.recorder.log.last == "finished none")
        #expect(target.data.count == 1)
    }

    @Test("DD-06: data that the application does not provide within ten seconds are refused")
    func lateDataAreRefused() throws {
        let (stage, target) = try stage()
        try stage.press(true)
        var late: (@MainActor (Data?) -> Void)?
        try stage.begin(DragContent(types: [Self.text]) { _, completion in late = completion })
        try stage.move(650, 150)
        try stage.press(false)
        stage.server.serve(for: 9)
        #expect(stage.recorder.log.last == "ended copy")
        stage.server.serve(for: 2)
        #expect(target.data.isEmpty)
        #expect(stage.recorder.log.last == "finished copy" || stage.recorder.log.last == "finished none")
        late?(Data("late".utf8))
        stage.server.serve(for: 1)
        #expect(target.data.isEmpty)
    }

    @Test("DD-05: a move is reported only if the source allowed and the target promised it")
    func unexpectedMovesAreCopies() throws {
        let (stage, target) = try stage()
        target.reportedOperation = .move
        try stage.begin(operations: [.copy, .move])
        try stage.move(650, 150)
        try stage.press(false)
        stage.server.serve(for: 0.1)
        #expect(stage.recorder.log.suffix(2) == ["ended copy", "finished copy"])

        let (other, mover) = try self.stage()
        mover.answer = { _ in .operation(.move) }
        try other.begin(operations: [.copy, .move])
        try other.move(650, 150)
        try other.press(false)
        other.server.serve(for: 0.1)
        #expect(other.recorder.log.suffix(2) == ["ended move", "finished move"])
    }

    @Test("a target that terminates is left, or fails its drop")
    func terminatedTargets() throws {
        let (stage, target) = try stage()
        try stage.begin()
        try stage.move(650, 150)
        target.terminate()
        #expect(stage.drag?.response == .forbidden)
        try stage.press(false)
        #expect(stage.recorder.log == ["forbidden", "copy", "forbidden", "ended none"])

        let (other, dropped) = try self.stage()
        dropped.finishes = false
        try other.begin()
        try other.move(650, 150)
        try other.press(false)
        dropped.terminate()
        #expect(other.recorder.log.suffix(2) == ["ended copy", "finished none"])
    }

    @Test("DT-03: data of another program are loaded after the drop only, which fails after thirty seconds")
    func foreignDrops() throws {
        let stage = try DragFixture(.headless)
        stage.accept(.copy)
        let window = stage.fixture.recorder
        let drag = HeadlessForeignDrag(server: try stage.headless, data: [(Self.text, Data("Hi".utf8))])
        #expect(drag.move(to: CGPoint(x: 110, y: 120)) == .operation(.copy))
        let drop = try #require(window.drop)
        #expect(drop.localDrag == nil && drop.types == [Self.text] && drop.location == CGPoint(x: 10, y: 20))
        var early: Result<Data, ClipboardError>?
        drop.load(Self.text) { early = $0 }
        stage.server.serve(for: 0.1)
        #expect(early == .failure(.typeUnavailable) && drag.loadedTypes.isEmpty)
        var result: Result<Data, ClipboardError>?
        window.onDrop = { drop in drop.load(Self.text) { result = $0 } }
        #expect(drag.drop())
        stage.server.serve(for: 0.1)
        #expect(result == .success(Data("Hi".utf8)))
        #expect(!drag.isFinished)
        stage.server.serve(for: 29.5)
        #expect(!drag.isFinished)
        stage.server.serve(for: 1)
        #expect(drag.isFinished && drag.performedOperation == nil)
        drop.finish(.copy)
        #expect(drag.performedOperation == nil)
        var late: Result<Data, ClipboardError>?
        drop.load(Self.text) { late = $0 }
        stage.server.serve(for: 0.1)
        #expect(late == .failure(.cancelled))
    }

    @Test("DT-02: a source that terminates leaves the window; loads of its drop fail")
    func terminatedSources() throws {
        let stage = try DragFixture(.headless)
        stage.accept(.copy)
        let window = stage.fixture.recorder
        let drag = HeadlessForeignDrag(server: try stage.headless, data: [(Self.text, Data())])
        drag.move(to: CGPoint(x: 110, y: 120))
        drag.terminate()
        #expect(window.dragLog == ["drag entered", "drag exited"])
        let other = HeadlessForeignDrag(
            server: try stage.headless, data: [(Self.text, Data())], manner: .isSilent)
        other.move(to: CGPoint(x: 110, y: 120))
        var result: Result<Data, ClipboardError>?
        window.onDrop = { drop in drop.load(Self.text) { result = $0 } }
        #expect(other.drop())
        stage.server.serve(for: 1)
        other.terminate()
        #expect(result == .failure(.ownerGone))
    }

    @Test("a drag that was refused cannot be dropped, and a load that is cancelled ends once")
    func refusedDrops() throws {
        let stage = try DragFixture(.headless)
        let window = stage.fixture.recorder
        let drag = HeadlessForeignDrag(server: try stage.headless, data: [(Self.text, Data("x".utf8))])
        #expect(drag.move(to: CGPoint(x: 110, y: 120)) == .forbidden)
        #expect(!drag.drop())
        #expect(window.dragLog == ["drag entered", "drag exited"])
        stage.accept(.copy)
        drag.move(to: CGPoint(x: 110, y: 120))
        var results: [Result<Data, ClipboardError>] = []
        window.onDrop = { drop in
            drop.load(Self.text) { results.append($0) }.cancel()
            drop.load("image/png") { results.append($0) }
            drop.load(Self.text) { results.append($0) }
            drop.finish(.copy)
        }
        #expect(drag.drop())
        stage.server.serve(for: 0.1)
        #expect(results == [.failure(.cancelled), .failure(.cancelled), .failure(.typeUnavailable)])
        #expect(drag.performedOperation == .copy)
    }

    @Test("DD-08: the image follows the drag, and remains for two seconds after the end")
    func theImageFollows() throws {
        let stage = try DragFixture(.headless)
        let image = DragImage(
            width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_0000], scale: 1, hotspot: CGPoint(x: 1, y: 1))
        let drag = try stage.begin(image: image)
        let state = try stage.headless.dragAndDrop
        #expect(state.image == image && state.imageLocation == CGPoint(x: 150, y: 150))
        try stage.move(200, 250)
        #expect(state.imageLocation == CGPoint(x: 200, y: 250))
        drag.moveImage(to: .zero)
        #expect(state.imageLocation == CGPoint(x: 200, y: 250))
        try stage.press(false)
        #expect(state.image == image)
        drag.moveImage(to: CGPoint(x: 5, y: 6))
        #expect(state.imageLocation == CGPoint(x: 5, y: 6))
        drag.moveImage(to: CGPoint(x: CGFloat.nan, y: 0))
        #expect(state.imageLocation == CGPoint(x: 5, y: 6))
        stage.server.serve(for: 1.9)
        #expect(state.image == image)
        stage.server.serve(for: 0.2)
        #expect(state.image == nil)
    }

    @Test("DD-09: the cursor shows the response", arguments: DragOperation.allCases)
    func theCursorShowsTheResponse(_ operation: DragOperation) throws {
        let stage = try DragFixture(.headless)
        stage.accept(operation)
        try stage.begin(operations: [.copy, .move, .link])
        let state = try stage.headless.dragAndDrop
        #expect(state.cursor == .drag)
        try stage.move(200, 250)
        let shapes: [DragOperation: CursorShape] = [.copy: .dragCopy, .move: .dragMove, .link: .dragLink]
        #expect(state.cursor == shapes[operation])
        try stage.move(1000, 700)
        #expect(state.cursor == .dragForbidden)
        try stage.press(false)
        #expect(state.cursor == nil)
    }
}
