import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ObservingTests {
    /// Shows in a label whether a control is enabled, and where it is.
    private final class Inspector {
        private(set) var text = ""
        private var observations: [NSKeyValueObservation] = []

        @MainActor init(_ control: UIControl) {
            observations = [
                control.observe(\.isEnabled, options: [.initial, .new]) { [weak self] _, change in
                    self?.text += change.newValue == true ? "enabled " : "disabled "
                },
                control.observe(\.center, options: [.old, .new]) { [weak self] _, change in
                    self?.text += "moved by \(Int((change.newValue?.x ?? 0) - (change.oldValue?.x ?? 0))) "
                },
            ]
        }
    }

    @Test func propertiesAreObserved() {
        let button = UIButton(type: .system)
        var inspector: Inspector? = Inspector(button)
        button.isEnabled = false
        button.center.x += 30
        #expect(inspector?.text == "enabled disabled moved by 30 ")
        inspector = nil
        button.center.x += 30
        #expect(button.center.x == 60)
    }

    @Test func theUserChangesAnObservedProperty() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        var states: [Bool] = []
        let observation = button.observe(\.isHighlighted, options: .new) { _, change in
            states.append(change.newValue ?? false)
        }
        let generator = try EventGenerator(view: button)
        try generator.fingerTap(at: button)
        #expect(states == [true, false])
        observation.invalidate()
    }
}
