import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// A game written for iOS, as the plugin of SourceCompatibility builds it. `Scripts/test` builds it and says where it is.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_PORTED"] != nil), .serialized)
struct PortedTests {
    private func start() throws -> DemoProcess {
        let program = try #require(ProcessInfo.processInfo.environment["UIKIT_PORTED"])
        return try DemoProcess(program, windowTitle: "Fifteen")
    }

    /// The part of a picture where the board is, so that the time above it does not count.
    private func board(_ picture: Screenshot) -> ArraySlice<UInt32> {
        picture.pixels[(picture.height / 4 * picture.width)...]
    }

    @Test("a game from an iOS folder shows its colors, and its tiles move by pointer and keyboard")
    func plays() throws {
        let game = try start()
        defer { game.end() }
        let first = try game.picture(after: nil)
        // The color of a tile, from the catalog.
        #expect(first.pixels.contains { $0 & 0xFFFFFF == 0x2F6FC4 })
        // The free place is the last one: 15 goes right, then 11 goes down... by the keys of its commands.
        let right = 0x4F
        try game.press(right)
        let moved = try game.picture(after: first)
        #expect(board(moved) != board(first))
        let left = 0x50
        try game.press(left)
        let back = try game.picture(after: moved)
        #expect(board(back) != board(moved))
        #expect(game.process.isRunning)
    }
}
