/// How one sees that an item is focused: as the toolkit shows it, with a ring around the view.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// The toolkit's own.
    package static let standard = UIFocusEffect()
}
