import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Files that are promised to other programs, and by them, on a headless display.
@MainActor @Suite(.serialized) struct PromisedFileTests {
    /// A folder that is deleted at the end.
    @MainActor private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("promises-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        isolated deinit { try? FileManager.default.removeItem(at: url) }
        var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
        func text(_ name: String) -> String? {
            try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
        }
    }

    /// Returns a provider of a file with the text "drawing".
    private func provider(in folder: Folder, name: String? = "My Drawing") throws -> NSItemProvider {
        let file = folder.url.appendingPathComponent("original.png")
        try Data("drawing".utf8).write(to: file)
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(file, false, nil)
            return nil
        }
        return provider
    }

    /// Drags items to another program that wants a promised file in a folder.
    private func drag(
        _ providers: [NSItemProvider], to folder: Folder, _ stage: DragDropStage
    ) async throws -> HeadlessDropTarget {
        let source = stage.addSource(CGRect(x: 20, y: 20, width: 80, height: 60))
        source.items = providers.map { UIDragItem(itemProvider: $0) }
        let other = HeadlessDropTarget(frame: CGRect(x: 1000, y: 600, width: 100, height: 100))
        other.promisedFileFolder = folder.url
        try #require(stage.server).dragAndDrop.foreignTargets = [other]
        let origin = stage.window.convertToDesktop(.zero)
        try stage.drag(
            CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40),
            CGPoint(x: 1020 - origin.x, y: 620 - origin.y), releases: false)
        try stage.generator.wait(0.1)
        try stage.generator.pointerUp()
        try await stage.generator.settle(until: "the transfer ends") { stage.log.lines.contains("transferred") }
        return other
    }

    @Test("DD-11: the file of an item is saved where another program wants it")
    func saving() async throws {
        let (stage, source, target) = (try DragDropStage(isAsynchronous: true), try Folder(), try Folder())
        defer { stage.close() }
        let other = try await drag([provider(in: source)], to: target, stage)
        #expect(other.promiseAnswer == .success)
        // Nothing else remains in the folder.
        #expect(target.names == ["My Drawing.png"] && target.text("My Drawing.png") == "drawing")
    }

    @Test("DD-11: a file that exists, or a link, is not replaced", arguments: [true, false])
    func existing(isLink: Bool) async throws {
        let (stage, source, target) = (try DragDropStage(isAsynchronous: true), try Folder(), try Folder())
        defer { stage.close() }
        let old = target.url.appendingPathComponent("My Drawing.png")
        if isLink {
            try FileManager.default.createSymbolicLink(
                at: old, withDestinationURL: target.url.appendingPathComponent("missing"))
        } else {
            try Data("old".utf8).write(to: old)
        }
        let other = try await drag([provider(in: source)], to: target, stage)
        #expect(other.promiseAnswer == .error && target.names == ["My Drawing.png"])
        #expect(isLink || target.text("My Drawing.png") == "old")
    }

    @Test("DD-11: a folder is saved, too, and a failure leaves nothing behind")
    func foldersAndFailures() async throws {
        let (source, target) = (try Folder(), try Folder())
        let package = source.url.appendingPathComponent("Package.bundle")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data("part".utf8).write(to: package.appendingPathComponent("a.txt"))
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: "public.folder", visibility: .all) { completion in
            completion(package, false, nil)
            return nil
        }
        provider.suggestedName = "Package"
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let other = try await drag([provider], to: target, stage)
        #expect(other.promiseAnswer == .success && target.text("Package/a.txt") == "part")
        let failing = NSItemProvider()
        failing.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(nil, false, CocoaError(.fileNoSuchFile))
            return nil
        }
        let second = try DragDropStage(isAsynchronous: true)
        defer { second.close() }
        let failed = try await drag([failing], to: target, second)
        #expect(failed.promiseAnswer == .error && target.names == ["Package"])
    }

    @Test("DD-11: only one item with a file that has no URL is promised")
    func offering() throws {
        let folder = try Folder()
        let first = try provider(in: folder)
        #expect(ProvidedContent([first]).dragContent.promisedFile?.name == "My Drawing.png")
        #expect(ProvidedContent([try provider(in: folder, name: nil)]).dragContent.promisedFile?.name == "item.png")
        #expect(ProvidedContent([try provider(in: folder, name: "a/..")]).dragContent.promisedFile?.name == "a:...png")
        #expect(ProvidedContent([first, try provider(in: folder)]).dragContent.promisedFile == nil)
        #expect(ProvidedContent([NSItemProvider(object: "text")]).dragContent.promisedFile == nil)
        let original = folder.url.appendingPathComponent("original.png")
        let known = try #require(NSItemProvider(contentsOf: original))
        #expect(ProvidedContent([known]).dragContent.promisedFile == nil)
        let hidden = NSItemProvider()
        hidden.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .ownProcess) { _ in nil }
        #expect(ProvidedContent([hidden]).dragContent.promisedFile == nil)
    }

    // MARK: Files of other programs

    /// Drops a promised file on a view, and loads it.
    private func drop(
        _ promise: (name: String, data: Data), _ data: [(type: String, data: Data)] = [],
        manner: HeadlessClipboard.Program.Manner = .answers,
        _ load: @escaping @MainActor (NSItemProvider) -> Void, until isLoaded: () -> Bool
    ) async throws -> HeadlessForeignDrag {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let target = stage.addTarget(CGRect(x: 200, y: 20, width: 100, height: 100))
        let drag = HeadlessForeignDrag(
            server: try #require(stage.server), data: data, manner: manner, promise: promise)
        #expect(drag.move(to: stage.window.convertToDesktop(CGPoint(x: 240, y: 40))) == .operation(.copy))
        target.perform = { load($0.items[0].itemProvider) }
        #expect(drag.drop())
        try await stage.generator.settle(until: "the file is loaded", isLoaded)
        try stage.generator.wait(1)
        try await stage.generator.settle(until: "the drop is finished") { drag.isFinished }
        return drag
    }

    @Test("DT-08: the promised file of another program is a file representation of its type")
    func receiving() async throws {
        var types: [String] = []
        var name: String?
        var received: (text: String?, file: String)?
        let drag = try await drop(("Plan B.png", Data("image".utf8))) { provider in
            types = provider.registeredTypeIdentifiers(fileOptions: [])
            name = provider.suggestedName
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                let file = url?.lastPathComponent ?? ""
                MainActor.assumeIsolated { received = (text, file) }
            }
        } until: {
            received != nil
        }
        #expect(types == ["public.png"] && name == "Plan B")
        #expect(received?.text == "image" && received?.file == "Plan B.png")
        #expect(drag.loadedTypes == [DirectSave.type] && drag.performedOperation == .copy)
    }

    @Test("DT-08: the data of a type are preferred to a promised file of the type, and unknown names are data")
    func otherTypes() async throws {
        var types: [String] = []
        var data: Data?
        _ = try await drop(("x.png", Data("file".utf8)), [("image/png", Data("data".utf8))]) { provider in
            types = provider.registeredTypeIdentifiers
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { loaded, _ in
                MainActor.assumeIsolated { data = loaded ?? Data() }
            }
        } until: {
            data != nil
        }
        #expect(types == ["public.png"] && data == Data("data".utf8))
        data = nil
        _ = try await drop(("no extension", Data("file".utf8))) { provider in
            types = provider.registeredTypeIdentifiers
            provider.loadDataRepresentation(forTypeIdentifier: "public.data") { loaded, _ in
                MainActor.assumeIsolated { data = loaded ?? Data() }
            }
        } until: {
            data != nil
        }
        #expect(types == ["public.data"] && data == Data("file".utf8))
    }

    @Test("DT-08: a program that does not save its file gives an error")
    func failing() async throws {
        var error: (any Error)?
        _ = try await drop(("x.png", Data()), manner: .fails(.ownerGone)) { provider in
            provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, problem in
                MainActor.assumeIsolated { error = url == nil ? problem : nil }
            }
        } until: {
            error != nil
        }
        #expect(error != nil)
    }
}
