import Foundation
import TestSupport
import Testing
import UIKitTesting

/// Tests of the Files demo with keyboard on a display.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct FilesTests {
    /// Creates a folder with empty files, and calls a closure with it.
    private func withFiles(_ count: Int, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "files-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<count {
            let descriptor = open("\(folder.path)/file-\((number &* 7919) % count).txt", O_WRONLY | O_CREAT, 0o600)
            close(descriptor)
        }
        try body(folder)
    }

    @Test func aFolderOfAHundredThousandFilesOpensSoon() throws {
        try withFiles(100_000) { folder in
            let files = try FilesRun(folder)
            defer { files.end() }
            print("the first files of 100,000 after \(files.startTime)")
            // A debug build needs less than a second on an idle machine.
            #expect(files.startTime < .seconds(5))
            try files.wait("all files") { files.hasSecondIcon }

            // Scrolling to the end and back keeps the memory bounded.
            for _ in 0..<3 {
                for _ in 0..<20 { try files.press(0x4E) }
                try files.press(0x4D)
                try files.press(0x4A)
            }
            #expect(try files.memory() < MemoryMeter.limit(200 << 20))

            // Control-F, and a name that one file has.
            try files.press(0x09, holding: [0xE0])
            for usage in [0x1E, 0x1F, 0x20, 0x21, 0x22] { try files.press(usage) }
            try files.wait("one file") { !files.hasSecondIcon }
            try files.press(0x29)
            try files.wait("all files again") { files.hasSecondIcon }
        }
    }

    @Test func filesThatAppearAreShown() throws {
        try withFiles(1) { folder in
            let files = try FilesRun(folder)
            defer { files.end() }
            #expect(!files.hasSecondIcon)
            let start = ContinuousClock.now
            try Data().write(to: folder.appendingPathComponent("new.txt"))
            try files.wait("the new file") { files.hasSecondIcon }
            #expect(ContinuousClock.now - start < .seconds(5))
            // An idle window does not compute.
            Thread.sleep(forTimeInterval: 0.5)
            let time = try files.processorTime()
            Thread.sleep(forTimeInterval: 1)
            #expect(try files.processorTime() - time < 0.05)
        }
    }

    @Test func filesAreOpenedWithTheDefaultProgramAndWithAnother() throws {
        try withFiles(1) { folder in
            let tools = FileManager.default.temporaryDirectory.appendingPathComponent(folder.lastPathComponent + "-bin")
            let applications = tools.appendingPathComponent("applications")
            try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: tools) }
            for name in ["xdg-open", "viewer"] {
                let tool = tools.appendingPathComponent(name).path
                try Data("#!/bin/sh\necho \(name) \"$@\" >> \(tools.path)/calls\n".utf8)
                    .write(to: URL(fileURLWithPath: tool))
                #expect(chmod(tool, 0o755) == 0)
            }
            try Data("[Desktop Entry]\nType=Application\nName=Viewer\nExec=viewer %f\n".utf8)
                .write(to: applications.appendingPathComponent("viewer.desktop"))
            try Data("[MIME Cache]\ntext/plain=viewer.desktop;\n".utf8)
                .write(to: applications.appendingPathComponent("mimeinfo.cache"))
            func calls() -> String {
                (try? String(contentsOf: tools.appendingPathComponent("calls"), encoding: .utf8)) ?? ""
            }
            let files = try FilesRun(
                folder, environment: ["PATH": tools.path, "XDG_DATA_HOME": tools.path, "XDG_DATA_DIRS": "/nonexistent"])
            defer { files.end() }
            // Down selects the file, Return opens it.
            try files.press(0x51)
            try files.press(0x28)
            try files.wait("the default program") {
                calls() == "xdg-open \(folder.appendingPathComponent("file-0.txt").absoluteString)\n"
            }
            // Shift-F10 opens the menu, whose second element has the programs.
            try files.press(0x43, holding: [0xE1])
            try files.press(0x51)
            try files.press(0x4F)
            // The programs are found on another thread. The keys have no effect before.
            for _ in 0..<50 where !calls().contains("viewer") {
                try files.press(0x51)
                try files.press(0x28)
                Thread.sleep(forTimeInterval: 0.2)
            }
            #expect(calls().hasSuffix("viewer \(folder.path)/file-0.txt\n"))
        }
    }
}
