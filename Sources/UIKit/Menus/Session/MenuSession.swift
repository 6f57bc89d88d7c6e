import DisplayServer

/// A menu that is shown, from its opening until it is gone. There is one at a time on a display, and it has all of the
/// display's input: nothing below it is touched, hovered or typed into.
///
/// It ends when something was chosen, with Escape, by a press elsewhere, and whenever it could not be left in peace:
/// the desktop's window it belongs to loses the keys, is hidden or gone, or somebody takes the grab. Where the grab is
/// refused, because another program has the pointer or the keyboard just then, the menu works all the same: what it
/// then does not hear of is presses in windows of other programs, which take the keys from ours. A bar never asks for
/// it; a finger that comes down beside one, and what is typed, ends it and is the window's.
@MainActor final class MenuSession {
    /// A menu in its own popup; those after the first are submenus.
    struct Level {
        let panel: MenuPanel
        let scene: PopupScene
        /// The row that opened it, in the level before.
        let row: Int?
    }

    private static var open: [MenuSession] = []

    /// The menu that has the input of a display.
    static func current(on server: any DisplayServer) -> MenuSession? { open.first { $0.server === server } }

    let server: any DisplayServer
    private var request: MenuRequest
    private(set) weak var source: UIView?
    private weak var parentScene: UIWindowScene?
    private weak var parentWindow: UIWindow?
    private(set) var levels: [Level] = []
    private(set) var hasEnded = false

    // What a person is doing.
    /// The level that keys are for.
    var activeLevel = 0
    var lastPoint: CGPoint?
    /// Where the press that opened the menu came down, while it lasts, and when.
    var openingPress: (point: CGPoint, time: TimeInterval)?
    var pressCameInside = false
    var finger: FingerDrag?
    var modifiers: UIKeyModifierFlags = []
    var typed = (text: "", time: -TimeInterval.infinity)
    var hoverTask: Scheduler.Task?
    var scrollTask: Scheduler.Task?
    private var grabTask: Scheduler.Task?

    /// A finger on the menu.
    struct FingerDrag {
        var id: Int
        var start: CGPoint
        var last: CGPoint
        var isScrolling = false
    }

    // Deferred elements, by identity; they live as long as the menu.
    private var fetched: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var fetching: Set<ObjectIdentifier> = []
    private var isAsking = false

    private init(_ request: MenuRequest, scene: UIWindowScene) {
        self.request = request
        server = scene.server
        source = request.source
        parentScene = scene
        parentWindow = request.source?.windowStorage
    }

    /// Shows a menu, in place of one that is shown.
    ///
    /// - Returns: nil if the view is not on the screen, there is nothing in the menu, or the server refuses a window.
    @discardableResult
    static func begin(_ request: MenuRequest) -> MenuSession? {
        guard let scene = request.source?.windowStorage?.windowScene, !(scene is PopupScene),
            scene.surface?.isMapped == true
        else { return nil }
        current(on: scene.server)?.end()
        let session = MenuSession(request, scene: scene)
        return session.start(in: scene) ? session : nil
    }

    private func start(in scene: UIWindowScene) -> Bool {
        let animator = MenuAnimator()
        // It has the input from now on; what was going on below ends.
        MenuSession.open.append(self)
        let press = request.press ?? scene.translator.pressedPlace
        for other in UIApplication.shared.scenes where other.server === server { other.translator.cancelAll() }
        request.willDisplay(animator)
        guard !hasEnded, let anchor = anchorOnScreen(in: scene), push(request.menu, at: anchor, from: nil) else {
            MenuSession.open.removeAll { $0 === self }
            hasEnded = true
            return false
        }
        switch request.opener {
        case .pointer, .finger:
            guard let press else { break }
            openingPress = (onScreen(press, scene), server.scheduler.now)
            lastPoint = openingPress?.point
        case .key:
            highlight(levels[0].panel.neighbour(backwards: false), in: 0)
        case .code:
            break
        }
        // A bar gives way to fingers beside it: a grab would keep them from our own windows.
        if !request.isBar { grab(tries: 8) }
        animator.run()
        return true
    }

    private var forFingers: Bool { if case .finger = request.opener { true } else { false } }

    /// Whether the grab was had and not lost.
    var hasGrab: Bool { levels.first?.scene.surface?.hasInputGrab == true }

    /// Others have the pointer or the keyboard for moments, as window managers have while they look at a press.
    private func grab(tries: Int) {
        guard !hasEnded, levels.first?.scene.surface?.grabInput() != true, tries > 0 else { return }
        grabTask = server.scheduler.schedule(after: 0.1) { [weak self] in self?.grab(tries: tries - 1) }
    }

    // MARK: Levels

    /// Opens a menu in a popup of its own.
    @discardableResult
    func push(_ menu: UIMenu, at anchor: PopupPlacement.Anchor, from row: Int?) -> Bool {
        guard let parentScene else { return false }
        let panel = MenuPanel(
            menu: menu, forFingers: forFingers, isBar: request.isBar && levels.isEmpty, scale: server.scale)
        let rows = rows(of: panel)
        guard !rows.isEmpty else { return false }
        panel.show(rows)
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

    /// Closes the menus after the first `count`.
    func pop(to count: Int) {
        guard levels.count > count else { return }
        let gone = levels[count...].reversed()
        levels.removeLast(levels.count - count)
        anchors.removeLast(anchors.count - count)
        activeLevel = min(activeLevel, count - 1)
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
        return PopupPlacement(area: area, padding: MenuStyle.padding).frame(of: size, at: anchor)
    }

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

    /// Moves the first menu, for the place of what it is about has changed.
    func moveRoot(to anchor: MenuRequest.Anchor) {
        guard !hasEnded, let parentScene else { return }
        request.anchor = anchor
        guard let place = anchorOnScreen(in: parentScene), let first = levels.first else { return }
        pop(to: 1)
        anchors[0] = place
        self.place(first.panel, 0)
    }

    func onScreen(_ point: CGPoint, _ scene: UIWindowScene) -> CGPoint {
        let origin = scene.surface?.screenOrigin ?? .zero
        return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }

    // MARK: Rows

    private func rows(of panel: MenuPanel) -> [MenuRow] {
        let responder = parentWindow?.firstResponder ?? source ?? parentWindow
        let maker = MenuRowMaker(responder: responder, modifiers: modifiers) { [unowned self] in elements(of: $0) }
        let rows = maker.rows(of: panel.menu, isOutermost: levels.first.map { $0.panel === panel } ?? true)
        return panel.isBar ? fitted(rows) : rows
    }

    /// What a bar has no room for goes into a menu at its end.
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
                // Those that come at once are in the rows that are being made.
                if !isAsking { reload() }
            }
            isAsking = false
        }
        return fetched[id]
    }

    /// Makes the rows of all menus anew, and room for them.
    func reload() {
        guard !hasEnded else { return }
        for (index, level) in levels.enumerated() {
            let rows = rows(of: level.panel)
            level.panel.show(rows)
            // What opened the next level may be gone or elsewhere.
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
    }

    private func place(_ panel: MenuPanel, _ index: Int) {
        guard levels.indices.contains(index) else { return }
        levels[index].scene.move(to: frame(of: panel, at: anchors[index]))
    }

    /// Asks anew how the commands of open menus look (AC-04).
    static func revalidate() { for session in open { session.reload() } }

    /// Shows other menus in place of those that are open.
    func replaceMenus(_ replacement: (UIMenu) -> UIMenu) {
        for level in levels { level.panel.menu = replacement(level.panel.menu) }
        reload()
    }

    func replaceRoot(_ menu: UIMenu) {
        levels.first?.panel.menu = menu
        reload()
    }

    // MARK: Choosing

    /// Does what a row is for.
    func activate(_ index: Int, in level: Int) {
        guard levels.indices.contains(level), levels[level].panel.rows.indices.contains(index) else { return }
        let row = levels[level].panel.rows[index]
        guard row.isChoosable else { return }
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

    /// What is done when the menu is gone. The source may be gone, too, by then.
    private func performer(
        of leaf: any UIMenuLeaf, _ alternate: UICommandAlternate?, _ selection: UIMenu?
    ) -> () -> Void {
        { [weak source, weak parentWindow, request] in
            selection?.select(leaf)
            request.didChoose(leaf)
            if let command = leaf as? UICommand {
                let action = alternate?.action ?? command.action
                let start: UIResponder? = parentWindow?.firstResponder ?? source ?? parentWindow
                guard let target = start?.target(forAction: action, withSender: command) else { return }
                command.send(action, from: source, source: source, to: target)
            } else if let action = leaf as? UIAction {
                action.perform(from: source, source: source)
            } else {
                leaf.performWithSender(source, target: nil)
            }
        }
    }

    /// Opens the menu of a row, unless it is open.
    func openSubmenu(of index: Int, in level: Int, highlightingFirst: Bool = false) {
        guard levels.indices.contains(level), let menu = levels[level].panel.rows[index].submenu,
            levels[level].panel.rows[index].isChoosable
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
            highlight(levels[level + 1].panel.neighbour(backwards: false), in: level + 1)
        }
    }

    /// Marks a row as the one that would be chosen.
    func highlight(_ index: Int?, in level: Int) {
        guard levels.indices.contains(level) else { return }
        let panel = levels[level].panel
        panel.highlighted = index.flatMap { panel.rows[$0].isChoosable ? $0 : nil }
        if let shown = panel.highlighted { panel.reveal(shown) }
    }

    // MARK: The end

    /// Takes the menu away, then does what was chosen.
    func end(_ chosen: (() -> Void)? = nil) {
        guard !hasEnded else { return }
        hasEnded = true
        for task in [hoverTask, scrollTask, grabTask] { task?.cancel() }
        let animator = MenuAnimator()
        request.willEnd(animator)
        MenuSession.open.removeAll { $0 === self }
        levels.first?.scene.surface?.releaseInput()
        let gone = levels.reversed()
        levels.removeAll()
        for level in gone { level.scene.disconnect() }
        animator.run()
        request.didEnd()
        chosen?()
    }

    /// What may happen to a window of the desktop while a menu is open.
    enum Change { case hidden, lostKeys, lostGrab, gone }

    /// Something happened to a window of the desktop: the menu does not outlive its own or its parent's.
    static func note(_ change: Change, of scene: UIWindowScene) {
        guard let session = current(on: scene.server), !session.hasEnded else { return }
        if let level = session.levels.firstIndex(where: { $0.scene === scene }) {
            switch change {
            case .lostGrab: session.end()
            // Somebody took a submenu away.
            case .hidden, .gone: if level == 0 { session.end() } else { session.pop(to: level) }
            case .lostKeys: break
            }
        } else if session.parentScene === scene || session.parentScene == nil {
            session.end()
        }
    }
}
