import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of reading the selection of another client that answers correctly, incorrectly or not at all.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ForeignOwnerTests {
    private static let text = ClipboardContent.text

    private func owner(_ rig: Rig, _ answer: @escaping (String) -> SimulatedSelectionOwner.Answer) throws -> SimulatedSelectionOwner {
        try SimulatedSelectionOwner(displayName: try #require(rig.display).displayName, answer: answer)
    }

    /// Reads the selection while serving the owner.
    private func read(
        _ rig: Rig, _ owner: SimulatedSelectionOwner, _ type: String = text, within seconds: TimeInterval = 3,
        meanwhile: () throws -> Void = {}
    ) throws -> Result<Data, ClipboardError> {
        var answer: Result<Data, ClipboardError>?
        rig.server.clipboard.readData(ofType: type, on: .clipboard) { answer = $0 }
        try rig.expectSoon("an answer", within: seconds) {
            try? owner.serve()
            try? meanwhile()
            return answer != nil
        }
        return try #require(answer)
    }

    @Test("Text comes in the owner's best encoding", arguments: ["UTF8_STRING", "text/plain;charset=utf-8", "STRING"])
    func text(_ target: String) throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let bytes = target == "STRING" ? [0x5a, 0xfc] : Array("Zü".utf8)
        let owner = try owner(rig) { $0 == target ? .data(type: target, format: 8, bytes) : .refusal }
        #expect(try read(rig, owner) == .success(Data("Zü".utf8)))
        #expect(owner.requests.last == target)
    }

    @Test(
        "Text of old programs is read in the encodings of its countries",
        arguments: [
            ([0x1b, 0x24, 0x29, 0x43, 0xc7, 0xd1, 0xb1, 0xdb], "한글"),
            ([0x5a, 0x1b, 0x2d, 0x41, 0xfc], "Zü"), ([0x41, 0x0a, 0x42], "A\nB"), ([], ""),
            ([0x1b, 0x25, 0x47, 0xed, 0x95, 0x9c, 0x1b, 0x25, 0x40], "한"),
        ] as [([UInt8], String)])
    func compoundText(_ bytes: [UInt8], _ text: String) throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) {
            $0 == "COMPOUND_TEXT" ? .data(type: "COMPOUND_TEXT", format: 8, bytes) : .refusal
        }
        #expect(try read(rig, owner) == .success(Data(text.utf8)))
    }

    @Test("The names of targets become types, those for text one, and are asked for once")
    func types() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        var targets: [UInt8] = []
        let owner = try owner(rig) { $0 == "TARGETS" ? .data(type: "ATOM", format: 32, targets) : .refusal }
        targets = try owner.targets([
            "TIMESTAMP", "TARGETS", "MULTIPLE", "SAVE_TARGETS", "UTF8_STRING", "COMPOUND_TEXT", "STRING",
            "text/plain;charset=UTF-8", "image/png", "TEXT", "com.example.own",
        ])
        // A number that is not a valid atom, and None.
        targets += [0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0]
        var answers: [Result<[String], ClipboardError>] = []
        for _ in 0..<2 {
            let count = answers.count
            rig.server.clipboard.readTypes(of: .clipboard) { answers.append($0) }
            try rig.expectSoon("told") {
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

    @Test("Pieces are put together, and an empty one ends them")
    func pieces() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in .announcement(size: 10) }
        var left: [[UInt8]] = [Array("one ".utf8), Array("two ".utf8), Array("three".utf8), []]
        let answer = try read(rig, owner) {
            guard owner.isPieceWanted, !left.isEmpty else { return }
            try owner.sendPiece(left.removeFirst())
        }
        #expect(answer == .success(Data("one two three".utf8)))
    }

    @Test("An owner that ends before it has answered, or in the middle, is an error at once", arguments: [false, true])
    func dies(inTheMiddle: Bool) throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in inTheMiddle ? .announcement(size: 1000) : .silence }
        let start = rig.server.scheduler.now
        let answer = try read(rig, owner) {
            guard inTheMiddle ? owner.isPieceWanted : !owner.requests.isEmpty else { return }
            if inTheMiddle { try owner.sendPiece([1, 2, 3]) }
            owner.close()
        }
        #expect(answer == .failure(.ownerGone))
        #expect(rig.server.scheduler.now - start < 2)
    }

    @Test(
        "Nonsense is an error",
        arguments: [
            SimulatedSelectionOwner.Answer.lie, .data(type: "UTF8_STRING", format: 32, [1, 2, 3, 4]),
            .data(type: "INTEGER", format: 8, [1]), .data(type: "UTF8_STRING", format: 16, [1, 2]),
        ])
    func nonsense(_ answer: SimulatedSelectionOwner.Answer) throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in answer }
        #expect(try read(rig, owner) == .failure(.malformed))
        #expect(try rig.x11.clipboardTransferCount == 0)
    }

    @Test("Targets that are no list of names are an error")
    func nonsenseTargets() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in .data(type: "STRING", format: 8, [1, 2, 3, 4, 5]) }
        var answer: Result<[String], ClipboardError>?
        rig.server.clipboard.readTypes(of: .clipboard) { answer = $0 }
        try rig.expectSoon("told") {
            try? owner.serve()
            return answer != nil
        }
        #expect(answer == .failure(.malformed))
    }

    @Test("Pieces of different kinds are an error")
    func changingPieces() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in .announcement(size: 10) }
        var formats: [Int32] = [8, 16]
        let answer = try read(rig, owner) {
            guard owner.isPieceWanted, !formats.isEmpty else { return }
            try owner.sendPiece([1, 2], format: formats.removeFirst())
        }
        #expect(answer == .failure(.malformed))
    }

    @Test("Text that is no UTF-8, or has zeros in it, arrives as it is")
    func bytes() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let bytes: [UInt8] = [0x41, 0x00, 0xff, 0xfe, 0x42]
        let owner = try owner(rig) { _ in .data(type: "UTF8_STRING", format: 8, bytes) }
        #expect(try read(rig, owner) == .success(Data(bytes)))
    }

    @Test("Who waits for an owner that never answers stops waiting, and does not wait for it twice")
    func silent() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in .silence }
        let clipboard = rig.server.clipboard
        var start = rig.server.scheduler.now
        #expect(clipboard.data(ofType: Self.text, on: .clipboard, within: 0.2) == .failure(.timedOut))
        let waited = rig.server.scheduler.now - start
        #expect(waited >= 0.2 && waited < 1)
        start = rig.server.scheduler.now
        #expect(clipboard.types(of: .clipboard, within: 5) == .failure(.timedOut))
        #expect(rig.server.scheduler.now - start < 1)
        #expect(try rig.x11.clipboardTransferCount == 0)
        // The owner takes the selection again.
        try owner.takeAgain()
        rig.server.serve(for: 0.05)
        start = rig.server.scheduler.now
        #expect(clipboard.types(of: .clipboard, within: 0.2) == .failure(.timedOut))
        #expect(rig.server.scheduler.now - start >= 0.2)
        rig.surface.map()
        try rig.expectSoon("the application goes on") { rig.surface.isMapped }
    }

    @Test("Who does not wait for an owner that never answers is told so after a few seconds")
    func silentWithoutWaiting() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let owner = try owner(rig) { _ in .announcement(size: 100) }
        let start = rig.server.scheduler.now
        #expect(try read(rig, owner, within: 8) == .failure(.timedOut))
        let waited = rig.server.scheduler.now - start
        #expect(waited >= 5 && waited < 7)
    }

    @Test("Waiting delivers nothing else; what came meanwhile comes afterwards, in order")
    func reentrance() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let owner = try owner(rig) { _ in .silence }
        let injector = try rig.injector()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try injector.synchronize()
        #expect(rig.server.clipboard.types(of: .clipboard, within: 0.1) == .failure(.timedOut))
        #expect(rig.recorder.keys.isEmpty)
        try rig.expectSoon("typed") { rig.recorder.keys.map(\.isDown) == [true, false] }
        withExtendedLifetime(owner) {}
    }

    @Test("Changes by others are counted and told, those of this application are not told")
    func changes() throws {
        final class Listener: DisplayClipboardDelegate {
            var boards: [ClipboardSelection] = []
            func clipboard(_ clipboard: any DisplayClipboard, didChange board: ClipboardSelection) { boards.append(board) }
        }
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let listener = Listener()
        let clipboard = rig.server.clipboard
        clipboard.delegate = listener
        let count = clipboard.changeCount(of: .clipboard)
        clipboard.setContent(ClipboardContent(types: [Self.text]) { _ in Data([65]) }, of: .clipboard)
        rig.server.serve(for: 0.05)
        #expect(listener.boards.isEmpty)
        let owner = try owner(rig) { _ in .refusal }
        try rig.expectSoon("told") { listener.boards == [.clipboard] }
        #expect(clipboard.changeCount(of: .clipboard) == count + 2)
        #expect(clipboard.content(of: .clipboard) == nil)
        owner.close()
        try rig.expectSoon("told of the end") { listener.boards == [.clipboard, .clipboard] }
        #expect(clipboard.types(of: .clipboard, within: 1) == .failure(.empty))
    }
}
