import UniformTypeIdentifiers

/// A view with a preview of the selected file: a picture, the beginning of a text, or its name, size and date.
@MainActor final class FilePreview: UIView {
    /// The size in bytes above which pictures are not decoded.
    private nonisolated static let maximumPictureSize: Int64 = 64 << 20
    private nonisolated static let textLength = 4096

    private enum Content: Sendable {
        case picture(UIImage)
        case text(String)
        case none
    }

    private let picture = UIImageView()
    private let text = UILabel()
    private let details = UILabel()
    private var path: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFit
        text.numberOfLines = 0
        text.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        text.textColor = .secondaryLabel
        details.numberOfLines = 0
        details.font = .systemFont(ofSize: 12)
        details.textColor = .secondaryLabel
        details.textAlignment = .center
        clipsToBounds = true
        for view in [picture, text, details] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a file; with `nil`, nothing.
    func show(_ entry: FileEntry?, in folder: String) {
        let path = entry.map { FilePath.join(folder, $0.name) }
        guard path != self.path else { return }
        self.path = path
        picture.image = nil
        text.text = nil
        details.text = entry.map { entry in
            [entry.name, entry.isFolder ? "Folder" : FileFormat.size(entry.size), FileFormat.date(entry.date)]
                .joined(separator: "\n")
        }
        setNeedsLayout()
        guard let entry, !entry.isFolder, let path else { return }
        let scale = max(1, traitCollection.displayScale)
        BackgroundWork.perform {
            Self.load(path, entry, scale)
        } then: { [weak self] content in
            guard let self, self.path == path else { return }
            switch content {
            case .picture(let image): picture.image = image
            case .text(let string): text.text = string
            case .none: break
            }
            setNeedsLayout()
        }
    }

    private nonisolated static func load(_ path: String, _ entry: FileEntry, _ scale: CGFloat) -> Content {
        // A pipe or a device could wait or have an effect.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let type = UTType(filenameExtension: (entry.name as NSString).pathExtension)
        else { return .none }
        if type.conforms(to: .image), entry.size <= maximumPictureSize, let image = UIImage(contentsOfFile: path) {
            let limit = 200 * scale
            let factor = min(1, limit / max(1, max(image.size.width, image.size.height)))
            let size = CGSize(
                width: max(1, image.size.width * factor), height: max(1, image.size.height * factor))
            return (factor < 1 ? image.preparingThumbnail(of: size) : image).map(Content.picture) ?? .none
        }
        if type.conforms(to: .text), let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: textLength), !data.contains(0)
        {
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            return .text(lines.prefix(30).joined(separator: "\n"))
        }
        return .none
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 10, dy: 10)
        guard area.width > 0, area.height > 0 else { return }
        let detailHeight = min(area.height, details.sizeThatFits(CGSize(width: area.width, height: 200)).height)
        let height = max(0, min(220, area.height - detailHeight - 8))
        let hasContent = picture.image != nil || text.text?.isEmpty == false
        picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let textHeight = min(height, text.sizeThatFits(CGSize(width: area.width, height: height)).height)
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: textHeight)
        details.frame = CGRect(
            x: area.minX, y: area.minY + (hasContent ? (picture.image != nil ? height : textHeight) + 8 : 0),
            width: area.width, height: detailHeight)
    }
}
