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
            #expect(try files.memory() < 200 << 20)

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
}
