import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of URLs that programs of the desktop open.
@MainActor @Suite(.serialized) final class LinkOpenerTests {
    private nonisolated static var hasBus: Bool { BusDaemon.isInstalled }

    private let folder: URL
    private let server = HeadlessServer()
    private let link: URL
    private var results: [Bool] = []

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

    private func opener(_ more: [String: String] = [:], bus: MessageBus? = nil) -> LinkOpener {
        let environment = ProcessEnvironment(["PATH": folder.path].merging(more) { _, new in new })
        return LinkOpener(
            portal: PortalClient(bus: bus, environment: environment), scheduler: server.scheduler,
            environment: environment)
    }

    /// Waits in real time, and advances the virtual time each time by much less than the timeout of the opener.
    private func wait(
        _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, serving: () -> Void = {},
        _ condition: () -> Bool
    ) async throws {
        for _ in 0..<1000 where !condition() {
            serving()
            server.serve(for: 0.0001)
            try await Task.sleep(for: .milliseconds(5))
        }
        try #require(condition(), comment, sourceLocation: sourceLocation)
    }

    @Test("a desktop tool opens the URL, and its exit status is the result", arguments: [0, 4])
    func toolsOpenURLs(_ status: Int) async throws {
        try install("xdg-open", status: status)
        let opener = opener()
        opener.open(link) { self.results.append($0) }
        #expect(results.isEmpty)
        try await wait("a result") { !self.results.isEmpty }
        #expect(results == [status == 0])
        #expect(calls == ["xdg-open https://example.org/a?b=c%20d"])
    }

    @Test func aToolThatFailsToFindAProgramIsFollowedByTheNext() async throws {
        try install("xdg-open", status: 3)
        try install("gio", status: 0)
        let opener = opener()
        opener.open(link) { self.results.append($0) }
        try await wait("a result") { !self.results.isEmpty }
        #expect(results == [true])
        #expect(calls == ["xdg-open https://example.org/a?b=c%20d", "gio open https://example.org/a?b=c%20d"])
    }

    @Test func openingFailsWithoutAnyTool() async throws {
        let opener = opener()
        opener.open(link) { self.results.append($0) }
        #expect(results.isEmpty)
        try await wait("a result") { !self.results.isEmpty }
        #expect(results == [false])
    }

    @Test func aFileThatCannotBeExecutedIsSkipped() async throws {
        let file = folder.appendingPathComponent("xdg-open")
        try Data("not a program".utf8).write(to: file)
        #expect(chmod(file.path, 0o755) == 0)
        try install("gio", status: 0)
        let opener = opener()
        opener.open(link) { self.results.append($0) }
        try await wait("a result") { !self.results.isEmpty }
        #expect(results == [true] && calls.count == 1)
    }

    @Test func aToolThatKeepsRunningHasOpenedTheURL() async throws {
        try install("xdg-open", status: 1, delay: "exec 0<&- ; read x < \(folder.path)/never")
        #expect(mkfifo(folder.appendingPathComponent("never").path, 0o600) == 0)
        let opener = opener()
        opener.open(link) { self.results.append($0) }
        try await wait("the call") { !self.calls.isEmpty }
        #expect(results.isEmpty)
        server.serve(for: 4)
        #expect(results == [true])
        // Let the tool end. Its result is not reported a second time.
        let descriptor = Glibc.open(folder.appendingPathComponent("never").path, O_RDWR | O_NONBLOCK)
        _ = write(descriptor, "\n", 1)
        try await Task.sleep(for: .milliseconds(100))
        server.serve(for: 1)
        close(descriptor)
        #expect(results == [true])
    }

    @Test func openingFailsWithoutASchemeAndInTests() async throws {
        try install("xdg-open", status: 0)
        let plain = opener()
        plain.open(try #require(URL(string: "example.org"))) { self.results.append($0) }
        let tested = opener(["UIKIT_TESTING": "1"])
        tested.open(link) { self.results.append($0) }
        try await wait("the results") { self.results.count == 2 }
        #expect(results == [false, false] && calls.isEmpty)
    }

    @Test(
        "the portal is used first, and its response is the result", .enabled(if: hasBus, "dbus-daemon is not installed")
    )
    func portalOpensURLsFirst() async throws {
        try install("xdg-open", status: 0)
        let fakePortal = try FakeDesktopPortal()
        let opener = opener(bus: fakePortal.client())
        func serve() { fakePortal.serve() }
        fakePortal.openResult = 0
        opener.open(link) { self.results.append($0) }
        try await wait("opened", serving: serve) { self.results.count == 1 }
        fakePortal.openResult = 2
        opener.open(link) { self.results.append($0) }
        try await wait("refused", serving: serve) { self.results.count == 2 }
        fakePortal.responseTime = .before
        opener.open(link) { self.results.append($0) }
        try await wait("refused early", serving: serve) { self.results.count == 3 }
        #expect(results == [true, false, false])
        #expect(fakePortal.openedLinks == Array(repeating: link.absoluteString, count: 3))
        #expect(calls.isEmpty)
        // The tool opens URLs that the portal cannot open, and files.
        fakePortal.openResult = nil
        opener.open(link) { self.results.append($0) }
        try await wait("by the tool", serving: serve) { self.results.count == 4 }
        opener.open(folder) { self.results.append($0) }
        try await wait("the folder", serving: serve) { self.results.count == 5 }
        #expect(results == [true, false, false, true, true] && calls.count == 2)
        #expect(calls.last?.hasPrefix("xdg-open file:///") == true)
        #expect(fakePortal.openedLinks.count == 4)
    }

    @Test("a tool opens the URL if the portal disappears", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func toolsReplaceALostPortal() async throws {
        try install("xdg-open", status: 0)
        let fakePortal = try FakeDesktopPortal()
        let opener = opener(bus: fakePortal.client())
        opener.open(link) { self.results.append($0) }
        fakePortal.stop()
        try await wait("by the tool", serving: { fakePortal.serve() }) { !self.results.isEmpty }
        #expect(results == [true] && calls.count == 1)
    }

    @Test(
        "opening a URL fails if the bus or the portal disappears before the response",
        .enabled(if: hasBus, "dbus-daemon is not installed"), arguments: [true, false])
    func openingFailsWithoutAResponse(_ busEnds: Bool) async throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.openResult = 0
        fakePortal.responseTime = .never
        let opener = opener(bus: fakePortal.client())
        opener.open(link) { self.results.append($0) }
        try await wait("the call", serving: { fakePortal.serve() }) { !fakePortal.openedLinks.isEmpty }
        for _ in 0..<20 { fakePortal.eventLoop.serve(for: 0.002) }
        #expect(results.isEmpty)
        if busEnds { fakePortal.stop() } else { fakePortal.bus.releaseName(PortalRequest.service) }
        try await wait("the result", serving: { fakePortal.serve() }) { !self.results.isEmpty }
        #expect(results == [false])
    }

    @Test("DK-06 a URL can be opened if the lists of associations name an installed program for its scheme")
    func canOpenReadsTheMIMEApplicationLists() throws {
        let applications = folder.appendingPathComponent("applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        for name in ["browser", "notes"] {
            try Data("[Desktop Entry]\n".utf8).write(to: applications.appendingPathComponent("\(name).desktop"))
        }
        try Data(
            """
            x-scheme-handler/nogroup=browser.desktop
            [MIME Cache]
            x-scheme-handler/https=browser.desktop;
            x-scheme-handler/empty=;
            x-scheme-handler/removed=browser.desktop;
            x-scheme-handler/old=uninstalled.desktop;

            """.utf8
        ).write(to: applications.appendingPathComponent("mimeinfo.cache"))
        try Data(
            """
            [Default Applications]
            x-scheme-handler/note = notes.desktop
            [Removed Associations]
            x-scheme-handler/removed=browser.desktop
            x-scheme-handler/unknown=notes.desktop

            """.utf8
        ).write(to: folder.appendingPathComponent("mine-mimeapps.list"))
        // A pipe in the place of a list is not read.
        #expect(mkfifo(folder.appendingPathComponent("mimeapps.list").path, 0o600) == 0)
        let opener = opener([
            "XDG_DATA_DIRS": "relative:\(folder.path)", "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": "/nonexistent",
            "XDG_CONFIG_DIRS": "/nonexistent", "XDG_CURRENT_DESKTOP": "Mine",
        ])
        for (text, expected) in [
            ("https://a.b", true), ("HTTPS://a.b", true), ("note:1", true), ("http://a.b", false), ("empty:1", false),
            ("removed:1", false), ("unknown:1", false), ("old:1", false), ("nogroup:1", false), ("a.b", false), ("file:///nonexistent", false),
        ] { #expect(opener.canOpen(try #require(URL(string: text))) == expected, "\(text)") }
        #expect(opener.canOpen(folder))
    }
}
