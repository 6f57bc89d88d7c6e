/// The content of the popover of a date picker.
@MainActor final class DatePopoverController: UIViewController {
    let editor: any DateEditor
    private static let inset: CGFloat = 8

    init(_ editor: any DateEditor) {
        self.editor = editor
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        let size = editor.intrinsicContentSize
        preferredContentSize = CGSize(
            width: size.width + 2 * DatePopoverController.inset, height: size.height + 2 * DatePopoverController.inset)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editor)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let inset = DatePopoverController.inset
        let size = editor.intrinsicContentSize
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: inset, dy: inset)
        // In a sheet, the content is in the middle.
        let width = min(room.width, max(size.width, min(room.width, 420)))
        editor.frame = CGRect(
            x: room.midX - width / 2, y: room.minY, width: width, height: min(room.height, size.height))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = editor.becomeFirstResponder()
    }
}
