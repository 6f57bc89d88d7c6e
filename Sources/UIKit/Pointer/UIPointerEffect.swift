/// The change of a view while the pointer is over it.
///
/// The pointer itself keeps the shape that the desktop's theme has: it does not merge with the view. The effect begins
/// when the pointer enters the region of a ``UIPointerInteraction`` and ends when it leaves.
public enum UIPointerEffect {
    /// The effect that suits the size of the view: a highlight for a small one, a lift for one of medium size, and an
    /// overlay for a large one.
    case automatic(UITargetedPreview)
    /// A translucent rounded background around the view.
    case highlight(UITargetedPreview)
    /// The view becomes a little larger, and casts a shadow.
    case lift(UITargetedPreview)
    /// A translucent color over or under the view, a shadow, and a slightly larger size, as configured.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The positions of a translucent color.
    public enum TintMode: Int, Sendable {
        /// No color.
        case none = 0
        /// The color is over the view.
        case overlay = 1
        /// The color is under the view.
        case underlay = 2
    }

    /// The preview of the view that the effect changes.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
