import Foundation
import QuartzCore

/// A rectangular area of a view without content of its own, for constraints to refer to. Guides divide space, or group
/// views, without a view that is drawn (LG-01).
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// NSLayoutConstraint.activate([
///     gap.leadingAnchor.constraint(equalTo: label.trailingAnchor),
///     gap.trailingAnchor.constraint(equalTo: button.leadingAnchor),
///     gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
/// ])
/// ```
///
/// Views provide guides of their own, such as ``UIView/safeAreaLayoutGuide`` and ``UIScrollView/contentLayoutGuide``.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// How the area of the guide is determined.
    enum Area {
        /// By constraints.
        case constrained
        /// The bounds of the owner, inset.
        case inset(@MainActor (UIView) -> UIEdgeInsets)
        /// The content of a scroll view: at the origin of the owner, with a size by constraints or by the app.
        case content(@MainActor (UIView) -> CGSize)
    }

    let area: Area

    /// Creates a guide, which belongs to no view and is empty.
    public override init() {
        area = .constrained
        super.init()
    }

    /// Creates a guide that a view provides.
    init(owner: UIView, identifier: String, area: Area) {
        self.area = area
        self.identifier = identifier
        super.init()
        owningView = owner
    }

    deinit { deinitOnMainActor { layoutItemStorage?.ownerWillDie() } }

    /// The state of the guide in Auto Layout, created when a constraint needs it.
    var layoutItem: LayoutItem {
        if let layoutItemStorage { return layoutItemStorage }
        let item =
            switch area {
            case .inset: LayoutItem(self, isPlacedByEngine: false)
            case .constrained, .content: LayoutItem(self, isPlacedByEngine: true)
            }
        layoutItemStorage = item
        return item
    }
    private(set) var layoutItemStorage: LayoutItem?

    /// The view that the guide belongs to. The default is `nil`.
    open internal(set) var owningView: UIView? {
        get { owner }
        set { owner = newValue }
    }
    // Not weak, because a weak reference to a view makes each of its retains and releases slower. The view clears this
    // reference when it is deallocated.
    private unowned(unsafe) var owner: UIView?

    /// The area of the guide, in the coordinates of its view. It is up to date when the view's `layoutSubviews()` is
    /// called (LG-02). The area of a guide without constraints, or without a view, is zero.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch area {
        case .constrained: return layoutItemStorage?.solution ?? .zero
        case .inset(let insets): return owningView.bounds.inset(by: insets(owningView))
        case .content(let size): return CGRect(origin: .zero, size: size(owningView))
        }
    }

    /// A name for debugging. The default is an empty string.
    open var identifier = ""

    /// A Boolean value that indicates whether the constraints leave the area open on an axis (AL-40).
    open var hasAmbiguousLayout: Bool {
        guard let item = layoutItemStorage else { return false }
        return item.isAmbiguous(along: .horizontal) || item.isAmbiguous(along: .vertical)
    }

    /// Returns the active constraints that refer to the guide and affect its layout along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItemStorage?.constraintsAffectingLayout(along: axis) ?? []
    }

    open override var description: String {
        let name = ifOnMainActor { identifier } ?? ""
        return "<\(Self.self): \(ObjectAddress.text(of: self)) '\(name)'>"
    }
}
