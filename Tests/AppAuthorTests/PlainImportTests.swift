import CoreGraphics
import Testing
import UIKit

/// A test as the author of an app would write it, with plain imports. The main purpose is to check that it compiles.
@Suite struct PlainImportTests {
    @Test func geometryTypesAreImported() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).maxX == 4)
    }
}
