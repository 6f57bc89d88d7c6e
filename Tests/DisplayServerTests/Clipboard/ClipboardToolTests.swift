import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of copy and paste with common command-line tools.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ClipboardToolTests {
    nonisolated private static let tools = ["xclip", "xsel"].filter { path($0) != nil }
    nonisolated private static let sizes = [1, 300_000, 32 << 20]
    private static let text = ClipboardContent.text

    nonisolated private static func path(_ tool: String) -> String? {
        ["/usr/bin/", "/usr/local/bin/"].map { $0 + tool }.first { access($0, X_OK) == 0 }
    }

    /// A temporary file that exists for one test.
    private final class File {
        let path = NSTemporaryDirectory() + "uikit-clipboard-\(UUID().uuidString)"
        deinit { unlink(path) }
    }

    /// Returns text in several scripts with an exact number of bytes.
    private func text(_ size: Int) -> Data {
        let line = Array("The quick brown fox. 키스의 고유조건은 Zürich\n".utf8)
        guard size > line.count else { return Data("x".utf8) }
        var data = Data()
        data.reserveCapacity(size)
        while data.count + line.count <= size { data.append(contentsOf: line) }
        data.append(contentsOf: [UInt8](repeating: 0x2e, count: size - data.count))
        return data
    }

    private func run(_ command: String, _ fixture: DisplayServerFixture) throws -> ChildProcess {
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = try #require(fixture.display).displayName
        environment["LC_ALL"] = "C.UTF-8"
        return try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "exec " + command], environment: environment, output: 2)
    }

    @Test("command-line tools paste what the application copied", arguments: tools, sizes)
    func toolsPasteFromTheApplication(_ tool: String, _ size: Int) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let bytes = text(size)
        let content = ClipboardContent(types: [Self.text]) { _ in bytes }
        for (selection, option) in [(ClipboardSelection.clipboard, "clipboard"), (.selection, "primary")] {
            fixture.server.clipboard.setContent(content, of: selection)
            let file = File()
            let command =
                tool == "xclip"
                ? "xclip -o -selection \(option) -t UTF8_STRING > \(file.path)" : "xsel -o --\(option) > \(file.path)"
            let process = try run(command, fixture)
            try fixture.expectSoon("pasted", within: 30) { !process.isRunning }
            #expect(process.exitStatus == 0)
            #expect(FileManager.default.contents(atPath: file.path) == bytes)
        }
        try fixture.expectSoon("the transfer ended") { (try? fixture.x11.clipboardTransferCount) == 0 }
    }

    @Test("the application pastes what command-line tools copied", arguments: tools, sizes)
    func theApplicationPastesFromTools(_ tool: String, _ size: Int) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let bytes = text(size)
        let file = File()
        #expect(FileManager.default.createFile(atPath: file.path, contents: bytes))
        for (selection, option) in [(ClipboardSelection.clipboard, "clipboard"), (.selection, "primary")] {
            let clipboard = fixture.server.clipboard
            let count = clipboard.changeCount(of: selection)
            let command =
                tool == "xclip"
                ? "xclip -i -quiet -selection \(option) \(file.path)" : "xsel -i -n --\(option) < \(file.path)"
            let process = try run(command, fixture)
            defer { process.terminate() }
            try fixture.expectSoon("copied", within: 10) { clipboard.changeCount(of: selection) > count }
            var result: Result<Data, ClipboardError>?
            clipboard.readData(ofType: Self.text, on: selection) { result = $0 }
            try fixture.expectSoon("pasted", within: 30) { result != nil }
            #expect(try result?.get() == bytes)
            guard size < 1_000_000 else { continue }
            #expect(clipboard.data(ofType: Self.text, on: selection, within: 2) == .success(bytes))
            #expect(try clipboard.types(of: selection, within: 2).get().contains(Self.text))
        }
        try fixture.expectSoon("the transfer ended") { (try? fixture.x11.clipboardTransferCount) == 0 }
    }

    @Test("image data from a command-line tool is unchanged", .enabled(if: tools.contains("xclip"), "needs xclip"))
    func imageDataIsUnchanged() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        let file = File()
        #expect(FileManager.default.createFile(atPath: file.path, contents: bytes))
        let process = try run("xclip -i -quiet -selection clipboard -t image/png \(file.path)", fixture)
        defer { process.terminate() }
        let clipboard = fixture.server.clipboard
        try fixture.expectSoon("copied") { (try? clipboard.types(of: .clipboard, within: 1).get())?.isEmpty == false }
        #expect(clipboard.types(of: .clipboard, within: 1) == .success(["image/png"]))
        #expect(clipboard.data(ofType: "image/png", on: .clipboard, within: 1) == .success(bytes))
        #expect(clipboard.data(ofType: Self.text, on: .clipboard, within: 1) != .success(bytes))
    }
}
