import AccessibilityTree
import DBus

extension ATSPIObject {
    static let value = DBusInterface("org.a11y.atspi.Value", of: ATSPIObject.self) {
        $0.property("MinimumValue", "d", announcesChanges: false) { .finite(try $0.requireValue().minimumValue) }
        $0.property("MaximumValue", "d", announcesChanges: false) { .finite(try $0.requireValue().maximumValue) }
        $0.property("MinimumIncrement", "d", announcesChanges: false) { .finite(try $0.requireValue().valueStep) }
        $0.property("Text", "s", announcesChanges: false) { .text(try $0.requireValue().valueText) }
        $0.property(
            "CurrentValue", "d", announcesChanges: false, get: { .finite(try $0.requireValue().currentValue) },
            set: { object, value in
                guard let number = value.number, number.isFinite else {
                    throw DBusError("InvalidArgs", "The value is not a finite number.")
                }
                object.table.later { _ = try? object.requireValue().setCurrentValue(number) }
            })
    }

    private func requireValue() throws -> any AccessibilityValueFacet {
        if let facet = try requireNode().valueFacet { return facet }
        throw DBusError("UnknownInterface", "The object at '\(path)' has no value.")
    }
}
