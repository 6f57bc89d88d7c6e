import CoreGraphics
import Testing
import UIKit

/// A test as the author of an app would write it, with plain imports. The main purpose is to check that it compiles.
@Suite struct PlainImportTests {
    @Test func geometryTypesAreImported() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).maxX == 4)
    }

    /// Authors of apps see only what is public. If a test needs more, UIKitTesting lacks something.
    @Test func testsOfThisTargetUseOnlyPublicAPI() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        let modules: Set = [
            "CoreGraphics", "CoreMotion", "Foundation", "MediaPlayer", "QuartzCore", "Swift5App", "Swift6App",
            "UniformTypeIdentifiers", "UserNotifications",
        ]
        let allowed = modules.union(["Testing", "UIKit", "UIKitTesting"])
        var count = 0
        for case let name as String in files where name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("import ") && !line.contains("//") {
                let words = line.split(separator: " ")
                guard words.first == "import" || words.first?.first == "@" else { continue }
                count += 1
                #expect(words.count == 2 && allowed.contains(String(words[1])), "\(name): \(line)")
            }
        }
        #expect(count > 20, "the sources were not found")
    }
}
