import DBus

/// A menu as an object with the interface `com.canonical.dbusmenu`, version 3 (MB-13, MB-14).
///
/// Any program of the user can call it. Numbers that do not exist are errors, commands that are disabled are not
/// performed, and replies contain at most ``depthLimit`` levels.
@MainActor final class DBusMenu: DBusObject, ExportedMenu {
    /// The maximum number of levels in a reply. Each level is three containers of D-Bus, which permits 64.
    static let depthLimit = 10
    /// The maximum number of events of one call that are handled.
    static let eventLimit = 64
    static let name = "com.canonical.dbusmenu"

    let path: String
    private let host: any DBusMenuHost
    private weak var ownSource: (any ExportedMenuSource)?
    private(set) var isShown = false
    private var hasEnded = false

    /// The menu that other programs know; nil before the first call.
    private var known: ExportedMenuItem?
    private(set) var revision: UInt32 = 1

    /// Creates a menu, which its host exports.
    ///
    /// - Parameters:
    ///   - host: The owner of the menu.
    ///   - path: The path of the object.
    ///   - source: The object that has the menu. It is not retained.
    init(host: any DBusMenuHost, path: String, source: any ExportedMenuSource) {
        self.host = host
        self.path = path
        ownSource = source
    }

    isolated deinit { if !hasEnded { host.withdraw(self) } }

    /// The source, for an immediate call.
    private var source: (any ExportedMenuSource)? {
        host.applicationCodeWillRun()
        return ownSource
    }

    func setShown(_ value: Bool) {
        guard value != isShown, !hasEnded else { return }
        isShown = value
        source?.exportedMenuDidChangeVisibility()
    }

    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        isShown = false
        host.withdraw(self)
    }

    // MARK: Changes

    func menuDidChange() { _ = update() }

    /// Reads the menu again, and announces what has changed.
    ///
    /// - Returns: True if items were added, removed or moved.
    @discardableResult
    private func update() -> Bool {
        guard !hasEnded, let source else { return false }
        let old = known
        let new = source.exportedMenu()
        known = new
        guard let old, old != new else { return false }
        guard old.hasSameItems(as: new) else {
            revision &+= 1
            emit("LayoutUpdated", [.uint32(revision), .int32(changedParent(old, new))])
            return true
        }
        let changed = zip(old.all, new.all).filter { DBusMenuProperties.all(of: $0) != DBusMenuProperties.all(of: $1) }
        var updated: [DBusValue] = []
        var removed: [DBusValue] = []
        for (old, new) in changed {
            let (before, after) = (DBusMenuProperties.all(of: old), DBusMenuProperties.all(of: new))
            let values = after.filter { before[$0.key] != $0.value }
            let names = before.keys.filter { after[$0] == nil }.sorted()
            if !values.isEmpty { updated.append(.structure([.int32(new.id), .options(values)])) }
            if !names.isEmpty { removed.append(.structure([.int32(new.id), .strings(names)])) }
        }
        emit(
            "ItemsPropertiesUpdated", [.array(of: "(ia{sv})", updated), .array(of: "(ias)", removed)])
        return false
    }

    /// Returns the number of the innermost item that contains all differences.
    private func changedParent(_ old: ExportedMenuItem, _ new: ExportedMenuItem) -> Int32 {
        guard old.children.map(\.id) == new.children.map(\.id) else { return new.id }
        let changed = zip(old.children, new.children).filter { !$0.hasSameItems(as: $1) }
        return changed.count == 1 ? changedParent(changed[0].0, changed[0].1) : new.id
    }

    private func emit(_ member: String, _ values: [DBusValue]) {
        try? host.bus.emit(member, interface: Self.name, path: path, values: values)
    }

    // MARK: Calls

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(name, of: DBusMenu.self) {
        $0.property("Version", "u", announcesChanges: false) { _ in .uint32(3) }
        $0.property("TextDirection", "s", announcesChanges: false) { menu in
            .string(menu.source?.isExportedMenuRightToLeft == true ? "rtl" : "ltr")
        }
        $0.property("Status", "s", announcesChanges: false) { _ in .string("normal") }
        $0.property("IconThemePath", "as", announcesChanges: false) { _ in .strings([]) }
        $0.method("GetLayout", takes: "iias", returns: "u(ia{sv}av)") { menu, call in
            let item = try menu.item(call.arguments[0])
            let depth = call.arguments[1].integer ?? 0
            let names = texts(call.arguments[2])
            let levels = depth < 0 ? depthLimit : min(depth, depthLimit)
            return [.uint32(menu.revision), layout(of: item, depth: levels, names)]
        }
        $0.method("GetGroupProperties", takes: "aias", returns: "a(ia{sv})") { menu, call in
            let wanted = Set(numbers(call.arguments[0]))
            let names = texts(call.arguments[1])
            let items = try menu.root().all.filter { wanted.isEmpty || wanted.contains($0.id) }
            return [
                .array(
                    of: "(ia{sv})",
                    items.map { .structure([.int32($0.id), .options(DBusMenuProperties.all(of: $0, names))]) })
            ]
        }
        $0.method("GetProperty", takes: "is", returns: "v") { menu, call in
            let item = try menu.item(call.arguments[0])
            guard let name = call.arguments[1].text, let value = DBusMenuProperties.value(name, of: item) else {
                throw DBusError("InvalidArgs", "The item has no such property.")
            }
            return [.variant(value)]
        }
        $0.method("Event", takes: "isvu") { menu, call in
            let item = try menu.item(call.arguments[0])
            menu.handle(call.arguments[1].text ?? "", item.id)
            return []
        }
        $0.method("EventGroup", takes: "a(isvu)", returns: "ai") { menu, call in
            guard case .array(_, let events) = call.arguments[0] else { return [.array(of: "i", [])] }
            var missing: [DBusValue] = []
            for case .structure(let event) in events.prefix(eventLimit) {
                if let item = try? menu.item(event[0]) {
                    menu.handle(event[1].text ?? "", item.id)
                } else {
                    missing.append(event[0])
                }
            }
            return [.array(of: "i", missing)]
        }
        $0.method("AboutToShow", takes: "i", returns: "b") { menu, call in
            [.boolean(menu.willShow(try menu.item(call.arguments[0]).id))]
        }
        $0.method("AboutToShowGroup", takes: "ai", returns: "aiai") { menu, call in
            var updated: [DBusValue] = []
            var missing: [DBusValue] = []
            for number in Set(numbers(call.arguments[0]).prefix(eventLimit)).sorted() {
                guard (try? menu.item(.int32(number))) != nil else {
                    missing.append(.int32(number))
                    continue
                }
                if menu.willShow(number) { updated.append(.int32(number)) }
            }
            return [.array(of: "i", updated), .array(of: "i", missing)]
        }
        $0.signal("ItemsPropertiesUpdated", "a(ia{sv})a(ias)")
        $0.signal("LayoutUpdated", "ui")
        $0.signal("ItemActivationRequested", "iu")
    }

    private func root() throws(DBusError) -> ExportedMenuItem {
        if known == nil { update() }
        guard let known, !hasEnded else { throw DBusError("UnknownObject", "The menu has ended.") }
        return known
    }

    private func item(_ value: DBusValue) throws(DBusError) -> ExportedMenuItem {
        guard let id = value.integer, let item = try root().item(Int32(clamping: id)) else {
            throw DBusError("InvalidArgs", "The menu has no item with this number.")
        }
        return item
    }

    private func willShow(_ id: Int32) -> Bool {
        source?.exportedMenuWillShow(id)
        return update()
    }

    private func handle(_ event: String, _ id: Int32) {
        switch event {
        case "clicked":
            // The command runs after the caller has got its reply: it may show a dialog, or close the window.
            _ = host.eventLoop.schedule(after: 0) { [weak self] in
                guard let self, !hasEnded else { return }
                update()
                guard let item = known?.item(id), item.kind == .command, item.isEnabled else { return }
                source?.performExportedItem(id)
                update()
            }
        case "opened": _ = willShow(id)
        default: break
        }
    }

    private static func layout(of item: ExportedMenuItem, depth: Int, _ names: Set<String>) -> DBusValue {
        let children = depth > 0 ? item.children.map { DBusValue.variant(layout(of: $0, depth: depth - 1, names)) } : []
        return .structure([
            .int32(item.id), .options(DBusMenuProperties.all(of: item, names)), .array(of: "v", children),
        ])
    }

    private static func texts(_ value: DBusValue) -> Set<String> {
        guard case .array(_, let elements) = value else { return [] }
        return Set(elements.compactMap(\.text))
    }

    private static func numbers(_ value: DBusValue) -> [Int32] {
        guard case .array(_, let elements) = value else { return [] }
        return elements.compactMap { if case .int32(let number) = $0 { number } else { nil } }
    }
}
