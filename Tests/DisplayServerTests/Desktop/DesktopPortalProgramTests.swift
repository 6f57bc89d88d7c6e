import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests with xdg-desktop-portal and its backend for GTK (SH-02, SH-05, SH-06, DK-01, DK-05, DT-07, PT-03).
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

    /// The environment without programs, so that nothing replaces the portal.
    private var environment: ProcessEnvironment {
        ProcessEnvironment(desktop.environment.merging(["PATH": "/nonexistent"]) { $1 })
    }

    private var bus: MessageBus { MessageBus(.session, environment: environment, eventLoop: eventLoop) }

    private var portal: PortalClient {
        PortalClient(bus: bus, environment: environment, sandboxFile: "/nonexistent", patience: 60)
    }

    private func choose(_ choice: FileChoice, _ log: Log) -> any FileChoiceSession {
        FileChooser(portal: portal, scheduler: server.scheduler).choose(choice, parent: "") {
            log.outcomes.append($0)
        }
    }

    /// Installs a program that opens links of two schemes and notes their URLs, and returns the path of the notes.
    private func installOpener() throws -> String {
        let home = try #require(desktop.environment["HOME"])
        let applications = home + "/.local/share/applications"
        try FileManager.default.createDirectory(atPath: applications, withIntermediateDirectories: true)
        let script = home + "/opener"
        try Data("#!/bin/sh\necho \"$1\" >> \(home)/opened\n".utf8).write(to: URL(fileURLWithPath: script))
        #expect(chmod(script, 0o755) == 0)
        try Data(
            """
            [Desktop Entry]
            Type=Application
            Name=Opener
            Exec=\(script) %u
            MimeType=x-scheme-handler/uikit-test;x-scheme-handler/mailto;

            """.utf8
        ).write(to: URL(fileURLWithPath: applications + "/org.example.Opener.desktop"))
        let associations = """
            [Default Applications]
            x-scheme-handler/uikit-test=org.example.Opener.desktop
            x-scheme-handler/mailto=org.example.Opener.desktop

            """
        for path in [home + "/.config/mimeapps.list", applications + "/mimeinfo.cache"] {
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
            let text =
                path.hasSuffix("cache")
                ? associations.replacing("Default Applications", with: "MIME Cache") : associations
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        return home + "/opened"
    }

    private func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

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

    @Test("DK-01 the settings of the portal arrive", .timeLimit(.minutes(2)))
    func settings() throws {
        defer { desktop.stop() }
        let settings = DesktopPortal(bus: try #require(bus.connection))
        #expect(settings.textScale == nil)
        #expect(wait { settings.textScale == 1 })
        #expect(settings.isDark == nil, "the default of GNOME is no preference")
    }

    @Test("DK-05 the portal opens a link in the user's program", .timeLimit(.minutes(2)))
    func link() throws {
        defer { desktop.stop() }
        let notes = try installOpener()
        let opener = LinkOpener(portal: portal, scheduler: server.scheduler, environment: environment)
        var results: [Bool] = []
        opener.open(try #require(URL(string: "uikit-test:a%20b"))) { results.append($0) }
        #expect(wait { !results.isEmpty })
        #expect(results == [true])
        #expect(wait(for: 20) { text(notes) == "uikit-test:a%20b\n" })
    }

    @Test(
        "PT-03 a portal without screenshots is replaced for the choice of a color", .timeLimit(.minutes(2)),
        .enabled(if: AccessibleDesktop.hasOnlyGTKPortal, "another backend may choose colors"))
    func color() throws {
        defer { desktop.stop() }
        var replacements = 0
        let picker = ScreenColorPicker(portal: portal) { completion in
            replacements += 1
            completion(ScreenColor(red: 1, green: 0, blue: 0))
        }
        var colors: [ScreenColor?] = []
        picker.pick { colors.append($0) }
        #expect(wait { !colors.isEmpty })
        #expect(replacements == 1 && colors == [ScreenColor(red: 1, green: 0, blue: 0)])
        withExtendedLifetime(picker) {}
    }

    @Test(
        "DT-07 the documents portal passes files to another program", .timeLimit(.minutes(2)),
        .enabled(if: AccessibleDesktop.hasDocumentsPortal, "xdg-document-portal or /dev/fuse is missing"))
    func fileTransfer() async throws {
        defer {
            // The portal unmounts its file system when the bus ends.
            desktop.daemon.stop()
            let mount = (desktop.environment["XDG_RUNTIME_DIR"] ?? "") + "/doc"
            _ = wait(for: 10) { device(of: mount) == nil || device(of: mount) == device(of: mount + "/..") }
            desktop.stop()
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ä \(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let sender = FileTransferPortal(bus: bus)
        sender.prepare()
        #expect(wait { sender.isAvailable })
        var keys: [Data?] = []
        sender.offer(URIList.data(of: [file])) { keys.append($0) }
        #expect(await settle { !keys.isEmpty })
        let key = try #require(keys.first ?? nil, "the portal refused the files")
        let receiver = FileTransferPortal(bus: bus)
        var found: [[URL]?] = []
        receiver.files(key) { found.append($0) }
        #expect(wait { found.count == 1 })
        receiver.files(Data("0".utf8)) { found.append($0) }
        #expect(wait { found.count == 2 })
        #expect(found == [[file.resolvingSymlinksInPath()], nil])
    }

    /// Waits for a condition that depends on tasks of the main actor.
    private func settle(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<2000 where !condition() {
            _ = wait(for: 0.02, condition)
            await Task.yield()
        }
        return condition()
    }

    private func device(of path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }

    @Test("SH-05 the portal opens a mail in the user's program", .timeLimit(.minutes(2)))
    func mail() async throws {
        defer { desktop.stop() }
        let notes = try installOpener()
        let composer = MailComposer(portal: portal, scheduler: server.scheduler, environment: environment)
        #expect(composer.isAvailable)
        var mail = MailDraft()
        mail.subject = "Tea"
        mail.body = "It is ready."
        mail.recipients = ["a@example.org"]
        var results: [Bool] = []
        composer.compose(mail, parent: "") { results.append($0) }
        #expect(await settle { !results.isEmpty })
        #expect(results == [true])
        #expect(wait(for: 20) { text(notes).hasPrefix("mailto:a@example.org?") && text(notes).contains("Tea") })
    }

    @Test("SH-06 the GTK dialog for printing appears; Escape cancels", .timeLimit(.minutes(3)))
    func printing() throws {
        defer { desktop.stop() }
        let printer = PrintService(portal: portal, scheduler: server.scheduler, environment: environment)
        #expect(printer.isAvailable)
        let page = PrintPage(
            size: CGSize(width: 595, height: 842), printableRect: CGRect(x: 18, y: 18, width: 559, height: 806))
        var outcomes: [PrintOutcome] = []
        let task = printer.print(
            PrintJob(title: "Print a note", page: page),
            PrintHandlers(render: { _, submit in submit(nil) }, completion: { outcomes.append($0) }))
        let number = try window("Print a note")
        try #require(!number.isEmpty, "no dialog appeared")
        _ = try xdotool("windowfocus", number, "sleep", "0.5", "key", "Escape")
        #expect(wait(for: 20) { !outcomes.isEmpty })
        #expect(outcomes == [.cancelled])
        withExtendedLifetime(task) {}
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
