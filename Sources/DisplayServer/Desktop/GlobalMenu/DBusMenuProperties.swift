import DBus

/// The properties of menu items in the interface `com.canonical.dbusmenu` (MB-14).
enum DBusMenuProperties {
    /// Returns the properties that do not have their default value.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - names: The names of the properties to return; empty for all.
    static func all(of item: ExportedMenuItem, _ names: Set<String> = []) -> [String: DBusValue] {
        var values: [String: DBusValue] = [:]
        switch item.kind {
        case .separator:
            values["type"] = .string("separator")
        case .submenu:
            values["children-display"] = .string("submenu")
        case .command:
            if let mark = item.mark {
                values["toggle-type"] = .string(mark == .radio ? "radio" : "checkmark")
                values["toggle-state"] = .int32(item.isOn.map { $0 ? 1 : 0 } ?? -1)
            }
            if !item.shortcut.isEmpty { values["shortcut"] = .array(of: "as", [.strings(item.shortcut)]) }
        }
        if item.kind != .separator, item.id != 0 { values["label"] = .string(label(of: item)) }
        if !item.isEnabled { values["enabled"] = .boolean(false) }
        return names.isEmpty ? values : values.filter { names.contains($0.key) }
    }

    /// Returns the value of a property, which may be the default; nil if there is no such property.
    static func value(_ name: String, of item: ExportedMenuItem) -> DBusValue? {
        if let value = all(of: item)[name] { return value }
        return switch name {
        case "type": .string("standard")
        case "label", "icon-name", "toggle-type", "children-display", "accessible-desc": .string("")
        case "enabled", "visible": .boolean(true)
        case "toggle-state": .int32(-1)
        case "shortcut": .array(of: "as", [])
        default: nil
        }
    }

    /// Returns the title with an underscore before the letter that chooses the item. Other underscores are doubled.
    private static func label(of item: ExportedMenuItem) -> String {
        var text = ""
        for (position, character) in item.title.enumerated() where character != "\0" {
            if position == item.mnemonic { text += "_" }
            text += character == "_" ? "__" : String(character)
        }
        return text
    }
}
