import DBus

extension DBusValue {
    /// Returns a 32-bit integer, which is clamped to the range of the type.
    static func count(_ value: Int) -> DBusValue { .int32(Int32(clamping: value)) }

    /// Returns a string. Zero bytes, which D-Bus does not transfer, are replaced by spaces.
    static func text(_ text: String) -> DBusValue {
        guard text.utf8.contains(0) else { return .string(text) }
        return .string(String(text.map { $0 == "\0" ? " " : $0 }))
    }

    /// Returns a dictionary of strings.
    static func attributes(_ attributes: [String: String]) -> DBusValue {
        var entries: [DBusValue: DBusValue] = [:]
        for (name, value) in attributes { entries[.text(name)] = .text(value) }
        return .dictionary(of: "s", "s", entries)
    }

    /// Returns a floating-point number. One that is not finite is replaced by 0.
    static func finite(_ value: Double) -> DBusValue { .double(value.isFinite ? value : 0) }
}

extension DBusCall {
    /// Returns an integer among the arguments, whose types have been checked.
    func integer(_ index: Int) -> Int { arguments[index].integer ?? 0 }

    /// Returns a string among the arguments.
    func text(_ index: Int) -> String { arguments[index].text ?? "" }
}

extension DBusInterfaceBuilder where Object == ATSPIObject {
    /// Adds a method that acts on the interface, and returns whether it did. It runs after the message has been
    /// handled, as an event does (AS-27).
    mutating func actingMethod(
        _ name: String, takes arguments: String = "",
        _ body: @escaping @MainActor (ATSPIObject, DBusCall) throws -> Bool
    ) {
        deferredMethod(name, takes: arguments, returns: "b") { object, call in
            object.table.later {
                do { call.reply([.boolean(try body(object, call))]) } catch { call.fail(error) }
            }
        }
    }
}
