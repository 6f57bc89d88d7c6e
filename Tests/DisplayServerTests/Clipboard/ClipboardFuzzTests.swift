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

    private func bytes(_ most: Int, _ random: inout SeededGenerator) -> [UInt8] {
        // Legacy encodings consist of escape sequences.
        let special: [UInt8] = [0x1b, 0x24, 0x25, 0x28, 0x29, 0x2d, 0x2f, 0x41, 0x43, 0x47, 0x02, 0x00, 0xff]
        let isSpecial = Bool.random(using: &random)
        return (0..<Int.random(in: 0...most, using: &random)).map { _ in
            isSpecial ? special.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        }
    }

    @Test("Garbage in any order ends every reader in time, and does no harm", arguments: [1, 2, 3] as [UInt64])
    func garbage(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        let display = try #require(rig.display).displayName
        // True if the owner did not answer, or announced data that it did not send.
        var isLeftWaiting = false
        func make() throws -> SimulatedSelectionOwner {
            try SimulatedSelectionOwner(displayName: display) { _ in
                let type = Self.types.randomElement(using: &random) ?? "STRING"
                switch Int.random(in: 0..<10, using: &random) {
                case 0: return .refusal
                case 1:
                    isLeftWaiting = true
                    return .silence
                case 2: return .lie
                case 3, 4: return .announcement(size: Int.random(in: 0...Int(UInt32.max), using: &random))
                default:
                    let format: Int32 = [8, 16, 32].randomElement(using: &random) ?? 8
                    let size = Int(format) / 8
                    if type == "INCR" { isLeftWaiting = true }
                    let garbage = bytes(random.chance(0.1) ? 100_000 : 60, &random)
                    return .data(type: type, format: format, Array(garbage.prefix(garbage.count / size * size)))
                }
            }
        }
        var owner = try make()
        var answers = 0
        for step in 0..<100 {
            if random.chance(0.3) { try owner.takeAgain() }
            var hasAnswer = false
            isLeftWaiting = false
            let request: ClipboardRequest
            if random.chance(0.3) {
                request = clipboard.readTypes(of: .clipboard) { _ in hasAnswer = true }
            } else {
                let type = random.chance(0.6) ? ClipboardContent.text : Self.types.randomElement(using: &random) ?? ""
                request = clipboard.readData(ofType: type, on: .clipboard) { _ in hasAnswer = true }
            }
            let start = rig.server.scheduler.now
            var pieces = Int.random(in: 0...6, using: &random)
            // Most owners stay connected, because closing the connection ends all requests of the reader.
            var roundsToClosing = random.chance(0.2) ? Int.random(in: 1...20, using: &random) : .max
            while !hasAnswer, rig.server.scheduler.now < start + (isLeftWaiting ? 0.15 : 3) {
                // The requestor can have disconnected.
                try? owner.serve()
                if owner.isPieceWanted {
                    pieces -= 1
                    let format: Int32 = random.chance(0.9) ? 8 : 16
                    try? owner.sendPiece(pieces < 0 ? [] : bytes(50, &random) + [0, 0], format: format)
                }
                roundsToClosing -= 1
                if roundsToClosing == 0 {
                    owner.close()
                    owner = try make()
                }
                rig.server.serve(for: 0.002)
            }
            // Any answer ends the request, and so does the end of any answer. A request to an owner that does not
            // answer is cancelled.
            #expect(hasAnswer || isLeftWaiting, "step \(step)")
            if hasAnswer { answers += 1 }
            request.cancel()
            #expect(hasAnswer, "step \(step)")
        }
        #expect(answers > 50)
        #expect(try rig.x11.clipboardTransferCount == 0)
        owner.close()
        // The next client can get the same window ID, so wait until the state of the previous owner has been discarded.
        rig.server.serve(for: 0.2)
        let good = try SimulatedSelectionOwner(displayName: display) {
            $0 == "UTF8_STRING" ? .data(type: "UTF8_STRING", format: 8, Array("good".utf8)) : .refusal
        }
        var answer: Result<Data, ClipboardError>?
        clipboard.readData(ofType: ClipboardContent.text, on: .clipboard) { answer = $0 }
        try rig.expectSoon("a good one is read") {
            try? good.serve()
            return answer != nil
        }
        #expect(answer == .success(Data("good".utf8)))
    }
}

extension SeededGenerator {
    fileprivate mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }
}
