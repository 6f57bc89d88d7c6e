import AccessibilityTree
import DBus

/// The events that assistive technologies have registered for (AS-05).
struct ATSPIListeners {
    /// The registered events as lists of parts: class, major and minor name. A shorter list means all events that begin
    /// with it. The parts are lowercase letters without hyphens.
    private var registered: Set<[String]> = []
    private(set) var wantedEvents: AccessibilityEventKinds = []

    /// Creates an object without events.
    init() {}

    /// Creates an object from the reply of the registry, an array of structures of a listener and an event.
    init(registered events: DBusValue) {
        for event in events.elements ?? [] {
            guard let name = event.elements?.dropFirst().first?.text else { continue }
            registered.insert(Self.parts(of: name))
        }
        wantedEvents = kinds
    }

    /// Returns the parts of a name such as `object:state-changed:focused` or `Object:StateChanged`.
    static func parts(of name: String) -> [String] {
        var parts = name.split(separator: ":", omittingEmptySubsequences: false).map { part in
            part.lowercased().filter { $0 != "-" && $0 != "_" }
        }
        while parts.last?.isEmpty == true { parts.removeLast() }
        return parts
    }

    /// Returns whether an event has a listener.
    func want(_ event: [String]) -> Bool { registered.contains { event.starts(with: $0) } }

    /// Returns whether some of the events that begin with parts have a listener.
    private func wantSome(_ prefix: [String]) -> Bool {
        registered.contains { prefix.starts(with: $0) || $0.starts(with: prefix) }
    }

    private var kinds: AccessibilityEventKinds {
        var kinds: AccessibilityEventKinds = []
        func add(_ kind: AccessibilityEventKinds, _ events: [String]...) {
            if events.contains(where: wantSome) { kinds.insert(kind) }
        }
        add(.focus, ["object", "statechanged", "focused"], ["focus"])
        let states = ["object", "statechanged"]
        if registered.contains(where: { states.starts(with: $0) || $0.starts(with: states) && $0.last != "focused" }) {
            kinds.insert(.states)
        }
        add(.names, ["object", "propertychange", "accessiblename"])
        add(.descriptions, ["object", "propertychange", "accessibledescription"])
        add(.roles, ["object", "propertychange", "accessiblerole"])
        add(.values, ["object", "propertychange", "accessiblevalue"])
        add(.bounds, ["object", "boundschanged"])
        add(.children, ["object", "childrenchanged"])
        add(.selections, ["object", "selectionchanged"])
        add(.text, ["object", "textchanged"])
        add(.carets, ["object", "textcaretmoved"])
        add(.textSelections, ["object", "textselectionchanged"])
        add(.windows, ["window"], ["object", "statechanged", "active"], ["object", "childrenchanged"])
        add(.announcements, ["object", "announcement"], ["object", "statechanged", "showing"])
        return kinds
    }
}
