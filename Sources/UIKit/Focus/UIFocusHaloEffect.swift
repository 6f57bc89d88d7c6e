/// A focus ring around a custom shape.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The shape in the view's coordinate space; nil means the view's own shape.
    let shape: (rect: CGRect, cornerRadius: CGFloat)?

    /// Creates a ring around the view.
    @preconcurrency @MainActor public override init() {
        shape = nil
        super.init()
    }

    /// Creates a ring around a rectangle in the view's coordinate space.
    public init(rect: CGRect) {
        shape = (rect, 0)
        super.init()
    }

    /// Creates a ring around a rounded rectangle in the view's coordinate space.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        shape = (rect, max(0, cornerRadius))
        super.init()
    }
}
