import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// A window in the middle of a display of its own, and what a person does on that: all places are points of the
/// desktop.
@MainActor final class MenuStage {
    let server: HeadlessServer
    let window: UIWindow
    let surface: HeadlessSurface
    private var modifiers: KeyModifiers = []
    /// What was done, by the handlers that tests make with ``action(_:)``.
    private(set) var log: [String] = []

    init(screen: CGSize = CGSize(width: 1280, height: 800), origin: CGPoint = CGPoint(x: 300, y: 200)) throws {
        server = HeadlessServer(screenSize: screen)
        // Not where other tests' windows appear: suites end when they like.
        server.delegate = UIApplication.shared
        let scene = UIWindowScene(server: server)
        scene.open(size: CGSize(width: 400, height: 300))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.windowScene = scene
        window.makeKeyAndVisible()
        surface = try #require(server.surfaces.first)
        surface.screenOrigin = origin
        server.serve(for: 1)
    }

    /// Closes the display, which a test does before it ends: while it is there, its window is the application's key
    /// window. Handlers that keep the stage are let go of.
    func close() {
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

    func note(_ text: String) { log.append(text) }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// An action that notes its title.
    func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.note($0.title) }
    }

    // MARK: The menu

    var session: MenuSession? { MenuSession.current(on: server) }
    var isOpen: Bool { session != nil }
    /// Whether the application knows no popup of this display.
    var hasNoPopups: Bool { !UIApplication.shared.popups.contains { $0.server === server } }
    var popups: [HeadlessSurface] { server.surfaces.filter { $0.kind.isPopup } }

    /// The rows of a menu, dimmed ones in brackets, checked ones with a sign, separators as a dash.
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

    /// The title of the row that is marked.
    func marked(_ level: Int = 0) throws -> String? {
        let session = try #require(session)
        try #require(session.levels.count > level)
        let panel = session.levels[level].panel
        return panel.highlighted.map { panel.rows[$0].title }
    }

    /// The middle of a row.
    func place(_ title: String, _ level: Int = 0) throws -> CGPoint {
        let session = try #require(session)
        try #require(session.levels.count > level)
        let panel = session.levels[level].panel
        panel.layoutIfNeeded()
        let index = try #require(panel.rows.firstIndex { $0.title == title })
        let frame = panel.frame(ofRow: index)
        let origin = session.levels[level].scene.frame.origin
        return CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)
    }

    /// A point of a view.
    func place(_ view: UIView, _ x: CGFloat? = nil, _ y: CGFloat? = nil) -> CGPoint {
        let point = view.convert(CGPoint(x: x ?? view.bounds.midX, y: y ?? view.bounds.midY), to: window)
        return CGPoint(x: surface.screenOrigin.x + point.x, y: surface.screenOrigin.y + point.y)
    }

    // MARK: A person

    /// Events go to the window under them, as with a real grab; those over none go to the first popup.
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
        server.serveReady()
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

    /// Keys go to the window that has them.
    func key(_ key: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false, _ text: String = "") {
        let change = KeyChange(
            usage: key.rawValue, isDown: isDown, isRepeat: isRepeat, characters: text,
            charactersIgnoringModifiers: text)
        surface.inject(InputEvent(timestamp: server.now, modifiers: modifiers, kind: .key(change)))
        server.serveReady()
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

    /// Holds a modifier down, or lets it go.
    func hold(_ modifiers: KeyModifiers) {
        self.modifiers = modifiers
        key(.keyboardLeftAlt, isDown: !modifiers.isEmpty)
    }
}

/// Keeps the displays of a test until its suite's value goes, which is when the test is over.
@MainActor final class MenuStageKeeper {
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

/// A view with a context menu that notes what its interaction tells it.
@MainActor final class MenuView: UIView, UIContextMenuInteractionDelegate {
    var note: (String) -> Void = { _ in }
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
        note("configuration")
        self.location = location
        guard let menu = makeMenu(location) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("display")
        animator?.addCompletion { [note] in note("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("end")
        animator?.addCompletion { [note] in note("ended") }
    }
}

extension MenuStage {
    /// A view of 200 by 100 points with a menu.
    func menuView(_ children: [UIMenuElement], options: UIMenu.Options = []) -> MenuView {
        let view = add(MenuView(frame: .zero), CGRect(x: 50, y: 50, width: 200, height: 100))
        view.makeMenu = { _ in UIMenu(options: options, children: children) }
        return view
    }

    /// Opens the menu of a view with the secondary button, and lets that go.
    func open(_ view: UIView) throws {
        click(at: place(view, 20, 20), 2)
        try #require(isOpen)
        // Past the time in which a release is part of a click.
        server.serve(for: 0.5)
    }
}
