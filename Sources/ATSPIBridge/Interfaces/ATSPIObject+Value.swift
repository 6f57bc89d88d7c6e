import AccessibilityTree
import DBus

extension ATSPIObject {
    static let value = DBusInterface("org.a11y.atspi.Value", of: ATSPIObject.self) {
        $0.property("MinimumValue", "d", announcesChanges: false) { .finite(try $0.requireValue().minimumValue) }
        $0.property("MaximumValue", "d", announcesChanges: false) { .finite(try $0.requireValue().maximumValue) }
        $0.property("MinimumIncrement", "d", announcesChanges: false) { .finite(try $0.requireValue().valueStep) }
        $0.property("Text", "s", announcesChanges: false) { .text(try $0.requireValue().valueText) }
        $0.deferredProperty(
            "CurrentValue", "d", announcesChanges: false, get: { .finite(try $0.requireValue().currentValue) },
            set: { object, value, call in
                guard let number = value.number, number.isFinite else {
                    throw DBusError("InvalidArgs", "The value is not a finite number.")
                }
                // The answer is sent after the change, because readers then ask for the new value (AS-27).
                object.table.later {
                    do {
                        _ = try object.requireValue().setCurrentValue(number)
                        call.reply()
                    } catch {
                        call.fail(error)
                    }
                }
            })
    }

    private func requireValue() throws -> any AccessibilityValueFacet {
        if let facet = try requireNode().valueFacet { return facet }
        throw DBusError("UnknownInterface", "The object at '\(path)' has no value.")
    }
}
