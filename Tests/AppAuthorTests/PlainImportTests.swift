import CoreGraphics
import Testing
import UIKit

/// What a test of an app looks like: plain imports, nothing else. That it compiles is the first thing it proves.
@Suite struct PlainImportTests {
    @Test func geometryComesWithTheImports() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).maxX == 4)
    }
}
