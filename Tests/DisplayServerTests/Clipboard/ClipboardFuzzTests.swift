import CoreGraphics
import DisplayServer
import Foundation
import TestSupport
import Testing
import UIKitTesting

/// Tests of reading from selection owners that send arbitrary data.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ClipboardFuzzTests {
    private static let types = [
        "UTF8_STRING", "STRING", "COMPOUND_TEXT", "TEXT", "ATOM", "INTEGER", "INCR", "text/plain;charset=utf-8",
        "image/png", "NULL", "DRAWABLE",
    ]

    private func bytes(_ maximum: Int, _ random: inout SeededGenerator) -> [UInt8] {
        // Legacy encodings consist of escape sequences.
        let special: [UInt8] = [0x1b, 0x24, 0x25, 0x28, 0x29, 0x2d, 0x2f, 0x41, 0x43, 0x47, 0x02, 0x00, 0xff]
        let isSpecial = Bool.random(using: &random)
        return (0..<Int.random(in: 0...maximum, using: &random)).map { _ in
            isSpecial ? special.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        }
    }

    @Test("every read of arbitrary data ends in time", arguments: [1, 2, 3] as [UInt64])
    func readsOfArbitraryDataEnd(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
        let display = try #require(fixture.display).displayName
        // True if the owner did not reply, or announced data that it did not send.
        var isUnanswered = false
        func make() throws -> SimulatedSelectionOwner {
            try SimulatedSelectionOwner(displayName: display) { _ in
                let type = Self.types.randomElement(using: &random) ?? "STRING"
                switch Int.random(in: 0..<10, using: &random) {
                case 0: return .refusal
                case 1:
                    isUnanswered = true
                    return .silence
                case 2: return .lie
                case 3, 4: return .announcement(size: Int.random(in: 0...Int(UInt32.max), using: &random))
                default:
                    let format: Int32 = [8, 16, 32].randomElement(using: &random) ?? 8
                    let size = Int(format) / 8
                    if type == "INCR" { isUnanswered = true }
                    let garbage = bytes(random.chance(0.1) ? 100_000 : 60, &random)
                    return .data(type: type, format: format, Array(garbage.prefix(garbage.count / size * size)))
                }
            }
        }
        var owner = try make()
        var endedReads = 0
        for step in 0..<100 {
            if random.chance(0.3) { try owner.takeAgain() }
            var hasEnded = false
            isUnanswered = false
            let request: ClipboardRequest
            if random.chance(0.3) {
                request = clipboard.readTypes(of: .clipboard) { _ in hasEnded = true }
            } else {
                let type = random.chance(0.6) ? ClipboardContent.text : Self.types.randomElement(using: &random) ?? ""
                request = clipboard.readData(ofType: type, on: .clipboard) { _ in hasEnded = true }
            }
            let start = fixture.server.scheduler.now
            var chunks = Int.random(in: 0...6, using: &random)
            // Most owners stay connected, because closing the connection ends all requests of the reader.
            var roundsToClosing = random.chance(0.2) ? Int.random(in: 1...20, using: &random) : .max
            while !hasEnded, fixture.server.scheduler.now < start + (isUnanswered ? 0.15 : 3) {
                // The requestor can have disconnected.
                try? owner.serve()
                if owner.isPieceWanted {
                    chunks -= 1
                    let format: Int32 = random.chance(0.9) ? 8 : 16
                    try? owner.sendPiece(chunks < 0 ? [] : bytes(50, &random) + [0, 0], format: format)
                }
                roundsToClosing -= 1
                if roundsToClosing == 0 {
                    owner.close()
                    owner = try make()
                }
                fixture.server.serve(for: 0.002)
            }
            // Any reply ends the request, and so does the end of any reply. A request to an owner that does not
            // reply is cancelled.
            #expect(hasEnded || isUnanswered, "step \(step)")
            if hasEnded { endedReads += 1 }
            request.cancel()
            #expect(hasEnded, "step \(step)")
        }
        #expect(endedReads > 50)
        #expect(try fixture.x11.clipboardTransferCount == 0)
        owner.close()
        // The next client can get the same window ID, so wait until the state of the previous owner has been discarded.
        fixture.server.serve(for: 0.2)
        let validOwner = try SimulatedSelectionOwner(displayName: display) {
            $0 == "UTF8_STRING" ? .data(type: "UTF8_STRING", format: 8, Array("good".utf8)) : .refusal
        }
        var result: Result<Data, ClipboardError>?
        clipboard.readData(ofType: ClipboardContent.text, on: .clipboard) { result = $0 }
        try fixture.expectSoon("a valid owner is read") {
            try? validOwner.serve()
            return result != nil
        }
        #expect(result == .success(Data("good".utf8)))
    }
}
