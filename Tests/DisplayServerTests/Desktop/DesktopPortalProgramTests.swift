import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests with xdg-desktop-portal and its backend for GTK (SH-02).
@MainActor
@Suite(
    .serialized,
    .enabled(if: AccessibleDesktop.hasPortal, "xdg-desktop-portal, its GTK backend or xdotool is not installed"))
struct DesktopPortalProgramTests {
    private let desktop: AccessibleDesktop
    private let eventLoop = BusEventLoop()
    private let server = HeadlessServer()

    init() throws { desktop = try AccessibleDesktop(["XDG_CURRENT_DESKTOP": "gnome"]) }

    private final class Log { var outcomes: [FileChoice.Outcome] = [] }

    private func choose(_ choice: FileChoice, _ log: Log) -> any FileChoiceSession {
        let environment = ProcessEnvironment(desktop.environment)
        let bus = SessionBus(environment: environment, eventLoop: eventLoop)
        let portal = PortalClient(
            bus: bus, environment: environment, sandboxFile: "/nonexistent", patience: 60)
        return FileChooser(portal: portal, scheduler: server.scheduler).choose(choice, parent: "") {
            log.outcomes.append($0)
        }
    }

    private func wait(for timeout: TimeInterval = 60, _ condition: () -> Bool) -> Bool {
        eventLoop.run(for: timeout) {
            server.serve(for: 0.0001)
            return condition()
        }
    }

    /// Runs xdotool, and returns its output.
    private func xdotool(_ arguments: String...) throws -> String {
        let process = try HelperProcess(
            ["/usr/bin/timeout", "30", "/usr/bin/xdotool"] + arguments, environment: desktop.environment)
        _ = wait { !process.isRunning }
        return process.output
    }

    /// Waits until a dialog has been mapped, and returns its number; an empty text if none appears.
    private func window(_ title: String) throws -> String {
        for _ in 0..<60 {
            let output = try xdotool("search", "--onlyvisible", "--name", title)
            let numbers = output.split(separator: "\n").filter { $0.allSatisfy(\.isNumber) }
            if let number = numbers.last { return String(number) }
            _ = wait(for: 0.5) { false }
        }
        return ""
    }

    @Test("SH-02 PT-01 the GTK dialog appears with its title; Escape cancels", .timeLimit(.minutes(3)))
    func escape() throws {
        defer { desktop.stop() }
        let log = Log()
        var choice = FileChoice(.files, title: "Open a note")
        choice.filters = [FileChoiceFilter(name: "Texts", patterns: [.mimeType("text/plain"), .glob("*.txt")])]
        choice.folder = FileManager.default.temporaryDirectory
        let session = choose(choice, log)
        let number = try window("Open a note")
        try #require(!number.isEmpty, "no dialog appeared")
        _ = try xdotool("windowfocus", number, "sleep", "0.5", "key", "Escape")
        #expect(wait(for: 20) { !log.outcomes.isEmpty })
        #expect(log.outcomes == [.cancelled])
        withExtendedLifetime(session) {}
    }

    @Test("SH-02 a name that is typed into the GTK dialog is the destination", .timeLimit(.minutes(3)))
    func saving() throws {
        defer { desktop.stop() }
        let log = Log()
        var choice = FileChoice(.saving(name: "note 1.txt"), title: "Save a note")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("save-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        choice.folder = folder
        choice.acceptLabel = "Save"
        let session = choose(choice, log)
        let number = try window("Save a note")
        try #require(!number.isEmpty, "no dialog appeared")
        _ = try xdotool("windowfocus", number, "sleep", "1", "key", "Return")
        #expect(wait(for: 20) { !log.outcomes.isEmpty })
        #expect(log.outcomes == [.chosen([folder.appendingPathComponent("note 1.txt")])])
        withExtendedLifetime(session) {}
    }
}
