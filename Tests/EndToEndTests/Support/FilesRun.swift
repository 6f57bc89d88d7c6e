import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// The Files demo as users run it, with a folder of its own and keyboard focus.
@MainActor final class FilesRun {
    let program: ProgramRun
    /// The time from the start of the program until its first files were shown.
    let startTime: Duration
    private let display: VirtualDisplay
    private let client: XClient
    private let window: Window

    /// The frame of the first icon in the window: beside the sidebar of 184 points, below the bar of 44.
    private static let firstIcon = CGRect(x: 184 + 12, y: 44 + 12, width: 116, height: 76)

    /// Starts the program on a display of its own, and waits until it shows a file.
    ///
    /// - Parameters:
    ///   - folder: The folder to open.
    ///   - environment: Environment variables besides `HOME`.
    init(_ folder: URL, environment: [String: String] = [:]) throws {
        display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        client = try display.client()
        let start = ContinuousClock.now
        program = try ProgramRun(
            "Files", display: display.displayName, environment.merging(["HOME": folder.path]) { $1 }, arguments: [folder.path])
        let title = "Home"
        window = try client.focusWindow(titled: title, of: program)
        let (client, window) = (client, window)
        try #require(Wait.isMet(within: 20) { FilesRun.showsIcon(client, window) }, "the first icon")
        startTime = ContinuousClock.now - start
    }

    func end() {
        program.process.terminate()
        display.stop()
    }

    /// A Boolean value that indicates whether the first row has icons after the first one.
    var hasSecondIcon: Bool { FilesRun.showsIcon(client, window, offset: 116) }

    func wait(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) throws {
        try #require(Wait.isMet(within: 15) { condition() }, comment, sourceLocation: sourceLocation)
    }

    /// Presses a key, given by its HID usage.
    func press(_ usage: Int, holding held: [Int] = []) throws { try display.injector().press(usage, holding: held) }

    /// The resident memory of the program in bytes.
    func memory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(program.process.processID)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS") })
        return try #require(line.split(separator: " ").compactMap { Int($0) }.first) * 1024
    }

    /// The time in seconds that the program has computed.
    func processorTime() throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(program.process.processID)/stat", encoding: .utf8)
        let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
        let ticks = try #require(Int(fields[12])) + (try #require(Int(fields[13])))
        return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func showsIcon(_ client: XClient, _ window: Window, offset: Int = 0) -> Bool {
        guard let screen = try? client.screenshot(of: window) else { return false }
        let (x, y) = (Int(firstIcon.minX) + offset, Int(firstIcon.minY))
        let background = screen[x + 1, y + 1]
        return (0..<Int(firstIcon.height)).contains { screen[x + Int(firstIcon.width) / 2, y + $0] != background }
    }
}
