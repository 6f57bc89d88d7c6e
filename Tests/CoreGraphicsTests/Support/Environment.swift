import CoreGraphics
import Testing

/// Conditions on the machine.
enum Machine {
    /// Whether there is any font; tests of letters need one.
    static let hasFonts = !FontDescriptor.availableFamilies.isEmpty

    /// Whether a family is installed.
    static func has(_ family: String) -> Bool { FontDescriptor.availableFamilies.contains { $0.contains(family) } }
}
