/// Something that assistive technologies can do with an element.
package struct AccessibilityAction: Hashable, Sendable {
    /// The name for programs: `click`, `toggle`, `activate`, `jump`, `increment`, `decrement`, or the name of an app's
    /// own action.
    package let name: String
    /// The name for the user.
    package let localizedName: String
    /// A description of the effect, if the name does not say it.
    package let actionDescription: String
    /// The keys that perform the action, for the user; empty if there are none.
    package let keyBinding: String

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - name: The name for programs.
    ///   - localizedName: The name for the user; by default that for programs.
    ///   - actionDescription: A description of the effect.
    ///   - keyBinding: The keys that perform the action.
    package init(
        _ name: String, localizedName: String? = nil, actionDescription: String = "", keyBinding: String = ""
    ) {
        self.name = name
        self.localizedName = localizedName ?? name
        self.actionDescription = actionDescription
        self.keyBinding = keyBinding
    }
}
