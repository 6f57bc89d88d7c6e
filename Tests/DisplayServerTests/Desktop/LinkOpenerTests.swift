import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of URLs that programs of the desktop open.
@MainActor @Suite(.serialized) final class LinkOpenerTests {
    private nonisolated static var hasBus: Bool { PortalPlayer.daemonPath != nil }

    private let folder: URL
    private let server = HeadlessServer()
    private let link: URL
    private var answers: [Bool] = []

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "links-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        link = try #require(URL(string: "https://example.org/a?b=c%20d"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Installs a tool into the folder, which is the only one in the search path. The tool logs its arguments.
    private func install(_ name: String, status: Int, delay: String = "") throws {
        let file = folder.appendingPathComponent(name)
        try Data("#!/bin/sh\necho \"\(name) $*\" >> \(folder.path)/calls\n\(delay)\nexit \(status)\n".utf8).write(
            to: file)
        #expect(chmod(file.path, 0o755) == 0)
    }

    private var calls: [String] {
        let text = try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    private func opener(_ more: [String: String] = [:], bus: DBusConnection? = nil) -> LinkOpener {
        LinkOpener(
            bus: bus, scheduler: server.scheduler,
            environment: ProcessEnvironment(["PATH": folder.path].merging(more) { _, new in new }))
    }

    /// Waits in real time, and advances the virtual time each time by much less than the timeout of the opener.
    private func wait(
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, serving: () throws -> Void = {},
        _ condition: () -> Bool
    ) async throws {
        for _ in 0..<1000 where !condition() {
            try serving()
            server.serve(for: 0.0001)
            try await Task.sleep(for: .milliseconds(5))
        }
        try #require(condition(), what, sourceLocation: sourceLocation)
    }

    @Test("a tool of the desktop gets the link, and its exit says whether it worked", arguments: [0, 4])
    func tool(_ status: Int) async throws {
        try install("xdg-open", status: status)
        let opener = opener()
        opener.open(link) { self.answers.append($0) }
        #expect(answers.isEmpty)
        try await wait("an answer") { !self.answers.isEmpty }
        #expect(answers == [status == 0])
        #expect(calls == ["xdg-open https://example.org/a?b=c%20d"])
    }

    @Test func aToolThatLacksSomethingLeavesItToTheNext() async throws {
        try install("xdg-open", status: 3)
        try install("gio", status: 0)
        let opener = opener()
        opener.open(link) { self.answers.append($0) }
        try await wait("an answer") { !self.answers.isEmpty }
        #expect(answers == [true])
        #expect(calls == ["xdg-open https://example.org/a?b=c%20d", "gio open https://example.org/a?b=c%20d"])
    }

    @Test func withoutAnyToolNothingIsOpened() async throws {
        let opener = opener()
        opener.open(link) { self.answers.append($0) }
        #expect(answers.isEmpty)
        try await wait("an answer") { !self.answers.isEmpty }
        #expect(answers == [false])
    }

    @Test func aFileThatCannotBeStartedIsNoTool() async throws {
        let file = folder.appendingPathComponent("xdg-open")
        try Data("no program".utf8).write(to: file)
        #expect(chmod(file.path, 0o755) == 0)
        try install("gio", status: 0)
        let opener = opener()
        opener.open(link) { self.answers.append($0) }
        try await wait("an answer") { !self.answers.isEmpty }
        #expect(answers == [true] && calls.count == 1)
    }

    @Test func aToolThatBecomesTheProgramHasOpenedTheLink() async throws {
        try install("xdg-open", status: 1, delay: "exec 0<&- ; read x < \(folder.path)/never")
        #expect(mkfifo(folder.appendingPathComponent("never").path, 0o600) == 0)
        let opener = opener()
        opener.open(link) { self.answers.append($0) }
        try await wait("the call") { !self.calls.isEmpty }
        #expect(answers.isEmpty)
        server.serve(for: 4)
        #expect(answers == [true])
        // Let the tool end. Its result is not reported a second time.
        let descriptor = Glibc.open(folder.appendingPathComponent("never").path, O_RDWR | O_NONBLOCK)
        _ = write(descriptor, "\n", 1)
        try await Task.sleep(for: .milliseconds(100))
        server.serve(for: 1)
        close(descriptor)
        #expect(answers == [true])
    }

    @Test func nothingIsOpenedWithoutASchemeAndInTests() async throws {
        try install("xdg-open", status: 0)
        let plain = opener()
        plain.open(try #require(URL(string: "example.org"))) { self.answers.append($0) }
        let tested = opener(["UIKIT_TESTING": "1"])
        tested.open(link) { self.answers.append($0) }
        try await wait("the answers") { self.answers.count == 2 }
        #expect(answers == [false, false] && calls.isEmpty)
    }

    @Test("the portal is asked first, and says whether it worked", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portal() async throws {
        try install("xdg-open", status: 0)
        let player = try PortalPlayer()
        let bus = try #require(DBusConnection.open(environment: ProcessEnvironment(player.environment)))
        let opener = opener(bus: bus)
        func serve() throws {
            try player.serve()
            bus.serve()
        }
        player.openResult = 0
        opener.open(link) { self.answers.append($0) }
        try await wait("opened", serving: serve) { self.answers.count == 1 }
        player.openResult = 2
        opener.open(link) { self.answers.append($0) }
        try await wait("refused", serving: serve) { self.answers.count == 2 }
        player.saysResultFirst = true
        opener.open(link) { self.answers.append($0) }
        try await wait("refused early", serving: serve) { self.answers.count == 3 }
        #expect(answers == [true, false, false])
        #expect(player.openedLinks == Array(repeating: link.absoluteString, count: 3))
        #expect(calls.isEmpty)
        // The tool opens URLs that the portal cannot open, and files.
        player.openResult = nil
        opener.open(link) { self.answers.append($0) }
        try await wait("by the tool", serving: serve) { self.answers.count == 4 }
        opener.open(folder) { self.answers.append($0) }
        try await wait("the folder", serving: serve) { self.answers.count == 5 }
        #expect(answers == [true, false, false, true, true] && calls.count == 2)
        #expect(calls.last?.hasPrefix("xdg-open file:///") == true)
        #expect(player.openedLinks.count == 4)
    }

    @Test("a portal that goes leaves it to the tool", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portalGoes() async throws {
        try install("xdg-open", status: 0)
        let player = try PortalPlayer()
        let bus = try #require(DBusConnection.open(environment: ProcessEnvironment(player.environment)))
        let opener = opener(bus: bus)
        opener.open(link) { self.answers.append($0) }
        player.stop()
        try await wait("by the tool", serving: { bus.serve() }) { !self.answers.isEmpty }
        #expect(answers == [true] && calls.count == 1)
    }

    @Test func theListsOfTheDesktopSayWhatCanBeOpened() throws {
        let applications = folder.appendingPathComponent("applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        try Data("[MIME Cache]\nx-scheme-handler/https=browser.desktop;\nx-scheme-handler/empty=;\n".utf8)
            .write(to: applications.appendingPathComponent("mimeinfo.cache"))
        try Data("[Default Applications]\nx-scheme-handler/note = notes.desktop\n".utf8)
            .write(to: folder.appendingPathComponent("mine-mimeapps.list"))
        let opener = opener([
            "XDG_DATA_DIRS": "relative:\(folder.path)", "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": "/nonexistent",
            "XDG_CONFIG_DIRS": "/nonexistent", "XDG_CURRENT_DESKTOP": "Mine",
        ])
        for (text, expected) in [
            ("https://a.b", true), ("HTTPS://a.b", true), ("note:1", true), ("http://a.b", false), ("empty:1", false),
            ("a.b", false), ("file:///nonexistent", false),
        ] { #expect(opener.canOpen(try #require(URL(string: text))) == expected, "\(text)") }
        #expect(opener.canOpen(folder))
    }
}
