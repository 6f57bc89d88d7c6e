import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of drags that promise files to other X clients.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct PromisedFileSourceTests {
    /// A folder in which files are saved, and the requests to save them.
    @MainActor private final class Saves {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("promise-\(UUID().uuidString)")
        var urls: [URL] = []
        var succeeds = true

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        isolated deinit { try? FileManager.default.removeItem(at: folder) }

        func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

        var promise: PromisedFile {
            PromisedFile(name: "a b.txt") { [unowned self] url, completion in
                urls.append(url)
                completion(succeeds && (try? Data("Hello".utf8).write(to: url)) != nil)
                return {}
            }
        }
    }

    private func begin(_ stage: DragFixture, _ saves: Saves) throws {
        try stage.press(true)
        try stage.begin(
            DragContent(types: ["image/png"], promisedFile: saves.promise) { $1(Data($0.utf8)) },
            operations: .copy)
    }

    @Test("DD-11: the target of a drop lets the source save the promised file")
    func saving() throws {
        let stage = try DragFixture(.xvfb)
        let saves = try Saves()
        let target = try stage.target(wanted: ["XdndDirectSave0", "image/png"])
        target.promisedFilePlace = saves.file("chosen name.txt").absoluteString
        try begin(stage, saves)
        try stage.move(650, 150, target)
        let enter = try #require(target.messages("Enter").first)
        let offered = try enter.data[2...4].filter { $0 != 0 }.map { try target.client.name(of: $0) }
        #expect(offered.contains("XdndDirectSave0") && offered.contains("image/png"))
        try stage.press(false)
        try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished copy" }
        #expect(target.promisedName == "a b.txt")
        #expect(target.data["XdndDirectSave0"] == Array("S".utf8))
        #expect(target.data["image/png"] == Array("image/png".utf8))
        #expect(saves.urls == [saves.file("chosen name.txt")])
        #expect(try Data(contentsOf: saves.file("chosen name.txt")) == Data("Hello".utf8))
    }

    @Test("DD-11: a drag without a promised file does not offer one, and each window gets the name again")
    func offering() throws {
        let stage = try DragFixture(.xvfb)
        let saves = try Saves()
        let plain = try stage.target()
        try stage.begin([("image/png", "x")])
        try stage.move(650, 150, plain)
        let types = plain.messages("Enter")[0].data[2...4]
        #expect(try plain.client.name(of: types[2]) == "image/png" && types[3] == 0)
        try stage.press(false)
        try stage.expectSoon("finished", plain) { stage.recorder.log.last == "finished copy" }
        try stage.move(150, 150)
        try begin(stage, saves)
        try stage.move(650, 150, plain)
        let window = Window(plain.messages("Enter")[1].data[0])
        #expect(plain.client.text(of: window, property: "XdndDirectSave0") == "a b.txt")
        try plain.client.perform {
            XClient.setText(Array("file:///tmp/old".utf8), property: "XdndDirectSave0", of: window, $0)
        }
        try stage.move(550, 50, plain)
        try stage.move(650, 150, plain)
        #expect(plain.client.text(of: window, property: "XdndDirectSave0") == "a b.txt")
        try stage.press(false)
    }

    @Test(
        "DD-11: a place that is no file on this machine is refused",
        arguments: ["http://x/y", "file://elsewhere.example/tmp/x", "file:///tmp/../tmp/x", "/tmp/x", "", "a b.txt"])
    func badPlaces(_ place: String) throws {
        let stage = try DragFixture(.xvfb)
        let saves = try Saves()
        let target = try stage.target(wanted: ["XdndDirectSave0"])
        target.promisedFilePlace = place
        try begin(stage, saves)
        try stage.move(650, 150, target)
        try stage.press(false)
        try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished copy" }
        #expect(target.data["XdndDirectSave0"] == Array("F".utf8) && saves.urls.isEmpty)
    }

    @Test("DD-11: no client can choose a place before the drop")
    func beforeTheDrop() throws {
        let stage = try DragFixture(.xvfb)
        let saves = try Saves()
        let target = try stage.target()
        try begin(stage, saves)
        try stage.move(650, 150, target)
        let window = Window(try #require(target.messages("Enter").first).data[0])
        let place = Array(saves.file("stolen").absoluteString.utf8)
        let spy = try SimulatedSelectionOwner(
            displayName: try #require(stage.fixture.display).displayName, selection: "SPY"
        ) { _ in .refusal }
        defer { spy.close() }
        try spy.client.perform { XClient.setText(place, property: "XdndDirectSave0", of: window, $0) }
        try spy.ask(for: "XdndDirectSave0", of: "XdndSelection")
        try stage.fixture.expectSoon("answered") {
            try? spy.serve()
            return !spy.conversions.isEmpty
        }
        #expect(spy.conversions == [false] && saves.urls.isEmpty)
        try stage.press(false)
        stage.serve(target)
    }

    @Test("DD-11: a target can try four places, and saves one file")
    func attempts() throws {
        let stage = try DragFixture(.xvfb)
        let saves = try Saves()
        saves.succeeds = false
        let target = try stage.target(wanted: Array(repeating: "XdndDirectSave0", count: 6))
        target.promisedFilePlace = saves.file("x").absoluteString
        try begin(stage, saves)
        try stage.move(650, 150, target)
        try stage.press(false)
        try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished copy" }
        #expect(saves.urls.count == 4 && target.data["XdndDirectSave0"] == Array("E".utf8))
        #expect(target.refused == ["XdndDirectSave0", "XdndDirectSave0"])
        try stage.move(150, 150)
        let other = try Saves()
        try begin(stage, other)
        target.wanted = ["XdndDirectSave0", "XdndDirectSave0"]
        target.promisedFilePlace = other.file("x").absoluteString
        try stage.move(650, 150, target)
        try stage.press(false)
        try stage.expectSoon("finished again", target) {
            stage.recorder.log.filter { $0 == "finished copy" }.count == 2
        }
        #expect(other.urls.count == 1 && target.refused.count == 3)
    }
}
