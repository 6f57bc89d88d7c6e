import Testing

@testable import DBus

/// Tests of the addresses of buses.
struct DBusAddressTests {
    @Test(
        "an address is a file system socket or an abstract socket",
        arguments: [
            ("unix:path=/run/bus", "unix:path=/run/bus"), ("unix:abstract=x,guid=1", "unix:abstract=x"),
            ("tcp:host=a;unix:guid=2,path=/b%20c", "unix:path=/b%20c"), ("unix:path=/é;", "unix:path=/%c3%a9"),
            ("unix:", nil), ("unix:path=", nil), ("tcp:host=a", nil), ("", nil), ("unixexec:path=/bin/true", nil),
            ("autolaunch:", nil), ("unix:path=/a%00b", nil), ("unix:path=/a%", nil), ("unix:runtime=yes", nil),
        ])
    func addressesAreParsed(_ text: String, _ expected: String?) {
        #expect(DBusAddress(text)?.text == expected)
    }

    @Test("the buses are at the addresses in the environment, or at the usual ones")
    func theBusesAreFound() {
        let both = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a", "XDG_RUNTIME_DIR": "/run/user/1"]
        #expect(DBusAddress(ofSessionBus: { both[$0] })?.text == "unix:path=/a")
        #expect(DBusAddress(ofSessionBus: { ["XDG_RUNTIME_DIR": "/run"][$0] })?.text == "unix:path=/run/bus")
        #expect(DBusAddress(ofSessionBus: { ["DBUS_SESSION_BUS_ADDRESS": ""][$0] }) == nil)
        #expect(DBusAddress(ofSystemBus: { _ in nil })?.text == "unix:path=/run/dbus/system_bus_socket")
        #expect(DBusAddress(ofSystemBus: { ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/s"][$0] })?.text == "unix:path=/s")
        let long = String(repeating: "x", count: 300)
        #expect(DBusAddress("unix:path=/\(long)") == nil)
    }
}
