import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import SystemSupport
import Testing
import UIKitTesting

/// Tests of other clients that request the application's selection.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct SelectionOwnerTests {
    private static let text = ClipboardContent.text

    /// Returns a client that requests selections. It owns a selection that no other client uses.
    private func requestor(_ fixture: DisplayServerFixture) throws -> SimulatedSelectionOwner {
        try SimulatedSelectionOwner(
            displayName: try #require(fixture.display).displayName, selection: "UNUSED", answer: { _ in .refusal })
    }

    private func request(_ fixture: DisplayServerFixture, _ requestor: SimulatedSelectionOwner, _ target: String) throws
        -> Bool
    {
        let count = requestor.conversions.count
        try requestor.ask(for: target, of: "CLIPBOARD")
        try fixture.expectSoon("answered") {
            try? requestor.serve()
            return requestor.conversions.count > count
        }
        return requestor.conversions.last == true
    }

    private func copy(_ fixture: DisplayServerFixture, _ text: String = "Zürich 한글", outlives: Bool = true) {
        let content = ClipboardContent(
            types: [Self.text, "image/png", "application/x-color"], canBeStored: outlives
        ) {
            switch $0 {
            case Self.text: Data(text.utf8)
            case "application/x-color": Data([1, 0, 2, 0, 3, 0, 4, 0])
            default: nil
            }
        }
        fixture.server.clipboard.setContent(content, of: .clipboard)
    }

    @Test("the targets are the names of all types and those of the protocol")
    func targetsAreListed() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        copy(fixture)
        let requestor = try requestor(fixture)
        #expect(try request(fixture, requestor, "TARGETS"))
        let names = try requestor.numbers("TARGETS").map { try requestor.name(of: $0) }
        #expect(
            names == [
                "TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS", "UTF8_STRING", Self.text, "text/plain", "STRING",
                "TEXT", "image/png", "application/x-color",
            ])
        copy(fixture, outlives: false)
        #expect(try request(fixture, requestor, "TARGETS"))
        #expect(try !requestor.numbers("TARGETS").map { try requestor.name(of: $0) }.contains("SAVE_TARGETS"))
    }

    @Test("text is sent in the requested encoding")
    func textIsSentInTheRequestedEncoding() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        copy(fixture)
        let requestor = try requestor(fixture)
        for target in ["UTF8_STRING", Self.text, "text/plain", "TEXT"] {
            #expect(try request(fixture, requestor, target))
            #expect(requestor.text(target) == "Zürich 한글")
        }
        #expect(try request(fixture, requestor, "STRING"))
        #expect(
            requestor.text("STRING")
                == String(decoding: Array("Z".utf8) + [0xfc] + Array("rich ??".utf8), as: UTF8.self))
    }

    @Test("the timestamp is the server time of the ownership, and never zero")
    func timestampIsTheServerTime() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        copy(fixture)
        let requestor = try requestor(fixture)
        #expect(try request(fixture, requestor, "TIMESTAMP"))
        let first = try #require(try requestor.numbers("TIMESTAMP").first)
        #expect(first > 0)
        Thread.sleep(forTimeInterval: 0.02)
        copy(fixture)
        #expect(try request(fixture, requestor, "TIMESTAMP"))
        #expect(try #require(try requestor.numbers("TIMESTAMP").first) > first)
    }

    @Test("unavailable types are refused")
    func unavailableTypesAreRefused() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        copy(fixture)
        let requestor = try requestor(fixture)
        #expect(try !request(fixture, requestor, "image/jpeg"))
        #expect(try !request(fixture, requestor, "image/png"))
        #expect(try !request(fixture, requestor, "MULTIPLE"))
        fixture.server.clipboard.setContent(nil, of: .clipboard)
        #expect(try !request(fixture, requestor, "UTF8_STRING"))
    }

    @Test("the requests in MULTIPLE are independent")
    func multipleRequestsAreIndependent() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        copy(fixture)
        let requestor = try requestor(fixture)
        try requestor.askForSeveral(["UTF8_STRING", "image/jpeg", "TIMESTAMP"], of: "CLIPBOARD")
        try fixture.expectSoon("answered") {
            try? requestor.serve()
            return requestor.conversions.last == true
        }
        #expect(requestor.text("UTF8_STRING") == "Zürich 한글")
        let pairs = try requestor.numbers("MULTIPLE")
        #expect(pairs.count == 6)
        #expect(pairs[3] == 0)
        #expect(pairs[0] == pairs[1] && pairs[4] == pairs[5])
    }

    @Test("a requestor that disconnects does not affect others")
    func disconnectedRequestorsAreIgnored() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        copy(fixture, String(repeating: "x", count: 2_000_000))
        let closed = try requestor(fixture)
        try closed.ask(for: "UTF8_STRING", of: "CLIPBOARD")
        closed.close()
        fixture.server.serve(for: 0.05)
        let partial = try requestor(fixture)
        #expect(try request(fixture, partial, "UTF8_STRING"))
        #expect(try fixture.x11.clipboardTransferCount == 1)
        partial.close()
        try fixture.expectSoon("the transfer ended") { (try? fixture.x11.clipboardTransferCount) == 0 }
        let requestor = try requestor(fixture)
        #expect(try request(fixture, requestor, "TIMESTAMP"))
    }

    @Test("a transfer to a requestor that stops reading is abandoned")
    func transfersToUnresponsiveRequestorsAreAbandoned() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        copy(fixture, String(repeating: "x", count: 2_000_000))
        let requestor = try requestor(fixture)
        #expect(try request(fixture, requestor, "UTF8_STRING"))
        #expect(try fixture.x11.clipboardTransferCount == 1)
        try fixture.expectSoon("the transfer is abandoned", within: 7) {
            (try? fixture.x11.clipboardTransferCount) == 0
        }
    }

    @Test("another connection of the application reads data of any size", arguments: [0, 1, 300_000, 32 << 20])
    func dataOfAnySizeIsRead(_ size: Int) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let other = try X11Server.connect(
            displayName: try #require(fixture.display).displayName, environment: ProcessEnvironment([:]))
        defer { other.disconnect() }
        var generator = SystemRandomNumberGenerator()
        let block = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
        var bytes = Data()
        while bytes.count < size { bytes.append(contentsOf: block.prefix(size - bytes.count)) }
        fixture.server.clipboard.setContent(
            ClipboardContent(types: ["application/x-test"]) { _ in bytes }, of: .clipboard)
        var result: Result<Data, ClipboardError>?
        other.clipboard.readData(ofType: "application/x-test", on: .clipboard) { result = $0 }
        var longestPass: TimeInterval = 0
        try fixture.expectSoon("read", within: 20) {
            let start = other.scheduler.now
            other.processPendingEvents()
            longestPass = max(longestPass, other.scheduler.now - start)
            return result != nil
        }
        #expect(try result?.get() == bytes)
        #expect(longestPass < 1)
        try fixture.expectSoon("the transfer ended") { (try? fixture.x11.clipboardTransferCount) == 0 }
    }
}
