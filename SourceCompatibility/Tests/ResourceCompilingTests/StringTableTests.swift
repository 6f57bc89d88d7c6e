import Foundation
import Testing

@testable import ResourceCompiling

@Suite struct StringTableTests {
    private let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        """

    @Test func stringsOfAllLanguagesAreCompiled() throws {
        let project = try TemporaryProject([
            "Base.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
            "de.lproj/Localizable.strings": "\"hello\" = \"Hallo \\\"Du\\\"\\n\\\\\";",
            "pt-BR.lproj/Other.strings": "a = b;",
        ])
        #expect(try project.compile() == [])
        #expect(project.strings("Base.lproj/Localizable.strings") == ["hello": "Hello"])
        #expect(project.strings("de.lproj/Localizable.strings") == ["hello": "Hallo \"Du\"\n\\"])
        #expect(project.strings("pt-BR.lproj/Other.strings") == ["a": "b"])
        let information = try #require(project.information())
        #expect(information["CFBundleLocalizations"] as? [String] == ["de", "pt-BR"])
        #expect(information["CFBundleDevelopmentRegion"] as? String == "en")
        #expect(information["CFBundleName"] as? String == "App")
    }

    @Test func problemsInStringsAreReportedWithFileAndLine() throws {
        let project = try TemporaryProject(["de.lproj/A.strings": "\"a\" = \"b\";\n\"c\" = \"d\"\n"])
        #expect(try project.compile() == ["de.lproj/A.strings:2: error: missing ';' after the value of \"c\""])
        #expect(project.outputFiles().isEmpty)

        try project.write("\"a\" = \"1\";\n\n\"a\" = \"2\";", to: "de.lproj/A.strings")
        let reports = try project.compile()
        #expect(
            reports.count == 1
                && reports[0].hasPrefix("de.lproj/A.strings:3: warning: the key \"a\" is already defined"))
        #expect(project.strings("de.lproj/A.strings") == ["a": "1"])
    }

    @Test func translationsWithDifferentArgumentsAreReported() throws {
        let project = try TemporaryProject([
            "en.lproj/A.strings": "\"n\" = \"%d of %@\";\n",
            "de.lproj/A.strings": "\"n\" = \"%@ von %d\";\n\"%d x\" = \"%@ x\";",
            "fr.lproj/A.strings": "\"n\" = \"%2$@: %1$d\";\n\"words\" = \"%@\";",
        ])
        let reports = try project.compile()
        #expect(reports.count == 3)
        #expect(reports.allSatisfy { $0.hasPrefix("de.lproj/A.strings:") && $0.contains("warning: argument") })
    }

    @Test func pluralFormsOfStringsDictionariesAreCompiled() throws {
        let project = try TemporaryProject([
            "en.lproj/L.stringsdict": """
            \(header)<key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>
            <key>mac</key><string>Click</string></dict></dict>
            <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>8</key><string>S</string>
            <key>40</key><string>Long</string></dict></dict>
            </dict></plist>
            """, "en.lproj/L.strings": "\"files\" = \"ignored\"; \"tap\" = \"Click\";",
        ])
        #expect(try project.compile() == [])
        #expect(
            project.plurals("en.lproj/L.plurals") == [
                "files": PluralFormat(
                    format: "%1$#@n@ in %2$@", variables: ["n": ["one": "%1$d file", "other": "%1$d files"]])
            ])
        #expect(project.strings("en.lproj/L.strings") == ["tap": "Click", "wide": "Long"])
    }

    @Test(arguments: [
        ("<key>a</key><dict></dict>", "has no NSStringLocalizedFormatKey"),
        ("<key>a</key><integer>1</integer>", "neither a string nor a dictionary"),
        (
            "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict>",
            "uses the variable \"n\", which is not defined"
        ),
        (
            "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>one</key><string>x</string></dict></dict>",
            "no form for \"other\""
        ),
        (
            "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>some</key><string>x</string></dict></dict>",
            "not a plural category"
        ),
        ("<key>a</key>", "is invalid"),
    ])
    func malformedStringsDictionariesAreRejected(body: String, message: String) throws {
        let project = try TemporaryProject(["en.lproj/L.stringsdict": "\(header)\(body)</dict></plist>"])
        let reports = try project.compile()
        #expect(reports.count == 1)
        #expect(reports.first?.hasPrefix("en.lproj/L.stringsdict:") == true && reports.first?.contains("error") == true)
        #expect(reports.first?.contains(message) == true)
    }

    @Test func stringCatalogsAreCompiled() throws {
        func unit(_ value: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
        let project = try TemporaryProject([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": \(unit("Hallo"))}},
              "untouched": {},
              "%lld files in %@": {"localizations": {
                "en": {"variations": {"plural": {"one": \(unit("One file in %@")), "other": \(unit("%lld files in %@"))}}},
                "de": {"variations": {"plural": {"other": \(unit("%2$@ hat %1$lld Dateien"))}}}}},
              "%@ ate %lld": {"localizations": {"en": {"variations": {"plural": {"other": \(unit("%@ ate %lld"))}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {"iphone": \(unit("Tap")), "other": \(unit("Click"))}}}}},
              "two": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "%#@birds@ and %#@cats@"},
                "substitutions": {
                  "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": \(unit("%arg cat")), "other": \(unit("%arg cats"))}}},
                  "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "other": \(unit("%arg birds"))}}}}}}}
            }}
            """
        ])
        #expect(try project.compile() == [])
        #expect(project.strings("de.lproj/Localizable.strings") == ["Hello": "Hallo"])
        #expect(
            project.strings("en.lproj/Localizable.strings") == [
                "Hello": "Hello", "untouched": "untouched", "tap": "Click",
            ])
        let plurals = try #require(project.plurals("en.lproj/Localizable.plurals"))
        #expect(plurals["%lld files in %@"]?.format == "%1$#@plural@")
        #expect(
            plurals["%lld files in %@"]?.variables == [
                "plural": ["one": "One file in %2$@", "other": "%1$lld files in %2$@"]
            ])
        #expect(plurals["%@ ate %lld"]?.format == "%2$#@plural@")
        #expect(plurals["%@ ate %lld"]?.variables == ["plural": ["other": "%1$@ ate %2$lld"]])
        #expect(plurals["two"]?.format == "%1$#@birds@ and %2$#@cats@")
        #expect(plurals["two"]?.variables["cats"] == ["one": "%2$lld cat", "other": "%2$lld cats"])
        #expect(
            project.plurals("de.lproj/Localizable.plurals")?["%lld files in %@"]?.variables == [
                "plural": ["other": "%2$@ hat %1$lld Dateien"]
            ])
    }

    @Test(arguments: [
        ("{\n\"strings\": {\n}", 3, "expected ',' or '}'"),
        ("{\"strings\": {}}", 1, "no \"sourceLanguage\""),
        ("{\"sourceLanguage\": \"en\"}", 1, "no \"strings\""),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\n\"de\": {}}}}}", 2,
            "neither a stringUnit nor variations"
        ),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\":\n {\"plural\": {\"one\": {\"stringUnit\": {\"value\": \"x\"}}}}}}}}}",
            2, "no plural form for \"other\""
        ),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\n\"lots\": {\"stringUnit\": {\"value\": \"x\"}}}}}}}}}",
            2, "not a plural category"
        ),
    ])
    func malformedStringCatalogsAreRejected(text: String, line: Int, message: String) throws {
        let project = try TemporaryProject(["L.xcstrings": text])
        let reports = try project.compile()
        #expect(reports.count == 1)
        #expect(reports.first?.hasPrefix("L.xcstrings:\(line): error: ") == true)
        #expect(reports.first?.contains(message) == true)
    }

    @Test func hugeTextFilesAreRejected() throws {
        let project = try TemporaryProject(["A.strings": ""])
        #expect(truncate(project.file("A.strings"), 1 << 30) == 0)
        #expect(try project.compile() == ["A.strings: error: the file is larger than 64 MB"])
    }
}
