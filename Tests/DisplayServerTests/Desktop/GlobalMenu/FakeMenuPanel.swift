import DBus
import DBusTestSupport
import SystemSupport
import Testing

@testable import DisplayServer

/// A bus with a registrar for menus, which the test owns, and a program that displays menus.
@MainActor final class FakeMenuPanel: DBusObject {
    let daemon: BusDaemon
    let eventLoop = BusEventLoop()
    /// The connection of the panel.
    let bus: DBusConnection
    /// The connection of the application.
    let application: DBusConnection
    /// The registered paths, by window.
    private(set) var registered: [Int: String] = [:]
    /// A Boolean value that indicates whether the registrar refuses windows.
    var refuses = false
    /// The signals of menus, as text.
    var signals: [String] = []
    private var subscription: DBusSubscription?

    init() throws {
        daemon = try BusDaemon()
        bus = try daemon.connect(eventLoop)
        application = try daemon.connect(eventLoop)
        bus.export(self, at: GlobalMenuRegistrar.path)
        let (bus, application) = (bus, application)
        try #require(eventLoop.run { bus.uniqueName != nil && application.uniqueName != nil })
        subscription = bus.subscribe(
            to: nil, interface: DBusMenu.name, from: application.uniqueName ?? ""
        ) { [weak self] signal in
            let values = (try? signal.values()) ?? []
            switch signal.member {
            case "LayoutUpdated":
                self?.signals.append("layout \(values[0].integer ?? -1) \(values[1].integer ?? -1)")
            case "ItemsPropertiesUpdated":
                let updated = values[0].elements?.map { item in
                    let names = item.elements?[1].entries?.map { "\($0.key.text ?? "")=\($0.value.content)" } ?? []
                    return "\(item.elements?[0].integer ?? -1) \(names.sorted().joined(separator: " "))"
                }
                let removed = values[1].elements?.map { item in
                    "\(item.elements?[0].integer ?? -1) -\(item.elements?[1].elements?.compactMap(\.text) ?? [])"
                }
                self?.signals.append("properties \((updated ?? []) + (removed ?? []))")
            default: break
            }
        }
    }

    func stop() {
        bus.close()
        application.close()
        daemon.stop()
    }

    /// Makes the registrar appear.
    func appear() throws {
        var isOwned = false
        bus.requestName(GlobalMenuRegistrar.service) { isOwned = $0 == .owned }
        try #require(eventLoop.run { isOwned })
    }

    /// Makes the registrar disappear.
    func disappear() {
        bus.releaseName(GlobalMenuRegistrar.service)
        registered = [:]
    }

    var interfaces: [DBusInterface] { [Self.registrar] }

    private static let registrar = DBusInterface(GlobalMenuRegistrar.service, of: FakeMenuPanel.self) {
        $0.method("RegisterWindow", takes: "uo") { panel, call in
            guard !panel.refuses else { throw DBusError("AccessDenied", "") }
            panel.registered[call.arguments[0].integer ?? 0] = call.arguments[1].text
            return []
        }
        $0.method("UnregisterWindow", takes: "u") { panel, call in
            panel.registered[call.arguments[0].integer ?? 0] = nil
            return []
        }
    }

    /// Calls a method of a menu.
    func call(
        _ path: String, _ method: String, _ arguments: [DBusValue] = [], interface: String = DBusMenu.name,
        returns: String? = nil
    ) throws -> [DBusValue] {
        var answer: Result<[DBusValue], DBusError>?
        bus.call(
            application.uniqueName ?? "", path: path, interface: interface, method: method, arguments: arguments,
            returns: returns
        ) { answer = $0 }
        try #require(eventLoop.run { answer != nil }, "no answer to \(method)")
        return try #require(answer).get()
    }

    /// Returns the name of the error that a call gets; nil for a reply.
    func error(_ path: String, _ method: String, _ arguments: [DBusValue]) throws -> String? {
        do {
            _ = try call(path, method, arguments)
            return nil
        } catch let error as DBusError {
            return error.name.split(separator: ".").last.map(String.init)
        }
    }

    /// Returns the layout as text: the number, the properties and the children of each item.
    func layout(_ path: String, parent: Int32 = 0, depth: Int32 = -1, names: [String] = []) throws -> String {
        let values = try call(
            path, "GetLayout", [.int32(parent), .int32(depth), .strings(names)], returns: "u(ia{sv}av)")
        return Self.text(values[1])
    }

    private static func text(_ item: DBusValue) -> String {
        guard let fields = item.elements, fields.count == 3 else { return "?" }
        let properties = fields[1].entries?.map { "\($0.key.text ?? "")=\(plain($0.value.content))" }.sorted() ?? []
        let children = fields[2].elements?.map { text($0.content) } ?? []
        return "\(fields[0].integer ?? -1)[\(properties.joined(separator: " "))]"
            + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
    }

    private static func plain(_ value: DBusValue) -> String {
        if let text = value.text { return text }
        if let boolean = value.boolean { return "\(boolean)" }
        if let integer = value.integer { return "\(integer)" }
        return (value.elements ?? []).map(plain).joined(separator: "+")
    }
}

/// A menu that a test determines.
@MainActor final class FakeMenuSource: ExportedMenuSource {
    var root = ExportedMenuItem(id: 0, kind: .submenu)
    var log: [String] = []
    var visibilityChanges = 0
    /// Called when a submenu is about to be shown.
    var willShow: (Int32) -> Void = { _ in }
    var isExportedMenuRightToLeft = false

    init() {
        var file = ExportedMenuItem(id: 1, kind: .submenu, title: "File")
        file.mnemonic = 0
        var save = ExportedMenuItem(id: 2, kind: .command, title: "Save_As")
        save.shortcut = ["Control", "S"]
        var wrap = ExportedMenuItem(id: 4, kind: .command, title: "Wrap")
        wrap.mark = .check
        wrap.isOn = true
        wrap.isEnabled = false
        file.children = [save, ExportedMenuItem(id: 3, kind: .separator), wrap]
        root.children = [file]
    }

    func exportedMenu() -> ExportedMenuItem { root }
    func exportedMenuWillShow(_ id: Int32) {
        log.append("show \(id)")
        willShow(id)
    }
    func performExportedItem(_ id: Int32) { log.append("perform \(id)") }
    func exportedMenuDidChangeVisibility() { visibilityChanges += 1 }
}
