import AccessibilityTree
import DBus

extension ATSPIObject {
    /// The number of children in one reply. Readers of longer lists fetch them one at a time.
    private static let maximumChildren = 4096

    static let accessible = DBusInterface("org.a11y.atspi.Accessible", of: ATSPIObject.self) {
        $0.property("Name", "s", announcesChanges: false) { .text(try $0.requireNode().name) }
        $0.property("Description", "s", announcesChanges: false) { .text(try $0.requireNode().nodeDescription) }
        $0.property("Parent", "(so)", announcesChanges: false) {
            $0.table.parentReference(of: try $0.requireNode())
        }
        $0.property("ChildCount", "i", announcesChanges: false) { .count(try $0.requireNode().childNodeCount) }
        $0.property("Locale", "s", announcesChanges: false) { object in
            .text(try object.requireNode().localeIdentifier ?? object.table.source.accessibilityLocaleIdentifier)
        }
        $0.property("AccessibleId", "s", announcesChanges: false) { .text(try $0.requireNode().identifier) }
        $0.property("HelpText", "s", announcesChanges: false) { _ in .string("") }

        $0.method("GetChildAtIndex", takes: "i", returns: "(so)") { object, call in
            let index = call.integer(0)
            guard index >= 0, let child = try object.requireNode().childNode(at: index) else {
                return [ATSPIObjectTable.null]
            }
            return [object.reference(toChild: child, at: index)]
        }
        $0.method("GetChildren", returns: "a(so)") { object, _ in
            let node = try object.requireNode()
            let children = node.childNodes(in: 0..<maximumChildren).enumerated()
            return [.array(of: "(so)", children.map { object.reference(toChild: $1, at: $0) })]
        }
        $0.method("GetIndexInParent", returns: "i") { object, _ in [.count(object.indexInParent)] }
        $0.method("GetRelationSet", returns: "a(ua(so))") { object, _ in
            let relations = try object.requireNode().relations.map { relation in
                DBusValue.structure([
                    .uint32(relation.kind.number),
                    .array(of: "(so)", relation.nodes.prefix(maximumChildren).map(object.table.reference)),
                ])
            }
            return [.array(of: "(ua(so))", relations)]
        }
        $0.method("GetRole", returns: "u") { object, _ in [.uint32(ATSPIRole(try object.requireNode().role).number)] }
        $0.method("GetRoleName", returns: "s") { object, _ in [.string(ATSPIRole(try object.requireNode().role).name)] }
        $0.method("GetLocalizedRoleName", returns: "s") { object, _ in
            [.string(ATSPIRole(try object.requireNode().role).name)]
        }
        $0.method("GetState", returns: "au") { object, _ in [try object.requireNode().states.dbusValue] }
        $0.method("GetAttributes", returns: "a{ss}") { object, _ in
            let node = try object.requireNode()
            var attributes = node.attributes
            if !node.identifier.isEmpty { attributes["id"] = node.identifier }
            return [.attributes(attributes)]
        }
        $0.method("GetApplication", returns: "(so)") { object, _ in [object.table.reference(0)] }
        $0.method("GetInterfaces", returns: "as") { object, _ in [.strings(object.interfaces.map(\.name))] }
    }

    /// The index among the children of the parent; −1 for the application, and for a node without a parent.
    var indexInParent: Int {
        guard let node, number != 0 else { return -1 }
        return node.parentNode?.index(ofChildNode: node) ?? -1
    }
}

extension AccessibilityRelation.Kind {
    /// The number in AT-SPI.
    fileprivate var number: UInt32 {
        switch self {
        case .labelFor: 1
        case .labelledBy: 2
        case .controllerFor: 3
        case .controlledBy: 4
        case .memberOf: 5
        case .popupFor: 15
        case .describedBy: 18
        }
    }
}
