import Foundation
import ResourceCompiling
import Testing

/// Builds a program from the compiled resources of a project and the sources of UIKit's resource code, and runs it.
@Suite struct ProgramTests {
    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Runs a program, and returns its exit status and its output.
    private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        var all = ProcessInfo.processInfo.environment
        for name in ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC"] { all[name] = nil }
        process.environment = all.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    /// Returns the sources of UIKit that read resources.
    private func runtimeSources() throws -> [String] {
        let folder = ProgramTests.checkout.appendingPathComponent("Sources/UIKit/Resources")
        let names = try #require(FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder.path)/\($0)" }
    }

    private let source = """
        import Foundation

        final class AppClass {}
        func fallback(bundle: Bundle = .main, text: String = NSLocalizedString("greeting", comment: "")) -> String { text }

        print(NSLocalizedString("greeting", comment: ""), fallback(), NSLocalizedString("none", value: "v", comment: ""))
        print(Bundle.main.localizedString(forKey: "greeting", value: nil, table: nil))
        for count in [1, 1234] {
            let format = NSLocalizedString("apples", comment: "")
            print(String.localizedStringWithFormat(format, count), String(format: format, arguments: [count]))
        }
        print(["a", "b"].map { String(format: "%@!", $0) }, String(format: "%05.1f", 1.25), String(format: "100%%"))
        print(Bundle.main.url(forResource: "words", withExtension: "json") != nil, Bundle(for: AppClass.self).bundlePath == Bundle.main.bundlePath)
        print(Bundle.main.bundleIdentifier ?? "", Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") ?? "")
        print(Bundle.main.localizations, Bundle.main.preferredLocalizations, Locale.preferredLanguages)
        """

    @Test("code that imports only Foundation finds the resources in the user's language")
    func programFindsItsResources() throws {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
            "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";",
            "de.lproj/InfoPlist.strings": "CFBundleDisplayName = Beispiel;", "Data/words.json": "[]",
            "Info.plist": """
            <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.app</string>
            <key>CFBundleDisplayName</key><string>Example</string></dict></plist>
            """,
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "strings": {"apples": {"localizations": {
             "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld apple"}}, "other": {"stringUnit": {"value": "%lld apples"}}}}},
             "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "ein Apfel"}}, "other": {"stringUnit": {"value": "%lld Äpfel"}}}}}}}}}
            """, "main.swift": source,
        ])
        let compiler = ResourceCompiler(inputs: ["\(project.path)/App"], product: "App")
        let diagnostics = Diagnostics()
        let (folder, accessors) = ("\(project.path)/p_App.resources/UIKitResources", "\(project.path)/Accessors.swift")
        try FileManager.default.createDirectory(
            atPath: "\(project.path)/p_App.resources", withIntermediateDirectories: true)
        #expect(try compiler.compile(to: folder, accessors: accessors, diagnostics) && diagnostics.all.isEmpty)

        // The modules contain only what resources need.
        func compileModule(_ name: String, _ sources: [String], _ options: [String] = []) throws {
            let module = try run(
                [
                    "swiftc", "-parse-as-library", "-module-name", name, "-package-name", "uikit", "-emit-module",
                    "-emit-library", "-o", "\(project.path)/lib\(name).so", "-emit-module-path",
                    "\(project.path)/\(name).swiftmodule", "-I", project.path, "-L", project.path, "-Xlinker", "-rpath",
                    "-Xlinker", project.path,
                ] + options + sources)
            #expect(module.status == 0, "\(module.output)")
        }
        let environment = ProgramTests.checkout.appendingPathComponent("Sources/SystemSupport/ProcessEnvironment.swift")
        try compileModule("SystemSupport", [environment.path])
        let exports = "\(project.path)/Exports.swift"
        try "@_exported import Foundation\n".write(toFile: exports, atomically: true, encoding: .utf8)
        try compileModule("UIKit", [exports] + runtimeSources(), ["-lSystemSupport"])
        let build = try run([
            "swiftc", "-warnings-as-errors", "-I", project.path, "-L", project.path, "-lUIKit", "-lSystemSupport",
            "-Xlinker", "-rpath", "-Xlinker", project.path, "-module-name", "App", "-o", "\(project.path)/bin",
            project.file("main.swift"), accessors,
        ])
        #expect(build.status == 0, "\(build.output)")
        // A program finds the resource folder of the target that has its own name.
        try FileManager.default.removeItem(atPath: "\(project.path)/App")
        try FileManager.default.moveItem(atPath: "\(project.path)/bin", toPath: "\(project.path)/App")

        func output(_ environment: [String: String], _ arguments: String...) throws -> [String] {
            let result = try run(["\(project.path)/App"] + arguments, environment)
            #expect(result.status == 0)
            return result.output.split(separator: "\n").map(String.init)
        }
        let common = [#"["a!", "b!"] 001.2 100%"#, "true true"]
        #expect(
            try output(["LANG": "de_DE.UTF-8"]) == [
                "Hallo Hallo v", "Hallo", "ein Apfel ein Apfel", "1.234 Äpfel 1234 Äpfel",
            ] + common + ["org.example.app Beispiel", #"["de", "en"] ["de"] ["de-DE"]"#])
        #expect(
            try output(["LANG": "C"]) == ["Hello Hello v", "Hello", "1 apple 1 apple", "1,234 apples 1234 apples"]
                + common
                + ["org.example.app Example", #"["de", "en"] ["en"] ["en"]"#])
        #expect(try output(["LANG": "en_US.UTF-8", "LANGUAGE": "ko:de"]).first == "Hallo Hallo v")
        #expect(try output(["LANG": "de_DE.UTF-8"], "-AppleLanguages", "(en)").first == "Hello Hello v")
    }
}
