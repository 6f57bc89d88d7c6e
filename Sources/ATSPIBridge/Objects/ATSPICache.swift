import AccessibilityTree
import DBus

/// The object from which readers fetch many objects at a time. It offers the windows, and what was handed out so far:
/// the rest of the tree is not made for it (AS-14).
@MainActor final class ATSPICache: DBusObject {
    static let path = "/org/a11y/atspi/cache"
    static let interfaceName = "org.a11y.atspi.Cache"
    private static let item = "((so)(so)(so)iiassusau)"
    private static let maximumCount = 1000

    private let objects: ATSPIObjectTable

    init(objects: ATSPIObjectTable) { self.objects = objects }

    var interfaces: [DBusInterface] { [Self.cache] }

    private static let cache = DBusInterface(interfaceName, of: ATSPICache.self) {
        $0.method("GetItems", returns: "a" + item) { cache, _ in [.array(of: item, cache.items)] }
        $0.signal("AddAccessible", item)
        $0.signal("RemoveAccessible", "(so)")
    }

    private var items: [DBusValue] {
        if let root = objects.root, let object = objects.object(0) {
            for (index, window) in root.childNodes(in: 0..<Self.maximumCount).enumerated() {
                _ = object.reference(toChild: window, at: index)
            }
        }
        // The cells of rows that are not displayed would be made.
        return objects.known.lazy.filter { $0.node?.isDisplayed == true }.prefix(Self.maximumCount).compactMap(item)
    }

    private func item(_ object: ATSPIObject) -> DBusValue? {
        guard let node = object.node else { return nil }
        return .structure([
            objects.reference(object.number), objects.reference(0), objects.parentReference(of: node),
            .count(object.indexInParent), .count(node.childNodeCount), .strings(object.interfaces.map(\.name)),
            .text(node.name), .uint32(ATSPIRole(node.role).number), .text(node.nodeDescription),
            node.states.dbusValue,
        ])
    }
}
