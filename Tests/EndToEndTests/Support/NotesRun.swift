import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// The Notes demo as users run it, with a folder of its own and keyboard focus.
@MainActor final class NotesRun {
    let folder: URL
    /// The state folder of the user (`XDG_STATE_HOME`).
    let state: URL
    let display: VirtualDisplay
    private(set) var program: ProgramRun
    private let client: XClient
    private var window: Window = 0

    /// Creates a folder and a display, and starts the program.
    ///
    /// - Parameters:
    ///   - content: The contents of the file `list.md`; nil for no file.
    ///   - arguments: The arguments of the program.
    ///   - title: The title of the window to wait for.
    ///   - script: A shell script that runs the program, as `"$0" "$@"`; nil to run it directly.
    ///   - prepare: A closure that prepares the folder.
    init(
        _ content: Data?, arguments: [String] = ["list.md"], title: String = "list.md – Notes", script: String? = nil,
        prepare: (URL) throws -> Void = { _ in }
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "notes-\(getpid())-\(UInt32.random(in: 0...999_999))")
        state = URL(fileURLWithPath: folder.path + "-state")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try content?.write(to: folder.appendingPathComponent("list.md"))
        display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        client = try display.client()
        try prepare(folder)
        program = try NotesRun.start(folder, display, arguments, script)
        window = try client.focusWindow(titled: title, of: program)
    }

    private static func start(
        _ folder: URL, _ display: VirtualDisplay, _ arguments: [String], _ script: String?
    ) throws -> ProgramRun {
        let environment = [
            "HOME": folder.path, "PATH": folder.appendingPathComponent("bin").path,
            "XDG_STATE_HOME": folder.path + "-state", "XDG_DATA_HOME": folder.path + "-state/data",
        ]
        let arguments = arguments.map { $0.hasPrefix("/") ? $0 : folder.appendingPathComponent($0).path }
        guard let script else {
            return try ProgramRun("Notes", display: display.displayName, environment, arguments: arguments)
        }
        let notes = Bundle.main.bundleURL.appendingPathComponent("Notes").path
        return try ProgramRun(
            path: "/bin/sh", display: display.displayName, environment, arguments: ["-c", script, notes] + arguments)
    }

    /// Starts the program again, and waits for its window.
    func restart(_ arguments: [String] = ["list.md"], title: String = "list.md – Notes") throws {
        program = try NotesRun.start(folder, display, arguments, nil)
        window = try client.focusWindow(titled: title, of: program)
    }

    /// Starts a second instance of the program on the same display.
    func startSecond(_ arguments: [String] = ["list.md"]) throws -> ProgramRun {
        try NotesRun.start(folder, display, arguments, nil)
    }

    /// Waits for a window of another program or instance.
    func waitForWindow(titled title: String) -> Window? { client.waitForWindow(titled: title, timeout: 30) }

    func end() {
        program.process.terminate()
        display.stop()
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: state)
    }

    /// Installs a shell script as a program in the only folder of `PATH`.
    func install(_ name: String, _ script: String) throws {
        let tools = folder.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let tool = tools.appendingPathComponent(name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: tool)
        #expect(chmod(tool.path, 0o755) == 0)
    }

    // MARK: State

    func file(_ name: String = "list.md") -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The unsaved texts in recovery files.
    var stored: [String] {
        stateFiles.filter { $0.hasSuffix(".recovery") }.compactMap { name in
            file(at: state.appendingPathComponent("Notes/documents/\(name)"))
        }.map { String($0[($0.firstIndex(of: "\n") ?? $0.startIndex)...].dropFirst()) }
    }

    /// The names of the program's files in the state folder.
    var stateFiles: [String] {
        (try? FileManager.default.contentsOfDirectory(
            atPath: state.appendingPathComponent("Notes/documents").path)) ?? []
    }

    private func file(at url: URL) -> String? {
        (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Waits until the window has a title.
    func wait(title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try wait("the title \(title)", sourceLocation: sourceLocation) { self.client.title(of: self.window) == title }
    }

    func wait(
        _ comment: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) throws {
        try #require(
            Wait.isMet(within: 30) { condition() },
            "\(comment); the title is \(client.title(of: window) ?? "none")", sourceLocation: sourceLocation)
    }

    /// Waits until the window has other content than before, and no longer changes: a question was displayed or
    /// dismissed, or another one was displayed. A blinking caret is a small change.
    ///
    /// - Parameters:
    ///   - comment: A description of the change, for failures.
    ///   - before: The screenshot to compare with.
    ///   - part: The minimum fraction of the window's rows that must have changed.
    ///   - sourceLocation: The location for failures.
    func wait(
        _ comment: String, unlike before: Screenshot, part: Double = 0.25,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try wait(comment, sourceLocation: sourceLocation) {
            guard let now = try? self.screenshot() else { return false }
            return Double(NotesRun.changedRows(now, before)) >= part * Double(before.height)
        }
    }

    private static func changedRows(_ one: Screenshot, _ other: Screenshot) -> Int {
        guard one.width == other.width, one.height == other.height else { return max(one.height, other.height) }
        let width = one.width
        return one.pixels.withUnsafeBufferPointer { first in
            other.pixels.withUnsafeBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return 0 }
                return (0..<one.height).count { row in
                    memcmp(first + row * width, second + row * width, width * MemoryLayout<UInt32>.stride) != 0
                }
            }
        }
    }

    /// Calls `body`, and waits until a question or dialog is displayed or dismissed.
    func expectAlert(
        _ comment: String, part: Double = 0.25, sourceLocation: SourceLocation = #_sourceLocation,
        after body: () throws -> Void
    ) throws {
        let before = try screenshot()
        try body()
        try wait(comment, unlike: before, part: part, sourceLocation: sourceLocation)
    }

    /// Waits until a question is displayed, which dims the white background of the text.
    func waitForQuestion(in other: Window? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let window = other ?? window
        try wait("a question", sourceLocation: sourceLocation) {
            guard let screen = try? self.client.screenshot(of: window) else { return false }
            return screen[screen.width - 30, screen.height / 2] != 0xFFFF_FFFF
        }
    }

    /// Returns the content of the window once it has not changed for a tenth of a second, in which the program had
    /// nothing to do. A program that waits for a processor may still change it.
    func screenshot() throws -> Screenshot {
        try display.injector().synchronize()
        var busyCount = 0
        return try Wait.untilStable("the content of the window") {
            if !program.isAsleep { busyCount += 1 }
            return StableContent(screenshot: try client.screenshot(of: window), busyCount: busyCount)
        }.screenshot
    }

    private struct StableContent: Equatable {
        let screenshot: Screenshot
        let busyCount: Int
    }

    // MARK: User input

    enum Key: Int {
        case enter = 0x28
        case escape = 0x29
        case tab = 0x2B
        case end = 0x4D
        case home = 0x4A
        case f10 = 0x43
        case up = 0x52
        case f3 = 0x3C
        case down = 0x51
        case right = 0x4F
        static func letter(_ letter: Character) -> Int { Int(letter.asciiValue ?? 0x61) - 0x61 + 4 }
    }

    private static let control = 0xE0
    private static let shift = 0xE1
    private static let alternate = 0xE2

    func press(_ key: Key, shift: Bool = false, control: Bool = false) throws {
        try press(key.rawValue, (control ? [NotesRun.control] : []) + (shift ? [NotesRun.shift] : []))
    }

    /// Presses a letter key with Control.
    func control(_ character: Character, shift: Bool = false) throws {
        try press(Key.letter(character), [NotesRun.control] + (shift ? [NotesRun.shift] : []))
    }

    /// Presses a letter key with Alt.
    func alternate(_ character: Character) throws {
        try press(Key.letter(character), [NotesRun.alternate])
    }

    private func press(_ usage: Int, _ modifiers: [Int]) throws {
        try display.injector().press(usage, holding: modifiers)
    }

    /// Types letters, digits, spaces, slashes, periods and line breaks.
    func type(_ text: String) throws {
        for character in text {
            switch character {
            case " ": try press(0x2C, [])
            case "\n": try press(.enter)
            case "/": try press(0x38, [])
            case ".": try press(0x37, [])
            case "-": try press(0x2D, [])
            case "#": try press(0x20, [NotesRun.shift])
            case "0": try press(0x27, [])
            case "1"..."9": try press(0x1E + Int(character.asciiValue ?? 0x31) - 0x31, [])
            default:
                let lower = Character(character.lowercased())
                try press(Key.letter(lower), lower == character ? [] : [NotesRun.shift])
            }
        }
    }

    func click(_ point: CGPoint) throws {
        let injector = try display.injector()
        try injector.movePointer(to: point)
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try injector.synchronize()
    }

    /// Asks the window to close, as a window manager does.
    func close() throws { try client.requestClose(window) }
}
