/// A segment of a segmented control.
@MainActor struct SegmentModel {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width in points; 0 sizes the segment automatically.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero

    /// Creates a segment for an item.
    ///
    /// - Parameter item: A `String`, a `UIImage` or a `UIAction`. The description of any other value becomes the title.
    init(_ item: Any) {
        switch item {
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        case let title as String: self.init(title: title)
        default: self.init(title: String(describing: item))
        }
    }

    init(title: String?) { self.title = title }

    init(image: UIImage?) { self.image = image }

    init(action: UIAction) {
        self.action = action
        title = action.title.isEmpty ? nil : action.title
        image = action.image
    }
}
