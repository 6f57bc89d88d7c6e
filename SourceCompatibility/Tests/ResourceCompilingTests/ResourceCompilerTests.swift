import Foundation
import Testing

@testable import ResourceCompiling

@Suite struct ResourceCompilerTests {
    private func identity(_ path: String) -> UInt64 {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    @Test func otherFilesAreCopiedToOneFolder() throws {
        let project = try TemporaryProject([
            "main.swift": "", "Data/words.json": "[]", "icon.png": "", "icon@2x.png": "", "de.lproj/flag.png": "",
            "Nested.bundle/inner/x.txt": "x", "Library/Package.swift": "", "Library/skipped.json": "",
            ".hidden.json": "",
            "App.xcodeproj/project.pbxproj": "", "Main.storyboard": "", "Tests/skipped.txt": "",
        ])
        #expect(
            try project.compile { $0.excluded = [project.file("Tests")] } == [
                "Main.storyboard: warning: storyboards and nib files are not supported"
            ])
        #expect(
            project.outputFiles() == [
                "Info.plist", "Nested.bundle/inner/x.txt", "de.lproj/flag.png", "icon.png", "icon@2x.png", "words.json",
            ])
    }

    @Test func theOutputIsReplacedOnlyAfterChanges() throws {
        let project = try TemporaryProject([
            "A.xcstrings": #"{"sourceLanguage": "en", "strings": {"a": {}, "b": {}}}"#, "x.txt": "1",
        ])
        try project.compile()
        let first = identity(project.output)
        let accessors = identity("\(project.path)/Accessors.swift")
        #expect(first != 0 && accessors != 0)
        try project.compile()
        #expect(identity(project.output) == first)
        try project.write("2", to: "x.txt")
        try project.compile()
        #expect(identity(project.output) != first)
        #expect(project.data("x.txt") == Data("2".utf8))
        #expect(identity("\(project.path)/Accessors.swift") == accessors)
        // If there are errors, the previous output stays in place.
        try project.write("\"", to: "de.lproj/A.strings")
        #expect(try project.compile().count == 1)
        #expect(project.data("x.txt") == Data("2".utf8))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.path).sorted() == [
                "Accessors.swift", "App", "UIKitResources",
            ])
    }

    @Test func theInformationPropertyListIsExpanded() throws {
        let project = try TemporaryProject([
            "Info.plist": """
            <?xml version="1.0"?><plist version="1.0"><dict>
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
            <key>CFBundleIdentifier</key><string>org.example.${PRODUCT_NAME:rfc1034identifier}</string>
            <key>CFBundleShortVersionString</key><string>2.1</string>
            <key>Secret</key><string>$(FROM_A_SETTINGS_FILE)</string>
            <key>Modes</key><array><string>audio</string></array>
            </dict></plist>
            """
        ])
        #expect(try project.compile { $0.developmentLanguage = "ko" } == [])
        let list = try #require(project.information())
        #expect(list["CFBundleName"] as? String == "App")
        #expect(list["CFBundleIdentifier"] as? String == "org.example.App")
        #expect(list["CFBundleShortVersionString"] as? String == "2.1")
        #expect(list["Secret"] == nil)
        #expect(list["Modes"] as? [String] == ["audio"])
        #expect(list["CFBundleDevelopmentRegion"] as? String == "ko")
    }

    @Test func theDevelopmentLanguageIsDetected() throws {
        func language(_ project: TemporaryProject) throws -> String? {
            #expect(try project.compile() == [])
            return project.information()?["CFBundleDevelopmentRegion"] as? String
        }
        let project = try TemporaryProject()
        #expect(try language(project) == "en")
        try project.write(#"{"sourceLanguage": "de", "strings": {"a": {}}}"#, to: "A.xcstrings")
        #expect(try language(project) == "de")
        func list(_ region: String) -> String {
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>"
        }
        try project.write(list("$(DEVELOPMENT_LANGUAGE)"), to: "Info.plist")
        #expect(try language(project) == "de")
        try project.write(list("fr"), to: "Info.plist")
        #expect(try language(project) == "fr")
    }

    @Test func missingAndCircularFoldersAreTolerated() throws {
        let project = try TemporaryProject(["a/b/x.txt": ""])
        try FileManager.default.createSymbolicLink(
            atPath: project.file("a/b/loop"), withDestinationPath: project.file("a"))
        try FileManager.default.createSymbolicLink(
            atPath: project.file("missing.txt"), withDestinationPath: "/nowhere/at/all")
        #expect(try project.compile() == [])
        #expect(project.outputFiles() == ["Info.plist", "x.txt"])
        let reports = try project.compile { $0.inputs.append("/nowhere/at/all") }
        #expect(reports == ["/nowhere/at/all: error: file or folder not found"])
    }

    @Test func anEmptyFolderIsCompiled() throws {
        let project = try TemporaryProject()
        #expect(try project.compile() == [])
        #expect(project.outputFiles() == ["Info.plist"])
    }
}
