import Foundation
import Testing

/// Builds and runs packages that use the plugin. The tests share a package, so that the tool is built only once.
@Suite(.serialized, .fixturePackage)
struct IntegrationTests {
    private let package: FixturePackage

    init() throws {
        package = try #require(FixturePackage.current)
        try package.removeSources()
        try package.write(Self.library, to: "Sources/Library/Screens/List.swift")
        try package.write(
            "@main enum Main { @MainActor static func main() { runApp() } }\n", to: "Sources/App/Main.swift")
    }

    @Test func loweredPackagesRun() throws {
        try package.write(Self.app, to: "Sources/App/Screens/List.swift")
        try package.write(Self.modern, to: "Sources/Library/Modern.swift")
        try package.write("", to: "Sources/App/Empty.swift")
        let windows = Data([0xEF, 0xBB, 0xBF]) + Data("import UIKit\r\n@objc protocol Windows {\r\n}\r\n".utf8)
        try package.write(windows, to: "Sources/App/Windows.swift")
        let before = try package.sources()
        let result = try package.run()
        #expect(result.status == 0 && result.output == Self.outputOfApp, "\(result.output)")
        #expect(try package.sources() == before)

        let overlay = try String(contentsOfFile: package.outputFolder("App") + "/overlay.yaml", encoding: .utf8)
        #expect(overlay.contains("App/Screens/List.swift") && overlay.contains("App/Windows.swift"))
        #expect(!overlay.contains("Empty.swift") && !overlay.contains("Main.swift"))
    }

    @Test func errorsHaveTheirPositionsInTheOriginalSource() throws {
        try package.write(
            """
            import UIKit
            class C: UIView {
                @objc func go(_ sender: Any?) {}
                func test() {
                    _ = (#selector(gone(_:)), 1, unknown1)
                    _ = #selector(Other.go(_:))
                    @objc class Local { func f() { _ = #selector(away) } }
                }
                private class Hidden { func f() { _ = #selector(lost) } }
                @IBOutlet weak var label: Missing!
            }
            func runApp() { unknown2() }
            """, to: "Sources/App/A/File.swift")
        try package.write(
            "import UIKit\r\n@objc class D: UIView {\r\n    /* é */ @objc func f() { é() }\r\n}\r\n",
            to: "Sources/App/B/Windows Lines.swift")
        let result = try package.build()
        #expect(result.status != 0)
        let positions = Set(result.errors.compactMap { $0.split(separator: ": error: ").first.map(String.init) })
        let file = package.path("Sources/App/A/File.swift")
        let expected = [
            file + ":5:24", file + ":5:38", file + ":6:23", file + ":7:54", file + ":9:53", file + ":10:31",
            file + ":12:17", package.path("Sources/App/B/Windows Lines.swift") + ":3:31",
        ]
        for position in expected { #expect(positions.contains(position), "\(position)\n\(result.errors)") }
    }

    @Test func syntaxErrorsHaveTheirPositionsInTheOriginalSource() throws {
        try package.write(
            "import UIKit\nclass C: UIView {\n    @objc func go() { _ = #selector(go) }\n    func broken( {}\n}\n"
                + "func runApp() {}\n", to: "Sources/App/File.swift")
        let result = try package.build()
        let file = package.path("Sources/App/File.swift")
        #expect(result.errors.first?.hasPrefix(file + ":4:18: error: ") == true, "\(result.output)")
        #expect(result.errors.allSatisfy { $0.hasPrefix(file + ":4:") }, "\(result.errors)")
    }

    @Test func unsupportedSourceFailsTheBuild() throws {
        let path = "Sources/App/File.swift"
        try package.write("import UIKit\nfunc runApp() {}\nclass C { @NSManaged var x: Int }\n", to: path)
        let failed = try package.build()
        #expect(failed.status != 0)
        #expect(
            failed.errors.map { $0.prefix { $0 != "'" } } == ["\(package.path(path)):3:11: error: "],
            "\(failed.output)")
        try package.write("import UIKit\nfunc runApp() { print(1) }\nclass C { var x = 1 }\n", to: path)
        #expect(try package.run().output == "1\n")
    }

    @Test func declarationsInOtherFilesAreUsed() throws {
        try package.write(
            "import UIKit\nfunc runApp() { print(#selector(C.go), #keyPath(C.on)) }\n", to: "Sources/App/File.swift")
        let other = "Sources/App/Other.swift"
        try package.write("class C { @objc func go() {}; @objc var on = true }\n", to: other)
        #expect(try package.run().output == "go on\n")
        try package.write("class C { @objc(other) func go() {}; @objc(isOn) var on = true }\n", to: other)
        #expect(try package.run().output == "other isOn\n")
    }

    @Test func editingOneFileLowersOnlyThatFile() throws {
        func source(_ number: Int, _ text: String) -> String {
            let body = (0..<40).map { "    func f\($0)() -> Int { let x = \($0); return x * 2 }\n" }.joined()
            return "import UIKit\nclass C\(number): UIView {\n    @objc func go() { print(\"\(text)\") }\n"
                + "    func test() { #selector(go).perform(on: self) }\n\(body)}\n"
        }
        for number in 0..<100 { try package.write(source(number, "old"), to: "Sources/App/Files/File\(number).swift") }
        try package.write(
            "import UIKit\n@MainActor func runApp() { C7().test(); C8().test() }\n", to: "Sources/App/App.swift")
        let first = try package.run()
        #expect(first.output == "old\nold\n", "\(first.output)")
        let lowered = try modificationDates()
        #expect(lowered.count == 100)

        try package.write(source(7, "new"), to: "Sources/App/Files/File7.swift")
        #expect(try package.run().output == "new\nold\n")
        let changed = try modificationDates().filter { lowered[$0.key] != $0.value }.map(\.key)
        #expect(changed.map { $0.hasSuffix("/File7.swift") } == [true], "\(changed)")

        let build = try package.build()
        #expect(
            build.status == 0 && !build.output.contains("Lowering") && !build.output.contains("Compiling App"),
            "\(build.output)")

        // Measure the tool alone, without SwiftPM and the compiler.
        let sources = (0..<100).map { package.path("Sources/App/Files/File\($0).swift") }
        let tool = package.path(".build/debug/lower-uikit-source-tool")
        let output = package.path("output")
        let cold = try ProcessResult(tool, [output] + sources)
        try package.write(source(7, "newer"), to: "Sources/App/Files/File7.swift")
        let edit = try ProcessResult(tool, [output] + sources)
        #expect(cold.status == 0 && edit.status == 0, "\(cold.output)")
        #expect(edit.processorSeconds < 0.5)
        print(
            "Lowering 100 files: \(cold.processorSeconds) s, one of them: \(edit.processorSeconds) s of processor time")
        try package.remove("output")
    }

    private func modificationDates() throws -> [String: Date] {
        let folder = package.outputFolder("App") + "/lowered"
        var result: [String: Date] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where name.hasSuffix(".swift") {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            result[name] = attributes[.modificationDate] as? Date
        }
        return result
    }
}
