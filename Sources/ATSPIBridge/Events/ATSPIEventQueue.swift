import AccessibilityTree
import DBus
import Foundation

/// Sends events as signals, after the change that caused them has ended.
///
/// Several changes of the same kind at the same object are one signal with the last state, at the place of the first
/// one. The number of signals in a second, the time that sending takes, and the length of the queue are limited: an
/// interface that changes faster than readers follow loses events, and not frames.
@MainActor final class ATSPIEventQueue {
    /// The number of events that are sent in one turn of the event loop.
    static let turnLimit = 64
    /// The number of events that are sent in a second, after the first ``turnLimit``: more than a reader speaks.
    static let rate = 400.0
    /// The time in seconds after which a turn of the event loop sends no more events.
    private static let turnDuration: TimeInterval = 0.002
    /// The least time in seconds between turns, if events wait after the first one.
    private static let turnInterval: TimeInterval = 0.02
    /// After a turn, this multiple of its duration passes before the next one, at most ``longestPause`` seconds.
    private static let pauseFactor = 9.0
    private static let longestPause: TimeInterval = 0.5
    /// The size in bytes of the messages that the bus has not accepted yet above which no events are sent.
    static let unsentSize = 256 << 10
    /// The number of events that wait. Others are dropped, except focus, windows and announcements.
    static let limit = 1024
    /// The number of announcements that wait; the newest ones win.
    private static let announcementLimit = 8
    /// The number of characters of text in one event. Readers fetch longer texts.
    private static let textLimit = 16384
    /// The number of children above which new ones are not searched: they would have to be made.
    private static let childLimit = 256
    private static let childEventLimit = 64
    /// The time between reported changes of a node that changes frequently (AS-37).
    private static let throttleInterval: TimeInterval = 1
    private static let throttleLimit = 256

    var listeners = ATSPIListeners()

    private let objects: ATSPIObjectTable
    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    /// The events in order. Those that were replaced by later ones are nil.
    private var entries: [(key: Key, event: Pending)?] = []
    private var positions: [Key: Int] = [:]
    /// The index of the first entry that has not been sent.
    private var head = 0
    private var isFlushScheduled = false
    /// The number of events that may be sent now, as of ``lastTurn``.
    private var credit = Double(turnLimit)
    private var lastTurn: TimeInterval = 0
    /// The time before which no events are sent.
    private var nextTurn: TimeInterval = 0
    private var lastSerial = 0
    /// The object that had keyboard focus according to the last event.
    private var focusedNumber: Int?
    private var activeWindow: Int?
    /// The events of frequently changing nodes that were sent recently, with whether there are newer ones.
    private var throttled: [Key: Bool] = [:]
    private var timers: [Key: any DBusTimer] = [:]
    private var notifications: [ATSPINotificationNode] = []

    /// Identifies an event that a later one replaces: one of the same kind at the same object.
    private struct Key: Hashable {
        let kind: AccessibilityEventKinds
        let number: Int
        /// The state, or a serial number for events that are not replaced.
        var detail: UInt64 = 0
    }

    /// An event without references to nodes.
    private enum Pending {
        case focus(Int?)
        case state(Int, AccessibilityStates, Bool)
        case property(Int, Property)
        case children(Int)
        case text(Int, isInsertion: Bool, offset: Int, length: Int, String, byUser: Bool)
        case simple(Int, String)
        case bounds(Int)
        case window(Int, String, title: String, isActive: Bool?)
        case announcement(String, AccessibilityEvent.Priority)
    }

    private enum Property: String {
        case name = "accessible-name"
        case description = "accessible-description"
        case role = "accessible-role"
        case value = "accessible-value"
    }

    init(objects: ATSPIObjectTable, bus: DBusConnection, eventLoop: any DBusEventLoop) {
        self.objects = objects
        self.bus = bus
        self.eventLoop = eventLoop
    }

    /// The number of events that wait.
    var count: Int { positions.count }

    /// Forgets all events.
    func removeAll() {
        entries = []
        head = 0
        positions = [:]
        notifications = []
        throttled = [:]
        for timer in timers.values { timer.cancel() }
        timers = [:]
    }

    // MARK: Collecting

    /// Stores an event until the end of the change.
    func enqueue(_ event: AccessibilityEvent) {
        switch event {
        case .focusChanged(let node):
            append(Key(kind: .focus, number: 0), .focus(node.flatMap(number)))
        case .stateChanged(let node, let states, let isOn):
            guard let number = number(node) else { return }
            for (state, _) in states.subtracting(.focused).names {
                append(Key(kind: .states, number: number, detail: state.rawValue), .state(number, state, isOn))
            }
        case .nameChanged(let node): appendProperty(.name, event.kind, node)
        case .descriptionChanged(let node): appendProperty(.description, event.kind, node)
        case .roleChanged(let node): appendProperty(.role, event.kind, node)
        case .valueChanged(let node): appendProperty(.value, event.kind, node)
        case .boundsChanged(let node):
            if let number = number(node) { append(Key(kind: .bounds, number: number), .bounds(number)) }
        case .childrenChanged(let node):
            // Children of an object that was not handed out are not known either.
            guard let object = objects.knownObject(for: node) else { return }
            append(Key(kind: .children, number: object.number), .children(object.number))
        case .selectionChanged(let node): appendSimple("SelectionChanged", event.kind, node)
        case .textSelectionChanged(let node): appendSimple("TextSelectionChanged", event.kind, node)
        case .caretMoved(let node):
            // Between two edits, all movements are one.
            appendSimple("TextCaretMoved", event.kind, node, detail: UInt64(lastSerial))
        case .textInserted(let node, let offset, let text, let byUser):
            appendText(node, offset, text, isInsertion: true, byUser)
        case .textDeleted(let node, let offset, let text, let byUser):
            appendText(node, offset, text, isInsertion: false, byUser)
        case .windowActivated(let node): appendWindow("Activate", node, isActive: true)
        case .windowDeactivated(let node): appendWindow("Deactivate", node, isActive: false)
        case .windowCreated(let node): appendWindow("Create", node, isActive: nil)
        case .windowDestroyed(let node): appendWindow("Destroy", node, isActive: nil)
        case .announcement(let text, let priority):
            let waiting = positions.keys.filter { $0.kind == .announcements }
            if waiting.count >= Self.announcementLimit, let oldest = waiting.min(by: { $0.detail < $1.detail }) {
                remove(oldest)
            }
            append(Key(kind: .announcements, number: 0, detail: nextSerial()), .announcement(text, priority))
        }
    }

    private func number(_ node: any AccessibilityNode) -> Int? { objects.object(for: node)?.number }

    private func nextSerial() -> UInt64 {
        lastSerial += 1
        return UInt64(lastSerial)
    }

    private func appendProperty(_ property: Property, _ kind: AccessibilityEventKinds, _ node: any AccessibilityNode) {
        guard let number = number(node) else { return }
        append(Key(kind: kind, number: number), .property(number, property))
    }

    private func appendSimple(
        _ member: String, _ kind: AccessibilityEventKinds, _ node: any AccessibilityNode, detail: UInt64 = 0
    ) {
        guard let number = number(node) else { return }
        append(Key(kind: kind, number: number, detail: detail), .simple(number, member))
    }

    private func appendWindow(_ member: String, _ node: any AccessibilityNode, isActive: Bool?) {
        guard let number = number(node) else { return }
        if isActive == nil, let root = objects.root { enqueue(.childrenChanged(root)) }
        let detail: UInt64 = isActive.map { $0 ? 1 : 2 } ?? (member == "Create" ? 3 : 4)
        append(
            Key(kind: .windows, number: number, detail: detail),
            .window(number, member, title: node.name, isActive: isActive))
    }

    /// Offsets are converted now, because they are those of the current text.
    private func appendText(
        _ node: any AccessibilityNode, _ offset: Int, _ text: String, isInsertion: Bool, _ byUser: Bool
    ) {
        guard !text.isEmpty, let facet = node.textFacet, let object = objects.object(for: node) else { return }
        let start =
            isInsertion
            ? object.textIndex.insert(text, at: offset, in: facet)
            : object.textIndex.delete(text, at: offset, in: facet)
        let scalars = text.unicodeScalars
        let sent = String(scalars.prefix(Self.textLimit))
        append(
            Key(kind: .text, number: object.number, detail: nextSerial()),
            .text(
                object.number, isInsertion: isInsertion, offset: start, length: scalars.count, sent, byUser: byUser))
    }

    private func append(_ key: Key, _ event: Pending) {
        let isUrgent = key.kind == .focus || key.kind == .windows || key.kind == .announcements
        if let position = positions[key] {
            // The order of these events tells which window or element has keyboard focus at the end.
            guard isUrgent else { return entries[position] = (key, event) }
            entries[position] = nil
        } else if positions.count >= (isUrgent ? 2 : 1) * Self.limit {
            return
        }
        entries.append((key, event))
        positions[key] = entries.count - 1
        if entries.count > 4 * Self.limit { compact() }
        scheduleFlush()
    }

    private func remove(_ key: Key) {
        if let position = positions.removeValue(forKey: key) { entries[position] = nil }
    }

    private func compact() {
        entries.removeAll { $0 == nil }
        head = 0
        positions = [:]
        for (position, entry) in entries.enumerated() {
            if let entry { positions[entry.key] = position }
        }
    }

    /// Removes and returns the first event.
    private func takeFirst() -> (key: Key, event: Pending)? {
        while head < entries.count {
            let entry = entries[head]
            entries[head] = nil
            head += 1
            guard let entry else { continue }
            positions[entry.key] = nil
            return entry
        }
        entries = []
        head = 0
        return nil
    }

    // MARK: Sending

    private var now: TimeInterval { eventLoop.now }

    private func scheduleFlush() {
        guard !isFlushScheduled, !positions.isEmpty else { return }
        isFlushScheduled = true
        _ = eventLoop.schedule(after: max(0, nextTurn - now)) { [weak self] in
            self?.isFlushScheduled = false
            self?.flush()
        }
    }

    /// Sends events for a short time. Those that wait are sent later, so that events take a tenth of the time at most
    /// (AS-36).
    private func flush() {
        let start = now
        credit = min(Double(Self.turnLimit), credit + max(0, start - lastTurn) * Self.rate)
        lastTurn = start
        // A bus that does not accept messages in time gets no more of them.
        while credit >= 1, bus.unsentSize <= Self.unsentSize, now - start < Self.turnDuration,
            let (key, event) = takeFirst()
        {
            guard !isThrottled(key, event) else { continue }
            credit -= 1
            send(event)
        }
        let end = now
        nextTurn = end + min((end - start) * Self.pauseFactor, Self.longestPause)
        if !positions.isEmpty { nextTurn = max(nextTurn, end + Self.turnInterval) }
        scheduleFlush()
    }

    /// Returns whether an event is to be sent later, because its node changes frequently.
    private func isThrottled(_ key: Key, _ event: Pending) -> Bool {
        guard case .property(let number, _) = event, objects.object(number)?.node?.updatesFrequently == true else {
            return false
        }
        if throttled[key] != nil {
            throttled[key] = true
            return true
        }
        guard throttled.count < Self.throttleLimit else { return true }
        throttled[key] = false
        timers[key] = eventLoop.schedule(after: Self.throttleInterval) { [weak self] in
            guard let self else { return }
            timers[key] = nil
            if throttled.removeValue(forKey: key) == true { append(key, event) }
        }
        return false
    }

    private func send(_ event: Pending) {
        switch event {
        case .focus(let number): sendFocus(number)
        case .state(let number, let state, let isOn): sendState(number, state, isOn)
        case .property(let number, let property): sendProperty(number, property)
        case .children(let number): sendChildren(number)
        case .text(let number, let isInsertion, let offset, let length, let text, let byUser):
            emit(
                number, "TextChanged", (isInsertion ? "insert" : "delete") + (byUser ? "" : ":system"), offset, length,
                .text(text))
        case .simple(let number, "TextCaretMoved"):
            guard let text = try? objects.object(number)?.requireText() else { return }
            emit(number, "TextCaretMoved", "", text.facet.caretOffset.map(text.scalar) ?? -1, 0, .int32(0))
        case .simple(let number, let member): emit(number, member, "", 0, 0, .int32(0))
        case .bounds(let number):
            guard let object = objects.object(number), let node = object.node else { return }
            emit(number, "BoundsChanged", "", 0, 0, .structure(ATSPIGeometry(object, node, 0).pixels(node.nodeFrame)))
        case .window(let number, let member, let title, let isActive):
            sendWindow(number, member, title: title, isActive: isActive)
        case .announcement(let text, let priority): sendAnnouncement(text, priority)
        }
    }

    private func sendFocus(_ number: Int?) {
        guard number != focusedNumber else { return }
        if let focusedNumber, objects.object(focusedNumber) != nil {
            emit(focusedNumber, "StateChanged", "focused", 0, 0, .int32(0))
        }
        focusedNumber = number
        guard let number, objects.object(number) != nil else { return }
        emit(number, "StateChanged", "focused", 1, 0, .int32(0))
        emit(number, "Focus", "", 0, 0, .int32(0), class: "Focus")
    }

    private func sendState(_ number: Int, _ state: AccessibilityStates, _ isOn: Bool) {
        for (_, name) in state.names { emit(number, "StateChanged", name, isOn ? 1 : 0, 0, .int32(0)) }
    }

    private func sendProperty(_ number: Int, _ property: Property) {
        guard let node = objects.object(number)?.node else { return }
        let value: DBusValue =
            switch property {
            case .name: .text(node.name)
            case .description: .text(node.nodeDescription)
            case .role: .uint32(ATSPIRole(node.role).number)
            case .value: .finite(node.valueFacet?.currentValue ?? 0)
            }
        emit(number, "PropertyChange", property.rawValue, 0, 0, value)
    }

    private func sendWindow(_ number: Int, _ member: String, title: String, isActive: Bool?) {
        if isActive == true { activeWindow = number }
        if isActive == false, activeWindow == number { activeWindow = nil }
        emit(number, member, "", 0, 0, .text(title), class: "Window")
        if let isActive { emit(number, "StateChanged", "active", isActive ? 1 : 0, 0, .int32(0)) }
    }

    /// Finds out which children are gone, and which are new.
    private func sendChildren(_ number: Int) {
        guard let object = objects.object(number), let node = object.node else { return }
        let isShort = node.childNodeCount <= Self.childLimit
        let current = isShort ? node.childNodes(in: 0..<Self.childLimit).compactMap { objects.object(for: $0) } : []
        let numbers = Set(current.map(\.number))
        for (child, index) in object.knownChildren.sorted(by: { $0.value > $1.value }) {
            let isChild = isShort ? numbers.contains(child) : objects.object(child)?.node?.parentNode === node
            if !isChild { sendRemoval(of: child, at: index, from: object) }
        }
        var added = 0
        for (index, child) in current.enumerated() {
            let isNew = object.knownChildren[child.number] == nil
            guard !isNew || added < Self.childEventLimit else { continue }
            object.noteChild(child.number, at: index)
            guard isNew else { continue }
            added += 1
            emit(number, "ChildrenChanged", "add", index, 0, objects.reference(child.number))
        }
    }

    private func sendRemoval(of child: Int, at index: Int, from object: ATSPIObject) {
        object.forgetChild(child)
        emit(object.number, "ChildrenChanged", "remove", index, 0, objects.reference(child))
        guard objects.object(child) == nil, listeners.want("Object:ChildrenChanged") else { return }
        try? bus.emit(
            "RemoveAccessible", interface: ATSPICache.interfaceName, path: ATSPICache.path,
            values: [objects.reference(child)])
        objects.remove(child)
    }

    private func sendAnnouncement(_ text: String, _ priority: AccessibilityEvent.Priority) {
        let window = activeWindow.flatMap { objects.object($0)?.node } ?? objects.root
        guard let window, let windowNumber = number(window) else { return }
        guard !listeners.want("Object:Announcement") else {
            return emit(windowNumber, "Announcement", "", priority == .assertive ? 2 : 1, 0, .text(text))
        }
        let node = ATSPINotificationNode(text, parent: window)
        notifications = notifications.suffix(Self.announcementLimit - 1) + [node]
        if let number = number(node) { sendState(number, .showing, true) }
    }

    /// Emits a signal if it has a listener.
    private func emit(
        _ number: Int, _ member: String, _ minor: String, _ first: Int, _ second: Int, _ value: DBusValue,
        class name: String = "Object"
    ) {
        guard listeners.want("\(name):\(member):\(minor)") else { return }
        try? bus.emit(
            member, interface: "org.a11y.atspi.Event.\(name)", path: ATSPIObjectTable.path(number),
            values: [.string(minor), .count(first), .count(second), .variant(value), .options([:])])
    }
}
