import UIKit

/// A program that opens one document and performs commands from its standard input, for tests that end it at any time.
///
/// Arguments: the path of the document, and "recovery" for a document that is not saved automatically in its file.
@main @MainActor enum DocumentProbe {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { return }
        let url = URL(fileURLWithPath: arguments[1])
        let isInPlace = !arguments.contains("recovery")
        let document = isInPlace ? TextDocument(fileURL: url) : RecoveryDocument(fileURL: url)
        while let line = await nextLine() {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let argument = words.count > 1 ? words[1] : ""
            print(await perform(words.first ?? "", argument, document))
            fflush(nil)
        }
    }

    private static func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine()) }
        }
    }

    private static func perform(_ command: String, _ argument: String, _ document: TextDocument) async -> String {
        switch command {
        case "open": return "\(await document.open())"
        case "edit":
            document.text = argument
            document.updateChangeCount(.done)
            return "true"
        case "autosave": return "\(await document.autosave())"
        case "save": return "\(await document.save(to: document.fileURL, for: .forOverwriting))"
        case "revert": return "\(await document.revert(toContentsOf: document.fileURL))"
        case "close": return "\(await document.close())"
        case "text": return document.text
        case "state":
            return
                "\(document.documentState.rawValue) \(document.hasUnsavedChanges) \(document.recoveredVersions.count)"
        case "recovered":
            let texts = document.recoveredVersions.compactMap { try? $0.loadContents() as? Data }
            return texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
        case "restore":
            guard let newest = document.recoveredVersions.first else { return "false" }
            return
                "\(await withCheckedContinuation { done in document.restore(newest) { done.resume(returning: $0) } })"
        case "discard":
            for version in document.recoveredVersions { try? version.remove() }
            return "true"
        case "error":
            defer { document.error = nil }
            return document.error.map { "\(($0 as NSError).code)" } ?? "none"
        case "others": return "\(document.otherEditors.count)"
        case "limit":
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            limit.rlim_cur = rlim_t(argument) ?? limit.rlim_max
            return "\(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)"
        default: return "unknown"
        }
    }
}

class TextDocument: UIDocument {
    var text = ""
    /// The last error since the command `error`; nil if there was none.
    var error: (any Error)?

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        self.error = error
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
}

final class RecoveryDocument: TextDocument {
    override class var autosavesInPlace: Bool { false }
}
