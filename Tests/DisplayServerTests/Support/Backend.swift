import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// The display servers that must behave identically.
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case headless, xvfb, xorgTouch

    var testDescription: String { rawValue }

    /// The backends that are available on this machine.
    static let available: [Backend] = allCases.filter { $0.kind == nil || $0.missing == nil }
    /// The available backends that support touch.
    static let withTouch: [Backend] = available.filter { $0 != .xvfb }

    var kind: VirtualDisplay.Kind? {
        switch self {
        case .headless: nil
        case .xvfb: .xvfb
        case .xorgTouch: .xorgTouch
        }
    }

    private var missing: String? { kind.flatMap { VirtualDisplay.unavailableReason($0) } }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, with the reason, if the server cannot be started.
    static func needs(_ kind: VirtualDisplay.Kind) -> Self {
        let reason = VirtualDisplay.unavailableReason(kind)
        return .enabled(if: reason == nil, Comment(rawValue: reason ?? ""))
    }
}
