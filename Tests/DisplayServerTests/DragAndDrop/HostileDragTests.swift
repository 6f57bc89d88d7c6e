import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import TestSupport
import Testing
import UIKitTesting

/// Tests of XDND messages with any content, in any order and number.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct HostileDragTests {
    nonisolated private static let kinds = [
        "XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus", "XdndFinished", "XdndSelection",
    ]

    private struct Setup {
        var fixture: DisplayServerFixture
        var client: XClient
        var window: Window
    }

    private func makeSetup() throws -> Setup {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        fixture.recorder.dragResponse = { _ in .operation(.copy) }
        fixture.recorder.onDrop = { drop in
            for type in drop.types.prefix(2) { drop.load(type) { _ in } }
            drop.finish(.copy)
        }
        let display = try #require(fixture.display)
        return Setup(
            fixture: fixture, client: try display.client(),
            window: try #require(fixture.x11.windowID(of: fixture.surface)))
    }

    /// Checks that a correct drag still works.
    private func expectDrop(_ setup: Setup) throws {
        let (fixture, window) = (setup.fixture, setup.window)
        fixture.server.serve(for: 0.2)
        #expect(fixture.server.isConnected && !fixture.surface.isDestroyed)
        fixture.recorder.clear()
        let source = try SimulatedDragSource(displayName: try #require(fixture.display).displayName) { _ in
            .data(type: "UTF8_STRING", format: 8, Array("good".utf8))
        }
        var result: Result<Data, ClipboardError>?
        fixture.recorder.onDrop = { drop in
            drop.load(ClipboardContent.text) {
                result = $0
                drop.finish(.copy)
            }
        }
        try source.enter(window, types: ["UTF8_STRING"])
        try source.move(over: window, x: 20, y: 20)
        try source.drop(on: window)
        try fixture.expectSoon("dropped") {
            try? source.serve()
            return result != nil
        }
        #expect(result == .success(Data("good".utf8)))
        source.close()
        fixture.server.serve(for: 0.1)
        #expect(try fixture.x11.incomingDragCount == 0)
    }

    @Test("10,000 messages of each kind take bounded time and memory", arguments: kinds)
    func floods(_ kind: String) throws {
        let setup = try makeSetup()
        var random = SeededGenerator(seed: 5)
        let source = try SimulatedDragSource(displayName: try #require(setup.fixture.display).displayName) { _ in
            .refusal
        }
        // The first message of each kind is valid, so that later ones are not ignored.
        try source.enter(setup.window, types: ["UTF8_STRING"])
        setup.fixture.server.serve(for: 0.02)
        let before = MemoryMeter.residentMemory
        let start = setup.fixture.server.scheduler.now
        for round in 0..<20 {
            try setup.client.perform { display in
                for _ in 0..<500 {
                    let isOwn = Bool.random(using: &random)
                    let first = isOwn ? Int(source.window) : Int.random(in: 0...0xFFFF_FFFF, using: &random)
                    let numbers = (0..<4).map { _ in Int.random(in: 0...0xFFFF_FFFF, using: &random) }
                    XClient.send(kind, about: setup.window, [first] + numbers, to: setup.window, NoEventMask, display)
                }
            }
            setup.fixture.server.serve(for: round % 5 == 0 ? 0.02 : 0)
        }
        setup.fixture.server.serve(for: 0.05)
        let seconds = setup.fixture.server.scheduler.now - start
        let growth = MemoryMeter.residentMemory - before
        #expect(seconds < 30, "\(seconds) s")
        #expect(growth < MemoryMeter.limit(40 << 20), "\(growth) bytes")
        #expect(try setup.fixture.x11.incomingDragCount <= 1)
        source.close()
        try expectDrop(setup)
    }

    @Test("random sequences of messages end with a working window", arguments: [1, 2, 3] as [UInt64])
    func randomSequences(_ seed: UInt64) throws {
        let setup = try makeSetup()
        var random = SeededGenerator(seed: seed)
        let sources = try (0..<3).map { _ in
            try SimulatedDragSource(displayName: try #require(setup.fixture.display).displayName) { _ in
                switch Int.random(in: 0..<4, using: &random) {
                case 0: .refusal
                case 1: .lie
                case 2: .announcement(size: Int.random(in: 0...0xFFFF_FFFF, using: &random))
                default: .data(type: "UTF8_STRING", format: 8, [1, 2, 3])
                }
            }
        }
        for _ in 0..<400 {
            guard let source = sources.randomElement(using: &random) else { continue }
            let target = setup.window
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                try source.enter(
                    target, types: ["UTF8_STRING", "a/b", "c/d", "e/f"], version: Int.random(in: 0...9, using: &random))
            case 2, 3, 4:
                try source.move(
                    over: target, x: Int.random(in: -40000...40000, using: &random),
                    y: Int.random(in: -40000...40000, using: &random))
            case 5: try source.leave(target)
            case 6: try source.drop(on: target)
            default: try source.serve()
            }
            if random.chance(0.3) { setup.fixture.server.serve(for: 0.001) }
        }
        for source in sources { source.close() }
        try expectDrop(setup)
        #expect(try setup.fixture.x11.clipboardTransferCount == 0)
    }

    @Test("a list of 10,000 types, and of numbers that are no atoms, is read in bounded time")
    func manyTypes() throws {
        let setup = try makeSetup()
        let source = try SimulatedDragSource(displayName: try #require(setup.fixture.display).displayName) { _ in
            .refusal
        }
        let names = (0..<10_000).map { "application/x-type-\($0)" }
        let start = setup.fixture.server.scheduler.now
        try source.enter(setup.window, types: names)
        try source.move(over: setup.window, x: 20, y: 20)
        try setup.fixture.expectSoon("answered") {
            try? source.serve()
            return (try? source.statuses.count) == 1
        }
        let drop = try #require(setup.fixture.recorder.drop)
        #expect(drop.types == Array(names.prefix(1024)))
        try source.leave(setup.window)
        try source.setList("XdndTypeList", (0..<10_000).map { Atom(0x1000_0000 + $0) })
        try source.send("XdndEnter", to: setup.window, [5 << 24 | 1, 0, 0, 0])
        try source.move(over: setup.window, x: 20, y: 20)
        try setup.fixture.expectSoon("answered") {
            try? source.serve()
            return (try? source.statuses.count) == 2
        }
        #expect(setup.fixture.recorder.drop?.types == [])
        #expect(setup.fixture.server.scheduler.now - start < 10)
        source.close()
        try expectDrop(setup)
    }

    @Test("any answers of a target are tolerated")
    func hostileTargets() throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let target = try stage.target()
        try stage.begin()
        try stage.move(650, 150, target)
        var random = SeededGenerator(seed: 8)
        for round in 0..<20 {
            for _ in 0..<100 {
                let kind = Self.kinds.randomElement(using: &random) ?? "XdndStatus"
                let isOwn = Bool.random(using: &random)
                let first = isOwn ? Int(target.window) : Int.random(in: 0...0xFFFF_FFFF, using: &random)
                try target.send(
                    kind, [first] + (0..<4).map { _ in Int.random(in: 0...0xFFFF_FFFF, using: &random) })
            }
            try stage.move(650 + CGFloat(round), 150, target)
        }
        #expect(stage.drag?.isActive == true)
        // No message ends the drag: the user does.
        #expect(!stage.recorder.log.contains { $0.hasPrefix("ended") || $0.hasPrefix("finished") })
        try stage.press(false)
        stage.serve(target, for: 2.5)
        #expect(stage.recorder.log.contains { $0.hasPrefix("ended") })
        #expect(stage.server.isConnected)
    }

    @Test("10,000 requests for the data that are not available yet are refused after a limit")
    func manyRequests() throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let target = try stage.target()
        try stage.press(true)
        var count = 0
        try stage.begin(DragContent(types: [ClipboardContent.text]) { _, _ in count += 1 })
        try stage.move(650, 150, target)
        try target.client.perform { display in
            let selection = XInternAtom(display, "XdndSelection", 0)
            let text = XInternAtom(display, "UTF8_STRING", 0)
            for _ in 0..<10_000 { XConvertSelection(display, selection, text, text, target.window, Time(CurrentTime)) }
        }
        try stage.expectSoon("refused", target, within: 20) { target.refused.count == 10_000 - 64 }
        #expect(count == 64)
        stage.drag?.cancel()
        try stage.press(false)
    }
}
