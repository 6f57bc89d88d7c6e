import CoreGraphics
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of the programs that open files (SH-10).
@MainActor @Suite(.serialized) final class ProgramOpenerTests {
    private let folder: URL
    private let server = HeadlessServer()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
        for name in ["bin", "user/applications/kde", "system/applications", "config"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try installProgram("viewer")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Installs a program that logs its arguments, one a line.
    private func installProgram(_ name: String, status: Int = 0, delay: String = "") throws {
        try write(
            "bin/\(name)",
            "#!/bin/sh\nprintf '%s\\n' \(name) \"$@\" >> \(folder.path)/calls\n\(delay)\nexit \(status)\n")
        #expect(chmod(folder.appendingPathComponent("bin/\(name)").path, 0o755) == 0)
    }

    /// Installs a desktop entry.
    private func install(_ name: String, exec: String = "viewer %f", more: String = "", in data: String = "system") throws {
        try write(
            "\(data)/applications/\(name).desktop",
            "# comment\n[Desktop Entry]\nType=Application\nName=\(name)\nExec=\(exec)\n\(more)\n"
                + "[Desktop Action new]\nName=Other\nExec=other\n")
    }

    private func environment(_ more: [String: String] = [:]) -> ProcessEnvironment {
        ProcessEnvironment(
            [
                "PATH": folder.path + "/bin", "HOME": folder.path, "XDG_DATA_HOME": folder.path + "/user",
                "XDG_DATA_DIRS": folder.path + "/system", "XDG_CONFIG_HOME": folder.path + "/config",
                "XDG_CONFIG_DIRS": "relative",
            ].merging(more) { _, new in new })
    }

    private func programs(_ types: [String], _ more: [String: String] = [:]) -> [String] {
        ProgramAssociations(environment: environment(more)).programs(for: types).map(\.identifier)
    }

    private var calls: [String] {
        let text = try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    @Test("SH-10 the default program comes first, then those of the type, then those of its supertypes")
    func order() throws {
        for name in ["a", "b", "c", "d"] { try install(name) }
        try write("system/applications/mimeinfo.cache", "[MIME Cache]\ntext/x=b.desktop;a.desktop;\ntext/plain=d.desktop\n")
        #expect(programs(["text/x", "text/plain"]) == ["b.desktop", "a.desktop", "d.desktop"])
        try write(
            "config/mimeapps.list",
            "[Default Applications]\ntext/x=missing.desktop;c.desktop\n[Removed Associations]\ntext/x=b.desktop;\n")
        #expect(programs(["text/x", "text/plain"]) == ["c.desktop", "a.desktop", "d.desktop"])
        try write("config/test-mimeapps.list", "[Added Associations]\ntext/x=d.desktop;b.desktop;\n")
        #expect(programs(["text/x"], ["XDG_CURRENT_DESKTOP": "Test"]) == ["c.desktop", "d.desktop", "b.desktop", "a.desktop"])
        #expect(programs(["image/x"]).isEmpty && programs([]).isEmpty)
    }

    @Test("SH-10 entries that cannot open files are left out")
    func invalidEntries() throws {
        try install("terminal", more: "Terminal=true")
        try install("hidden", more: "Hidden=true")
        try install("nodisplay", more: "NoDisplay=true")
        try install("missing", exec: "not-installed %f")
        try install("try", more: "TryExec=/nonexistent")
        try install("quotes", exec: "\"viewer %f")
        try install("masked")
        try install("masked", more: "Hidden=true", in: "user")
        try install("kde/sub", in: "user")
        try write("system/applications/link.desktop", "[Desktop Entry]\nType=Link\nExec=viewer\n")
        let all = ["terminal", "hidden", "nodisplay", "missing", "try", "quotes", "masked", "link", "kde-sub", "../x"]
        try write(
            "system/applications/mimeinfo.cache",
            "[MIME Cache]\nt/t=" + all.map { $0 + ".desktop" }.joined(separator: ";") + "\n")
        #expect(programs(["t/t"]) == ["nodisplay.desktop", "kde-sub.desktop"])
        // A pipe in the place of a list is not read.
        #expect(mkfifo(folder.path + "/config/mimeapps.list", 0o600) == 0)
        #expect(programs(["t/t"]).count == 2)
    }

    @Test("SH-10 names in the user's language, and command lines with field codes")
    func entries() throws {
        try install(
            "a", exec: "viewer --name=%c \"a \\\\\"b\\\\\" 100%%\" %i %F %d",
            more: "Name[de]=Betrachter\nName[de_AT]=Schauer\nIcon=eye")
        func program(_ language: String) throws -> DesktopProgram {
            try #require(
                DesktopProgram(
                    entry: folder.path + "/system/applications/a.desktop", identifier: "a.desktop",
                    environment: environment(["LANG": language])))
        }
        #expect(try program("de_AT.UTF-8").name == "Schauer" && program("de_DE.UTF-8@euro").name == "Betrachter")
        #expect(try program("C").name == "a" && program("").name == "a")
        let files = [URL(fileURLWithPath: "/x y"), URL(fileURLWithPath: "/z")]
        let viewer = try program("C")
        #expect(
            viewer.commandLines(for: files) == [
                ["viewer", "--name=a", "a \"b\" 100%", "--icon", "eye", "/x y", "/z"]
            ])
        func lines(_ exec: String) -> [[String]] {
            DesktopProgram(
                identifier: "a", name: "A", icon: nil, command: DesktopProgram.words(exec) ?? [], entryPath: "/e"
            ).commandLines(for: files)
        }
        #expect(lines("p %u %i") == [["p", "file:///x%20y"], ["p", "file:///z"]])
        #expect(lines("p --file=%f %k") == [["p", "--file=/x y", "/e"], ["p", "--file=/z", "/e"]])
        #expect(lines("p") == [["p", "/x y"], ["p", "/z"]])
        #expect(DesktopProgram.words("") == nil && DesktopProgram.words("a \"\" b") == ["a", "", "b"])
    }

    /// Waits in real time, and advances the virtual time each time by much less than the time limit of a program.
    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() {
            server.serve(for: 0.0001)
            try await Task.sleep(for: .milliseconds(5))
        }
        try #require(condition())
    }

    @Test("SH-10 a program is started with the files, and its failure is reported", arguments: [0, 3])
    func opening(_ status: Int) async throws {
        try installProgram("viewer", status: status)
        try install("a", exec: "viewer %F")
        try write("config/mimeapps.list", "[Default Applications]\nt/t=a.desktop\n")
        let opener = ProgramOpener(scheduler: server.scheduler, environment: environment(), isSandboxed: false)
        var found: [DesktopProgram]?
        opener.find(["t/t"]) { found = $0 }
        #expect(found == nil)
        try await wait { found != nil }
        let program = try #require(found?.first)
        var results: [Bool] = []
        opener.open([URL(fileURLWithPath: "/a b"), URL(fileURLWithPath: "/-c")], with: program) { results.append($0) }
        #expect(results.isEmpty)
        try await wait { !results.isEmpty }
        #expect(results == [status == 0] && calls == ["viewer", "/a b", "/-c"])
        opener.open([], with: program) { results.append($0) }
        try await wait { results.count == 2 }
        #expect(results[1] == false)
    }

    @Test("SH-10 in a sandbox and in tests there are no programs")
    func unavailable() async throws {
        try install("a")
        try write("config/mimeapps.list", "[Default Applications]\nt/t=a.desktop\n")
        for (more, isSandboxed) in [(["UIKIT_TESTING": "1"], false), ([:], true)] as [([String: String], Bool)] {
            let opener = ProgramOpener(
                scheduler: server.scheduler, environment: environment(more), isSandboxed: isSandboxed)
            var found: [DesktopProgram]?
            opener.find(["t/t"]) { found = $0 }
            try await wait { found != nil }
            #expect(found == [])
        }
    }
}
