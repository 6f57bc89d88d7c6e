/// A view that shows an item of a collection view.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell {
///     let imageView = UIImageView()
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         imageView.frame = contentView.bounds
///         imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         contentView.addSubview(imageView)
///     }
///     required init?(coder: NSCoder) { return nil }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        addSubview(content)
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    private let content = UIView(frame: .zero)

    /// The view for the content of the cell. It fills the cell.
    open var contentView: UIView { content }

    /// A Boolean value that indicates whether the cell looks selected. The collection view sets it; setting it changes
    /// the appearance only (CE-13). The default is `false`.
    open var isSelected = false { didSet { if isSelected != oldValue { updateBackgrounds() } } }

    /// A Boolean value that indicates whether the cell looks highlighted. The collection view sets it while the cell is
    /// pressed. The default is `false`.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateBackgrounds() } } }

    /// The view behind the content. It fills the cell. The default is `nil`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// The view behind the content, in front of ``backgroundView``, while the cell is selected or highlighted (CE-09).
    /// The default is `nil`.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    private func backgroundDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        if let backgroundView, backgroundView.superview !== self {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            guard selectedBackgroundView.superview !== self else { return }
            selectedBackgroundView.frame = bounds
            insertSubview(selectedBackgroundView, belowSubview: content)
        } else if selectedBackgroundView.superview === self {
            selectedBackgroundView.removeFromSuperview()
        }
    }

    /// Resets the state of the cell. Overrides must call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView, content] as [UIView?] {
            guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { continue }
            if view.frame != bounds { view.frame = bounds }
        }
    }

    override var viewForSizing: UIView { content }
}
