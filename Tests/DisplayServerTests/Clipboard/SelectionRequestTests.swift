import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of reading the selection of another client that answers correctly, incorrectly or not at all.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct SelectionRequestTests {
    private static let text = ClipboardContent.text

    private func owner(_ fixture: DisplayServerFixture, _ answer: @escaping (String) -> SimulatedSelectionOwner.Answer)
        throws -> SimulatedSelectionOwner
    {
        try SimulatedSelectionOwner(displayName: try #require(fixture.display).displayName, answer: answer)
    }

    /// Reads the selection while serving the owner.
    private func read(
        _ fixture: DisplayServerFixture, _ owner: SimulatedSelectionOwner, _ type: String = text,
        within seconds: TimeInterval = 3,
        meanwhile: () throws -> Void = {}
    ) throws -> Result<Data, ClipboardError> {
        var answer: Result<Data, ClipboardError>?
        fixture.server.clipboard.readData(ofType: type, on: .clipboard) { answer = $0 }
        try fixture.expectSoon("an answer", within: seconds) {
            try? owner.serve()
            try? meanwhile()
            return answer != nil
        }
        return try #require(answer)
    }

    @Test(
        "text is requested in the owner's best encoding",
        arguments: ["UTF8_STRING", "text/plain;charset=utf-8", "STRING"])
    func textIsRequestedInTheBestEncoding(_ target: String) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let bytes = target == "STRING" ? [0x5a, 0xfc] : Array("Zü".utf8)
        let owner = try owner(fixture) { $0 == target ? .data(type: target, format: 8, bytes) : .refusal }
        #expect(try read(fixture, owner) == .success(Data("Zü".utf8)))
        #expect(owner.requests.last == target)
    }

    @Test(
        "compound text is converted from legacy encodings",
        arguments: [
            ([0x1b, 0x24, 0x29, 0x43, 0xc7, 0xd1, 0xb1, 0xdb], "한글"),
            ([0x5a, 0x1b, 0x2d, 0x41, 0xfc], "Zü"), ([0x41, 0x0a, 0x42], "A\nB"), ([], ""),
            ([0x1b, 0x25, 0x47, 0xed, 0x95, 0x9c, 0x1b, 0x25, 0x40], "한"),
        ] as [([UInt8], String)])
    func compoundTextIsConverted(_ bytes: [UInt8], _ text: String) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) {
            $0 == "COMPOUND_TEXT" ? .data(type: "COMPOUND_TEXT", format: 8, bytes) : .refusal
        }
        #expect(try read(fixture, owner) == .success(Data(text.utf8)))
    }

    @Test("target names become types, text targets become one type, and the list is cached")
    func targetsBecomeTypes() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        var targets: [UInt8] = []
        let owner = try owner(fixture) { $0 == "TARGETS" ? .data(type: "ATOM", format: 32, targets) : .refusal }
        targets = try owner.targets([
            "TIMESTAMP", "TARGETS", "MULTIPLE", "SAVE_TARGETS", "UTF8_STRING", "COMPOUND_TEXT", "STRING",
            "text/plain;charset=UTF-8", "image/png", "TEXT", "com.example.own",
        ])
        // A number that is not a valid atom, and None.
        targets += [0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0]
        var answers: [Result<[String], ClipboardError>] = []
        for _ in 0..<2 {
            let count = answers.count
            fixture.server.clipboard.readTypes(of: .clipboard) { answers.append($0) }
            try fixture.expectSoon("the types arrive") {
                try? owner.serve()
                return answers.count > count
            }
        }
        let types: Result<[String], ClipboardError> = .success([
            Self.text, "image/png", "com.example.own",
        ])
        #expect(answers == [types, types])
        #expect(owner.requests == ["TARGETS"])
    }

    @Test("incremental chunks are joined, and an empty one ends the transfer")
    func incrementalChunksAreJoined() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in .announcement(size: 10) }
        var remainingChunks: [[UInt8]] = [Array("one ".utf8), Array("two ".utf8), Array("three".utf8), []]
        let answer = try read(fixture, owner) {
            guard owner.isPieceWanted, !remainingChunks.isEmpty else { return }
            try owner.sendPiece(remainingChunks.removeFirst())
        }
        #expect(answer == .success(Data("one two three".utf8)))
    }

    @Test("a read fails immediately if the owner disconnects", arguments: [false, true])
    func readsFailIfTheOwnerDisconnects(duringTransfer: Bool) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in duringTransfer ? .announcement(size: 1000) : .silence }
        let start = fixture.server.scheduler.now
        let answer = try read(fixture, owner) {
            guard duringTransfer ? owner.isPieceWanted : !owner.requests.isEmpty else { return }
            if duringTransfer { try owner.sendPiece([1, 2, 3]) }
            owner.close()
        }
        #expect(answer == .failure(.ownerGone))
        #expect(fixture.server.scheduler.now - start < 2)
    }

    @Test(
        "malformed replies are errors",
        arguments: [
            SimulatedSelectionOwner.Answer.lie, .data(type: "UTF8_STRING", format: 32, [1, 2, 3, 4]),
            .data(type: "INTEGER", format: 8, [1]), .data(type: "UTF8_STRING", format: 16, [1, 2]),
        ])
    func malformedRepliesAreErrors(_ answer: SimulatedSelectionOwner.Answer) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in answer }
        #expect(try read(fixture, owner) == .failure(.malformed))
        #expect(try fixture.x11.clipboardTransferCount == 0)
    }

    @Test("malformed target lists are errors")
    func malformedTargetListsAreErrors() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in .data(type: "STRING", format: 8, [1, 2, 3, 4, 5]) }
        var answer: Result<[String], ClipboardError>?
        fixture.server.clipboard.readTypes(of: .clipboard) { answer = $0 }
        try fixture.expectSoon("the types arrive") {
            try? owner.serve()
            return answer != nil
        }
        #expect(answer == .failure(.malformed))
    }

    @Test("chunks of different formats are errors")
    func chunksOfDifferentFormatsAreErrors() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in .announcement(size: 10) }
        var formats: [Int32] = [8, 16]
        let answer = try read(fixture, owner) {
            guard owner.isPieceWanted, !formats.isEmpty else { return }
            try owner.sendPiece([1, 2], format: formats.removeFirst())
        }
        #expect(answer == .failure(.malformed))
    }

    @Test("text that is not UTF-8 or contains zeros is not changed")
    func invalidTextIsNotChanged() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let bytes: [UInt8] = [0x41, 0x00, 0xff, 0xfe, 0x42]
        let owner = try owner(fixture) { _ in .data(type: "UTF8_STRING", format: 8, bytes) }
        #expect(try read(fixture, owner) == .success(Data(bytes)))
    }

    @Test("a synchronous read times out once if the owner never answers")
    func synchronousReadsTimeOutOnce() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in .silence }
        let clipboard = fixture.server.clipboard
        var start = fixture.server.scheduler.now
        #expect(clipboard.data(ofType: Self.text, on: .clipboard, within: 0.2) == .failure(.timedOut))
        let waited = fixture.server.scheduler.now - start
        #expect(waited >= 0.2 && waited < 1)
        start = fixture.server.scheduler.now
        #expect(clipboard.types(of: .clipboard, within: 5) == .failure(.timedOut))
        #expect(fixture.server.scheduler.now - start < 1)
        #expect(try fixture.x11.clipboardTransferCount == 0)
        // The owner takes the selection again.
        try owner.takeAgain()
        fixture.server.serve(for: 0.05)
        start = fixture.server.scheduler.now
        #expect(clipboard.types(of: .clipboard, within: 0.2) == .failure(.timedOut))
        #expect(fixture.server.scheduler.now - start >= 0.2)
        fixture.surface.map()
        try fixture.expectSoon("the application continues") { fixture.surface.isMapped }
    }

    @Test("an asynchronous read times out if the owner never answers")
    func asynchronousReadsTimeOut() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let owner = try owner(fixture) { _ in .announcement(size: 100) }
        let start = fixture.server.scheduler.now
        #expect(try read(fixture, owner, within: 8) == .failure(.timedOut))
        let waited = fixture.server.scheduler.now - start
        #expect(waited >= 5 && waited < 7)
    }

    @Test("a synchronous read delivers no other events until it returns")
    func synchronousReadsDelayOtherEvents() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let owner = try owner(fixture) { _ in .silence }
        let injector = try fixture.injector()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try injector.synchronize()
        #expect(fixture.server.clipboard.types(of: .clipboard, within: 0.1) == .failure(.timedOut))
        #expect(fixture.recorder.keys.isEmpty)
        try fixture.expectSoon("typed") { fixture.recorder.keys.map(\.isDown) == [true, false] }
        withExtendedLifetime(owner) {}
    }

    @Test("changes are counted, and only those of other clients are reported")
    func changesOfOtherClientsAreReported() throws {
        final class Listener: DisplayClipboardDelegate {
            var selections: [ClipboardSelection] = []
            func clipboard(_ clipboard: any DisplayClipboard, didChange board: ClipboardSelection) {
                selections.append(board)
            }
        }
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let listener = Listener()
        let clipboard = fixture.server.clipboard
        clipboard.delegate = listener
        let count = clipboard.changeCount(of: .clipboard)
        clipboard.setContent(ClipboardContent(types: [Self.text]) { _ in Data([65]) }, of: .clipboard)
        fixture.server.serve(for: 0.05)
        #expect(listener.selections.isEmpty)
        let owner = try owner(fixture) { _ in .refusal }
        try fixture.expectSoon("the change is reported") { listener.selections == [.clipboard] }
        #expect(clipboard.changeCount(of: .clipboard) == count + 2)
        #expect(clipboard.content(of: .clipboard) == nil)
        owner.close()
        try fixture.expectSoon("the end of ownership is reported") { listener.selections == [.clipboard, .clipboard] }
        #expect(clipboard.types(of: .clipboard, within: 1) == .failure(.empty))
    }
}
