import DisplayServer
import UniformTypeIdentifiers

/// An object that previews a document, and lets the user choose a program that opens it (SH-10).
///
/// ```swift
/// let interaction = UIDocumentInteractionController(url: url)
/// if !interaction.presentPreview(animated: true) {
///     interaction.presentOpenInMenu(from: button.bounds, in: button, animated: true)
/// }
/// ```
///
/// Previews show images and texts. The menus offer the programs of the desktop entries that are associated with the
/// type of the document. The controller is retained while it presents a preview or a menu.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The sizes of the icons, in points.
    private static let iconSizes: [CGFloat] = [16, 32, 64]

    /// The object that is notified. Not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The URL of the document. Setting it resets ``name`` and ``uti``.
    open var url: URL? {
        didSet { (ownName, ownType) = (nil, nil) }
    }

    /// The name of the document for the user. The default is the name of the file.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }

    /// The identifier of the document's type. The default is the type of the extension of the name.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }

    private var ownName: String?
    private var ownType: String?
    private weak var preview: UIViewController?
    private weak var menu: UIActivityViewController?
    private var isFindingPrograms = false

    /// Creates a controller for a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    deinit {}

    private var type: UTType? { uti.flatMap { UTType($0) } }

    /// The symbols for the type of the document, in several sizes, the smallest one first.
    open var icons: [UIImage] {
        let name = FileSymbol.name(of: type)
        return Self.iconSizes.compactMap {
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: $0))
        }
    }

    /// The URL of the document, if it is a file that exists.
    private var file: URL? { url.flatMap { $0.isFileURL && access($0.path, F_OK) == 0 ? $0 : nil } }

    // MARK: Preview

    /// Presents a preview of the document.
    ///
    /// - Returns: `false` if the document does not exist, or if it is neither an image nor text.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard preview == nil, let file, PreviewContent.exists(for: type) else { return false }
        let presenter =
            delegate?.documentInteractionControllerViewControllerForPreview(self)
            ?? UIApplication.shared.keyWindow?.topPresentedController
        guard let presenter, presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil else {
            return false
        }
        let content = DocumentPreviewController(file, title: name ?? "") { [self] in
            preview = nil
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = .formSheet
        navigation.preferredContentSize = content.preferredContentSize
        preview = navigation
        presenter.present(navigation, animated: animated)
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) { preview?.presentingViewController?.dismiss(animated: animated) }

    // MARK: Menus

    /// Presents a menu of activities for the document: a preview, printing, copying, a mail, opening with another
    /// program, saving.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the menu points to, in the coordinates of the view.
    ///   - view: A view in a window.
    ///   - animated: A Boolean value that indicates whether the menu fades in.
    /// - Returns: `false` if the document does not exist, or if the view is in no window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptionsMenu(animated, view.window) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Presents a menu of activities for the document from a bar button item.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptionsMenu(animated, UIApplication.shared.keyWindow) { $0.barButtonItem = item }
    }

    /// Presents a menu of the programs that open documents of the type. Without such programs, and in a sandbox, the
    /// menu offers the desktop's dialog for choosing one.
    ///
    /// The menu appears after the programs have been found.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the menu points to, in the coordinates of the view.
    ///   - view: A view in a window.
    ///   - animated: A Boolean value that indicates whether the menu fades in.
    /// - Returns: `false` if the document does not exist, or if the view is in no window. _Differs from iOS_, where
    ///   the result is also `false` if there are no programs.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOpenInMenu(animated, view.window) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Presents a menu of the programs that open documents of the type from a bar button item.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOpenInMenu(animated, UIApplication.shared.keyWindow) { $0.barButtonItem = item }
    }

    /// Dismisses the menu.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    private func presentOptionsMenu(
        _ animated: Bool, _ window: UIWindow?, _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard menu == nil, !isFindingPrograms, let file, let presenter = window?.topPresentedController else {
            return false
        }
        let own = PreviewContent.exists(for: type) ? [PreviewActivity(self)] : []
        let menu = UIActivityViewController(activityItems: [file], applicationActivities: own)
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        present(menu, from: presenter, animated, place) { [self] in
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        return true
    }

    private func presentOpenInMenu(
        _ animated: Bool, _ window: UIWindow?, _ place: @escaping (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard menu == nil, !isFindingPrograms, let file, let scene = window?.windowScene,
            window?.topPresentedController != nil
        else { return false }
        isFindingPrograms = true
        Self.findPrograms(for: file, in: scene.server) { [self] programs in
            isFindingPrograms = false
            guard let presenter = window?.topPresentedController, presenter.viewIfLoaded?.window != nil else { return }
            let activities: [UIActivity] = programs.map { ProgramActivity($0, self) }
            let menu = UIActivityViewController(
                activityItems: [file], activities: activities.isEmpty ? [OpenActivity()] : activities)
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
            present(menu, from: presenter, animated, place) { [self] in
                delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            }
        }
        return true
    }

    private func present(
        _ menu: UIActivityViewController, from presenter: UIViewController, _ animated: Bool,
        _ place: (UIPopoverPresentationController) -> Void, didDismiss: @escaping () -> Void
    ) {
        self.menu = menu
        menu.menuDidDisappear = { [self] in
            self.menu = nil
            didDismiss()
        }
        if let popover = menu.popoverPresentationController { place(popover) }
        presenter.present(menu, animated: animated)
    }

    // MARK: Programs

    /// Returns a menu of the programs that open documents of the type, the default one first, for a menu of the app.
    ///
    /// The programs are found each time the menu is shown. Without programs, and in a sandbox, the menu offers the
    /// desktop's dialog for choosing one. This is not part of Apple's API.
    ///
    /// - Parameter completionHandler: A closure that is called after the user has chosen a program, with a Boolean
    ///   value that indicates whether it was started.
    open func makeOpenInMenu(completionHandler: ((Bool) -> Void)? = nil) -> UIMenu {
        let programs = UIDeferredMenuElement.uncached { [self] completion in
            guard let file, let scene = UIApplication.shared.keyWindow?.windowScene else { return completion([]) }
            Self.findPrograms(for: file, in: scene.server) { [self] programs in
                var elements = programs.enumerated().map { index, program in
                    UIAction(title: program.name, subtitle: index == 0 ? "Default program" : nil) { [self] _ in
                        open(file, with: program, in: scene.server) { completionHandler?($0) }
                    }
                }
                if elements.isEmpty {
                    let choose = UIAction(title: "Choose Program…") { _ in
                        scene.server.open(file, asks: true, parent: scene.surface) { completionHandler?($0) }
                    }
                    elements = [choose]
                }
                completion(elements)
            }
        }
        return UIMenu(title: "Open With", children: [programs])
    }

    private static func findPrograms(
        for file: URL, in server: any DisplayServer, then completion: @escaping @MainActor ([DesktopProgram]) -> Void
    ) {
        BackgroundWork.perform {
            FileTypes.mimeTypes(of: file)
        } then: { types in
            server.findPrograms(for: types, completion: completion)
        }
    }

    /// Opens the document with a program.
    func open(
        _ file: URL, with program: DesktopProgram, in server: any DisplayServer,
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: program.identifier)
        server.open([file], with: program) { [self] isOpened in
            delegate?.documentInteractionController(self, didEndSendingToApplication: program.identifier)
            completion(isOpened)
        }
    }
}
