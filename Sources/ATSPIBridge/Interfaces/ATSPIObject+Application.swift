import DBus

extension ATSPIObject {
    /// The interface of the root.
    static let application = DBusInterface("org.a11y.atspi.Application", of: ATSPIObject.self) {
        $0.property("ToolkitName", "s", announcesChanges: false) { .text($0.table.source.accessibilityToolkit.name) }
        $0.property("Version", "s", announcesChanges: false) { .text($0.table.source.accessibilityToolkit.version) }
        $0.property("ToolkitVersion", "s", announcesChanges: false) {
            .text($0.table.source.accessibilityToolkit.version)
        }
        $0.property("AtspiVersion", "s", announcesChanges: false) { _ in .string("2.1") }
        $0.property(
            "Id", "i", announcesChanges: false, get: { .int32($0.table.applicationNumber) },
            set: { object, value in object.table.applicationNumber = Int32(clamping: value.integer ?? 0) })

        $0.method("GetLocale", takes: "u", returns: "s") { object, _ in
            [.text(object.table.source.accessibilityLocaleIdentifier)]
        }
        // No socket of its own: readers use the bus (AS-15).
        $0.method("GetApplicationBusAddress", returns: "s") { _, _ in [.string("")] }
    }
}
