import Foundation
import Testing

@testable import UIKit

/// Item providers.
@MainActor @Suite struct ItemProviderTests {
    private func data(_ provider: NSItemProvider, _ type: String) async -> (Data?, (any Error)?) {
        await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { continuation.resume(returning: ($0, $1)) }
        }
    }

    private func object<T>(
        _ provider: NSItemProvider, _ type: T.Type
    ) async -> T? where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading {
        await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: type) { value, _ in continuation.resume(returning: value) }
        }
    }

    @Test("IP-01: representations keep their order; types conform to kinds of types")
    func types() {
        let provider = NSItemProvider()
        for type in ["public.png", "public.utf8-plain-text", "com.example.own"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(Data(type.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.utf8-plain-text", "com.example.own"])
        for type in ["public.image", "public.text", "public.data", "public.item", "com.example.own", "public.png"] {
            #expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)")
        }
        for type in ["public.jpeg", "public.movie", "public.url", ""] {
            #expect(!provider.hasItemConformingToTypeIdentifier(type), "\(type)")
        }
        #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.png", fileOptions: .openInPlace))
    }

    @Test("IP-02: data is loaded asynchronously, of the exact type before a kind of it")
    func loading() async {
        let provider = NSItemProvider()
        for type in ["public.png", "public.jpeg"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(Data(type.utf8), nil)
                return nil
            }
        }
        #expect(await data(provider, "public.jpeg").0 == Data("public.jpeg".utf8))
        #expect(await data(provider, "public.image").0 == Data("public.png".utf8))
        let missing = await data(provider, "public.movie")
        #expect(missing.0 == nil)
        #expect((missing.1 as? NSError)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect((missing.1 as? NSError)?.domain == "NSItemProviderErrorDomain")
    }

    @Test("IP-03: the completion handler is called once, though the app's closure calls twice")
    func once() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            return nil
        }
        final class Count: @unchecked Sendable { var values: [Data?] = [] }
        let count = Count()
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in count.values.append(data) }
        #expect(count.values.isEmpty)
        _ = await data(provider, "public.data")
        #expect(count.values == [Data([1])])
    }

    @Test("IP-04: cancelling the progress ends the load with an error, once")
    func cancelling() async {
        let provider = NSItemProvider()
        final class Held: @unchecked Sendable { var completion: (@Sendable (Data?, (any Error)?) -> Void)? }
        let held = Held()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            held.completion = $0
            return nil
        }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                continuation.resume(returning: error)
            }
            DispatchQueue.main.async { progress.cancel() }
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
        // Too late.
        held.completion?(Data(), nil)
        _ = await data(provider, "public.png")
    }

    @Test("IP-05: strings, URLs, images, colors and attributed strings are written and read")
    func objects() async throws {
        #expect(await object(NSItemProvider(object: "Zürich"), String.self) == "Zürich")
        let url = try #require(URL(string: "https://example.com/a?b=c"))
        let link = NSItemProvider(object: url)
        #expect(link.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        #expect(await object(link, URL.self) == url)
        #expect(await object(link, String.self) == "https://example.com/a?b=c")
        let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/Report 1.pdf"))
        #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        #expect(file.suggestedName == "Report 1" && !file.canLoadObject(ofClass: String.self))
        #expect(await object(file, URL.self)?.path == "/tmp/Report 1.pdf")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let picture = NSItemProvider(object: image)
        #expect(picture.canLoadObject(ofClass: UIImage.self) && !picture.canLoadObject(ofClass: UIColor.self))
        let read: UIImage? = await withCheckedContinuation { continuation in
            picture.loadObject(ofClass: UIImage.self) { value, _ in continuation.resume(returning: value as? UIImage) }
        }
        #expect(read?.cgImage?.width == image.cgImage?.width)
        let color: UIColor? = await withCheckedContinuation { continuation in
            NSItemProvider(object: UIColor(red: 1, green: 0, blue: 0, alpha: 1)).loadObject(ofClass: UIColor.self) {
                value, _ in continuation.resume(returning: value as? UIColor)
            }
        }
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let styled = NSItemProvider(object: NSAttributedString(string: "bold"))
        #expect(await object(styled, String.self) == "bold")
    }

    @Test("IP-07: the pasteboard exchanges item providers, also with data that is provided later")
    func pasteboard() async throws {
        let board = UIPasteboard.withUniqueName()
        defer { UIPasteboard.remove(withName: board.name) }
        let late = NSItemProvider()
        late.registerDataRepresentation(forTypeIdentifier: "com.example.late", visibility: .all) { completion in
            DispatchQueue.main.async { completion(Data([7]), nil) }
            return nil
        }
        late.registerDataRepresentation(forTypeIdentifier: "com.example.own", visibility: .ownProcess) {
            $0(Data(), nil)
            return nil
        }
        board.setItemProviders([NSItemProvider(object: "Oslo"), late], localOnly: false, expirationDate: nil)
        #expect(board.string == "Oslo" && board.numberOfItems == 2)
        #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["com.example.late"]])
        let providers = board.itemProviders
        #expect(await object(providers[0], String.self) == "Oslo")
        _ = await data(late, "com.example.late")
        #expect(board.data(forPasteboardType: "com.example.late", inItemSet: IndexSet(integer: 1)) == [Data([7])])
        #expect(await data(providers[1], "com.example.late").0 == Data([7]))
        board.setObjects([NSURL(fileURLWithPath: "/tmp/a")])
        #expect(board.url?.path == "/tmp/a")
    }

    @Test("IP-06: a file is copied for the receiver, and the copy is deleted after the completion handler")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("provider-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = folder.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: original)
        let provider = try #require(NSItemProvider(contentsOf: original))
        #expect(provider.suggestedName == "note" && provider.registeredTypeIdentifiers.first == "public.plain-text")
        let copy: (URL?, Data?) = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                continuation.resume(returning: (url, url.flatMap { try? Data(contentsOf: $0) }))
            }
        }
        #expect(copy.0?.lastPathComponent == "note.txt" && copy.0 != original && copy.1 == Data("text".utf8))
        _ = await data(provider, "public.text")
        #expect(copy.0.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        let place: (URL?, Bool) = await withCheckedContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
                continuation.resume(returning: (url, isInPlace))
            }
        }
        #expect(place.0 == original && place.1)
        #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("missing")) == nil)
        // Data becomes a file with the suggested name and the extension of the type.
        let text = NSItemProvider(object: "Hello")
        text.suggestedName = "a/b"
        let name: String? = await withCheckedContinuation { continuation in
            text.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
                continuation.resume(returning: url?.lastPathComponent)
            }
        }
        #expect(name == "a:b.txt")
    }
}
