import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of dialogs for files (PT-01 to PT-04, SH-02).
@MainActor
@Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct FileChooserTests {
    private let portal: FakeDesktopPortal
    private let server = HeadlessServer()

    init() throws { portal = try FakeDesktopPortal() }

    private final class Log { var outcomes: [FileChoice.Outcome] = [] }

    private func client(_ environment: ProcessEnvironment = [:], sandboxFile: String = "/nonexistent") -> PortalClient {
        PortalClient(bus: portal.client(), environment: environment, sandboxFile: sandboxFile)
    }

    private func wait(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let holds = portal.eventLoop.run {
            server.serve(for: 0.0001)
            return condition()
        }
        try #require(holds, sourceLocation: sourceLocation)
    }

    /// Waits for work on background threads, too.
    private func waitForThreads(
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) async throws {
        for _ in 0..<2000 where !condition() {
            portal.serve()
            server.serve(for: 0.0001)
            try await Task.sleep(for: .milliseconds(5))
        }
        try #require(condition(), sourceLocation: sourceLocation)
    }

    private func choose(
        _ choice: FileChoice, with client: PortalClient? = nil, parent: String = ""
    ) throws -> FileChoice.Outcome {
        let log = Log()
        let chooser = FileChooser(portal: client ?? self.client(), scheduler: server.scheduler)
        _ = chooser.choose(choice, parent: parent) { log.outcomes.append($0) }
        #expect(log.outcomes.isEmpty)
        try wait { !log.outcomes.isEmpty }
        for _ in 0..<20 { portal.eventLoop.serve(for: 0.002) }
        #expect(log.outcomes.count == 1)
        return log.outcomes[0]
    }

    private var opening: FileChoice { FileChoice(.files, title: "Open") }

    private func setURIs(_ uris: [String]) {
        portal.chooserResult = 0
        portal.chooserResults = ["uris": .strings(uris)]
    }

    @Test(
        "PT-01 SH-02 the answer of the dialog: before the reply, after it, later, twice, with any path, and 0, 1 and 2",
        arguments: FakeDesktopPortal.ResponseTime.allCases.filter { $0 != .never }, [0, 1, 2] as [UInt32])
    func answers(_ time: FakeDesktopPortal.ResponseTime, _ result: UInt32) throws {
        for usesToken in [true, false] {
            setURIs(["file:///tmp/a%20b.txt", "file:///tmp/c"])
            portal.responseTime = time
            portal.usesToken = usesToken
            portal.chooserResult = result
            let expected = FileChoice.Outcome.chosen([URL(fileURLWithPath: "/tmp/a b.txt")])
            #expect(try choose(opening) == (result == 0 ? expected : .cancelled))
        }
    }

    @Test("SH-02 a dialog without an answer is closed when the choice is cancelled")
    func withdrawal() throws {
        portal.chooserResult = 0
        portal.responseTime = .never
        let log = Log()
        let session = FileChooser(portal: client(), scheduler: server.scheduler).choose(opening, parent: "") {
            log.outcomes.append($0)
        }
        try wait { !portal.dialogCalls.isEmpty }
        session.cancel()
        session.cancel()
        try wait { !log.outcomes.isEmpty && !portal.closedRequests.isEmpty }
        #expect(log.outcomes == [.cancelled])
    }

    @Test("SH-02 PT-02 the options of dialogs, in the types of the portal")
    func options() throws {
        setURIs(["file:///tmp/a", "file:///tmp/b"])
        var choice = opening
        choice.acceptLabel = "Take\0"
        choice.allowsSeveral = true
        choice.folder = URL(fileURLWithPath: "/tmp")
        choice.filters = [
            FileChoiceFilter(name: "Pictures", patterns: [.mimeType("image/*"), .glob("*.x")]),
            FileChoiceFilter(name: "Nothing", patterns: []),
        ]
        #expect(
            try choose(choice, parent: "x11:2a")
                == .chosen([URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b")]))
        let call = try #require(portal.dialogCalls.last)
        #expect(call.method == "OpenFile" && call.arguments[0].text == "x11:2a" && call.arguments[1].text == "Open")
        let options = call.arguments[2]
        #expect(options["multiple"]?.boolean == true && options["modal"]?.boolean == true)
        #expect(options["accept_label"]?.text == "Take" && options["directory"] == nil)
        #expect(options["current_folder"] == .bytes(Array("/tmp".utf8) + [0]))
        #expect(options["filters"]?.signature == "a(sa(us))" && options["current_filter"]?.signature == "(sa(us))")
        #expect(options["filters"]?.elements?.count == 2)

        // Older portals ignore the folder, and would show files in place of folders.
        portal.chooserVersion = 2
        _ = try choose(choice)
        #expect(portal.dialogCalls.last?.arguments[2]["current_folder"] == nil)
        let count = portal.dialogCalls.count
        #expect(try choose(FileChoice(.folders, title: "")) == .unavailable(allowsReplacement: true))
        portal.chooserVersion = nil
        #expect(try choose(FileChoice(.folders, title: "")) == .unavailable(allowsReplacement: true))
        #expect(portal.dialogCalls.count == count)
        portal.chooserVersion = 3
        #expect(try choose(FileChoice(.folders, title: "")) == .chosen([URL(fileURLWithPath: "/tmp/a")]))
        #expect(portal.dialogCalls.last?.arguments[2]["directory"]?.boolean == true)
    }

    @Test("SH-02 dialogs for saving one and several files")
    func saving() throws {
        setURIs(["file:///tmp/new.txt"])
        var choice = FileChoice(.saving(name: "old.txt"), title: "Save")
        choice.folder = URL(fileURLWithPath: "/tmp")
        #expect(try choose(choice) == .chosen([URL(fileURLWithPath: "/tmp/new.txt")]))
        #expect(portal.dialogCalls.last?.method == "SaveFile")
        #expect(portal.dialogCalls.last?.arguments[2]["current_name"]?.text == "old.txt")
        setURIs(["file:///tmp/a", "file:///tmp/b"])
        #expect(
            try choose(FileChoice(.savingAll(names: ["a", "b"]), title: ""))
                == .chosen([URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b")]))
        #expect(portal.dialogCalls.last?.arguments[2]["files"]?.signature == "aay")
        // A file for each name, or none.
        #expect(try choose(FileChoice(.savingAll(names: ["a", "b", "c"]), title: "")) == .cancelled)
    }

    @Test("SH-02 results of wrong types and URLs of other kinds are ignored")
    func invalidResults() throws {
        portal.chooserResult = 0
        for results in [
            [:], ["uris": .string("file:///tmp/a")], ["uris": .uint32(1)], ["uris": .array(of: "i", [.int32(1)])],
            ["uris": .strings(["http://x/", "", "file:", "file://other/tmp/a", "file:relative", "%%%"])],
        ] as [[String: DBusValue]] {
            portal.chooserResults = results
            #expect(try choose(opening) == .cancelled, "\(results)")
        }
        setURIs(["http://x/", "file://localhost/tmp/a"])
        #expect(try choose(opening) == .chosen([URL(fileURLWithPath: "/tmp/a")]))
    }

    @Test("PT-03 a portal without the interface is not asked again until it starts anew")
    func missingInterface() throws {
        portal.chooserVersion = nil
        let client = client()
        #expect(try choose(opening, with: client) == .unavailable(allowsReplacement: true))
        #expect(try choose(opening, with: client) == .unavailable(allowsReplacement: true))
        #expect(portal.dialogCalls.count == 1)
        // Other interfaces are.
        portal.pickResult = 1
        #expect(client.request("Screenshot", "PickColor", arguments: [.string("")], completion: { _ in }) != nil)
        setURIs(["file:///tmp/a"])
        try restart()
        try wait { client.request("FileChooser", "OpenFile", arguments: [.string(""), .string("")]) { _ in } != nil }
        #expect(try choose(opening, with: client) == .chosen([URL(fileURLWithPath: "/tmp/a")]))
    }

    /// Gives the name of the portal up and takes it again.
    private func restart() throws {
        portal.bus.releaseName(PortalRequest.service)
        var isOwned = false
        portal.bus.requestName(PortalRequest.service) { isOwned = $0 == .owned }
        try wait { isOwned }
    }

    @Test("PT-03 without a portal, without a bus, and after the bus has ended, the app may replace the dialog")
    func noPortal() throws {
        let unavailable = FileChoice.Outcome.unavailable(allowsReplacement: true)
        let noBus = PortalClient(bus: nil, environment: [:], sandboxFile: "/nonexistent")
        #expect(try choose(opening, with: noBus) == unavailable)
        portal.bus.releaseName(PortalRequest.service)
        let client = client()
        #expect(try choose(opening, with: client) == unavailable)
        #expect(client.request("FileChooser", "OpenFile", arguments: []) { _ in } == nil)
    }

    @Test("PT-04 a program in a sandbox does not replace the dialog")
    func sandbox() throws {
        let refused = FileChoice.Outcome.unavailable(allowsReplacement: false)
        #expect(try choose(opening, with: client(["SNAP": "/snap/x"])) == refused)
        #expect(try choose(opening, with: client(sandboxFile: "/etc/passwd")) == refused)
        #expect(!client(["SNAP": ""]).isSandboxed)
    }

    @Test("PT-01 a portal that does not accept the request in time is replaced, and its dialog is closed")
    func slowPortal() throws {
        portal.isSilent = true
        let client = PortalClient(
            bus: portal.client(), environment: [:], sandboxFile: "/nonexistent", patience: 0.2)
        #expect(try choose(opening, with: client) == .unavailable(allowsReplacement: true))
        try wait { !portal.closedRequests.isEmpty }
    }

    // MARK: Mails

    @Test("SH-05 mails go to the portal, with descriptors of the attachments")
    func mails() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
        try Data("attached".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let composer = MailComposer(
            portal: client(), scheduler: server.scheduler, environment: ["PATH": "/nonexistent"])
        var mail = MailDraft()
        mail.subject = "Subject"
        mail.body = "Body"
        mail.recipients = ["a@example.org", "b@example.org"]
        mail.attachments = [file]
        var results: [Bool] = []
        portal.mailResult = 0
        composer.compose(mail, parent: "x11:1") { results.append($0) }
        #expect(results.isEmpty)
        try await waitForThreads { results.count == 1 }
        #expect(results == [true] && portal.receivedFiles == ["attached"])
        let options = try #require(portal.dialogCalls.last?.arguments[1])
        #expect(options["subject"]?.text == "Subject" && options["body"]?.text == "Body")
        // The portal has no version, so it takes one recipient.
        #expect(options["address"]?.text == "a@example.org" && options["addresses"] == nil)
        // A missing attachment, and no program.
        mail.attachments.append(URL(fileURLWithPath: "/nonexistent"))
        composer.compose(mail, parent: "") { results.append($0) }
        try await waitForThreads { results.count == 2 }
        portal.mailResult = nil
        mail.attachments = []
        composer.compose(mail, parent: "") { results.append($0) }
        try await waitForThreads { results.count == 3 }
        #expect(results == [true, false, false])
    }

    @Test("PT-11 files are opened with a descriptor")
    func files() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("open-\(UUID().uuidString)")
        try Data("opened".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let opener = LinkOpener(portal: client(), scheduler: server.scheduler, environment: ["PATH": "/nonexistent"])
        var results: [Bool] = []
        portal.openResult = 0
        opener.open(file, asks: true, parent: "x11:1") { results.append($0) }
        #expect(results.isEmpty)
        try await waitForThreads { results.count == 1 }
        opener.open(URL(fileURLWithPath: "/nonexistent")) { results.append($0) }
        try await waitForThreads { results.count == 2 }
        #expect(results == [true, false] && portal.receivedFiles == ["opened"] && portal.openedLinks.isEmpty)
    }
}
