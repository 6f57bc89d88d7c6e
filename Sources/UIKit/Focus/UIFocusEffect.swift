/// The visual effect of a focused item. This class is the standard effect, a ring around the view.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    /// Creates the standard effect.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The standard effect.
    package static let standard = UIFocusEffect()
}
