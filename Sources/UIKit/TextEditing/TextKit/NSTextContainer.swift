import CoreGraphics

/// A rectangular region in which a layout manager lays out text.
///
/// The rectangle begins at (0, 0). A width or height of 0 or less is unlimited.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The space at both ends of lines, in points. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            if !GeometryValidation.accepts(lineFragmentPadding, "lineFragmentPadding", of: self) {
                lineFragmentPadding = oldValue
            }
            if lineFragmentPadding != oldValue { geometryDidChange() }
        }
    }

    /// The size of the region, in points. A text view sets the width if ``widthTracksTextView`` is true.
    open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }

    /// The maximum number of lines. The default is 0: any number. Negative numbers count as 0.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }

    /// The behavior of the last line if the text does not fit: truncation takes place where
    /// ``maximumNumberOfLines`` or the height limits the lines. The default is to wrap at words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }

    /// A Boolean value that indicates whether the width follows that of the text view. The default is false; it is true
    /// for the container that a text view creates.
    open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { geometryDidChange() } } }

    /// The layout manager that lays out text in the container; nil if the container was not added to one.
    open var layoutManager: NSLayoutManager? { linkedManager ?? (makeLayoutManager?() ?? nil) }

    /// Containers do not retain their layout manager.
    weak var linkedManager: NSLayoutManager?
    /// Creates the layout manager of a text view on demand.
    var makeLayoutManager: (() -> NSLayoutManager?)?
    /// Whether the text view is setting the size.
    private var isSetByTextView = false
    /// Called after a change of the container that the text view did not make.
    var didChange: (() -> Void)?

    /// Creates a container of a size in points.
    @preconcurrency @MainActor public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    @preconcurrency @MainActor public convenience override init() { self.init(size: .zero) }

    private func geometryDidChange() {
        linkedManager?.textContainerChangedGeometry(self)
        if !isSetByTextView { didChange?() }
    }

    /// Sets the size that a text view has for the container.
    func setByTextView(_ size: CGSize) {
        isSetByTextView = true
        self.size = size
        isSetByTextView = false
    }

    /// The width of lines, in points; infinite if it is unlimited.
    var lineWidth: CGFloat {
        guard size.width.isFinite, size.width > 0, size.width < 1_000_000 else { return .infinity }
        return max(1, size.width - 2 * max(0, lineFragmentPadding))
    }

    /// The height, in points; infinite if it is unlimited.
    var lineRoom: CGFloat {
        guard size.height.isFinite, size.height > 0, size.height < 1_000_000 else { return .infinity }
        return size.height
    }
}
