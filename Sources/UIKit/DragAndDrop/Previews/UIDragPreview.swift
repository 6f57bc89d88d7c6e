/// The preview of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, NSCopying {
    /// The view that is displayed.
    public let view: UIView

    /// The visible part of the view, and its background.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a part of a view. The view need not be in a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Creates a preview that displays a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - title: A title above the URL. The default is `nil`.
    public convenience init(for url: URL, title: String? = nil) {
        self.init(view: UIDragPreview.card(url, title))
    }

    /// Returns a preview of the same view.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedBox(UIDragPreview(view: view, parameters: parameters)) }.value
    }

    private static func card(_ url: URL, _ title: String?) -> UIView {
        let text = UILabel()
        text.font = .preferredFont(forTextStyle: title == nil ? .body : .caption1)
        text.textColor = title == nil ? .label : .secondaryLabel
        text.text = url.isFileURL ? url.lastPathComponent : url.absoluteString
        let lines = [title.map(heading), text].compactMap(\.self)
        let padding = CGSize(width: 12, height: 8)
        var (width, height): (CGFloat, CGFloat) = (0, padding.height)
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        for line in lines {
            let size = line.sizeThatFits(CGSize(width: 240, height: 40))
            line.frame = CGRect(x: padding.width, y: height, width: min(240, size.width), height: size.height)
            width = max(width, line.frame.width)
            height += size.height
            card.addSubview(line)
        }
        card.layer.cornerRadius = 8
        card.frame = CGRect(x: 0, y: 0, width: width + 2 * padding.width, height: height + padding.height)
        return card
    }

    private static func heading(_ title: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = title
        return label
    }
}
