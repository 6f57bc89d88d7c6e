import AccessibilityTree
import DBus

/// The connection to the accessibility bus, with the objects and the events of the application.
@MainActor final class ATSPISession: AccessibilityObserver {
    static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"
    /// The greatest number of times that a registry is started. A new one may end immediately as well.
    private static let maximumRegistryStarts = 3

    /// The objects that other programs know.
    let objects: ATSPIObjectTable
    private let source: any AccessibilityTreeSource
    let bus: DBusConnection
    private let queue: ATSPIEventQueue
    private let cache: ATSPICache
    private var listeners = ATSPIListeners()
    private var subscriptions: [DBusSubscription] = []
    /// The observations of the programs that listen, by name.
    private var readers: [String: DBusSubscription] = [:]
    /// The number of times that a registry was started.
    private var registryStarts = 0
    /// A Boolean value that indicates whether a request for the registered events has no reply yet.
    private var isAskingForEvents = false
    /// A Boolean value that indicates whether the registered events have changed since the request.
    private var hasNewEvents = false
    private var closeHandler: (@MainActor () -> Void)?
    /// A Boolean value that indicates whether the window with keyboard focus was reported to the first reader.
    private var hasPostedFocus = false

    /// Begins to offer the tree.
    ///
    /// - Parameters:
    ///   - source: The application.
    ///   - bus: The accessibility bus, which is closed in the end.
    ///   - eventLoop: The event loop of the connection.
    ///   - closeHandler: Called once if the connection closes by itself.
    init(
        source: any AccessibilityTreeSource, bus: DBusConnection, eventLoop: any DBusEventLoop,
        closeHandler: @escaping @MainActor () -> Void
    ) {
        self.source = source
        self.bus = bus
        self.closeHandler = closeHandler
        objects = ATSPIObjectTable(source: source, root: source.makeAccessibilityRoot(), bus: bus, eventLoop: eventLoop)
        queue = ATSPIEventQueue(objects: objects, bus: bus, eventLoop: eventLoop)
        cache = ATSPICache(objects: objects)
        bus.export(objects, below: ATSPIObjectTable.path)
        bus.export(cache, at: ATSPICache.path)
        bus.addCloseHandler { [weak self] in self?.busClosed() }
        for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
            subscriptions.append(
                bus.subscribe(to: member, interface: Self.registry, from: Self.registry) { [weak self] _ in
                    self?.askForEvents()
                })
        }
        subscriptions.append(
            bus.observeOwner(of: Self.registry) { [weak self] in self?.registryChanged(hasOwner: $0 != nil) })
        source.accessibilityEvents.setObserver(self)
    }

    /// Ends the connection. The registry informs the assistive technologies.
    func end() {
        closeHandler = nil
        release()
        bus.close()
    }

    private func busClosed() {
        release()
        let handler = closeHandler
        closeHandler = nil
        handler?()
    }

    private func release() {
        source.accessibilityEvents.setObserver(nil)
        queue.removeAll()
        objects.removeAll()
        for subscription in subscriptions { subscription.cancel() }
        subscriptions = []
        observe([])
    }

    // MARK: Registry

    private func registryChanged(hasOwner: Bool) {
        guard hasOwner else {
            setListeners(ATSPIListeners())
            objects.desktop = ATSPIObjectTable.null
            startRegistry()
            return
        }
        embed()
        askForEvents()
    }

    /// Starts the registry by a call without an effect. Its owner is observed.
    private func startRegistry() {
        guard registryStarts < Self.maximumRegistryStarts else { return }
        registryStarts += 1
        bus.call(
            Self.registry, path: Self.registryPath, interface: Self.registry, method: "GetRegisteredEvents"
        ) { _ in }
    }

    private func embed() {
        bus.call(
            Self.registry, path: ATSPIObjectTable.rootPath, interface: "org.a11y.atspi.Socket", method: "Embed",
            arguments: [objects.reference(to: objects.root)], returns: "(so)"
        ) { [weak self] result in
            guard let parent = (try? result.get())?.first else { return }
            self?.objects.desktop = parent
        }
    }

    private func askForEvents() {
        hasNewEvents = true
        guard !isAskingForEvents else { return }
        isAskingForEvents = true
        hasNewEvents = false
        bus.call(
            Self.registry, path: Self.registryPath, interface: Self.registry, method: "GetRegisteredEvents"
        ) { [weak self] result in
            guard let self else { return }
            isAskingForEvents = false
            if let events = (try? result.get())?.first { setListeners(ATSPIListeners(registered: events)) }
            if hasNewEvents { askForEvents() }
        }
    }

    private func setListeners(_ listeners: ATSPIListeners) {
        self.listeners = listeners
        queue.listeners = listeners
        // Edits that are not reported may have happened, or may happen.
        if !listeners.wantedEvents.contains(.text) { objects.forgetTextOffsets() }
        source.accessibilityEvents.updateWantedEvents()
        observe(listeners.readers)
        // The window got keyboard focus before the session began.
        if !hasPostedFocus, listeners.wantedEvents.isSuperset(of: [.windows, .focus]) {
            hasPostedFocus = true
            source.postFocus()
        }
    }

    /// Observes whether programs that listen are on the bus. The registry forgets the events of one that has ended, but
    /// need not tell that.
    private func observe(_ names: Set<String>) {
        for name in readers.keys where !names.contains(name) { readers.removeValue(forKey: name)?.cancel() }
        for name in names where readers[name] == nil {
            readers[name] = bus.observeOwner(of: name) { [weak self] owner in
                if owner == nil { self?.askForEvents() }
            }
        }
    }

    // MARK: Events

    var wantedEvents: AccessibilityEventKinds { listeners.wantedEvents }

    func receive(_ event: AccessibilityEvent) { queue.enqueue(event) }

    /// Reports a key to the registry, which informs readers. It arrives before the events of the changes that the key
    /// causes, which are sent later (AS-38).
    func receive(_ key: AccessibilityKey) {
        guard bus.unsentSize <= ATSPIEventQueue.unsentSize else { return }
        // Milliseconds that wrap around, as those of the X server do.
        let time = UInt32(truncatingIfNeeded: Int64(max(0, min(key.timestamp, 1e12)) * 1000))
        bus.call(
            Self.registry, path: Self.registryPath + "/deviceeventcontroller",
            interface: "org.a11y.atspi.DeviceEventController", method: "NotifyListenersAsync",
            arguments: [
                .structure([
                    .uint32(key.isDown ? 0 : 1), .int32(key.symbol), .int32(key.code), .int32(key.modifiers.rawValue),
                    .int32(Int32(bitPattern: time)), .string(key.text), .boolean(key.isText),
                ])
            ]
        ) { _ in }
    }
}
