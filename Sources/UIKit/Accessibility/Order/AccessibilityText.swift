/// Texts that assistive technologies speak for several elements together.
@MainActor enum AccessibilityText {
    /// Returns the labels of the elements in a view, except those of controls, in their order and joined by commas
    /// (AX-11).
    static func labels(in view: UIView) -> String {
        AccessibilityOrder.contents(of: view)
            .filter { !($0 is UIControl) }
            .compactMap { $0.accessibilityLabel }
            .filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// Returns what a screen reader says about an element: its label, value, traits and hint.
    static func spoken(_ object: UIResponder) -> String {
        let traits = object.accessibilityTraits
        var parts = [object.accessibilityLabel]
        if object.hasAccessibilityStateValue, object is UISwitch || traits.contains(.toggleButton) {
            let value = object.accessibilityValue
            let isOn = value == "1" || value == nil && traits.contains(.selected)
            parts.append(isOn ? "on" : "off")
        } else {
            parts.append(object.accessibilityValue)
        }
        parts += names(of: traits).map { $0 }
        parts.append(object.accessibilityHint)
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns the names of traits, as a screen reader speaks them.
    static func names(of traits: UIAccessibilityTraits) -> [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.selected, "selected"), (.notEnabled, "dimmed"), (.toggleButton, "switch button"),
            (.button, "button"), (.link, "link"), (.searchField, "search field"), (.adjustable, "adjustable"),
            (.header, "heading"), (.image, "image"), (.tabBar, "tab bar"), (.keyboardKey, "key"),
        ]
        return names.filter { trait, name in
            traits.contains(trait) && !(trait == .button && traits.contains(.toggleButton))
        }.map(\.1)
    }
}
