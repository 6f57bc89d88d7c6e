import Foundation
import Testing
import UIKitTesting

/// Tests of the effects of linking the test kit.
@Suite struct TestProcessTests {
    @Test func theProcessIsHeadlessByDefault() {
        #expect(isSetUpForTests)
        #expect(ProcessInfo.processInfo.environment["UIKIT_TESTING"] == "1")
    }

    @Test func fontsAreFromTheTestKit() throws {
        let path = try #require(ProcessInfo.processInfo.environment["FONTCONFIG_FILE"])
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("DejaVuSans.ttf"))
    }
}
