import AccessibilityTree
import DBus

extension ATSPIObject {
    static let selection = DBusInterface("org.a11y.atspi.Selection", of: ATSPIObject.self) {
        $0.property("NSelectedChildren", "i", announcesChanges: false) {
            .count(try $0.requireSelection().selectedChildCount)
        }
        $0.method("GetSelectedChild", takes: "i", returns: "(so)") { object, call in
            [object.table.reference(to: try object.selectedChild(call))]
        }
        $0.method("IsChildSelected", takes: "i", returns: "b") { object, call in
            let index = call.integer(0)
            return [.boolean(try index >= 0 && object.requireSelection().isChildSelected(at: index))]
        }
        $0.actingMethod("SelectChild", takes: "i") { object, call in try object.setSelected(true, call.integer(0)) }
        $0.actingMethod("DeselectChild", takes: "i") { object, call in try object.setSelected(false, call.integer(0)) }
        $0.actingMethod("DeselectSelectedChild", takes: "i") { object, call in
            guard let child = try object.selectedChild(call),
                let index = try object.requireNode().index(ofChildNode: child)
            else { return false }
            return try object.setSelected(false, index)
        }
        $0.actingMethod("SelectAll") { object, _ in try object.requireSelection().selectAllChildren() }
        $0.actingMethod("ClearSelection") { object, _ in try object.requireSelection().clearChildSelection() }
    }

    private func requireSelection() throws -> any AccessibilitySelectionFacet {
        if let facet = try requireNode().selectionFacet { return facet }
        throw DBusError("UnknownInterface", "The children of the object at '\(path)' cannot be selected.")
    }

    private func selectedChild(_ call: DBusCall) throws -> (any AccessibilityNode)? {
        let index = call.integer(0)
        return index >= 0 ? try requireSelection().selectedChild(at: index) : nil
    }

    private func setSelected(_ isSelected: Bool, _ index: Int) throws -> Bool {
        index >= 0 ? try requireSelection().setChildSelected(isSelected, at: index) : false
    }
}
