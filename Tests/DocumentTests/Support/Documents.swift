import Foundation
import UIKit

@testable import UIKit

/// A document of text that records what happens to it.
class TextDocument: UIDocument {
    var text = ""
    var errors: [any Error] = []
    var loads: [String] = []
    var failure: (any Error)?

    required override init(fileURL url: URL) { super.init(fileURL: url) }

    override func contents(forType typeName: String) throws -> Any {
        if let failure { throw failure }
        return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        if let failure { throw failure }
        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        loads.append(text)
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        errors.append(error)
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    func edit(_ text: String) {
        self.text = text
        updateChangeCount(.done)
    }
}

/// A document that is saved automatically in the state folder only.
final class RecoveryDocument: TextDocument {
    override class var autosavesInPlace: Bool { false }
    override class var autosavingDelay: TimeInterval { 3 }
}

/// A folder for a document, with a state folder that replaces the user's.
@MainActor final class DocumentStage {
    let folder = Folder()

    init() { DocumentFolders.stateOverride = folder["state"] }

    func url(_ name: String = "a.txt") -> URL { URL(fileURLWithPath: folder[name]) }

    /// The files with contents in the state folder.
    var stored: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder["state/documents"])) ?? [])
            .filter { $0.hasSuffix(".recovery") || $0.hasSuffix(".version") }
    }

    /// Opens a document with a file.
    func open<Document: TextDocument>(_ type: Document.Type, _ text: String) async -> Document {
        folder.put(text, "a.txt")
        let document = Document(fileURL: url())
        await document.open()
        return document
    }

    /// Waits until a condition is met, at most five seconds.
    func wait(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<500 where !condition() { try? await Task.sleep(for: .milliseconds(10)) }
        return condition()
    }

    /// Replaces the file as another program does.
    func replace(_ text: String, _ name: String = "a.txt") {
        folder.put(text, name + ".new")
        rename(folder[name + ".new"], folder[name])
    }
}
