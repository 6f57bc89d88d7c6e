import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of clipboard operations that every display server must support.
@MainActor @Suite(.serialized) struct ClipboardContractTests {
    nonisolated static let backends = Backend.available.filter { $0 != .xorgTouch }
    private static let text = ClipboardContent.text

    private func content(_ text: String, _ more: [String: Data] = [:]) -> ClipboardContent {
        ClipboardContent(types: [Self.text] + more.keys.sorted()) { type in
            type == Self.text ? Data(text.utf8) : more[type]
        }
    }

    @Test("What was put on a board is there, on this board only", arguments: backends)
    func keeps(_ backend: Backend) throws {
        let rig = try Rig(backend, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        #expect(clipboard.content(of: .clipboard) == nil)
        #expect(clipboard.types(of: .clipboard, within: 1) == .failure(.empty))
        let count = clipboard.changeCount(of: .clipboard)
        #expect(clipboard.setContent(content("한글", ["application/x-test": Data([1, 0, 2])]), of: .clipboard))
        #expect(clipboard.changeCount(of: .clipboard) == count + 1)
        #expect(clipboard.types(of: .clipboard, within: 1) == .success([Self.text, "application/x-test"]))
        #expect(clipboard.data(ofType: Self.text, on: .clipboard, within: 1) == .success(Data("한글".utf8)))
        #expect(
            clipboard.data(ofType: "application/x-test", on: .clipboard, within: 1) == .success(Data([1, 0, 2])))
        #expect(clipboard.data(ofType: "image/png", on: .clipboard, within: 1) == .failure(.typeUnavailable))
        #expect(clipboard.types(of: .selection, within: 1) == .failure(.empty))
        rig.server.serve(for: 0.05)
        #expect(clipboard.changeCount(of: .clipboard) == count + 1)
    }

    @Test("A board can be emptied, and that counts as one change", arguments: backends)
    func empties(_ backend: Backend) throws {
        let rig = try Rig(backend, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        clipboard.setContent(content("a"), of: .selection)
        let count = clipboard.changeCount(of: .selection)
        #expect(clipboard.setContent(nil, of: .selection))
        rig.server.serve(for: 0.05)
        #expect(clipboard.changeCount(of: .selection) == count + 1)
        #expect(clipboard.content(of: .selection) == nil)
        #expect(clipboard.data(ofType: Self.text, on: .selection, within: 1) == .failure(.empty))
    }

    @Test("Without waiting, the answer comes later, once", arguments: backends)
    func asynchronous(_ backend: Backend) throws {
        let rig = try Rig(backend, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        var answers: [Result<Data, ClipboardError>] = []
        clipboard.readData(ofType: Self.text, on: .clipboard) { answers.append($0) }
        #expect(answers.isEmpty)
        try rig.expectSoon("empty") { answers == [.failure(.empty)] }
        clipboard.setContent(content("x"), of: .clipboard)
        clipboard.readData(ofType: Self.text, on: .clipboard) { answers.append($0) }
        #expect(answers.count == 1)
        try rig.expectSoon("told") { answers.last == .success(Data("x".utf8)) }
        rig.server.serve(for: 0.05)
        #expect(answers.count == 2)
    }

    @Test("A request that is cancelled ends at once, and is not answered any more", arguments: backends)
    func cancels(_ backend: Backend) throws {
        let rig = try Rig(backend, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        clipboard.setContent(content("x"), of: .clipboard)
        var answers: [Result<[String], ClipboardError>] = []
        let request = clipboard.readTypes(of: .clipboard) { answers.append($0) }
        request.cancel()
        #expect(answers == [.failure(.cancelled)])
        request.cancel()
        rig.server.serve(for: 0.05)
        #expect(answers.count == 1)
    }

    @Test("Data are made only when somebody asks, and absent data are no type", arguments: backends)
    func lazy(_ backend: Backend) throws {
        let rig = try Rig(backend, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        var asked: [String] = []
        let content = ClipboardContent(types: ["a/a", "", "b/b", "a/a"]) { type in
            asked.append(type)
            return type == "a/a" ? Data([7]) : nil
        }
        #expect(content.types == ["a/a", "b/b"])
        clipboard.setContent(content, of: .clipboard)
        rig.server.serve(for: 0.05)
        #expect(asked.isEmpty)
        #expect(clipboard.data(ofType: "a/a", on: .clipboard, within: 1) == .success(Data([7])))
        #expect(clipboard.data(ofType: "b/b", on: .clipboard, within: 1) == .failure(.typeUnavailable))
        #expect(asked == ["a/a", "b/b"])
    }

    @Test("After the end of the connection nothing is there and nothing can be put there", arguments: backends)
    func disconnected(_ backend: Backend) throws {
        let rig = try Rig(backend, ownsDisplay: true)
        let clipboard = rig.server.clipboard
        clipboard.setContent(content("x"), of: .clipboard)
        rig.server.disconnect()
        #expect(!clipboard.setContent(content("y"), of: .clipboard))
        #expect(clipboard.types(of: .clipboard, within: 1) == .failure(.disconnected))
        #expect(clipboard.content(of: .clipboard) == nil)
    }
}
