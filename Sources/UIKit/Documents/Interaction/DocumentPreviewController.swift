/// A view controller with the content of an image or a text (SH-10).
@MainActor final class DocumentPreviewController: UIViewController {
    /// The greatest side of an image, in pixels.
    private nonisolated static let imageSide: CGFloat = 4096
    /// The greatest length of a text, in bytes.
    private nonisolated static let textLength = 1 << 20

    private let file: URL
    private var didEnd: (() -> Void)?
    let imageView = UIImageView()
    let text = UITextView()
    let message = UILabel()

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - file: The URL of the file.
    ///   - title: The title.
    ///   - didEnd: Called once after the preview was dismissed.
    init(_ file: URL, title: String, didEnd: @escaping () -> Void) {
        self.file = file
        self.didEnd = didEnd
        super.init(nibName: nil, bundle: nil)
        self.title = title
        preferredContentSize = CGSize(width: 900, height: 680)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = title
        text.isEditable = false
        text.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        text.accessibilityLabel = title
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        message.numberOfLines = 0
        message.text = "Loading…"
        imageView.isHidden = true
        text.isHidden = true
        for subview in [imageView, text, message] { view.addSubview(subview) }
        let path = file.path
        BackgroundWork.perform {
            PreviewContent.read(path, imageSide: Self.imageSide, textLength: Self.textLength)
        } then: { [weak self] content in
            self?.show(content)
        }
    }

    private func show(_ content: PreviewContent) {
        message.text = nil
        switch content {
        case .image(let image):
            imageView.image = image
            imageView.isHidden = false
            // Small images are not enlarged.
            imageView.contentMode =
                image.size.width < view.bounds.width && image.size.height < view.bounds.height
                ? .center : .scaleAspectFit
        case .text(let string):
            text.text = string
            text.isHidden = false
            if view.window != nil { text.becomeFirstResponder() }
        case .none:
            message.text = "“\(file.lastPathComponent)” has no preview."
        }
    }

    /// Gives keyboard focus to the text, which the keys scroll.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !text.isHidden { text.becomeFirstResponder() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        text.frame = area
        imageView.frame = area.insetBy(dx: 12, dy: 12)
        message.frame = area.insetBy(dx: 20, dy: 20)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let handler = didEnd
        didEnd = nil
        handler?()
    }

    private func close() { (navigationController ?? self).presentingViewController?.dismiss(animated: true) }

    /// The space bar closes the preview, as it opens it in file managers.
    override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(input: " ", modifierFlags: [], action: DocumentPreviewController.closeByKey)
        command.wantsPriorityOverSystemBehavior = true
        return [command]
    }

    func closeByKey() { close() }
}
