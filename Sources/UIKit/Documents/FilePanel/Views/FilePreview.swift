/// A view with a preview of the selected file: an image, the beginning of a text, or its name, size and date.
@MainActor final class FilePreview: UIView {
    private nonisolated static let textLength = 4096
    private nonisolated static let lineCount = 30
    /// The greatest side of an image, in points.
    private static let imageSide: CGFloat = 200

    private let imageView = UIImageView()
    private let text = UILabel()
    private let details = UILabel()
    private var path: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        text.numberOfLines = 0
        text.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        text.textColor = .secondaryLabel
        details.numberOfLines = 0
        details.font = .systemFont(ofSize: 12)
        details.textColor = .secondaryLabel
        details.textAlignment = .center
        clipsToBounds = true
        for view in [imageView, text, details] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a file; with `nil`, nothing.
    func show(_ entry: FileEntry?, in folder: String) {
        let path = entry.map { FilePath.join(folder, $0.name) }
        guard path != self.path else { return }
        self.path = path
        imageView.image = nil
        text.text = nil
        details.text = entry.map { entry in
            [entry.name, entry.isFolder ? "Folder" : FileFormat.size(entry.size), FileFormat.date(entry.date)]
                .joined(separator: "\n")
        }
        setNeedsLayout()
        guard let entry, !entry.isFolder, let path else { return }
        let side = Self.imageSide * max(1, traitCollection.displayScale)
        BackgroundWork.perform {
            PreviewContent.read(path, imageSide: side, textLength: Self.textLength)
        } then: { [weak self] content in
            guard let self, self.path == path else { return }
            switch content {
            case .image(let image): imageView.image = image
            case .text(let string):
                let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
                text.text = lines.prefix(Self.lineCount).joined(separator: "\n")
            case .none: break
            }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 10, dy: 10)
        guard area.width > 0, area.height > 0 else { return }
        let detailHeight = min(area.height, details.sizeThatFits(CGSize(width: area.width, height: 200)).height)
        let height = max(0, min(220, area.height - detailHeight - 8))
        let hasContent = imageView.image != nil || text.text?.isEmpty == false
        imageView.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let textHeight = min(height, text.sizeThatFits(CGSize(width: area.width, height: height)).height)
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: textHeight)
        details.frame = CGRect(
            x: area.minX, y: area.minY + (hasContent ? (imageView.image != nil ? height : textHeight) + 8 : 0),
            width: area.width, height: detailHeight)
    }
}
