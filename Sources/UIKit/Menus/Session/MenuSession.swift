import DisplayServer

/// An open menu with its submenus. At most one session is active on a display, and it receives all input of the
/// display: the windows below it receive no touches, hover events or key events.
///
/// A session ends when the user chooses an element, presses Escape or presses outside the menu. It also ends when its
/// parent window loses keyboard focus, is hidden or is closed, and when another client takes over the grab.
///
/// A grab of the pointer and keyboard fails while another client holds one. The menu works without it, except that
/// presses in windows of other clients are not delivered to it; such a press normally takes keyboard focus away from
/// the parent window, which ends the session. A bar never grabs input: a touch outside the bar, or text input, ends the
/// session and is delivered to the window.
@MainActor final class MenuSession {
    /// A menu in its own popup. All levels after the first are submenus.
    struct Level {
        let panel: MenuPanel
        let scene: PopupScene
        /// The row of the previous level that opened this menu.
        let row: Int?
    }

    private let display: Displays.Display
    var server: any DisplayServer { display.server }
    private var request: MenuRequest
    private(set) weak var source: UIView?
    private weak var parentScene: UIWindowScene?
    private weak var parentWindow: UIWindow?
    private(set) var levels: [Level] = []
    /// The preview beside the menu.
    private(set) var preview: MenuPreview?
    private(set) var hasEnded = false

    // The state of the user's input.
    /// The level that receives key events.
    var activeLevel = 0
    /// The level whose first row is to be highlighted when its elements have been fetched.
    private var levelAwaitingRows: Int?
    var lastPoint: CGPoint?
    /// The location and time of the press that opened the menu, until it is released.
    var openingPress: (point: CGPoint, time: TimeInterval)?
    var pressCameInside = false
    /// A Boolean value that indicates whether a button or finger is down on the preview.
    var isPreviewPressed = false
    var finger: FingerDrag?
    var modifiers: UIKeyModifierFlags = []
    var typed = (text: "", time: -TimeInterval.infinity)
    var hoverTask: Scheduler.Task?
    var scrollTask: Scheduler.Task?
    private var grabTask: Scheduler.Task?

    /// A finger that is down on the menu.
    struct FingerDrag {
        var id: Int
        var start: CGPoint
        var last: CGPoint
        var isScrolling = false
    }

    // The deferred elements by identity. The menu keeps them alive.
    private var fetched: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var fetching: Set<ObjectIdentifier> = []
    private var isAsking = false

    private init(_ request: MenuRequest, scene: UIWindowScene) {
        self.request = request
        display = scene.display
        source = request.source
        parentScene = scene
        // The menu bar does not take keyboard focus from the key window (MB-06).
        parentWindow = request.bar.map(\.commandWindow) ?? request.source?.windowStorage
    }

    /// Shows a menu, and dismisses the one that is open.
    ///
    /// - Returns: `nil` if the view is not on the screen, the menu is empty, or the display server does not create a
    ///   window.
    @discardableResult
    static func begin(_ request: MenuRequest) -> MenuSession? {
        guard let scene = request.source?.windowStorage?.windowScene, !(scene is PopupScene),
            scene.surface?.isMapped == true
        else { return nil }
        scene.display.menuSession?.end()
        let session = MenuSession(request, scene: scene)
        return session.start(in: scene) ? session : nil
    }

    private func start(in scene: UIWindowScene) -> Bool {
        // A menu without rows is not shown, and cancels nothing.
        let rows = rows(of: request.menu, isOutermost: true)
        guard !rows.isEmpty else { return false }
        firstRows = (rows, responder)
        let controller = request.preview()
        let animator = MenuAnimator(controller)
        // The menu receives all input from now on, so interactions in the windows below are cancelled.
        display.menuSession = self
        if UIToolTipInteraction.isUsed { display.toolTips.hide() }
        display.inputRouter.add(self)
        let press = request.press ?? scene.translator.lastPressLocation
        for other in UIApplication.shared.scenes where other.server === server { other.translator.cancelAll() }
        request.willDisplay(animator)
        guard !hasEnded, let anchor = anchorOnScreen(in: scene), push(request.menu, at: anchor, from: nil) else {
            // The source has left the scene, or the display server refused the window.
            animator.run()
            end()
            return false
        }
        if let controller { showPreview(controller, over: scene) }
        switch request.opener {
        case .pointer, .finger:
            guard let press else { break }
            openingPress = (onScreen(press, scene), server.scheduler.now)
            lastPoint = openingPress?.point
        case .key:
            highlightFirst(in: 0)
        case .code:
            break
        }
        // A bar lets touches outside it through; a grab would keep them from the app's own windows.
        if !request.isBar { grab(tries: 8) }
        animator.run()
        return true
    }

    /// Shows a preview beside the first menu (AC-14).
    private func showPreview(_ controller: UIViewController, over scene: UIWindowScene) {
        guard let menu = levels.first?.scene.frame else { return }
        preview = MenuPreview(
            controller, over: scene, beside: menu, in: PopupArea.area(around: menu, on: server), like: source)
    }

    /// Returns a Boolean value that indicates whether a point in desktop coordinates is in the preview.
    func isInPreview(_ point: CGPoint) -> Bool { preview?.scene.frame.contains(point) ?? false }

    /// Dismisses the menu because the user has pressed the preview, and runs the app's animations.
    func commitPreview() {
        guard !hasEnded, let shown = preview else { return }
        let animator = MenuAnimator(shown.controller)
        request.didPressPreview(animator)
        guard !hasEnded else { return animator.run() }
        let isKept = animator.preferredCommitStyle == .pop
        if isKept { preview = nil }
        end { animator.run { if isKept { shown.close() } } }
    }

    private var forFingers: Bool { if case .finger = request.opener { true } else { false } }

    /// A Boolean value that indicates whether the session holds the input grab.
    var hasGrab: Bool { levels.first?.scene.surface?.hasInputGrab == true }

    /// Grabs the pointer and keyboard. Retries every 0.1 seconds, because another client can hold a grab briefly, such
    /// as a window manager while it handles a press.
    private func grab(tries: Int) {
        guard !hasEnded, levels.first?.scene.surface?.grabInput() != true, tries > 0 else { return }
        grabTask = server.scheduler.schedule(after: 0.1) { [weak self] in self?.grab(tries: tries - 1) }
    }

    // MARK: Levels

    /// Opens a menu in its own popup.
    @discardableResult
    func push(_ menu: UIMenu, at anchor: PopupPlacement.Anchor, from row: Int?) -> Bool {
        guard let parentScene else { return false }
        let panel = MenuPanel(
            menu: menu, forFingers: forFingers, isBar: request.isBar && levels.isEmpty, scale: server.scale)
        let made = firstRows.flatMap { $0.responder === responder ? $0.rows : nil }
        firstRows = nil
        if levels.isEmpty { panel.minimumWidth = request.minimumWidth }
        let rows = made ?? rows(of: menu, isOutermost: levels.isEmpty)
        guard !rows.isEmpty else { return false }
        panel.show(panel.isBar ? fitted(rows) : rows)
        let frame = frame(of: panel, at: anchor)
        let kind: WindowKind = if case .below = anchor { .dropdownMenu } else { .menu }
        guard let scene = PopupScene.open(over: parentScene, frame: frame, kind: kind, like: source) else {
            return false
        }
        panel.frame = CGRect(origin: .zero, size: scene.bounds.size)
        scene.contentWindow?.addSubview(panel)
        levels.append(Level(panel: panel, scene: scene, row: row))
        anchors.append(anchor)
        return true
    }

    private var anchors: [PopupPlacement.Anchor] = []

    /// The rows of the first menu until it is open, so that its commands are validated once, and the responder at which
    /// the search for the targets of the commands began. It is `nil` if the rows have become stale.
    private var firstRows: (rows: [MenuRow], responder: UIResponder?)?

    /// Closes all levels except the first `count`.
    func pop(to count: Int) {
        guard levels.count > count else { return }
        let gone = levels[count...].reversed()
        levels.removeLast(levels.count - count)
        anchors.removeLast(anchors.count - count)
        activeLevel = min(activeLevel, count - 1)
        if let levelAwaitingRows, levelAwaitingRows >= count { self.levelAwaitingRows = nil }
        for level in gone { level.scene.disconnect() }
    }

    private func frame(of panel: MenuPanel, at anchor: PopupPlacement.Anchor) -> CGRect {
        let size = panel.fittingSize
        let place: CGRect =
            switch anchor {
            case .point(let point): CGRect(origin: point, size: .zero)
            case .below(let rect), .beside(let rect), .above(let rect): rect
            }
        let area = PopupArea.area(around: place, on: server)
        return PopupPlacement(isRightToLeft: isRightToLeft, area: area, padding: MenuStyle.padding)
            .frame(of: size, at: anchor)
    }

    /// A Boolean value that indicates whether the menus have the right-to-left direction of their source.
    var isRightToLeft: Bool { source?.isRightToLeft ?? false }

    private func anchorOnScreen(in scene: UIWindowScene) -> PopupPlacement.Anchor? {
        guard let source, let window = source.windowStorage, window.windowScene === scene else { return nil }
        switch request.anchor {
        case .point(let point):
            return .point(onScreen(window.convertToScene(source.convert(point, to: window)), scene))
        case .below(let rect):
            let inWindow = source.convert(rect, to: window)
            let origin = onScreen(window.convertToScene(inWindow.origin), scene)
            return .below(CGRect(origin: origin, size: inWindow.size))
        case .above(let rect):
            let inWindow = source.convert(rect, to: window)
            let origin = onScreen(window.convertToScene(inWindow.origin), scene)
            return .above(CGRect(origin: origin, size: inWindow.size))
        }
    }

    /// Moves the first menu after its source has moved, and closes the submenus.
    func moveRoot(to anchor: MenuRequest.Anchor) {
        guard !hasEnded, let parentScene else { return }
        request.anchor = anchor
        guard let place = anchorOnScreen(in: parentScene), let first = levels.first else { return }
        pop(to: 1)
        anchors[0] = place
        self.place(first.panel, 0)
    }

    func onScreen(_ point: CGPoint, _ scene: UIWindowScene) -> CGPoint {
        let origin = scene.contentScreenOrigin
        return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }

    // MARK: Rows

    /// The responder at which the search for the target of a command begins.
    private var responder: UIResponder? {
        if request.bar != nil { return parentWindow?.pressStart ?? source }
        return parentWindow?.firstResponder ?? source ?? parentWindow
    }

    private func rows(of menu: UIMenu, isOutermost: Bool) -> [MenuRow] {
        MenuRowMaker(responder: responder, modifiers: modifiers) { [unowned self] in elements(of: $0) }
            // The title of the menu is in the bar already.
            .rows(of: menu, isOutermost: isOutermost && request.bar == nil)
    }

    /// Moves the elements that do not fit into a bar to a menu at its end.
    private func fitted(_ rows: [MenuRow]) -> [MenuRow] {
        let room = min(MenuStyle.maximumBarWidth, parentScene?.screen.bounds.width ?? .infinity) - 2 * MenuStyle.padding
        let rows = rows.filter { if case .header = $0.content { false } else { true } }
        var width: CGFloat = 0
        let widths = rows.map { MenuColumns.barWidth(of: $0, scale: server.scale) }
        guard widths.reduce(0, +) > room else { return rows }
        let rest = MenuRow(content: .submenu(UIMenu(identifier: MenuSession.restIdentifier)), title: "More")
        let left = room - MenuColumns.barWidth(of: rest, scale: server.scale)
        let count = widths.prefix {
            width += $0
            return width <= left
        }.count
        let shown = rows[..<count].reversed().drop { $0.isSeparator }.reversed()
        let hidden = UIMenu(
            title: "More", identifier: MenuSession.restIdentifier, children: rows[count...].compactMap(\.element))
        return shown + [MenuRow(content: .submenu(hidden), title: hidden.title)]
    }

    private static let restIdentifier = UIMenu.Identifier("uikit.menu.more")

    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if let known = fetched[id] { return known }
        if fetching.insert(id).inserted {
            isAsking = true
            deferred.fetch { [weak self] elements in
                guard let self, !hasEnded else { return }
                fetched[id] = elements
                // Elements that arrive synchronously are part of the rows that are being made.
                if !isAsking { reload() }
            }
            isAsking = false
        }
        return fetched[id]
    }

    /// Makes the rows of all menus again, which validates their commands (AC-04), and resizes the menus.
    func reload() {
        guard !hasEnded else { return }
        firstRows = nil
        for (index, level) in levels.enumerated() {
            let made = rows(of: level.panel.menu, isOutermost: index == 0)
            let rows = level.panel.isBar ? fitted(made) : made
            level.panel.show(rows)
            // The row that opened the next level may have moved or disappeared.
            if index + 1 < levels.count {
                let opener = rows.firstIndex { $0.submenu?.identifier == levels[index + 1].panel.menu.identifier }
                guard let opener, opener == levels[index + 1].row else {
                    pop(to: index + 1)
                    place(level.panel, index)
                    return
                }
            }
            place(level.panel, index)
        }
        if let level = levelAwaitingRows, level == activeLevel, levels[level].panel.highlighted == nil {
            highlightFirst(in: level)
        }
    }

    private func place(_ panel: MenuPanel, _ index: Int) {
        guard levels.indices.contains(index) else { return }
        levels[index].scene.move(to: frame(of: panel, at: anchors[index]))
    }

    /// Replaces each open menu with the one that `replacement` returns for it.
    func replaceMenus(_ replacement: (UIMenu) -> UIMenu) {
        for level in levels { level.panel.menu = replacement(level.panel.menu) }
        reload()
    }

    /// The menu bar that the open menu belongs to.
    var bar: MenuBarView? { request.bar }

    /// Returns the title of the menu bar at a point in desktop coordinates.
    func barIndex(at point: CGPoint) -> Int? {
        guard let bar = request.bar, let parentScene else { return nil }
        let origin = parentScene.contentScreenOrigin
        return bar.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// Shows another menu of the bar. The popup of the first menu stays, because it holds the input grab.
    func replaceBarMenu(_ menu: UIMenu, below title: UIView, highlightsFirst: Bool) {
        guard !hasEnded, let first = levels.first, let parentScene else { return }
        for task in [hoverTask, scrollTask] { task?.cancel() }
        pop(to: 1)
        activeLevel = 0
        // Uncached elements are requested each time their menu is shown.
        fetched = [:]
        fetching = []
        source = title
        request.source = title
        request.anchor = .below(title.bounds)
        if let place = anchorOnScreen(in: parentScene) { anchors[0] = place }
        first.panel.highlighted = nil
        first.panel.scroll(to: 0)
        replaceRoot(menu)
        levelAwaitingRows = nil
        if highlightsFirst { highlightFirst(in: 0) }
    }

    func replaceRoot(_ menu: UIMenu) {
        levels.first?.panel.menu = menu
        reload()
    }

    // MARK: Actions

    /// Opens the submenu of a row, or performs its action.
    ///
    /// - Returns: `false` if the view is not a row of the menu that can be chosen.
    func activate(_ view: MenuRowView) -> Bool {
        for (level, shown) in levels.enumerated() {
            guard let index = shown.panel.index(of: view), shown.panel.rows[index].isSelectable else { continue }
            activate(index, in: level)
            return true
        }
        return false
    }

    /// Opens the submenu of a row, or performs its action.
    func activate(_ index: Int, in level: Int) {
        guard levels.indices.contains(level), levels[level].panel.rows.indices.contains(index) else { return }
        let row = levels[level].panel.rows[index]
        guard row.isSelectable else { return }
        switch row.content {
        case .submenu:
            openSubmenu(of: index, in: level)
        case .leaf(let leaf, let selection):
            let keeps = row.attributes.contains(.keepsMenuPresented)
            let perform = performer(of: leaf, row.alternate, selection)
            guard keeps else {
                end(perform)
                return
            }
            perform()
            reload()
        default:
            break
        }
    }

    /// Returns a closure that performs the action of a row. It runs after the menu has closed, when the source view may
    /// have been deallocated.
    private func performer(
        of leaf: any UIMenuLeaf, _ alternate: UICommandAlternate?, _ selection: UIMenu?
    ) -> () -> Void {
        let isInBar = request.bar != nil
        return { [weak source, weak parentWindow, request] in
            selection?.select(leaf)
            request.didChoose(leaf)
            if let command = leaf as? UICommand {
                let action = alternate?.action ?? command.action
                let focused = isInBar ? parentWindow?.pressStart : parentWindow?.firstResponder
                let start = focused ?? source ?? parentWindow
                guard let target = start?.target(forAction: action, withSender: command) else { return }
                command.send(action, from: source, source: source, to: target)
            } else if let action = leaf as? UIAction {
                action.perform(from: source, source: source)
            } else {
                leaf.performWithSender(source, target: nil)
            }
        }
    }

    /// Opens the submenu of a row, unless it is open.
    func openSubmenu(of index: Int, in level: Int, highlightingFirst: Bool = false) {
        guard levels.indices.contains(level), let menu = levels[level].panel.rows[index].submenu,
            levels[level].panel.rows[index].isSelectable
        else { return }
        if levels.count <= level + 1 || levels[level + 1].row != index {
            pop(to: level + 1)
            let frame = levels[level].panel.frame(ofRow: index)
            let origin = levels[level].scene.frame.origin
            let rect = frame.offsetBy(dx: origin.x, dy: origin.y)
            let isBar = levels[level].panel.isBar
            guard push(menu, at: isBar ? .below(rect) : .beside(rect), from: index) else { return }
        }
        if highlightingFirst {
            activeLevel = level + 1
            highlightFirst(in: level + 1)
        }
    }

    /// Highlights the first row that can be chosen: as soon as there is one, if elements are being fetched.
    private func highlightFirst(in level: Int) {
        guard levels.indices.contains(level) else { return }
        let first = levels[level].panel.neighbour(backwards: false)
        levelAwaitingRows = first == nil ? level : nil
        highlight(first, in: level)
    }

    /// Highlights a row that can be chosen, or none, and scrolls it into view.
    func highlight(_ index: Int?, in level: Int) {
        guard levels.indices.contains(level) else { return }
        let panel = levels[level].panel
        panel.highlighted = index.flatMap { panel.rows[$0].isSelectable ? $0 : nil }
        if let shown = panel.highlighted { panel.reveal(shown) }
    }

    // MARK: Dismissal

    /// Dismisses the menu, then performs the chosen action.
    func end(_ chosen: (() -> Void)? = nil) {
        guard !hasEnded else { return }
        hasEnded = true
        for task in [hoverTask, scrollTask, grabTask] { task?.cancel() }
        let animator = MenuAnimator(preview?.controller)
        request.willEnd(animator)
        display.inputRouter.remove(self)
        if display.menuSession === self { display.menuSession = nil }
        levels.first?.scene.surface?.releaseInput()
        let gone = levels.reversed()
        levels.removeAll()
        for level in gone { level.scene.disconnect() }
        preview?.close()
        preview = nil
        animator.run()
        request.didEnd()
        AccessibilityCenter.focusDidChange()
        chosen?()
    }

    /// Ends the session, or closes a submenu, in response to a change of its own window or of its parent window.
    func scene(_ scene: UIWindowScene, didChange change: SceneInputChange) {
        guard !hasEnded else { return }
        if let level = levels.firstIndex(where: { $0.scene === scene }) {
            switch change {
            case .lostInputGrab: end()
            // Another client closed the window of a submenu.
            case .hidden, .disconnected: if level == 0 { end() } else { pop(to: level) }
            case .lostKeyboardFocus: break
            }
        } else if parentScene === scene || parentScene == nil {
            end()
        }
    }
}
