/// Describes nodes in the XML format of D-Bus, for programs that inspect them.
@MainActor enum DBusIntrospection {
    private static let documentType = """
        <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">

        """

    static func description(of node: DBusNode) -> String {
        var text = documentType + "<node>\n"
        let standard = node.object == nil ? [DBusStandardInterface.introspectable] : DBusStandardInterface.all
        for interface in standard + node.interfaces { append(interface, to: &text) }
        for name in node.childNames { text += " <node name=\"\(name)\"/>\n" }
        return text + "</node>\n"
    }

    private static func append(_ interface: DBusInterface, to text: inout String) {
        text += " <interface name=\"\(interface.name)\">\n"
        for method in interface.methods.values.sorted(by: { $0.name < $1.name }) {
            text += "  <method name=\"\(method.name)\">\n"
            append(method.arguments, " direction=\"in\"", to: &text)
            append(method.results, " direction=\"out\"", to: &text)
            text += "  </method>\n"
        }
        for (name, values) in interface.signals.sorted(by: { $0.key < $1.key }) {
            text += "  <signal name=\"\(name)\">\n"
            append(values, "", to: &text)
            text += "  </signal>\n"
        }
        for property in interface.properties.values.sorted(by: { $0.name < $1.name }) {
            let access = property.set == nil ? "read" : "readwrite"
            let head = "  <property name=\"\(property.name)\" type=\"\(property.type)\" access=\"\(access)\""
            text +=
                property.announcesChanges
                ? "\(head)/>\n"
                : """
                \(head)>
                   <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>
                  </property>

                """
        }
        text += " </interface>\n"
    }

    private static func append(_ signature: String, _ attributes: String, to text: inout String) {
        for type in DBusSignature.types(in: signature) { text += "   <arg type=\"\(type)\"\(attributes)/>\n" }
    }
}
