import AccessibilityTree
import CoreGraphics
import DBus

extension ATSPIObject {
    private static let widgetLayer: UInt32 = 3
    private static let windowLayer: UInt32 = 7

    static let component = DBusInterface("org.a11y.atspi.Component", of: ATSPIObject.self) {
        $0.method("Contains", takes: "iiu", returns: "b") { object, call in
            let node = try object.requireNode()
            let geometry = ATSPIGeometry(object, node, call.integer(2))
            return [.boolean(node.nodeFrame.contains(geometry.point(x: call.integer(0), y: call.integer(1))))]
        }
        $0.method("GetAccessibleAtPoint", takes: "iiu", returns: "(so)") { object, call in
            let node = try object.requireNode()
            let geometry = ATSPIGeometry(object, node, call.integer(2))
            return [
                object.table.reference(to: node.node(at: geometry.point(x: call.integer(0), y: call.integer(1))))
            ]
        }
        $0.method("GetExtents", takes: "u", returns: "(iiii)") { object, call in
            [.structure(try object.extents(call.integer(0)))]
        }
        $0.method("GetPosition", takes: "u", returns: "ii") { object, call in
            Array(try object.extents(call.integer(0)).prefix(2))
        }
        $0.method("GetSize", returns: "ii") { object, _ in Array(try object.extents(0).suffix(2)) }
        $0.method("GetLayer", returns: "u") { object, _ in
            let isWindow = try object.requireNode().parentNode === object.table.root
            return [.uint32(isWindow ? windowLayer : widgetLayer)]
        }
        $0.method("GetMDIZOrder", returns: "n") { _, _ in [.int16(0)] }
        $0.method("GetAlpha", returns: "d") { _, _ in [.double(1)] }
        $0.actingMethod("GrabFocus") { object, _ in try object.requireNode().grabFocus() }
        // The app decides where its elements are.
        for (name, arguments) in [("SetExtents", "iiiiu"), ("SetPosition", "iiu"), ("SetSize", "ii")] {
            $0.method(name, takes: arguments, returns: "b") { _, _ in [.boolean(false)] }
        }
        $0.actingMethod("ScrollTo", takes: "u") { object, _ in try object.requireNode().scrollIntoView() }
        $0.actingMethod("ScrollToPoint", takes: "uii") { object, _ in try object.requireNode().scrollIntoView() }
    }

    private func extents(_ type: Int) throws -> [DBusValue] {
        let node = try requireNode()
        return ATSPIGeometry(self, node, type).pixels(node.nodeFrame)
    }
}
