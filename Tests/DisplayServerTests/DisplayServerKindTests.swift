import CoreGraphics
import DisplayServer
import SystemSupport
import Testing

/// Tests of the choice of a display server by the environment.
@MainActor @Suite struct DisplayServerKindTests {
    @Test("the server is an X server, unless the process links UIKitTesting", arguments: [true, false])
    func standardKind(_ isMain: Bool) throws {
        for display in [[:], ["UIKIT_DISPLAY": ""]] {
            let app = ProcessEnvironment(display)
            #expect(try DisplayServerKind.selected(by: app, isMain: isMain) == .x11)
            let test = ProcessEnvironment(display.merging(["UIKIT_TESTING": "1"]) { $1 })
            #expect(try DisplayServerKind.selected(by: test, isMain: isMain) == (isMain ? .x11 : .headless))
        }
    }

    @Test("UIKIT_DISPLAY selects the server in every process", arguments: DisplayServerKind.allCases, [true, false])
    func environmentSelectsTheKind(_ kind: DisplayServerKind, _ isMain: Bool) throws {
        for testing in [[:], ["UIKIT_TESTING": "1"]] {
            let environment = ProcessEnvironment(testing.merging(["UIKIT_DISPLAY": kind.rawValue]) { $1 })
            #expect(try DisplayServerKind.selected(by: environment, isMain: isMain) == kind)
        }
    }

    @Test("an invalid value is an error that names the valid ones")
    func invalidValuesAreErrors() throws {
        let error = #expect(throws: DisplayError.self) {
            try DisplayServerKind.selected(by: ["UIKIT_DISPLAY": "wayland"], isMain: true)
        }
        #expect(error?.description == "invalid UIKIT_DISPLAY \"wayland\": use \"x11\" or \"headless\"")
    }

    @Test("a headless server needs no display, and no work beside it")
    func headlessServersOpen() throws {
        let server = try DisplayServerKind.headless.open(displayName: ":none") {
            Issue.record("there is nothing to wait for")
        }
        #expect(server is HeadlessServer)
        #expect(server.isConnected)
        server.disconnect()
    }

    @Test("other work begins before waiting for an X server")
    func otherWorkBegins() throws {
        var hasBegun = false
        #expect(throws: DisplayError.self) {
            try DisplayServerKind.x11.open(displayName: ":none", environment: [:]) { hasBegun = true }
        }
        #expect(hasBegun)
    }
}
