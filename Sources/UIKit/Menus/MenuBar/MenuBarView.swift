import DisplayServer

/// The titles of the main menu, in a row at the top of a scene's window.
///
/// A press opens a menu as a ``MenuSession``, which then switches between the menus of the bar. While no menu is open
/// and the user navigates in the bar with the keyboard, the bar intercepts the keys of the display. In both cases the
/// key window keeps its first responder, so the commands are validated and performed in its responder chain (MB-06,
/// MB-07).
@MainActor final class MenuBarView: UIView {
    weak var scene: UIWindowScene?
    private(set) var items: [MenuBarItemView] = []
    private var allItems: [MenuBarItemView] = []
    private var overflow: MenuBarItemView?
    private let edge = UIView()

    /// The index of the menu that is open.
    private(set) var openIndex: Int?
    /// The index of the title that the arrow keys selected, while no menu is open.
    private(set) var selectedIndex: Int?

    /// A Boolean value that indicates whether Alt is down, and was pressed alone.
    var isAltAlone = false
    /// A Boolean value that indicates whether the letters that open menus together with Alt are underlined.
    var showsMnemonics = false {
        didSet { if showsMnemonics != oldValue { for item in allItems { item.showsMnemonic = showsMnemonics } } }
    }

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init(frame: .zero)
        backgroundColor = MenuBarStyle.background
        edge.backgroundColor = MenuBarStyle.edge
        edge.isUserInteractionEnabled = false
        addSubview(edge)
        accessibilityLabel = "Menu bar"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Shows the menus of the main menu again.
    func show(_ root: UIMenu) {
        guard allItems.map(\.menu) != root.barMenus else { return }
        for item in allItems + [overflow].compactMap({ $0 }) { item.removeFromSuperview() }
        let menus = root.barMenus
        let mnemonics = Mnemonics.positions(in: menus.map(\.title))
        allItems = zip(menus, mnemonics).map { MenuBarItemView($0, mnemonic: $1) }
        for item in allItems {
            item.showsMnemonic = showsMnemonics
            addSubview(item)
        }
        overflow = nil
        items = []
        setNeedsLayout()
        deactivate()
        if let openIndex, let session = scene?.display.menuSession {
            // The open menu may not exist any more.
            layoutIfNeeded()
            if items.indices.contains(openIndex) { session.replaceRoot(items[openIndex].menu) } else { session.end() }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        edge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        let room = bounds.width - 2 * MenuBarStyle.margin
        let widths = allItems.map(\.naturalWidth)
        var count = allItems.count
        if widths.reduce(0, +) > room {
            var used = 2 * MenuBarStyle.inset + 16
            count =
                widths.prefix {
                    used += $0
                    return used <= room
                }.count
        }
        if count < allItems.count {
            let rest = UIMenu(
                title: "…", identifier: MenuBarView.overflowIdentifier, children: allItems[count...].map(\.menu))
            if overflow?.menu.children != rest.children {
                overflow?.removeFromSuperview()
                let new = MenuBarItemView(rest, mnemonic: nil)
                addSubview(new)
                overflow = new
            }
        } else {
            overflow?.removeFromSuperview()
            overflow = nil
        }
        items = Array(allItems[..<count]) + [overflow].compactMap { $0 }
        for item in allItems[count...] { item.isHidden = true }
        var x = MenuBarStyle.margin
        for item in items {
            item.isHidden = false
            let width = min(item.naturalWidth, max(0, bounds.width - x - MenuBarStyle.margin))
            item.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
        }
        updateHighlight()
    }

    private static let overflowIdentifier = UIMenu.Identifier("uikit.menu.bar-overflow")

    private func updateHighlight() {
        for (index, item) in items.enumerated() {
            item.isHighlighted = index == openIndex ?? selectedIndex
        }
    }

    /// Returns the index of the title at a point of the scene.
    func index(at point: CGPoint) -> Int? {
        guard let window = windowStorage else { return nil }
        layoutIfNeeded()
        let inBar = convert(window.convertFromScene(point), from: window)
        return items.firstIndex { $0.frame.contains(inBar) }
    }

    // MARK: Menus

    /// The window whose responder chain performs the commands.
    var commandWindow: UIWindow? { scene?.keyWindow }

    /// Opens the menu of a title.
    ///
    /// - Parameters:
    ///   - index: The index of the title.
    ///   - opener: The kind of input. With a key, the first row is highlighted.
    /// - Returns: `true` if the menu is open.
    @discardableResult
    func open(_ index: Int, by opener: MenuRequest.Opener) -> Bool {
        layoutIfNeeded()
        guard items.indices.contains(index) else { return false }
        deactivate()
        var request = MenuRequest(
            menu: items[index].menu, source: items[index], anchor: .below(items[index].bounds), opener: opener)
        request.bar = self
        request.didEnd = { [weak self] in self?.menuDidEnd() }
        openIndex = index
        updateHighlight()
        guard MenuSession.begin(request) != nil else {
            menuDidEnd()
            return false
        }
        return true
    }

    /// Opens the menu of a title for an assistive technology.
    func open(_ item: MenuBarItemView) -> Bool {
        items.firstIndex { $0 === item }.map { open($0, by: .key) } ?? false
    }

    private func menuDidEnd() {
        openIndex = nil
        showsMnemonics = false
        updateHighlight()
    }

    /// Replaces the open menu with that of another title.
    func switchMenu(to index: Int, in session: MenuSession, highlightsFirst: Bool) {
        guard items.indices.contains(index), index != openIndex else { return }
        openIndex = index
        updateHighlight()
        session.replaceBarMenu(items[index].menu, below: items[index], highlightsFirst: highlightsFirst)
    }

    /// Replaces the open menu with the next or previous one, and around at the ends.
    func switchMenu(backwards: Bool, in session: MenuSession) {
        guard let openIndex, items.count > 1 else { return }
        let step = backwards ? items.count - 1 : 1
        switchMenu(to: (openIndex + step) % items.count, in: session, highlightsFirst: true)
    }

    // MARK: Presses

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let window = windowStorage else { return }
        let point = window.convertToScene(touch.location(in: window))
        guard let index = index(at: point) else { return }
        open(index, by: touch.type == .direct ? .finger : .pointer)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Keyboard navigation

    /// A Boolean value that indicates whether the user navigates in the bar with the keyboard, with no menu open.
    var isActive: Bool { selectedIndex != nil }

    /// Begins keyboard navigation with the first title.
    func activate() {
        layoutIfNeeded()
        guard !items.isEmpty, let scene, scene.display.menuSession == nil else { return }
        if UIToolTipInteraction.isUsed { scene.display.toolTips.hide() }
        select(0)
        showsMnemonics = true
        scene.display.inputRouter.add(self)
    }

    /// Ends keyboard navigation.
    func deactivate() {
        guard isActive else { return }
        select(nil)
        showsMnemonics = false
        scene?.display.inputRouter.remove(self)
    }

    func select(_ index: Int?) {
        selectedIndex = index
        updateHighlight()
    }

    /// Opens the menu with a letter.
    ///
    /// - Returns: `true` if a menu has the letter.
    func open(letter: String) -> Bool {
        layoutIfNeeded()
        guard let item = allItems.first(where: { $0.letter == letter }) else { return false }
        // A menu that does not fit is in the last one.
        return open(items.firstIndex { $0 === item } ?? items.count - 1, by: .key)
    }
}

extension UIMenu {
    /// The menus that the menu bar shows: those with elements to show (MB-01).
    var barMenus: [UIMenu] {
        children.flatMap { child -> [UIMenu] in
            guard let menu = child as? UIMenu, menu.hasVisibleElements else { return [] }
            return menu.options.contains(.displayInline) ? menu.barMenus : [menu]
        }
    }

    private var hasVisibleElements: Bool {
        children.contains { child in
            switch child {
            case let menu as UIMenu: menu.identifier != .furtherKeys && menu.hasVisibleElements
            case let leaf as any UIMenuLeaf: !leaf.attributes.contains(.hidden)
            default: true
            }
        }
    }
}
