import DemoSupport
import UIKit

/// A thumbnail in the strip.
final class ThumbnailView: UIView {
    /// The index of the picture; nil while the view is not used.
    var index: Int?
    /// The request of the thumbnail that is being decoded.
    var request: BackgroundRequest?

    /// The opacity of thumbnails of other pictures than the current one.
    private static let quietAlpha: CGFloat = 0.6
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 4
        imageView.tintColor = .secondaryLabel
        imageView.alpha = ThumbnailView.quietAlpha
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// The thumbnail; nil until it is decoded.
    var image: UIImage? {
        get { imageView.image }
        set {
            imageView.contentMode = .scaleAspectFill
            imageView.image = newValue
        }
    }

    /// Shows a symbol in place of the thumbnail of a file that cannot be displayed.
    func showFailure() {
        imageView.contentMode = .center
        imageView.image = UIImage(systemName: "exclamationmark.triangle")
    }

    /// A Boolean value that indicates whether the view marks the current picture.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            layer.borderWidth = isCurrent ? 2 : 0
            layer.borderColor = UIColor.white.cgColor
            imageView.alpha = isCurrent ? 1 : ThumbnailView.quietAlpha
        }
    }

    /// Ends the use of the view for a picture.
    func clear() {
        request?.cancel()
        request = nil
        index = nil
        image = nil
        isCurrent = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
