/// A ring around a shape, in place of the one around the view.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The shape in the view's coordinates; nil is the view's own.
    let shape: (rect: CGRect, cornerRadius: CGFloat)?

    /// A ring around the view.
    @preconcurrency @MainActor public override init() {
        shape = nil
        super.init()
    }

    /// A ring around a rectangle in the view's coordinates.
    public init(rect: CGRect) {
        shape = (rect, 0)
        super.init()
    }

    /// A ring around a rectangle with round corners in the view's coordinates.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        shape = (rect, max(0, cornerRadius))
        super.init()
    }
}
