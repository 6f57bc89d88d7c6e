/// The room in which a text view's lines stand.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Room at both ends of lines, in points: 5 unless set.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            if !GeometryValidation.accepts(lineFragmentPadding, "lineFragmentPadding", of: self) {
                lineFragmentPadding = oldValue
            }
            if lineFragmentPadding != oldValue { didChange?() }
        }
    }

    /// How large it is. A text view keeps the width that it has room for; the height is unlimited.
    open var size: CGSize

    var didChange: (() -> Void)?

    /// Room of a size.
    @preconcurrency @MainActor public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Room without limits.
    @preconcurrency @MainActor public convenience override init() { self.init(size: .zero) }
}
