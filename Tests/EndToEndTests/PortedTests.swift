import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of a game written for iOS. `Scripts/test` builds it, and passes its path.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_PORTED"] != nil), .serialized)
struct PortedTests {
    private func start() throws -> DemoProcess {
        let program = try #require(ProcessInfo.processInfo.environment["UIKIT_PORTED"])
        return try DemoProcess(program, windowTitle: "Fifteen")
    }

    /// Returns the part of a screenshot with the board, without the timer above it.
    private func board(_ screenshot: Screenshot) -> ArraySlice<UInt32> {
        screenshot.pixels[(screenshot.height / 4 * screenshot.width)...]
    }

    @Test("a game from an iOS project shows its colors, and the keyboard moves its tiles")
    func portedGameIsPlayable() throws {
        let game = try start()
        defer { game.end() }
        // The color of a tile comes from the asset catalog. The window may be empty at first.
        var first = try game.screenshot(after: nil)
        for _ in 0..<5 where !first.pixels.contains(where: { $0 & 0xFFFFFF == 0x2F6FC4 }) {
            first = try game.screenshot(after: first)
        }
        #expect(first.pixels.contains { $0 & 0xFFFFFF == 0x2F6FC4 })
        // The last square is empty. A right arrow moves tile 15, and so on.
        let right = 0x4F
        try game.press(right)
        let moved = try game.screenshot(after: first)
        #expect(board(moved) != board(first))
        let left = 0x50
        try game.press(left)
        let back = try game.screenshot(after: moved)
        #expect(board(back) != board(moved))
        #expect(game.process.isRunning)
    }
}
