import AccessibilityTree
import DBus

/// The events that assistive technologies have registered for (AS-05).
struct ATSPIListeners {
    /// The registered events as lists of parts: class, major and minor name. A shorter list means all events that begin
    /// with it. The parts are lowercase letters without hyphens.
    private var registered: Set<[String]> = []
    private(set) var wantedEvents: AccessibilityEventKinds = []
    /// The unique names of the programs that listen, at most ``maximumReaderCount``.
    private(set) var readers: Set<String> = []
    private static let maximumReaderCount = 64
    /// The answers of ``want(_:)``: few different events are sent often.
    private var answers: [String: Bool] = [:]

    /// Creates an object without events.
    init() {}

    /// Creates an object from the reply of the registry, an array of structures of a listener and an event.
    init(registered events: DBusValue) {
        for event in events.elements ?? [] {
            guard let name = event.elements?.dropFirst().first?.text else { continue }
            registered.insert(Self.parts(of: name))
            guard let reader = event.elements?.first?.text, Self.isUniqueName(reader) else { continue }
            if readers.count < Self.maximumReaderCount { readers.insert(reader) }
        }
        wantedEvents = kinds
    }

    /// Returns whether a name is one that the bus gives to a program.
    private static func isUniqueName(_ name: String) -> Bool {
        name.utf8.count <= 255 && name.first == ":"
            && name.unicodeScalars.dropFirst().allSatisfy { "0"..."9" ~= $0 || $0 == "." }
    }

    /// Returns the parts of a name such as `object:state-changed:focused` or `Object:StateChanged`.
    private static func parts(of name: String) -> [String] {
        var parts = name.split(separator: ":", omittingEmptySubsequences: false).map { part in
            part.lowercased().filter { $0 != "-" && $0 != "_" }
        }
        while parts.last?.isEmpty == true { parts.removeLast() }
        return parts
    }

    /// Returns whether an event such as `Object:StateChanged:focused` has a listener.
    mutating func want(_ name: String) -> Bool {
        if let answer = answers[name] { return answer }
        let event = Self.parts(of: name)
        let answer = registered.contains { event.starts(with: $0) }
        answers[name] = answer
        return answer
    }

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
