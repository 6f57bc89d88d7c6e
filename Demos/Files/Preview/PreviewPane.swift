import DemoSupport
import UIKit

/// A pane beside the files that shows the selected one: an image, the beginning of a text, or its symbol.
final class PreviewPane: UIView {
    static let width: CGFloat = 280

    private let title = UILabel()
    private let details = UILabel()
    private let imageView = UIImageView()
    private let textView = UITextView()
    private let edge = UIView()
    private let queue = DispatchQueue(label: "preview", qos: .userInitiated)
    private var request: BackgroundRequest?
    private var shown: FilePath?

    /// The greatest side of an image, in pixels.
    private nonisolated static let imageSide: CGFloat = 1024
    private static let margin: CGFloat = 14
    private static let dateStyle = Date.FormatStyle(date: .abbreviated, time: .shortened)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        accessibilityLabel = "Preview"
        edge.backgroundColor = .separator
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.lineBreakMode = .byTruncatingMiddle
        details.font = .systemFont(ofSize: 12)
        details.textColor = .secondaryLabel
        details.numberOfLines = 0
        imageView.tintColor = .secondaryLabel
        textView.isEditable = false
        textView.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        textView.backgroundColor = .systemBackground
        textView.layer.cornerRadius = 6
        textView.accessibilityLabel = "Text"
        for view in [edge, title, details, imageView, textView] { addSubview(view) }
        show([], in: .root)
    }

    required init?(coder: NSCoder) { nil }

    /// The image or text that is displayed, for tests.
    var image: UIImage? { imageView.isHidden ? nil : imageView.image }
    var text: String? { textView.isHidden ? nil : textView.text }
    var name: String { title.text ?? "" }

    /// Shows files: one with its content, several by their number.
    func show(_ files: [FileItem], in folder: FilePath) {
        guard files.count == 1, let file = files.first else {
            cancel()
            title.text = files.isEmpty ? "No selection" : "\(files.count) items"
            details.text = files.isEmpty ? "Select a file to see it here." : ""
            showSymbol(nil, .secondaryLabel)
            return
        }
        let path = folder.appending(file.name)
        title.text = file.name.text
        details.text = [file.type.title, file.sizeText, file.date?.formatted(PreviewPane.dateStyle) ?? ""]
            .filter { !$0.isEmpty }.joined(separator: "\n")
        setNeedsLayout()
        guard path != shown else { return }
        cancel()
        shown = path
        showSymbol(FileSymbol.image(file.type, size: 64), FileSymbol.color(file.kind))
        guard file.kind.isRegular else { return }
        load(path, isImage: file.type.hasThumbnail)
    }

    /// Stops reading, and forgets the file.
    func cancel() {
        request?.cancel()
        request = nil
        shown = nil
    }

    private func load(_ path: FilePath, isImage: Bool) {
        let request = BackgroundRequest()
        self.request = request
        queue.async { [weak self] in
            guard !request.isCancelled else { return }
            let content = PreviewContent.read(path, isImage: isImage, side: PreviewPane.imageSide)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { if !request.isCancelled { self?.show(content) } }
            }
        }
    }

    private func show(_ content: PreviewContent) {
        switch content {
        case .image(let photo):
            imageView.contentMode = .scaleAspectFit
            imageView.image = photo.image
            details.text =
                "\(details.text ?? "")\n\(Int(photo.pixelSize.width)) × \(Int(photo.pixelSize.height)) pixels"
        case .text(let text):
            textView.text = text
            textView.contentOffset = .zero
            textView.isHidden = false
            imageView.isHidden = true
        case .none: break
        }
        setNeedsLayout()
    }

    private func showSymbol(_ image: UIImage?, _ color: UIColor) {
        // A symbol keeps its size.
        imageView.contentMode = .center
        imageView.image = image
        imageView.tintColor = color
        imageView.isHidden = false
        textView.isHidden = true
        textView.text = ""
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edge.frame = CGRect(x: isRightToLeft ? bounds.width - 1 : 0, y: 0, width: 1, height: bounds.height)
        let margin = PreviewPane.margin
        let width = max(0, bounds.width - 2 * margin)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let detailHeight = details.sizeThatFits(room).height.rounded(.up)
        let titleHeight = title.intrinsicContentSize.height.rounded(.up)
        let height = max(0, bounds.height - 3 * margin - titleHeight - detailHeight - 4)
        let content = CGRect(x: margin, y: margin, width: width, height: height)
        imageView.frame = content
        textView.frame = content
        title.frame = CGRect(x: margin, y: content.maxY + margin, width: width, height: titleHeight)
        details.frame = CGRect(x: margin, y: title.frame.maxY + 4, width: width, height: detailHeight)
    }
}
