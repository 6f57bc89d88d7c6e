import CoreGraphics

/// A rectangular region in which a layout manager lays out text.
///
/// ```swift
/// let container = NSTextContainer(size: CGSize(width: 200, height: 0))
/// container.lineFragmentPadding = 0
/// container.maximumNumberOfLines = 3
/// container.lineBreakMode = .byTruncatingTail
/// let manager = NSLayoutManager()
/// manager.addTextContainer(container)
/// let storage = NSTextStorage(attributedString: text)
/// storage.addLayoutManager(manager)
/// let used = manager.usedRect(for: container)
/// ```
///
/// The rectangle begins at (0, 0), in points. A width or height of 0 or less is unlimited. By default, text wraps at
/// words, the number of lines is not limited, and lines have a padding of 5 points at both ends.
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

    /// The maximum number of lines. Values of 0 or less, including the default 0, mean no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }

    /// The behavior of text that does not fit. Truncation applies to the last line that ``maximumNumberOfLines`` or the
    /// height permits. The default is to wrap at words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryDidChange() } }
    }

    /// A Boolean value that indicates whether the width follows that of the text view. The default is false; it is true
    /// for the container that a text view creates.
    open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { geometryDidChange() } } }

    /// The layout manager that lays out text in the container; nil if the container has not been added to one.
    open var layoutManager: NSLayoutManager? { linkedManager ?? (makeLayoutManager?() ?? nil) }

    /// The layout manager to which the container was added. Not retained.
    weak var linkedManager: NSLayoutManager?
    /// A closure that creates the layout manager of a text view on demand.
    var makeLayoutManager: (() -> NSLayoutManager?)?
    /// A Boolean value that indicates whether the text view is setting the size.
    private var isSetByTextView = false
    /// A closure that is called after a change of the container that the text view did not make.
    var didChange: (() -> Void)?

    /// Creates a container with a size in points.
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

    /// Sets the size on behalf of the text view, without calling ``didChange``.
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

    /// The height available for lines, in points; infinite if it is unlimited.
    var lineHeightLimit: CGFloat {
        guard size.height.isFinite, size.height > 0, size.height < 1_000_000 else { return .infinity }
        return size.height
    }
}
