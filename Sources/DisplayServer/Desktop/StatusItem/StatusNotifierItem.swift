import CoreGraphics
import DBus
import SystemSupport

/// An item in the notification area of the desktop, as an object with the interface `org.kde.StatusNotifierItem`
/// (SN-01), with its menu (SN-03).
///
/// The item is registered with the watcher (`org.kde.StatusNotifierWatcher`), and again with each watcher that starts
/// later. Without a watcher, the item exists but is not shown.
@MainActor package final class StatusNotifierItem: DBusObject, DBusMenuHost {
    static let interfaceName = "org.kde.StatusNotifierItem"
    static let watcher = "org.kde.StatusNotifierWatcher"
    static let watcherPath = "/StatusNotifierWatcher"
    /// The path of the first item of a program.
    static let firstPath = "/StatusNotifierItem"
    /// The number of actions of the user that wait to be handled. Further ones are ignored.
    static let pendingLimit = 32

    let bus: DBusConnection
    let eventLoop: any DBusEventLoop
    let path: String
    private weak var source: (any StatusItemSource)?
    private var menu: DBusMenu?
    private var subscriptions: [DBusSubscription] = []
    private var owner: String?
    private var isRegistered = false
    private var hasHost = false
    private var pendingCount = 0
    private var hasEnded = false

    /// The numbers of the paths in use, by connection.
    private static var numbers: [ObjectIdentifier: Set<Int>] = [:]
    private let number: Int

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which performs actions.
    ///   - content: The content.
    ///   - source: The object that handles actions. It is not retained.
    package init(
        bus: DBusConnection, eventLoop: any DBusEventLoop, content: StatusItemContent, source: any StatusItemSource
    ) {
        self.bus = bus
        self.eventLoop = eventLoop
        self.content = content
        self.source = source
        var used = Self.numbers[ObjectIdentifier(bus)] ?? []
        var number = 0
        while used.contains(number) { number += 1 }
        used.insert(number)
        Self.numbers[ObjectIdentifier(bus)] = used
        self.number = number
        path = number == 0 ? Self.firstPath : "\(Self.firstPath)/\(number)"
        bus.export(self, at: path)
        subscriptions = [
            bus.observeOwner(of: Self.watcher) { [weak self] in self?.setOwner($0) },
            bus.subscribe(to: nil, interface: Self.watcher, from: Self.watcher) { [weak self] in self?.receive($0) },
        ]
    }

    isolated deinit { end() }

    package var applicationCodeWillRun: @MainActor () -> Void {
        { [weak eventLoop] in eventLoop?.applicationCodeWillRun() }
    }

    /// A Boolean value that indicates whether the desktop shows the item.
    package var isShown: Bool { isRegistered && hasHost }

    /// Removes the item from the notification area.
    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for subscription in subscriptions { subscription.cancel() }
        subscriptions = []
        setMenu(nil)
        bus.withdraw(at: path)
        Self.numbers[ObjectIdentifier(bus)]?.remove(number)
        if Self.numbers[ObjectIdentifier(bus)]?.isEmpty == true { Self.numbers[ObjectIdentifier(bus)] = nil }
        isRegistered = false
    }

    /// Sets the object that has the menu of the item; nil for none.
    package func setMenu(_ source: (any ExportedMenuSource)?) {
        guard (source == nil) != (menu == nil) else { return }
        menu?.end()
        menu = nil
        if let source {
            let menu = DBusMenu(host: self, path: path + "/Menu", source: source)
            self.menu = menu
            bus.export(menu, at: menu.path)
        }
        guard !hasEnded else { return }
        emit("NewMenu")
        bus.announceChange(of: ["Menu", "ItemIsMenu"], interface: Self.interfaceName, path: path)
    }

    /// Announces changes of the menu.
    package func menuDidChange() { menu?.menuDidChange() }

    func withdraw(_ menu: DBusMenu) { bus.withdraw(at: menu.path) }

    /// The content. Changes are announced.
    package var content: StatusItemContent {
        didSet {
            guard content != oldValue, !hasEnded else { return }
            if content.title != oldValue.title { emit("NewTitle") }
            if content.icons != oldValue.icons || content.iconName != oldValue.iconName { emit("NewIcon") }
            if content.toolTip != oldValue.toolTip || content.title != oldValue.title { emit("NewToolTip") }
            if content.status != oldValue.status { emit("NewStatus", [.string(content.status.rawValue)]) }
            if content.opensMenu != oldValue.opensMenu {
                bus.announceChange(of: ["ItemIsMenu"], interface: Self.interfaceName, path: path)
            }
        }
    }

    private func emit(_ member: String, _ values: [DBusValue] = []) {
        try? bus.emit(member, interface: Self.interfaceName, path: path, values: values)
    }

    // MARK: The watcher

    private func setOwner(_ owner: String?) {
        self.owner = owner
        update(isRegistered: false, hasHost: false)
        guard let owner else { return }
        bus.call(
            Self.watcher, path: Self.watcherPath, interface: Self.watcher, method: "RegisterStatusNotifierItem",
            arguments: [.string(path)], returns: "", timeout: 5, startsService: false
        ) { [weak self] result in
            // Another watcher may have started, which is asked again.
            guard let self, self.owner == owner, !hasEnded, case .success = result else { return }
            update(isRegistered: true, hasHost: hasHost)
        }
        bus.call(
            Self.watcher, path: Self.watcherPath, interface: "org.freedesktop.DBus.Properties", method: "Get",
            arguments: [.string(Self.watcher), .string("IsStatusNotifierHostRegistered")], returns: "v", timeout: 5,
            startsService: false
        ) { [weak self] result in
            guard let self, self.owner == owner, !hasEnded, let values = try? result.get() else { return }
            update(isRegistered: isRegistered, hasHost: values[0].boolean == true)
        }
    }

    private func receive(_ signal: DBusMessage) {
        switch signal.member {
        case "StatusNotifierHostRegistered": update(isRegistered: isRegistered, hasHost: true)
        case "StatusNotifierHostUnregistered": update(isRegistered: isRegistered, hasHost: false)
        default: break
        }
    }

    private func update(isRegistered: Bool, hasHost: Bool) {
        let wasShown = isShown
        self.isRegistered = isRegistered
        self.hasHost = hasHost
        guard isShown != wasShown else { return }
        perform { $0.statusItemDidChangeVisibility() }
    }

    // MARK: Calls

    /// Performs an action after the caller has got its reply: it may show a dialog, or end the item.
    private func perform(_ action: @escaping @MainActor (any StatusItemSource) -> Void) {
        guard pendingCount < Self.pendingLimit else { return }
        pendingCount += 1
        _ = eventLoop.schedule(after: 0) { [weak self] in
            guard let self else { return }
            pendingCount -= 1
            if !hasEnded, let source { action(source) }
        }
    }

    package var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(interfaceName, of: StatusNotifierItem.self) {
        $0.property("Category", "s", announcesChanges: false) { _ in .string("ApplicationStatus") }
        $0.property("Id", "s", announcesChanges: false) { .string(text($0.content.identifier)) }
        $0.property("Title", "s", announcesChanges: false) { .string(text($0.content.title)) }
        $0.property("Status", "s", announcesChanges: false) { .string($0.content.status.rawValue) }
        $0.property("WindowId", "i", announcesChanges: false) { _ in .int32(0) }
        $0.property("IconName", "s", announcesChanges: false) { .string(text($0.content.iconName)) }
        $0.property("IconPixmap", "a(iiay)", announcesChanges: false) { pixmaps($0.content.icons) }
        $0.property("AttentionIconName", "s", announcesChanges: false) { .string(text($0.content.iconName)) }
        $0.property("AttentionIconPixmap", "a(iiay)", announcesChanges: false) { pixmaps($0.content.icons) }
        $0.property("OverlayIconName", "s", announcesChanges: false) { _ in .string("") }
        $0.property("OverlayIconPixmap", "a(iiay)", announcesChanges: false) { _ in pixmaps([]) }
        $0.property("ToolTip", "(sa(iiay)ss)", announcesChanges: false) { item in
            .structure([
                .string(""), pixmaps([]), .string(text(item.content.title)), .string(text(item.content.toolTip)),
            ])
        }
        $0.property("ItemIsMenu", "b") { .boolean($0.menu != nil && $0.content.opensMenu) }
        $0.property("Menu", "o") { .objectPath($0.menu?.path ?? "/NO_DBUSMENU") }
        $0.method("Activate", takes: "ii") { item, _ in
            item.perform { $0.statusItemWasActivated() }
            return []
        }
        $0.method("SecondaryActivate", takes: "ii") { item, _ in
            item.perform { $0.statusItemWasActivatedSecondarily() }
            return []
        }
        $0.method("ContextMenu", takes: "ii") { _, _ in
            throw DBusError("NotSupported", "The menu is shown by the notification area.")
        }
        $0.method("Scroll", takes: "is") { item, call in
            let delta = call.arguments[0].integer ?? 0
            let isHorizontal = call.arguments[1].text?.lowercased() == "horizontal"
            if delta != 0 { item.perform { $0.statusItemWasScrolled(by: delta, isHorizontal: isHorizontal) } }
            return []
        }
        $0.method("ProvideXdgActivationToken", takes: "s") { item, call in
            let token = call.arguments[0].text ?? ""
            item.perform { $0.statusItemDidReceive(activationToken: token) }
            return []
        }
        $0.signal("NewTitle")
        $0.signal("NewIcon")
        $0.signal("NewToolTip")
        $0.signal("NewMenu")
        $0.signal("NewStatus", "s")
    }

    /// Returns a text that can be sent.
    private static func text(_ text: String) -> String { text.filter { $0 != "\0" } }

    private static func pixmaps(_ icons: [StatusItemIcon]) -> DBusValue { .array(of: "(iiay)", icons.map(\.value)) }
}
