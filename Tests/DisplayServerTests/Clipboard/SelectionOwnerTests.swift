import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of other clients that request the application's selection.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct OwningTests {
    private static let text = ClipboardContent.text

    /// Returns a client that requests selections. It owns a selection that no other client uses.
    private func asker(_ rig: Rig) throws -> SimulatedSelectionOwner {
        try SimulatedSelectionOwner(
            displayName: try #require(rig.display).displayName, selection: "NOBODYS", answer: { _ in .refusal })
    }

    private func ask(_ rig: Rig, _ asker: SimulatedSelectionOwner, _ target: String) throws -> Bool {
        let count = asker.conversions.count
        try asker.ask(for: target, of: "CLIPBOARD")
        try rig.expectSoon("answered") {
            try? asker.serve()
            return asker.conversions.count > count
        }
        return asker.conversions.last == true
    }

    private func copy(_ rig: Rig, _ text: String = "Zürich 한글", outlives: Bool = true) {
        let content = ClipboardContent(
            types: [Self.text, "image/png", "application/x-color"], canBeStored: outlives
        ) {
            switch $0 {
            case Self.text: Data(text.utf8)
            case "application/x-color": Data([1, 0, 2, 0, 3, 0, 4, 0])
            default: nil
            }
        }
        rig.server.clipboard.setContent(content, of: .clipboard)
    }

    @Test("Targets are all names for what is there, and what the protocol adds")
    func targets() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        copy(rig)
        let asker = try asker(rig)
        #expect(try ask(rig, asker, "TARGETS"))
        let names = try asker.numbers("TARGETS").map { try asker.name(of: $0) }
        #expect(
            names == [
                "TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS", "UTF8_STRING", Self.text, "text/plain", "STRING",
                "TEXT", "image/png", "application/x-color",
            ])
        copy(rig, outlives: false)
        #expect(try ask(rig, asker, "TARGETS"))
        #expect(try !asker.numbers("TARGETS").map { try asker.name(of: $0) }.contains("SAVE_TARGETS"))
    }

    @Test("Text is sent in the encoding that is asked for")
    func encodings() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        copy(rig)
        let asker = try asker(rig)
        for target in ["UTF8_STRING", Self.text, "text/plain", "TEXT"] {
            #expect(try ask(rig, asker, target))
            #expect(asker.text(target) == "Zürich 한글")
        }
        #expect(try ask(rig, asker, "STRING"))
        #expect(
            asker.text("STRING") == String(decoding: Array("Z".utf8) + [0xfc] + Array("rich ??".utf8), as: UTF8.self))
    }

    @Test("The time since when it is there is the server's, and never zero")
    func timestamp() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        copy(rig)
        let asker = try asker(rig)
        #expect(try ask(rig, asker, "TIMESTAMP"))
        let first = try #require(try asker.numbers("TIMESTAMP").first)
        #expect(first > 0)
        Thread.sleep(forTimeInterval: 0.02)
        copy(rig)
        #expect(try ask(rig, asker, "TIMESTAMP"))
        #expect(try #require(try asker.numbers("TIMESTAMP").first) > first)
    }

    @Test("What is not there, or cannot be made, is refused")
    func refuses() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        copy(rig)
        let asker = try asker(rig)
        #expect(try !ask(rig, asker, "image/jpeg"))
        #expect(try !ask(rig, asker, "image/png"))
        #expect(try !ask(rig, asker, "MULTIPLE"))
        rig.server.clipboard.setContent(nil, of: .clipboard)
        #expect(try !ask(rig, asker, "UTF8_STRING"))
    }

    @Test("Several requests in one are done each for itself")
    func multiple() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        copy(rig)
        let asker = try asker(rig)
        try asker.askForSeveral(["UTF8_STRING", "image/jpeg", "TIMESTAMP"], of: "CLIPBOARD")
        try rig.expectSoon("answered") {
            try? asker.serve()
            return asker.conversions.last == true
        }
        #expect(asker.text("UTF8_STRING") == "Zürich 한글")
        let pairs = try asker.numbers("MULTIPLE")
        #expect(pairs.count == 6)
        #expect(pairs[3] == 0)
        #expect(pairs[0] == pairs[1] && pairs[4] == pairs[5])
    }

    @Test("Who asks and is gone, before the answer or in the midst of pieces, harms nobody")
    func requestorDies() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        copy(rig, String(repeating: "x", count: 2_000_000))
        let dead = try asker(rig)
        try dead.ask(for: "UTF8_STRING", of: "CLIPBOARD")
        dead.close()
        rig.server.serve(for: 0.05)
        let half = try asker(rig)
        #expect(try ask(rig, half, "UTF8_STRING"))
        #expect(try rig.x11.clipboardTransferCount == 1)
        half.close()
        try rig.expectSoon("forgotten") { (try? rig.x11.clipboardTransferCount) == 0 }
        let asker = try asker(rig)
        #expect(try ask(rig, asker, "TIMESTAMP"))
    }

    @Test("Who takes no more pieces is given up after a few seconds")
    func requestorSleeps() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        copy(rig, String(repeating: "x", count: 2_000_000))
        let asker = try asker(rig)
        #expect(try ask(rig, asker, "UTF8_STRING"))
        #expect(try rig.x11.clipboardTransferCount == 1)
        try rig.expectSoon("given up", within: 7) { (try? rig.x11.clipboardTransferCount) == 0 }
    }

    @Test("Another connection of ours reads text of any size", arguments: [0, 1, 300_000, 32 << 20])
    func sizes(_ size: Int) throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let other = try X11Server.connect(
            displayName: try #require(rig.display).displayName, environment: ProcessEnvironment([:]))
        defer { other.disconnect() }
        var generator = SystemRandomNumberGenerator()
        let block = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
        var bytes = Data()
        while bytes.count < size { bytes.append(contentsOf: block.prefix(size - bytes.count)) }
        rig.server.clipboard.setContent(ClipboardContent(types: ["application/x-test"]) { _ in bytes }, of: .clipboard)
        var answer: Result<Data, ClipboardError>?
        other.clipboard.readData(ofType: "application/x-test", on: .clipboard) { answer = $0 }
        var longestTurn: TimeInterval = 0
        try rig.expectSoon("read", within: 20) {
            let start = other.scheduler.now
            other.processPendingEvents()
            longestTurn = max(longestTurn, other.scheduler.now - start)
            return answer != nil
        }
        #expect(try answer?.get() == bytes)
        #expect(longestTurn < 1)
        try rig.expectSoon("forgotten") { (try? rig.x11.clipboardTransferCount) == 0 }
    }
}
