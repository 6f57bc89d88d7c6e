import DBus

/// Offers the menus of windows to a panel of the desktop, by the registrar that Unity, KDE and others have
/// (`com.canonical.AppMenu.Registrar`).
///
/// Without a registrar, menus are offered but not shown. The registrar may start and end at any time.
@MainActor final class GlobalMenuRegistrar: DBusMenuHost {
    static let service = "com.canonical.AppMenu.Registrar"
    static let path = "/com/canonical/AppMenu/Registrar"

    let bus: DBusConnection
    /// The menus that are offered, by the identifier of the X window.
    private var menus: [UInt32: WeakMenu] = [:]
    private var subscription: DBusSubscription?
    private(set) var owner: String?

    private struct WeakMenu { weak var menu: DBusMenu? }

    let eventLoop: any DBusEventLoop
    /// Called before a source is called, which is code of the application.
    let applicationCodeWillRun: @MainActor () -> Void

    /// Creates an object that follows the owner of the registrar's name.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which performs commands.
    ///   - applicationCodeWillRun: Called before application code runs.
    init(
        bus: DBusConnection, eventLoop: any DBusEventLoop, applicationCodeWillRun: @escaping @MainActor () -> Void = {}
    ) {
        self.bus = bus
        self.eventLoop = eventLoop
        self.applicationCodeWillRun = applicationCodeWillRun
        subscription = bus.observeOwner(of: Self.service) { [weak self] owner in self?.setOwner(owner) }
    }

    /// Offers a menu.
    ///
    /// - Parameters:
    ///   - window: The identifier of the X window.
    ///   - source: The object that has the menu. It is not retained.
    /// - Returns: The offer, which ends when it is deallocated.
    func offer(window: UInt32, source: any ExportedMenuSource) -> DBusMenu {
        let menu = DBusMenu(host: self, path: Self.path(ofMenu: window), source: source)
        menus[window] = WeakMenu(menu: menu)
        bus.export(menu, at: menu.path)
        if owner != nil { register(menu, of: window) }
        return menu
    }

    private static func path(ofMenu window: UInt32) -> String {
        "/com/canonical/menu/" + String(window, radix: 16, uppercase: true)
    }

    func withdraw(_ menu: DBusMenu) {
        // A menu that is being deallocated is nil. Another menu may have replaced it.
        guard
            let window = menus.first(where: {
                Self.path(ofMenu: $0.key) == menu.path && ($0.value.menu === menu || $0.value.menu == nil)
            })?.key
        else { return }
        menus[window] = nil
        bus.withdraw(at: menu.path)
        guard owner != nil else { return }
        bus.call(
            Self.service, path: Self.path, interface: Self.service, method: "UnregisterWindow",
            arguments: [.uint32(window)], startsService: false)
    }

    private func setOwner(_ owner: String?) {
        self.owner = owner
        for (window, reference) in menus.sorted(by: { $0.key < $1.key }) {
            guard let menu = reference.menu else { continue }
            menu.setShown(false)
            if owner != nil { register(menu, of: window) }
        }
    }

    private func register(_ menu: DBusMenu, of window: UInt32) {
        let owner = owner
        bus.call(
            Self.service, path: Self.path, interface: Self.service, method: "RegisterWindow",
            arguments: [.uint32(window), .objectPath(menu.path)], returns: "", timeout: 5, startsService: false
        ) { [weak self, weak menu] result in
            // Another registrar may have appeared, which is asked again.
            guard let self, let menu, self.owner == owner, owner != nil, menus[window]?.menu === menu else {
                return
            }
            if case .success = result { menu.setShown(true) }
        }
    }
}
