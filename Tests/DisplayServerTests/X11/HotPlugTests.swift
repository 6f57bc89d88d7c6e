import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of input devices that are added and removed.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct HotPlugTests {
    /// Returns the ID of the master pointer with a name, or nil if it does not exist.
    private func pointers(_ client: XClient, named name: String) throws -> Int32? {
        try client.perform { display in
            var count: Int32 = 0
            guard let list = XIQueryDevice(display, XIAllMasterDevices, &count) else { return nil }
            defer { XIFreeDeviceInfo(list) }
            return (0..<Int(count)).map { list[$0] }.first {
                $0.use == XIMasterPointer && String(cString: $0.name) == name + " pointer"
            }?.deviceid
        }
    }

    @Test("pointers can be added and removed")
    func pointersCanBeAddedAndRemoved() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let server = try fixture.x11
        let client = try #require(fixture.display).client()
        let before = server.deviceCount
        #expect(before > 0)
        try client.perform { display in
            try "second".withCString { name in
                var change = XIAnyHierarchyChangeInfo()
                change.add.type = XIAddMaster
                change.add.name = UnsafeMutablePointer(mutating: name)
                change.add.send_core = 1
                change.add.enable = 1
                try #require(XIChangeHierarchy(display, &change, 1) == 0)
            }
        }
        try fixture.expectSoon("the device is added") { server.deviceCount > before }
        let second = try #require(try pointers(client, named: "second"))
        let window = try #require(client.window(titled: "Test"))
        _ = try client.perform { XIWarpPointer($0, second, 0, window, 0, 0, 0, 0, 50, 60) }
        try fixture.expectSoon("the pointer moves") {
            fixture.recorder.pointerSamples.last?.location == CGPoint(x: 50, y: 60)
        }
        try client.perform { display in
            var change = XIAnyHierarchyChangeInfo()
            change.remove.type = XIRemoveMaster
            change.remove.deviceid = second
            change.remove.return_mode = XIFloating
            try #require(XIChangeHierarchy(display, &change, 1) == 0)
        }
        try fixture.expectSoon("the device is removed") { server.deviceCount == before }
        fixture.recorder.clear()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 70, y: 80))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.buttons.map(\.location) == [CGPoint(x: 70, y: 80), CGPoint(x: 70, y: 80)])
    }
}
