/// The appearance of a background: a rectangle with an optional corner radius and stroke, or a view of the app.
///
/// ```swift
/// var background = UIBackgroundConfiguration.listCell()
/// background.cornerRadius = 8
/// cell.backgroundConfiguration = background
/// ```
public struct UIBackgroundConfiguration: Sendable {
    /// The kind of list element that the configuration is made for, which determines its color in each state.
    private var kind = Kind.plain
    private var color = OwnColor.standard
    private var standardColor: UIColor?

    /// Creates a configuration without a color of its own.
    public init() {}

    init(kind: Kind) {
        self.kind = kind
        standardColor = kind.color(isSelected: false, isHighlighted: false)
    }

    /// The fill color. If `nil`, the tint color, or in a button the color that its style defines.
    public var backgroundColor: UIColor? {
        get {
            switch color {
            case .standard: standardColor
            case .own(let color): color
            }
        }
        set { color = .own(newValue) }
    }

    /// A transformer that derives the displayed color from ``backgroundColor``.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// An effect behind the fill color and the image, such as a blur of the content behind the view. The default is `nil`.
    nonisolated(unsafe) public var visualEffect: UIVisualEffect?

    /// An image in front of the fill color, clipped to the background. The default is `nil`.
    public var image: UIImage?

    /// The placement of the image. The default is `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The edges at which the margins of the view that has the background are added to ``backgroundInsets``. The default
    /// is none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// A view in front of the fill color and the image. It has the size of the background. The default is `nil`.
    public var customView: UIView?

    /// The distances from the edges inward, in points. Negative values extend outward.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The color of the stroke. If `nil`, the tint color.
    public var strokeColor: UIColor?

    /// A transformer that derives the displayed stroke color from ``strokeColor``.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the stroke, in points. The default is 0, which draws no stroke.
    public var strokeWidth: CGFloat = 0

    /// The distance from the edge of the background to the outer edge of the stroke, in points. 0 keeps the stroke
    /// inside.
    public var strokeOutset: CGFloat = 0

    /// Returns the background color to display for a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let base = backgroundColor ?? tintColor
        return backgroundColorTransformer?(base) ?? base
    }

    /// Returns the stroke color to display for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let base = strokeColor ?? tintColor
        return strokeColorTransformer?(base) ?? base
    }

    /// Returns the configuration for a state. A background color that the app set remains (CE-07).
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard kind != .plain else { return self }
        var result = self
        if let cell = state as? UICellConfigurationState {
            result.standardColor = kind.color(isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
        } else if let view = state as? UIViewConfigurationState {
            result.standardColor = kind.color(isSelected: view.isSelected, isHighlighted: view.isHighlighted)
        }
        return result
    }
}

extension UIBackgroundConfiguration {
    /// The color that the app set, if it set one.
    private enum OwnColor: Sendable {
        case standard
        case own(UIColor?)
    }

    /// The list element that a configuration is made for.
    enum Kind: Sendable {
        case plain
        case clear
        case plainCell
        case groupedCell
        case sidebarCell
        case plainHeader

        /// Returns the fill color in a state.
        func color(isSelected: Bool, isHighlighted: Bool) -> UIColor? {
            switch self {
            case .plain: return nil
            case .clear: return .clear
            case .plainHeader: return .secondarySystemBackground
            case .plainCell, .groupedCell, .sidebarCell: break
            }
            if isSelected { return .listSelection }
            if isHighlighted { return .secondarySystemFill }
            return switch self {
            case .plainCell: .systemBackground
            case .groupedCell: .secondarySystemGroupedBackground
            default: .clear
            }
        }
    }
}
