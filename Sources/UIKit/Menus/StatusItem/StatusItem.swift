import DisplayServer

/// An item of the app in the notification area of the desktop, also called the tray.
///
/// ```swift
/// let item = StatusItem(image: UIImage(systemName: "bell"))
/// item.title = "Reminders"
/// item.menu = UIMenu(children: [UIAction(title: "Show") { _ in print("show") }])
/// ```
///
/// The item appears while it exists and ``isVisible`` is true, if the desktop has a notification area for
/// `StatusNotifierItem`, as KDE, Xfce, Cinnamon, Unity and others have, and GNOME with an extension (SN-01). Do not make
/// the item the only way to a function of the app, because some desktops do not show it.
///
/// The class is not part of Apple's API: its names resemble those of AppKit's `NSStatusItem`.
@preconcurrency @MainActor open class StatusItem: NSObject {
    /// Posted after ``isShown`` has changed, with the item as its object.
    nonisolated public static let isShownDidChangeNotification = Notification.Name(
        "StatusItemIsShownDidChangeNotification")

    /// The name of the app for the notification area. Empty, the default, is the name of the app.
    open var title = "" {
        didSet { update() }
    }

    /// The icon. Symbols and template images have the color of labels. Nil, the default, is the icon of the app.
    open var image: UIImage? {
        didSet {
            icons = nil
            update()
        }
    }

    /// A text that is shown while the pointer is over the item; nil, the default, for none.
    open var toolTip: String? {
        didSet { update() }
    }

    /// The menu of the item; nil, the default, for none. A click opens it, or if there is a ``primaryAction``, a click
    /// with the secondary button (SN-03).
    open var menu: UIMenu? {
        didSet { updateMenu() }
    }

    /// The action of a click; nil, the default, for none.
    open var primaryAction: UIAction? {
        didSet { update() }
    }

    /// The action of a click with the middle button; nil, the default, for none.
    open var secondaryAction: UIAction?

    /// A closure that is called when the user scrolls over the item, with the direction: -1, 0 or 1 for each axis, as
    /// wheels scroll.
    open var scrollHandler: ((CGVector) -> Void)?

    /// A Boolean value that indicates whether the item asks for the user's attention. The default is false.
    open var needsAttention = false {
        didSet { update() }
    }

    /// A Boolean value that indicates whether the item is in the notification area. The default is true.
    open var isVisible = true {
        didSet {
            guard isVisible != oldValue else { return }
            if isVisible { connect() } else { disconnect() }
        }
    }

    /// A Boolean value that indicates whether the desktop has a notification area and shows the item there.
    open var isShown: Bool { item?.isShown ?? false }

    private let identifier: String
    private let receiver = StatusItemReceiver()
    private var item: StatusNotifierItem?
    private lazy var tree = makeTree()
    /// The rendered image; nil before it is needed.
    private var icons: [StatusItemIcon]?

    /// Creates an item, which appears when the app has connected to the desktop.
    ///
    /// - Parameters:
    ///   - identifier: A text that identifies the item of the app, by which the desktop remembers where the user wants
    ///     it. Nil is the name of the app's desktop entry.
    ///   - image: The icon.
    public init(identifier: String? = nil, image: UIImage? = nil) {
        self.identifier = identifier ?? DesktopEntry.name()
        self.image = image
        super.init()
        receiver.item = self
        connect()
    }

    private func connect() {
        UIApplication.shared.displays.current.server.whenDesktopConnects { [weak self] bus, eventLoop in
            guard let self, let bus, isVisible, item == nil else { return }
            item = StatusNotifierItem(bus: bus, eventLoop: eventLoop, content: content, source: receiver)
            if menu != nil { item?.setMenu(tree) }
        }
    }

    private func disconnect() {
        let wasShown = isShown
        item?.end()
        item = nil
        if wasShown { postIsShownDidChange() }
    }

    private func update() {
        guard let item else { return }
        item.content = content
    }

    private func updateMenu() {
        guard let item else { return }
        item.setMenu(menu == nil ? nil : tree)
        item.menuDidChange()
    }

    private var content: StatusItemContent {
        var content = StatusItemContent()
        content.identifier = identifier
        content.title = title.isEmpty ? StandardMenus.applicationName : title
        content.toolTip = toolTip ?? ""
        let icons = icons ?? (image ?? UIApplication.shared.applicationIconImage).map(StatusItemImage.icons) ?? []
        self.icons = icons
        content.icons = icons
        if content.icons.isEmpty { content.iconName = DesktopEntry.name() }
        content.status = needsAttention ? .needsAttention : .active
        content.opensMenu = primaryAction == nil
        return content
    }

    private func makeTree() -> ExportedMenuTree {
        let tree = ExportedMenuTree()
        tree.content = { [weak self] in .menu(self?.menu ?? UIMenu(children: [])) }
        tree.responder = { UIApplication.shared.keyWindow?.pressStart ?? UIApplication.shared }
        tree.changeHandler = { [weak self] in self?.item?.menuDidChange() }
        return tree
    }

    func postIsShownDidChange() {
        NotificationCenter.default.post(name: Self.isShownDidChangeNotification, object: self)
    }
}
