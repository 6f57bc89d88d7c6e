/// An element for assistive technologies that is not a view, such as a bar of a chart that a view draws (AX-10).
///
/// ```swift
/// final class Chart: UIView {
///     func showBars(_ bars: [(title: String, frame: CGRect)]) {
///         accessibilityElements = bars.map { bar in
///             let element = UIAccessibilityElement(accessibilityContainer: self)
///             element.accessibilityLabel = bar.title
///             element.accessibilityFrameInContainerSpace = bar.frame
///             return element
///         }
///     }
/// }
/// ```
///
/// The container retains its elements in ``UIResponder/accessibilityElements``; an element does not retain its
/// container.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Creates an element in a container, which is a view or another element. The element does not retain it.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    deinit {}

    /// The container of the element. Not retained.
    open weak var accessibilityContainer: AnyObject?

    /// An identifier by which tests find the element. Assistive technologies never speak it (AX-09).
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The frame of the element in the coordinates of its container, with which it moves (AX-10). The default is zero.
    /// A frame that is not finite is ignored.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { if !accessibilityFrameInContainerSpace.isFinite { accessibilityFrameInContainerSpace = oldValue } }
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    package override var defaultIsAccessibilityElement: Bool { true }

    package override var defaultAccessibilityFrame: CGRect {
        let frame = accessibilityFrameInContainerSpace
        switch accessibilityContainer {
        case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        case let element as UIAccessibilityElement:
            let outer = element.accessibilityFrame
            return frame.offsetBy(dx: outer.minX, dy: outer.minY)
        default: return frame
        }
    }
}
