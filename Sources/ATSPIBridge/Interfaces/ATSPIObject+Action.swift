import AccessibilityTree
import DBus

extension ATSPIObject {
    static let action = DBusInterface("org.a11y.atspi.Action", of: ATSPIObject.self) {
        $0.property("NActions", "i", announcesChanges: false) { .count(try $0.requireNode().actions.count) }
        $0.method("GetName", takes: "i", returns: "s") { [.text(try $0.action($1)?.name ?? "")] }
        $0.method("GetLocalizedName", takes: "i", returns: "s") { [.text(try $0.action($1)?.localizedName ?? "")] }
        $0.method("GetDescription", takes: "i", returns: "s") { [.text(try $0.action($1)?.actionDescription ?? "")] }
        $0.method("GetKeyBinding", takes: "i", returns: "s") { [.text(try $0.action($1)?.keyBinding ?? "")] }
        $0.method("GetActions", returns: "a(sss)") { object, _ in
            let actions = try object.requireNode().actions.map { action in
                DBusValue.structure([
                    .text(action.localizedName), .text(action.actionDescription), .text(action.keyBinding),
                ])
            }
            return [.array(of: "(sss)", actions)]
        }
        $0.actingMethod("DoAction", takes: "i") { object, call in
            let node = try object.requireNode()
            let index = call.integer(0)
            return node.actions.indices.contains(index) && node.performAction(at: index)
        }
    }

    private func action(_ call: DBusCall) throws -> AccessibilityAction? {
        let actions = try requireNode().actions
        let index = call.integer(0)
        return actions.indices.contains(index) ? actions[index] : nil
    }
}
