import CoreGraphics
import DBus
import DBusTestSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of files that are exchanged through the FileTransfer portal.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct FileTransferTests {
    private let desktop: FakeDesktopPortal
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "uikit-files-\(UUID().uuidString)")

    init() throws { desktop = try FakeDesktopPortal() }

    /// Creates files with names that are encoded in URLs.
    private func makeFiles(_ count: Int) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try (0..<count).map { number in
            let file = folder.appendingPathComponent("ä \(number)")
            try Data().write(to: file)
            return file.resolvingSymlinksInPath()
        }
    }

    private func remove() {
        try? FileManager.default.removeItem(at: folder)
        desktop.stop()
    }

    /// Serves the bus until a condition is met. Descriptors are opened on another thread.
    private func wait(_ what: Comment, _ condition: @MainActor () -> Bool) async throws {
        for _ in 0..<1000 {
            desktop.serve()
            if condition() { return }
            try await Task.sleep(for: .milliseconds(5))
        }
        Issue.record(what)
    }

    @Test("DT-07: files are offered by their descriptors, in several messages, and found with the key")
    func exchange() async throws {
        defer { remove() }
        let documents = try FakeDocumentsPortal(desktop)
        documents.prefix = "/run/doc"
        let portal = FileTransferPortal(bus: desktop.client())
        #expect(!portal.isAvailable)
        portal.prepare()
        try await wait("available") { portal.isAvailable }
        let files = try makeFiles(20)
        var key: Data??
        portal.offer(URIList.data(of: files + [URL(string: "https://example.com/")!])) { key = $0 }
        try await wait("offered") { key != nil }
        #expect(key == Data("key1".utf8) && documents.counts == [16, 4])
        #expect(documents.transfers["key1"] == files.map(\.path))
        var found: [URL]??
        portal.files(Data("key1\0".utf8)) { found = $0 }
        try await wait("found") { found != nil }
        #expect(found == files.map { URL(fileURLWithPath: "/run/doc" + $0.path) })
    }

    @Test("DT-07: a file that cannot be opened, an unknown key and a failing portal have no result")
    func failures() async throws {
        defer { remove() }
        let documents = try FakeDocumentsPortal(desktop)
        let portal = FileTransferPortal(bus: desktop.client())
        var keys: [Data?] = []
        portal.offer(URIList.data(of: [folder.appendingPathComponent("missing")])) { keys.append($0) }
        try await wait("answered") { keys.count == 1 }
        portal.offer(Data("https://example.com/\r\n".utf8)) { keys.append($0) }
        documents.fails = true
        portal.offer(URIList.data(of: try makeFiles(1))) { keys.append($0) }
        try await wait("answered") { keys.count == 3 }
        #expect(keys == [nil, nil, nil])
        var answers: [[URL]?] = []
        for key in [Data("other".utf8), Data(), Data([0xff, 0xfe]), Data(repeating: 0x61, count: 5000)] {
            portal.files(key) { answers.append($0) }
        }
        try await wait("answered") { answers.count == 4 }
        #expect(answers.allSatisfy { $0 == nil })
    }

    @Test("DT-07: without a portal nothing is offered")
    func withoutPortal() async throws {
        defer { remove() }
        for bus in [desktop.client(), nil] {
            let portal = FileTransferPortal(bus: bus)
            portal.prepare()
            var answers = 0
            portal.files(Data("key".utf8)) { if $0 == nil { answers += 1 } }
            portal.offer(URIList.data(of: try makeFiles(1))) { if $0 == nil { answers += 1 } }
            try await wait("answered") { answers == 2 }
            #expect(!portal.isAvailable)
        }
    }

    @Test("DT-07: a key is read as a list of URLs; the list itself is read if the portal has no files")
    func reading() async throws {
        defer { remove() }
        let documents = try FakeDocumentsPortal(desktop)
        let portal = FileTransferPortal(bus: desktop.client())
        let (key, list) = (FileTransferPortal.type, URIList.type)
        #expect(portal.readableTypes(["a", key]) == ["a", list])
        #expect(portal.readableTypes([key, list, "a"]) == [list, "a"] && portal.readableTypes(["a"]) == ["a"])
        let files = try makeFiles(1)
        var offered: Data??
        portal.offer(URIList.data(of: files)) { offered = $0 }
        try await wait("offered") { offered != nil }
        var asked: [String] = []
        func read(_ known: String) -> [Result<Data, ClipboardError>] {
            var results: [Result<Data, ClipboardError>] = []
            _ = portal.readFiles({ type, completion in
                asked.append(type)
                completion(.success(Data((type == key ? known : "file:///plain\r\n").utf8)))
                return ClipboardRequest()
            }) { results.append($0) }
            _ = desktop.eventLoop.run { !results.isEmpty }
            return results
        }
        #expect(read("key1") == [.success(URIList.data(of: files))] && asked == [key])
        asked = []
        #expect(read("unknown") == [.success(Data("file:///plain\r\n".utf8))] && asked == [key, list])
        documents.fails = true
        #expect(read("key1") == [.success(Data("file:///plain\r\n".utf8))])
        // A cancelled request ends once.
        var results: [Result<Data, ClipboardError>] = []
        let request = portal.readFiles({ _, _ in ClipboardRequest() }) { results.append($0) }
        request.cancel()
        request.cancel()
        #expect(results == [.failure(.cancelled)])
    }

    @Test("DT-07: files that one program copies are read by another through the portal", .needs(.xvfb))
    func clipboard() async throws {
        defer { remove() }
        let documents = try FakeDocumentsPortal(desktop)
        documents.prefix = "/run/doc"
        let one = try DisplayServerFixture(.xvfb, environment: desktop.variables)
        let two = try DisplayServerFixture(.xvfb, environment: desktop.variables)
        defer {
            one.close()
            two.close()
        }
        func wait(_ what: Comment, _ condition: () -> Bool) async throws {
            for _ in 0..<500 {
                one.server.serve(for: 0.005)
                two.server.serve(for: 0.005)
                desktop.serve()
                if condition() { return }
                try await Task.sleep(for: .milliseconds(2))
            }
            Issue.record(what)
        }
        let files = try makeFiles(2)
        let list = URIList.data(of: files)
        #expect(one.server.clipboard.setContent(ClipboardContent(types: [URIList.type]) { _ in list }, of: .clipboard))
        let transfers = try one.x11.fileTransfers
        try await wait("available") { transfers.isAvailable }
        var types: Result<[String], ClipboardError>?
        two.server.clipboard.readTypes(of: .clipboard) { types = $0 }
        try await wait("types") { types != nil }
        #expect(types == .success([URIList.type]))
        var data: Result<Data, ClipboardError>?
        two.server.clipboard.readData(ofType: URIList.type, on: .clipboard) { data = $0 }
        try await wait("data") { data != nil }
        #expect(data == .success(URIList.data(of: files.map { URL(fileURLWithPath: "/run/doc" + $0.path) })))
        #expect(documents.transfers.count == 1)
    }
}
