import AccessibilityTree
import CoreGraphics
import DBus

/// The objects of a session by number, which is the last part of their paths. Nodes get a number when they are handed
/// out for the first time. Numbers are not used again.
@MainActor final class ATSPIObjectTable: DBusObjectProvider {
    /// The path above those of all objects.
    static let path = "/org/a11y/atspi/accessible"
    static let rootPath = path + "/root"
    /// The reference to no object.
    static let null = DBusValue.structure([.string(""), .objectPath("/org/a11y/atspi/null")])

    /// The node of the application. It is retained until the session ends.
    private(set) var root: (any AccessibilityNode)?
    /// The parent of the application, which the registry states.
    var desktop = ATSPIObjectTable.null
    /// The number that the registry gives to the application.
    var applicationNumber: Int32 = 0
    let source: any AccessibilityTreeSource

    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private var objects: [Int: ATSPIObject] = [:]
    /// The objects by node. The memory of a node that is gone may be used for another one.
    private var objectsByNode: [ObjectIdentifier: ATSPIObject] = [:]
    private var lastNumber = 0
    /// The number of objects at which those are removed whose nodes are gone.
    private var sweepCount = 1024

    init(
        source: any AccessibilityTreeSource, root: any AccessibilityNode, bus: DBusConnection,
        eventLoop: any DBusEventLoop
    ) {
        self.source = source
        self.root = root
        self.bus = bus
        self.eventLoop = eventLoop
        add(root, 0)
    }

    /// The number of objects, some of whose nodes may be gone.
    var count: Int { objects.count }

    /// Forgets all objects. Calls get errors.
    func removeAll() {
        objects = [:]
        objectsByNode = [:]
        root = nil
    }

    /// Runs a closure after the current message has been handled: an app reacts to actions in any way, and may close
    /// the connection.
    func later(_ action: @escaping @MainActor () -> Void) { _ = eventLoop.schedule(after: 0, action) }

    // MARK: Numbers

    /// Returns the object of a node, which gets a number if it has none. Nil after the end of the session.
    func object(for node: any AccessibilityNode) -> ATSPIObject? {
        guard root != nil else { return nil }
        if let object = knownObject(for: node) { return object }
        lastNumber += 1
        return add(node, lastNumber)
    }

    /// Returns the object of a node if it has a number.
    func knownObject(for node: any AccessibilityNode) -> ATSPIObject? {
        guard let object = objectsByNode[ObjectIdentifier(node)], object.node === node else { return nil }
        return object
    }

    /// Returns an object; nil if its node is gone.
    func object(_ number: Int) -> ATSPIObject? {
        guard let object = objects[number], object.node != nil else { return nil }
        return object
    }

    @discardableResult
    private func add(_ node: any AccessibilityNode, _ number: Int) -> ATSPIObject {
        if objects.count >= sweepCount { sweep() }
        let object = ATSPIObject(node, number: number, table: self)
        objects[number] = object
        objectsByNode[ObjectIdentifier(node)] = object
        return object
    }

    /// Removes the objects whose nodes are gone.
    private func sweep() {
        let gone = objects.filter { $0.value.node == nil }.map(\.key)
        for number in gone { objects[number] = nil }
        objectsByNode = objectsByNode.filter { $0.value.node != nil }
        sweepCount = max(1024, objects.count * 2)
    }

    /// Removes an object whose node is gone.
    func remove(_ number: Int) {
        guard objects[number]?.node == nil else { return }
        objects[number] = nil
    }

    /// The objects whose nodes exist, in the order in which they were handed out.
    var known: [ATSPIObject] { objects.values.filter { $0.node != nil }.sorted { $0.number < $1.number } }

    /// Forgets the positions of characters, which are valid only as long as all edits are reported.
    func forgetTextOffsets() {
        for object in objects.values { object.forgetTextIndex() }
    }

    // MARK: References

    /// Returns the path of an object.
    static func path(_ number: Int) -> String { number == 0 ? rootPath : "\(path)/\(number)" }

    /// Returns the reference to a node: the name of the program and the path.
    func reference(to node: (any AccessibilityNode)?) -> DBusValue {
        guard let node, let object = object(for: node) else { return Self.null }
        return reference(object.number)
    }

    func reference(_ number: Int) -> DBusValue {
        .structure([.string(bus.uniqueName ?? ""), .objectPath(Self.path(number))])
    }

    /// Returns the reference to the parent of a node.
    func parentReference(of node: any AccessibilityNode) -> DBusValue {
        node === root ? desktop : reference(to: node.parentNode)
    }

    /// Returns the number of pixels of a point at a node.
    func scale(at node: any AccessibilityNode) -> CGFloat {
        let scale = source.pixelsPerPoint(at: node)
        return scale.isFinite && scale > 0 ? scale : 1
    }

    // MARK: Paths

    func object(at path: String) -> (any DBusObject)? {
        if path == "root" { return object(0) }
        guard let first = path.utf8.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first),
            let number = Int(path)
        else { return nil }
        return object(number)
    }

    func childNames(at path: String) -> [String] {
        guard path.isEmpty else { return [] }
        return objects.lazy.filter { $0.value.node != nil }.prefix(256).map { $0.key == 0 ? "root" : String($0.key) }
    }
}
