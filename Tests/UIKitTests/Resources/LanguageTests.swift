import CoreGraphics
import Foundation
import SystemSupport
import Testing

@testable import UIKit

/// Tests of the choice of languages from the environment and from the languages of an app.
@Suite struct LanguageTests {
    @Test(
        "the environment specifies the languages as for C programs",
        arguments: [
            ([:], [], nil),
            (["LANG": "de_AT.UTF-8"], ["de-AT"], "de_AT"),
            (["LANG": "C.UTF-8", "LANGUAGE": "de"], [], nil),
            (["LANG": "POSIX"], [], nil),
            (["LANG": "en_US.UTF-8", "LANGUAGE": "de:fr_CA:en"], ["de", "fr-CA", "en"], "en_US"),
            (["LANG": "en_US", "LC_MESSAGES": "ko_KR.utf8", "LC_NUMERIC": "de_DE"], ["ko-KR"], "de_DE"),
            (["LANG": "en_US", "LC_MESSAGES": "ko_KR", "LC_ALL": "ja_JP"], ["ja-JP"], "ja_JP"),
            (["LANG": "en_US", "LC_ALL": ""], ["en-US"], "en_US"),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"], "sr_Latn_RS"),
            (["LANG": "de_DE@euro"], ["de-DE"], "de_DE"),
            (["LANG": "_._", "LANGUAGE": ":::"], [], nil),
        ] as [([String: String], [String], String?)])
    func preferences(environment: [String: String], languages: [String], locale: String?) {
        let preferences = LanguagePreferences(environment: ProcessEnvironment(environment), arguments: ["app"])
        #expect(preferences.languages == languages)
        #expect(preferences.localeIdentifier == locale)
    }

    @Test("program arguments override the environment")
    func arguments() {
        let arguments = ["app", "-AppleLanguages", "(fr, \"pt-BR\")", "-AppleLocale", "fr_CH"]
        let preferences = LanguagePreferences(environment: ["LANG": "de_DE"], arguments: arguments)
        #expect(preferences.languages == ["fr", "pt-BR"] && preferences.localeIdentifier == "fr_CH")
        #expect(
            LanguagePreferences(environment: ["LANG": "de_DE"], arguments: ["-AppleLanguages"]).languages == ["de-DE"])
    }

    @Test(
        "for each preferred language the best match of the app is chosen",
        arguments: [
            (["de-AT"], ["en", "de"], ["de"]), (["de"], ["en", "fr"], []),
            (["de", "fr"], ["en", "fr", "de-CH"], ["de-CH", "fr"]),
            (["pt-BR"], ["pt-PT", "pt-BR"], ["pt-BR"]), (["pt-BR"], ["pt", "pt-PT"], ["pt"]),
            (["pt"], ["pt-PT"], ["pt-PT"]),
            (["zh-TW"], ["zh-Hans", "zh-Hant"], ["zh-Hant"]), (["zh-CN"], ["zh_TW", "zh_CN"], ["zh_CN"]),
            (["zh-HK"], ["zh-Hans"], []), (["nb-NO"], ["no"], ["no"]), (["no"], ["nb", "nn"], ["nb"]),
            (["sr-Latn-RS"], ["sr"], []), (["sr-Latn-RS"], ["sr", "sr-Latn"], ["sr-Latn"]), (["he"], ["iw"], ["iw"]),
            (["de-DE"], ["English", "German"], ["German"]), (["es-MX"], ["es-ES", "es-419"], ["es-419"]),
            (["en-AU"], ["en-US", "en-GB"], ["en-GB"]), (["de", "de-AT"], ["de"], ["de"]), ([], ["en"], []),
            ([""], [""], []),
        ])
    func matches(preferred: [String], available: [String], expected: [String]) {
        #expect(LanguageTag.matches(for: preferred, among: available) == expected)
    }
}
