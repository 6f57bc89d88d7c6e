import DemoSupport
import UIKit

/// A view controller that shows pictures with their thumbnails, and handles the keys.
final class PhotosController: UIViewController {
    private let library: PhotoLibrary
    private let pager: PhotoPager
    private let strip: ThumbnailStrip
    private let bar = InfoBar()
    private let message = MessageView()
    /// The key that the user holds, if its action repeats.
    private var heldKey: HeldKey?

    /// The least height of a window that has thumbnails.
    private static let leastHeightForThumbnails: CGFloat = 320
    /// The distance that an arrow key moves a zoomed picture.
    private static let keyStep: CGFloat = 80
    /// The velocity of a zoomed picture while an arrow key is held, in points per second.
    private static let keyVelocity: CGFloat = 900

    init(library: PhotoLibrary) {
        self.library = library
        pager = PhotoPager(files: library.files)
        strip = ThumbnailStrip(files: library.files)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.05, alpha: 1)
        pager.preview = { [weak self] in self?.strip.thumbnail(at: $0) }
        pager.onTurn = { [weak self] in self?.didTurn(isAnimated: $0) }
        pager.onChange = { [weak self] in self?.showInfo() }
        strip.onChoose = { [weak self] in self?.pager.turn(to: $0) }
        message.isHidden = !library.files.isEmpty
        message.show(
            "No pictures" + (library.folderName.map { " in “\($0)”" } ?? ""),
            "Photos shows JPEG, PNG, GIF, BMP, TIFF and WebP files.")
        for part in [pager, bar, strip, message] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        showTitle()
        showInfo()
    }

    // MARK: Layout

    private var isFullScreen: Bool { view.window?.windowScene?.isFullScreen ?? false }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let hasStrip =
            library.files.count > 1 && bounds.height >= PhotosController.leastHeightForThumbnails && !isFullScreen
        let stripHeight = hasStrip ? ThumbnailStrip.height : 0
        strip.isHidden = !hasStrip
        strip.frame = CGRect(
            x: 0, y: bounds.height - stripHeight, width: bounds.width, height: ThumbnailStrip.height)
        pager.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - stripHeight)
        bar.frame = CGRect(
            x: 0, y: pager.frame.maxY - InfoBar.height, width: bounds.width, height: InfoBar.height)
        bar.isHidden = library.files.isEmpty
        message.frame = bounds
        if hasStrip {
            // The strip needs its content size to scroll.
            strip.setNeedsLayout()
            strip.layoutIfNeeded()
            strip.show(current: pager.index, animated: false)
        }
    }

    // MARK: State

    private func didTurn(isAnimated: Bool) {
        strip.show(current: pager.index, animated: isAnimated)
        showTitle()
        showInfo()
    }

    private func showTitle() {
        let files = library.files
        view.window?.windowScene?.title =
            files.isEmpty
            ? "Photos" : "\(files[pager.index].lastPathComponent) — \(pager.index + 1) of \(files.count)"
    }

    private func showInfo() {
        guard !library.files.isEmpty else { return }
        let page = pager.page
        bar.show(
            name: library.files[pager.index].lastPathComponent, size: page?.pixelSize,
            zoomScale: page?.zoomScale ?? 1)
        bar.isShown = !(page?.isZoomed ?? false)
        pager.updateWheel()
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var rest: Set<UIPress> = []
        for press in presses {
            guard let key = press.key, handles(key) else {
                rest.insert(press)
                continue
            }
            hold(key)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        super.pressesCancelled(presses, with: event)
    }

    /// Repeats the action of a key until it is released, if it turns to other pictures or moves the picture.
    private func hold(_ key: UIKey) {
        heldKey?.release()
        heldKey = nil
        guard let direction = PhotosController.direction(of: key.keyCode), key.modifierFlags.isEmpty else { return }
        heldKey = HeldKey(key.keyCode) { [weak self] in self?.move(direction, for: $0) }
    }

    private func release(_ presses: Set<UIPress>) {
        guard let held = heldKey, presses.contains(where: { $0.key?.keyCode == held.keyCode }) else { return }
        held.release()
        heldKey = nil
    }

    /// Returns the direction of an arrow key, and of the other keys that turn to pictures; nil for other keys.
    private static func direction(of keyCode: UIKeyboardHIDUsage) -> CGVector? {
        switch keyCode {
        case .keyboardLeftArrow, .keyboardPageUp: CGVector(dx: -1, dy: 0)
        case .keyboardRightArrow, .keyboardPageDown, .keyboardSpacebar: CGVector(dx: 1, dy: 0)
        case .keyboardUpArrow: CGVector(dx: 0, dy: -1)
        case .keyboardDownArrow: CGVector(dx: 0, dy: 1)
        default: nil
        }
    }

    /// Moves a zoomed picture, or goes through the pictures, while a key is held.
    ///
    /// - Parameters:
    ///   - direction: The direction of the key.
    ///   - time: The time since the last call, in seconds.
    private func move(_ direction: CGVector, for time: TimeInterval) {
        if let page = pager.page, page.isZoomed {
            page.move(by: direction, distance: PhotosController.keyVelocity * CGFloat(time))
        } else if direction.dx != 0 {
            pager.leaf(direction.dx > 0 ? 1 : -1, for: time)
        }
    }

    /// Handles a key.
    ///
    /// - Returns: False if it has no meaning here.
    private func handles(_ key: UIKey) -> Bool {
        if key.modifierFlags.contains(.control) {
            guard key.keyCode == .keyboardQ else { return false }
            exit(0)
        }
        guard key.modifierFlags.isDisjoint(with: .alternate) else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow: move(CGVector(dx: -1, dy: 0))
        case .keyboardRightArrow: move(CGVector(dx: 1, dy: 0))
        case .keyboardUpArrow: move(CGVector(dx: 0, dy: -1))
        case .keyboardDownArrow: move(CGVector(dx: 0, dy: 1))
        case .keyboardPageUp: pager.turn(to: pager.index - 1)
        case .keyboardPageDown, .keyboardSpacebar: pager.turn(to: pager.index + 1)
        case .keyboardHome: pager.turn(to: 0)
        case .keyboardEnd: pager.turn(to: library.files.count - 1)
        case .keyboardF11: setFullScreen(!isFullScreen)
        case .keyboardEscape:
            guard isFullScreen else { return false }
            setFullScreen(false)
        default: return handlesCharacter(of: key)
        }
        return true
    }

    private func handlesCharacter(of key: UIKey) -> Bool {
        switch key.characters {
        case "+", "=": pager.page?.zoom(bySteps: 1)
        case "-": pager.page?.zoom(bySteps: -1)
        case "0": pager.page?.zoomToFit()
        case "1": pager.page?.zoomToActualSize()
        default: return false
        }
        return true
    }

    /// Moves a zoomed picture; otherwise turns to the previous or the next one.
    private func move(_ direction: CGVector) {
        if let page = pager.page, page.isZoomed {
            page.move(by: direction, distance: PhotosController.keyStep)
        } else if direction.dx != 0 {
            pager.turn(to: pager.index + (direction.dx > 0 ? 1 : -1))
        }
    }

    private func setFullScreen(_ isFullScreen: Bool) {
        view.window?.windowScene?.requestGeometryUpdate(
            UIWindowScene.GeometryPreferences.Desktop(presentation: isFullScreen ? .fullScreen : .normal))
    }
}
