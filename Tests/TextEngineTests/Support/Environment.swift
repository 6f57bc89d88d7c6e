import CoreGraphics
import Testing
import TextEngine

/// Properties of the machine that runs the tests.
enum Machine {
    /// A Boolean value that indicates whether any font is installed. Tests of text need one.
    static let hasFonts = !FontDescriptor.availableFamilies.isEmpty

    /// Returns whether a font family is installed.
    static func has(_ family: String) -> Bool { FontDescriptor.availableFamilies.contains { $0.contains(family) } }
}
