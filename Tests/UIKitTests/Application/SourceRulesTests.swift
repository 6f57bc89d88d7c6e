import Foundation
import Testing

/// Tests of rules that the source code of the framework must follow.
@Suite struct SourceRulesTests {
    /// Only the display server may read a clock or start a timer. Other modules receive the time from it.
    @Test func onlyDisplayServerReadsClock() throws {
        let forbidden = [
            "Date()", "Timer.", "Timer(", "asyncAfter", "clock_gettime", "usleep", "Thread.sleep", "nanosleep",
            "ContinuousClock", "SuspendingClock", "systemUptime",
        ]
        let modules = [
            "UIKit", "QuartzCore", "TextEngine", "CoreGraphics", "ConstraintSolver", "SystemSupport", "CoreMotion",
            "DBus", "AccessibilityTree", "ATSPIBridge", "UserNotifications", "MediaPlayer",
        ]
        try scan(modules) { line, location in
            // The name of a method that reads no clock itself.
            let line = line.replacingOccurrences(of: "nextTriggerDate()", with: "")
            // Timers of apps, and delayed calls on other threads of apps, use Foundation.
            let isAppTimer = line.contains("Timer") && location.contains("UIKit/Selectors/")
            for word in forbidden where line.contains(word) && !isAppTimer { Issue.record("\(location): \(word)") }
        }
    }

    /// Only `DisplayServer/X11` may use the X libraries.
    @Test func onlyTheX11ServerImportsX() throws {
        try scan(SourceRulesTests.modules) { line, location in
            if line.hasPrefix("import CX"), !location.contains("DisplayServer/X11/") {
                Issue.record("\(location): \(line)")
            }
        }
    }

    @Test func noForcedTryOrFatalError() throws {
        try scan(SourceRulesTests.modules) { line, location in
            if line.contains("try!") || line.contains("fatalError(") { Issue.record("\(location): \(line)") }
        }
    }

    /// The allowed imports of each module, in the order of the architecture's layers.
    @Test func modulesImportOnlyLowerLayers() throws {
        let allowed: [String: Set<String>] = [
            "SystemSupport": ["Foundation", "Synchronization"],
            "ConstraintSolver": [],
            "CoreGraphics": ["SystemSupport", "CCairo", "CTextLibraries", "Foundation", "Synchronization"],
            "TextEngine": ["CoreGraphics", "SystemSupport", "CCairo", "CTextLibraries", "Foundation"],
            "QuartzCore": [
                "TextEngine", "CoreGraphics", "SystemSupport", "CCairo", "CRuntime", "Foundation", "Synchronization",
            ],
            "DBus": ["CEpoll", "CoreGraphics", "SystemSupport", "Foundation", "Glibc"],
            "DisplayServer": [
                "CX11", "CoreFoundation", "CoreGraphics", "DBus", "SystemSupport", "Foundation", "Dispatch",
                "Synchronization",
            ],
            "UIKit": [
                "AccessibilityTree", "ATSPIBridge", "QuartzCore", "DisplayServer", "TextEngine", "CoreGraphics",
                "ConstraintSolver", "DocumentStorage", "SystemSupport", "CRuntime", "CSignals", "Foundation",
                "Synchronization", "UniformTypeIdentifiers",
            ],
            "DocumentStorage": ["CFileSystem", "Foundation", "Synchronization"],
            "AccessibilityTree": ["CoreGraphics", "SystemSupport"],
            "ATSPIBridge": ["AccessibilityTree", "CoreGraphics", "DBus", "SystemSupport", "Foundation"],
            "CoreMotion": ["UIKit", "DisplayServer", "Foundation"],
            "UserNotifications": ["UIKit", "DBus", "DisplayServer", "SystemSupport", "Foundation"],
            "MediaPlayer": ["UIKit", "DisplayServer", "SystemSupport", "Foundation", "Glibc"],
        ]
        for (module, imports) in allowed {
            try scan([module]) { line, location in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else { return }
                let name = String(words[index + 1].split(separator: ".")[0])
                if !imports.contains(name) { Issue.record("\(location): imports \(name)") }
            }
        }
    }

    /// A file named after a class, such as `UIView+Geometry.swift`, does not test for subclasses of it. Subclasses
    /// override a member of the class instead.
    @Test func classesNameNoSubclasses() throws {
        let modules = ["UIKit", "QuartzCore"]
        var superclasses: [String: String] = [:]
        let declaration = try Regex("\\bclass (\\w+): (\\w+)")
        try scan(modules) { line, _ in
            for match in line.matches(of: declaration) {
                let names = match.output.compactMap { $0.substring.map { String($0) } }
                if names.count == 3 { superclasses[names[1]] = names[2] }
            }
        }
        #expect(superclasses["UIButton"] == "UIControl" && superclasses["CAShapeLayer"] == "CALayer")
        func isSubclass(_ name: String, of base: String) -> Bool {
            var current = superclasses[name]
            while let found = current, found != base { current = superclasses[found] }
            return current != nil
        }
        let test = try Regex("\\b(?:as[?!]?|is) (\\w+)")
        try scan(modules) { line, location in
            let file = location.split(separator: "/").last.map { String($0) } ?? ""
            let base = String(file.prefix { $0 != "+" && $0 != "." })
            for match in line.matches(of: test) {
                let name = match.output[1].substring.map { String($0) } ?? ""
                if isSubclass(name, of: base) { Issue.record("\(location): tests for the subclass \(name)") }
            }
        }
    }

    /// Release builds do not link Pango, HarfBuzz and GLib, so every function of these that is called needs a
    /// forwarder.
    @Test func textLibraryFunctionsAreForwarded() throws {
        let file = SourceRulesTests.sources.appendingPathComponent("CTextLibraries/forwarders.c")
        let name = try Regex("\\b(hb|pango|g)_[a-z0-9_]+(?=[(,])")
        let forwarded = Set(
            try String(contentsOf: file, encoding: .utf8).matches(of: name).map { String($0.output[0].substring ?? "") }
        )
        #expect(forwarded.count > 100)
        try scan(["CoreGraphics", "TextEngine", "QuartzCore", "UIKit"]) { line, location in
            guard !line.contains("//") else { return }
            for match in line.matches(of: name) {
                let function = String(match.output[0].substring ?? "")
                let isCalled = line[match.range.upperBound...].first == "(" && !function.hasSuffix("_t")
                if isCalled, !forwarded.contains(function) {
                    Issue.record("\(location): \(function) is not in CTextLibraries/forwarders.c")
                }
            }
        }
    }

    /// The modules of the framework without the test kit.
    private static let modules = [
        "UIKit", "QuartzCore", "TextEngine", "CoreGraphics", "ConstraintSolver", "SystemSupport", "CoreMotion", "DBus",
        "DisplayServer", "DocumentStorage", "UniformTypeIdentifiers", "UserNotifications", "MediaPlayer",
    ]

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    private func scan(_ modules: [String], _ check: (_ line: Substring, _ location: String) -> Void) throws {
        var count = 0
        for module in modules {
            let folder = SourceRulesTests.sources.appendingPathComponent(module)
            let files = try #require(FileManager.default.enumerator(atPath: folder.path))
            for case let name as String in files where name.hasSuffix(".swift") {
                count += 1
                let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
                    check(line, "\(module)/\(name):\(number + 1)")
                }
            }
        }
        #expect(count > 5, "the sources were not found")
    }
}
