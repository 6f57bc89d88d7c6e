/// How one sees that an item is focused: as the toolkit shows it, with a ring around the view.
@MainActor open class UIFocusEffect: NSObject {
    @MainActor public override init() { super.init() }

    /// The toolkit's own.
    package static let standard = UIFocusEffect()
}
