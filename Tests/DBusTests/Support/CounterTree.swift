@testable import DBus

/// Counters with numbers as names, of which some exist.
@MainActor final class CounterTree: DBusObjectProvider {
    var counters: [String: Counter] = [:]

    func object(at path: String) -> (any DBusObject)? { counters[path] }

    func childNames(at path: String) -> [String] { path.isEmpty ? counters.keys.filter { !$0.isEmpty } : [] }
}
