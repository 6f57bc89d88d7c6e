import Foundation

/// A connection to a message bus, over which programs call methods of each other's objects and emit signals.
///
/// ```swift
/// let bus = try DBusConnection.open(address, eventLoop: eventLoop)
/// bus.call(
///     "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver",
///     interface: "org.freedesktop.ScreenSaver", method: "Inhibit",
///     arguments: [.string("Player"), .string("A film is playing")], returns: "u"
/// ) { result in
///     …
/// }
/// ```
///
/// No method waits, also if the bus does not answer. Calls, signals and replies are sent in order once the bus has
/// accepted the connection; replies and signals are delivered by the event loop. If the bus sends invalid data, does not
/// accept the connection, or reads no messages, the connection closes, and the program continues as without a bus. It
/// does not open again.
///
/// The connection closes when the object is deallocated.
@MainActor package final class DBusConnection {
    /// The name of the bus itself, as the destination of calls and the sender of signals.
    package static let bus = "org.freedesktop.DBus"
    /// The path of the object of the bus.
    package static let busPath = "/org/freedesktop/DBus"
    /// The default time in seconds after which a call fails.
    package static let timeout: TimeInterval = 25

    private enum State {
        /// Waits for the answer to a probe, with the time limit for it.
        case probing(DBusProbe, any DBusTimer)
        /// The connection of libdbus.
        case connected(OpaquePointer)
        case closed
    }

    private let address: DBusAddress
    private let library: DBusLibrary
    private let watches: DBusWatchSet
    private var state = State.closed
    let eventLoop: any DBusEventLoop

    /// The name that the bus has assigned; nil until the bus has accepted the connection, and after it has closed.
    package private(set) var uniqueName: String?

    /// The messages until the bus has accepted the connection: before, it is unknown whether it transfers descriptors.
    private var queue: [(message: DBusMessageReference, call: DBusPendingCall?)] = []
    /// The calls whose reply has not arrived, by serial number.
    private var pendingCalls: [UInt32: DBusPendingCall] = [:]
    private var isServeScheduled = false
    private var isOverLimit = false

    /// The closures to call when the connection closes, with the numbers that identify them.
    private var closeHandlers: [(number: Int, handler: @MainActor () -> Void)] = []
    private var lastCloseHandler = 0
    private(set) lazy var signals = DBusSignalRouter(connection: self)
    private(set) lazy var names = DBusNameRegistry(connection: self)
    private(set) lazy var objects = DBusObjectTree(connection: self)

    // MARK: Opening and closing

    /// Opens a connection.
    ///
    /// - Parameters:
    ///   - address: The address of the bus.
    ///   - eventLoop: The event loop that runs the connection.
    /// - Throws: ``DBusError`` if no bus listens at the address, or if libdbus-1 is not installed.
    package static func open(
        _ address: DBusAddress, eventLoop: any DBusEventLoop
    ) throws(DBusError) -> DBusConnection { try open(address, eventLoop: eventLoop, library: DBusLibrary.shared) }

    static func open(
        _ address: DBusAddress, eventLoop: any DBusEventLoop, library: @autoclosure () -> DBusLibrary?
    ) throws(DBusError) -> DBusConnection {
        guard let probe = DBusProbe(address) else {
            throw DBusError("NoServer", "No message bus accepts connections at \(address.text).")
        }
        guard let library = library() else {
            throw DBusError("FileNotFound", "\(DBusLibrary.fileName) is not installed, or is too old.")
        }
        guard let watches = DBusWatchSet(library: library) else {
            throw DBusError("LimitsExceeded", "The process cannot open more files.")
        }
        let connection = DBusConnection(address, library, watches, eventLoop)
        connection.wait(for: probe)
        return connection
    }

    private init(
        _ address: DBusAddress, _ library: DBusLibrary, _ watches: DBusWatchSet, _ eventLoop: any DBusEventLoop
    ) {
        self.address = address
        self.library = library
        self.watches = watches
        self.eventLoop = eventLoop
    }

    isolated deinit { end() }

    private func wait(for probe: DBusProbe) {
        let timer = eventLoop.schedule(after: Self.timeout) { [weak self] in self?.close() }
        state = .probing(probe, timer)
        eventLoop.addHandler(for: probe.descriptor) { [weak self] in self?.serveProbe() }
    }

    private func serveProbe() {
        guard case .probing(let probe, _) = state else { return }
        switch probe.answer() {
        case .pending: break
        case .accepted: connect()
        case .ended: close()
        }
    }

    private func connect() {
        guard let connection = library.openPrivate(address.text, nil) else { return close() }
        end()
        state = .connected(connection)
        library.setExitsOnDisconnect(connection, 0)
        library.setMaximumMessageSize(connection, DBusLimits.messageSize)
        library.setMaximumReceivedSize(connection, DBusLimits.receivedSize)
        library.setMaximumMessageDescriptors(connection, DBusLimits.descriptorCount)
        library.setMaximumReceivedDescriptors(connection, DBusLimits.descriptorCount)
        // Without watches, the first call fails after its timeout, and the connection closes.
        _ = watches.attach(to: connection)
        eventLoop.addHandler(for: watches.descriptor) { [weak self] in self?.serve() }
        sayHello()
    }

    private var connection: OpaquePointer? { if case .connected(let connection) = state { connection } else { nil } }

    /// A Boolean value that indicates whether the connection has not closed.
    package var isOpen: Bool { if case .closed = state { false } else { true } }

    /// The size in bytes of the messages that the bus has not accepted yet.
    package var unsentSize: Int { connection.map { library.outgoingSize($0) } ?? 0 }

    /// Closes the connection. Calls without a reply fail, names are lost, and owners that are observed disappear. At
    /// last, the handlers of ``addCloseHandler(_:)`` are called.
    package func close() {
        guard isOpen else { return }
        uniqueName = nil
        end()
        let calls = pendingCalls.sorted { $0.key < $1.key }.map(\.value) + queue.compactMap(\.call)
        pendingCalls = [:]
        queue = []
        for call in calls { call.complete(.failure(.disconnected)) }
        names.connectionClosed()
        signals.connectionClosed()
        let handlers = closeHandlers
        closeHandlers = []
        for (_, handler) in handlers { handler() }
    }

    private func end() {
        switch state {
        case .probing(let probe, let timer):
            timer.cancel()
            eventLoop.removeHandler(for: probe.descriptor)
        case .connected(let connection):
            eventLoop.removeHandler(for: watches.descriptor)
            watches.detach(from: connection)
            library.close(connection)
            library.releaseConnection(connection)
        case .closed: break
        }
        state = .closed
    }

    /// Adds a closure to call when the connection closes.
    @discardableResult
    package func addCloseHandler(_ handler: @escaping @MainActor () -> Void) -> DBusSubscription {
        lastCloseHandler += 1
        let number = lastCloseHandler
        closeHandlers.append((number, handler))
        return DBusSubscription { [weak self] in self?.closeHandlers.removeAll { $0.number == number } }
    }

    /// Requests the unique name, as the first message.
    private func sayHello() {
        let call = DBusPendingCall(to: Self.bus, returns: "s", timeout: Self.timeout) { [weak self] result in
            guard let self else { return }
            guard let name = (try? result.get())?.first?.text else { return close() }
            uniqueName = name
            let messages = queue
            queue = []
            for (message, call) in messages { transmit(message, call) }
        }
        do throws(DBusError) {
            let message = try DBusMessageReference.call(
                Self.bus, path: Self.busPath, interface: Self.bus, method: "Hello", library)
            transmit(message, call)
        } catch {
            later { [weak self] in self?.close() }
        }
    }

    // MARK: Sending

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - service: The name of the program on the bus: a well-known name or a unique one.
    ///   - path: The path of the object.
    ///   - interface: The interface of the method.
    ///   - method: The name of the method.
    ///   - arguments: The arguments.
    ///   - signature: The signature of the values in the reply. A reply with others is an error. Nil accepts any.
    ///   - timeout: The time in seconds after which the call fails.
    ///   - startsService: Whether the bus may start the program if it does not run.
    ///   - completion: Called once, never before this method returns, with the values of the reply, or with an error:
    ///     one that the program replied, one of the bus, ``DBusError/disconnected``, or one for invalid arguments.
    ///     Without it, no reply is requested.
    package func call(
        _ service: String, path: String, interface: String, method: String, arguments: [DBusValue] = [],
        returns signature: String? = nil, timeout: TimeInterval = DBusConnection.timeout, startsService: Bool = true,
        completion: (@MainActor (Result<[DBusValue], DBusError>) -> Void)? = nil
    ) {
        do throws(DBusError) {
            let message = try DBusMessageReference.call(
                service, path: path, interface: interface, method: method, library)
            try DBusMessageWriter.append(arguments, to: message)
            library.setStartsService(message.pointer, startsService ? 1 : 0)
            library.setExpectsNoReply(message.pointer, completion == nil ? 1 : 0)
            let call = completion.map {
                DBusPendingCall(to: service, returns: signature, timeout: timeout, completion: $0)
            }
            send(message, call)
        } catch {
            later { completion?(.failure(error)) }
        }
    }

    /// Calls a method of the bus itself.
    func callBus(
        _ method: String, _ arguments: [DBusValue], returns signature: String? = nil,
        completion: (@MainActor (Result<[DBusValue], DBusError>) -> Void)? = nil
    ) {
        call(
            Self.bus, path: Self.busPath, interface: Self.bus, method: method, arguments: arguments,
            returns: signature, completion: completion)
    }

    /// Emits a signal.
    ///
    /// - Parameters:
    ///   - member: The name of the signal.
    ///   - interface: The interface of the signal.
    ///   - path: The path of the object that emits it.
    ///   - values: The values.
    ///   - destination: The name of the only receiver; nil for all programs that have subscribed to the signal.
    /// - Throws: ``DBusError`` if a name or a value is invalid. On a closed connection, nothing happens.
    package func emit(
        _ member: String, interface: String, path: String, values: [DBusValue] = [], to destination: String? = nil
    ) throws(DBusError) {
        let signal = try DBusMessageReference.signal(
            member, interface: interface, path: path, destination: destination, library)
        try DBusMessageWriter.append(values, to: signal)
        send(signal, nil)
    }

    /// Sends a message after those that wait for the acceptance of the connection.
    func send(_ message: DBusMessageReference, _ call: DBusPendingCall? = nil) {
        if isOpen, uniqueName == nil { queue.append((message, call)) } else { transmit(message, call) }
    }

    private func transmit(_ message: DBusMessageReference, _ call: DBusPendingCall?) {
        guard let connection, !isOverLimit else { return fail(call, .disconnected) }
        let hasDescriptors = library.containsDescriptors(message.pointer) != 0
        guard !hasDescriptors || library.canSendType(connection, Int32(UInt8(ascii: "h"))) != 0 else {
            return fail(call, DBusError("NotSupported", "The message bus does not transfer file descriptors."))
        }
        var serial: UInt32 = 0
        guard library.send(connection, message.pointer, &serial) != 0 else {
            return fail(call, DBusError("NoMemory", "Memory is exhausted."))
        }
        if let call {
            pendingCalls[serial] = call
            call.timer = eventLoop.schedule(after: call.timeout) { [weak self] in self?.expire(serial) }
        }
        // The bus reads no messages.
        if library.outgoingSize(connection) > DBusLimits.unsentSize {
            isOverLimit = true
            later { [weak self] in self?.close() }
        }
        watches.update()
        // Sending may also have noticed the end of the connection.
        if library.dispatchStatus(connection) == Self.messagesRemain { serveLater() }
    }

    private func fail(_ call: DBusPendingCall?, _ error: DBusError) {
        if let call { later { call.complete(.failure(error)) } }
    }

    private func expire(_ serial: UInt32) {
        guard let call = pendingCalls.removeValue(forKey: serial) else { return }
        call.complete(.failure(DBusError("NoReply", "No reply arrived within \(Int(call.timeout)) seconds.")))
    }

    /// Runs a closure after the current call has returned.
    func later(_ action: @escaping @MainActor () -> Void) { _ = eventLoop.schedule(after: 0, action) }

    // MARK: Receiving

    /// `DBUS_DISPATCH_DATA_REMAINS`.
    private static let messagesRemain: Int32 = 0

    /// Reads and writes what is possible, and delivers the messages that have arrived.
    private func serve() {
        var reads = 0
        while reads < DBusLimits.readCount, watches.handleEvents() { reads += 1 }
        var deliveries = 0
        // Handlers may close the connection.
        while let connection, deliveries < DBusLimits.deliveryCount, let message = library.popMessage(connection) {
            deliveries += 1
            deliver(DBusMessageReference(owning: message, library))
        }
        guard let connection else { return }
        if library.dispatchStatus(connection) == Self.messagesRemain {
            serveLater()
        } else if library.isConnected(connection) == 0 {
            return close()
        }
        watches.update()
    }

    private func serveLater() {
        guard !isServeScheduled else { return }
        isServeScheduled = true
        later { [weak self] in
            self?.isServeScheduled = false
            self?.serve()
        }
    }

    private func deliver(_ reference: DBusMessageReference) {
        guard let message = DBusMessage(reference) else { return }
        switch message.kind {
        case .reply, .error:
            guard let call = pendingCalls[message.replySerial], call.accepts(message) else { return }
            pendingCalls[message.replySerial] = nil
            call.complete(message)
        case .signal:
            if message.sender == Self.bus { names.deliver(message) }
            signals.deliver(message)
        case .call:
            objects.answer(message)
        }
    }
}
