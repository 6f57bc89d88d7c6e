import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// A window in the middle of a display of its own, and the user's input to that display. All locations are in points of
/// the desktop.
@MainActor final class MenuStage {
    let server: HeadlessServer
    let window: UIWindow
    let surface: HeadlessSurface
    private let display: Displays.Display
    private var modifiers: KeyModifiers = []
    private var isClosed = false
    /// The entries of the handlers that tests create with ``action(_:)``.
    private(set) var log: [String] = []

    init(screen: CGSize = CGSize(width: 1280, height: 800), origin: CGPoint = CGPoint(x: 300, y: 200)) throws {
        server = HeadlessServer(screenSize: screen)
        // Do not open the display as the default for new windows, because other suites can still be running.
        server.delegate = UIApplication.shared
        let scene = UIWindowScene(server: server)
        display = scene.display
        scene.open(size: CGSize(width: 400, height: 300))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.windowScene = scene
        window.makeKeyAndVisible()
        surface = try #require(server.surfaces.first)
        surface.screenOrigin = origin
        StageDisplays.add { [weak self] in self?.close() }
        server.serve(for: 1)
    }

    /// Closes the display. Tests must call this method before they end, because until then its window is the
    /// application's key window. It also releases handlers that retain the stage.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        window.isHidden = true
        for view in window.subviews { view.removeFromSuperview() }
        window.windowScene?.disconnect()
        server.disconnect()
    }

    var scene: UIWindowScene {
        get throws { try #require(window.windowScene) }
    }

    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        window.addSubview(view)
        return view
    }

    func record(_ text: String) { log.append(text) }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// Returns an action that logs its title.
    func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.record($0.title) }
    }

    // MARK: The menu

    var session: MenuSession? { display.menuSession }
    var isOpen: Bool { session != nil }
    /// A Boolean value that indicates whether the application has no popups on this display.
    var hasNoPopups: Bool { !UIApplication.shared.popups.contains { $0.server === server } }
    var popups: [HeadlessSurface] { server.surfaces.filter { $0.kind.isPopup } }

    /// Returns the rows of a menu. Disabled rows are in brackets, checked rows have a mark, and separators are dashes.
    func rows(_ level: Int = 0) throws -> [String] {
        let session = try #require(session)
        try #require(session.levels.count > level)
        return session.levels[level].panel.rows.map { row in
            if row.isSeparator { return "-" }
            let title = row.title + (row.submenu == nil ? "" : " ▸")
            let mark = row.state == .on ? "✓" : row.state == .mixed ? "~" : ""
            return mark + (row.isEnabled ? title : "(\(title))")
        }
    }

    /// Returns the title of the highlighted row.
    func highlighted(_ level: Int = 0) throws -> String? {
        let session = try #require(session)
        try #require(session.levels.count > level)
        let panel = session.levels[level].panel
        return panel.highlighted.map { panel.rows[$0].title }
    }

    /// Returns the center of a row.
    func location(of title: String, _ level: Int = 0) throws -> CGPoint {
        let session = try #require(session)
        try #require(session.levels.count > level)
        let panel = session.levels[level].panel
        panel.layoutIfNeeded()
        let index = try #require(panel.rows.firstIndex { $0.title == title })
        let frame = panel.frame(ofRow: index)
        let origin = session.levels[level].scene.frame.origin
        return CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
    }

    /// Returns the location of a point in a view.
    func location(of view: UIView, _ x: CGFloat? = nil, _ y: CGFloat? = nil) -> CGPoint {
        let point = view.convert(CGPoint(x: x ?? view.bounds.midX, y: y ?? view.bounds.midY), to: window)
        return CGPoint(x: surface.screenOrigin.x + point.x, y: surface.screenOrigin.y + point.y)
    }

    // MARK: User input

    /// Sends an event to the window at its location, as with a real grab. Events outside all windows go to the first
    /// popup.
    private func send(at point: CGPoint, _ kind: (CGPoint) -> InputEvent.Kind) {
        func covers(_ surface: HeadlessSurface) -> Bool {
            surface.isMapped
                && CGRect(
                    origin: surface.screenOrigin,
                    size: CGSize(
                        width: CGFloat(surface.pixelSize.width) / surface.scale,
                        height: CGFloat(surface.pixelSize.height) / surface.scale)
                ).contains(point)
        }
        let target = server.surfaces.last(where: covers) ?? popups.first ?? surface
        let local = CGPoint(x: point.x - target.screenOrigin.x, y: point.y - target.screenOrigin.y)
        target.inject(InputEvent(timestamp: server.now, modifiers: modifiers, kind: kind(local)))
        server.processPendingEvents()
    }

    func move(to point: CGPoint) {
        send(at: point) { .pointerMoved(samples: [PointerSample(timestamp: server.now, location: $0)]) }
    }

    func press(at point: CGPoint, _ button: Int = 1) {
        send(at: point) { .button(number: button, isDown: true, location: $0) }
    }

    func release(at point: CGPoint, _ button: Int = 1) {
        send(at: point) { .button(number: button, isDown: false, location: $0) }
    }

    func click(at point: CGPoint, _ button: Int = 1) {
        move(to: point)
        press(at: point, button)
        release(at: point, button)
    }

    func touch(_ phase: InputEvent.TouchPhase, at point: CGPoint) {
        send(at: point) {
            .touches(phase, [TouchChange(id: 7, samples: [TouchSample(timestamp: server.now, location: $0)])])
        }
    }

    func scroll(_ distance: CGFloat, at point: CGPoint) {
        send(at: point) { .scroll(delta: CGVector(dx: 0, dy: distance), isContinuous: false, location: $0) }
    }

    /// Sends a key event to the window that has keyboard focus.
    func key(_ key: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false, _ text: String = "") {
        let change = KeyChange(
            usage: key.rawValue, isDown: isDown, isRepeat: isRepeat, characters: text,
            charactersIgnoringModifiers: text)
        surface.inject(InputEvent(timestamp: server.now, modifiers: modifiers, kind: .key(change)))
        server.processPendingEvents()
    }

    func type(_ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = []) {
        self.modifiers = modifiers
        self.key(key, isDown: true)
        self.key(key, isDown: false)
        self.modifiers = []
    }

    func type(_ text: String) {
        for character in text {
            key(.keyboardErrorUndefined, isDown: true, String(character))
            key(.keyboardErrorUndefined, isDown: false, String(character))
        }
    }

    /// Presses and holds modifier keys, or releases them if the set is empty.
    func hold(_ modifiers: KeyModifiers) {
        self.modifiers = modifiers
        key(.keyboardLeftAlt, isDown: !modifiers.isEmpty)
    }
}

/// Retains the displays of a test until the suite value is destroyed, after the test is over.
@MainActor final class MenuStageStore {
    private var stages: [MenuStage] = []

    func make(
        screen: CGSize = CGSize(width: 1280, height: 800), origin: CGPoint = CGPoint(x: 300, y: 200)
    ) throws -> MenuStage {
        let stage = try MenuStage(screen: screen, origin: origin)
        stages.append(stage)
        return stage
    }

    isolated deinit { for stage in stages { stage.close() } }
}

/// A view with a context menu that logs the delegate methods of its interaction.
@MainActor final class MenuView: UIView, UIContextMenuInteractionDelegate {
    var record: (String) -> Void = { _ in }
    var makeMenu: (CGPoint) -> UIMenu? = { _ in nil }
    var location: CGPoint?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(interaction)
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        record("configuration")
        self.location = location
        guard let menu = makeMenu(location) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        record("display")
        animator?.addCompletion { [record] in record("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        record("end")
        animator?.addCompletion { [record] in record("ended") }
    }
}

extension MenuStage {
    /// Adds a view of 200 × 100 points with a context menu.
    func menuView(_ children: [UIMenuElement], options: UIMenu.Options = []) -> MenuView {
        let view = add(MenuView(frame: .zero), CGRect(x: 50, y: 50, width: 200, height: 100))
        view.makeMenu = { _ in UIMenu(options: options, children: children) }
        return view
    }

    /// Opens the context menu of a view with a click of the secondary button.
    func open(_ view: UIView) throws {
        click(at: location(of: view, 20, 20), 2)
        try #require(isOpen)
        // Wait until a release would no longer count as part of the click.
        server.serve(for: 0.5)
    }
}
