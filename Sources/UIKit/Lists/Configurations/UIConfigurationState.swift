/// The state of a view, from which its configurations derive their appearance.
///
/// ``UIViewConfigurationState`` is the state of headers and footers, ``UICellConfigurationState`` that of cells.
public protocol UIConfigurationState {
    /// Creates a state in which nothing is set.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value that the app stores for a key; `nil` if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIConfigurationState {
    /// A Boolean value that indicates whether the view is disabled, for configurations that work with every state.
    var disablesContent: Bool {
        (self as? UICellConfigurationState)?.isDisabled ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
    }
}
