import Foundation
import SourceLowering
import Testing

@Suite struct RobustnessTests {
    private static let repository = FixturePackage.repositoryPackage.deletingLastPathComponent()

    private static func sources(in folders: [String]) -> [URL] {
        folders.flatMap { folder -> [URL] in
            let files = FileManager.default.enumerator(
                at: repository.appending(path: folder), includingPropertiesForKeys: nil)
            // Exclude iOS source and its build products.
            let ported = repository.appending(path: "Demos/Ported/").path
            return (files?.allObjects as? [URL] ?? []).filter {
                $0.pathExtension == "swift" && !$0.path.hasPrefix(ported)
            }
        }
    }

    @Test func theFrameworkSourcesAreNotChanged() throws {
        let files = try Self.sources(in: ["Sources", "Demos"]).map {
            SourceFile(path: $0.path, bytes: try Data(contentsOf: $0))
        }
        #expect(files.count > 300)
        let target = TargetSummary(files.map { SourceSummary(of: $0) })
        for file in files {
            let lowered = SourceLowering.lower(file, in: target)
            #expect(!lowered.isChanged && lowered.bytes == file.bytes && lowered.errors.isEmpty, "\(file.path)")
        }
    }

    /// iOS sources that contain every form that is lowered.
    private static let samples = [IntegrationTests.library, IntegrationTests.app]

    @Test func malformedSourcesKeepTheirLines() {
        var generator = SeededGenerator(seed: 7)
        for sample in Self.samples {
            let bytes = Array(sample.utf8)
            for _ in 0..<150 {
                var broken = bytes
                let start = Int.random(in: 0..<bytes.count, using: &generator)
                let count = Int.random(in: 1...40, using: &generator)
                broken.removeSubrange(start..<min(start + count, bytes.count))
                if Bool.random(using: &generator) {
                    broken.insert(UInt8.random(in: 0...255, using: &generator), at: start)
                }
                check(broken)
            }
        }
    }

    @Test func truncatedSourcesKeepTheirLines() {
        for sample in Self.samples {
            let bytes = Array(sample.utf8)
            for end in stride(from: 0, to: bytes.count, by: 29) { check(Array(bytes[..<end])) }
        }
    }

    /// Checks that the lowered text contains every line of the original at its presumed number and with the same
    /// length.
    private func check(_ bytes: [UInt8]) {
        let file = SourceFile(path: "/app/File.swift", bytes: bytes)
        let lowered = SourceLowering.lower(file, in: TargetSummary([SourceSummary(of: file)]))
        let newline = UInt8(ascii: "\n")
        let before = file.bytes.split(separator: newline, omittingEmptySubsequences: false)
        let after = lowered.bytes.split(separator: newline, omittingEmptySubsequences: false)
        #expect(after.count >= before.count)
        if !lowered.isChanged { #expect(lowered.bytes == file.bytes) }
        // Compare the lines up to the first line that can receive an insertion.
        for (old, new) in zip(before, after) {
            let text = String(decoding: old, as: UTF8.self)
            if text.contains("protocol") || text.contains("#selector") || text.contains("{") || text.contains("}") {
                break
            }
            #expect(old.count == new.count, "\(text)")
        }
    }

    @Test func nothingIsAppendedAfterAnUnclosedBrace() {
        LoweringCase(
            "class C {\n    @objc func f() { x(#selector(go(_:))) }\n",
            "class C {\n          func f() { x(\"go:\"            ) }\n"
        ).check()
        LoweringCase("class C { @objc func f() {} }\n/* open", "class C {       func f() {} }\n/* open").check()
        LoweringCase("#if DEBUG\nclass C { @objc func f() {} }", "#if DEBUG\nclass C {       func f() {} }").check()
        LoweringCase(
            "class C { @objc func f() {} }\nlet x = \"\"\"\nopen", "class C {       func f() {} }\nlet x = \"\"\"\nopen"
        ).check()
    }

    @Test func syntaxErrorsDoNotPreventLowering() {
        let lowered = LoweringCase.lower("class C { @objc func f( {} }\nlet = 5\n@objc class D {}\n")
        #expect(lowered.text.hasPrefix("class C {       func f( {} }\nlet = 5\n      class D {}\n"))
    }

    @Test func windowsLineEndingsArePreserved() {
        LoweringCase(
            "import UIKit\r\n@objc class C {\r\n    let s = #selector(\r\n        go)\r\n}\r\n",
            "import UIKit\r\n      class C {\r\n    let s = _sel1     \r\n           \r\n}\r\n",
            generated: ["Selector(\"go\", C\n       .go)"], operands: ["go"]
        ).check()
        LoweringCase("@objc(\r\n name)\r\nclass C {}\r\n", "      \r\n      \r\nclass C {}\r\n").check()
    }

    @Test func byteOrderMarksAreRemovedOnlyFromLoweredFiles() {
        let lowered = LoweringCase.lower("\u{FEFF}@objc class C {}\n")
        #expect(lowered.text == "      class C {}\n")
        #expect(!LoweringCase.lower("\u{FEFF}class C {}\n").isChanged)
    }

    @Test func emptyAndInvalidFilesAreTolerated() {
        for text in [
            "", "\n", " ", "\r\n", "// @objc", "\u{0}", "#!/usr/bin/swift\n", "@", "@objc", "#selector", "#selector(",
        ] {
            let lowered = LoweringCase.lower(text)
            #expect(lowered.errors.isEmpty)
            #expect(lowered.bytes.count >= text.utf8.count)
        }
        let file = SourceFile(path: "/x", bytes: [0xFF, 0xFE, 0x40, 0x6F, 0x62, 0x6A, 0x63, 0xC3])
        #expect(SourceLowering.lower(file, in: TargetSummary([])).bytes.count >= 8)
    }

    @Test func missingFinalLineBreaksAreTolerated() {
        let lowered = LoweringCase.lower("class C { @objc func f() {} } // end")
        #expect(lowered.text.hasPrefix("class C {       func f() {} } // end\n"))
    }
}

/// A generator of random numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
