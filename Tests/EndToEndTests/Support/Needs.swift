import Testing
import UIKitTesting

extension Trait where Self == ConditionTrait {
    /// Skips the test, with the reason, if the server cannot be started.
    static func needs(_ kind: VirtualDisplay.Kind) -> Self {
        let reason = VirtualDisplay.unavailableReason(kind)
        return .enabled(if: reason == nil, Comment(rawValue: reason ?? ""))
    }
}
