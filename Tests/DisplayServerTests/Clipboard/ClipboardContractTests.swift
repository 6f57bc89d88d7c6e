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

    @Test("content is stored in one selection only", arguments: backends)
    func contentIsStoredInOneSelection(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
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
        fixture.server.serve(for: 0.05)
        #expect(clipboard.changeCount(of: .clipboard) == count + 1)
    }

    @Test("clearing a selection is one change", arguments: backends)
    func clearingIsOneChange(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
        clipboard.setContent(content("a"), of: .selection)
        let count = clipboard.changeCount(of: .selection)
        #expect(clipboard.setContent(nil, of: .selection))
        fixture.server.serve(for: 0.05)
        #expect(clipboard.changeCount(of: .selection) == count + 1)
        #expect(clipboard.content(of: .selection) == nil)
        #expect(clipboard.data(ofType: Self.text, on: .selection, within: 1) == .failure(.empty))
    }

    @Test("an asynchronous read calls its handler once, later", arguments: backends)
    func asynchronousReadsCallTheirHandlerOnce(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
        var results: [Result<Data, ClipboardError>] = []
        clipboard.readData(ofType: Self.text, on: .clipboard) { results.append($0) }
        #expect(results.isEmpty)
        try fixture.expectSoon("empty") { results == [.failure(.empty)] }
        clipboard.setContent(content("x"), of: .clipboard)
        clipboard.readData(ofType: Self.text, on: .clipboard) { results.append($0) }
        #expect(results.count == 1)
        try fixture.expectSoon("the text arrives") { results.last == .success(Data("x".utf8)) }
        fixture.server.serve(for: 0.05)
        #expect(results.count == 2)
    }

    @Test("a cancelled request ends immediately and calls its handler once", arguments: backends)
    func cancelledRequestsEndImmediately(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
        clipboard.setContent(content("x"), of: .clipboard)
        var results: [Result<[String], ClipboardError>] = []
        let request = clipboard.readTypes(of: .clipboard) { results.append($0) }
        request.cancel()
        #expect(results == [.failure(.cancelled)])
        request.cancel()
        fixture.server.serve(for: 0.05)
        #expect(results.count == 1)
    }

    @Test("data is created on request, and missing data makes a type unavailable", arguments: backends)
    func dataIsCreatedOnRequest(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
        var requestedTypes: [String] = []
        let content = ClipboardContent(types: ["a/a", "", "b/b", "a/a"]) { type in
            requestedTypes.append(type)
            return type == "a/a" ? Data([7]) : nil
        }
        #expect(content.types == ["a/a", "b/b"])
        clipboard.setContent(content, of: .clipboard)
        fixture.server.serve(for: 0.05)
        #expect(requestedTypes.isEmpty)
        #expect(clipboard.data(ofType: "a/a", on: .clipboard, within: 1) == .success(Data([7])))
        #expect(clipboard.data(ofType: "b/b", on: .clipboard, within: 1) == .failure(.typeUnavailable))
        #expect(requestedTypes == ["a/a", "b/b"])
    }

    @Test("the clipboard is empty and cannot be set after disconnecting", arguments: backends)
    func clipboardIsUnavailableAfterDisconnecting(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, ownsDisplay: true)
        let clipboard = fixture.server.clipboard
        clipboard.setContent(content("x"), of: .clipboard)
        fixture.server.disconnect()
        #expect(!clipboard.setContent(content("y"), of: .clipboard))
        #expect(clipboard.types(of: .clipboard, within: 1) == .failure(.disconnected))
        #expect(clipboard.content(of: .clipboard) == nil)
    }
}
