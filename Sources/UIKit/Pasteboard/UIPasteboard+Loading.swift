import DisplayServer
import Foundation

// Reading that stops nobody. UIKit has item providers for it, which Foundation lacks on Linux; these names are our own.
extension UIPasteboard {
    /// Why what is on a pasteboard could not be had.
    public enum LoadError: Error, Equatable, CustomStringConvertible {
        /// There is nothing on the pasteboard.
        case empty
        /// What is there cannot be had as that type.
        case typeUnavailable
        /// The program that has it did not answer for five seconds, or took two minutes.
        case timedOut
        /// The program that had it ended.
        case ownerGone
        /// The program that has it sent what nobody can read.
        case malformed
        /// There is more of it than a gigabyte.
        case tooLarge
        /// The display is gone.
        case disconnected

        /// What went wrong, for a log.
        public var description: String { error.description }

        fileprivate var error: ClipboardError {
            switch self {
            case .empty: .empty
            case .typeUnavailable: .typeUnavailable
            case .timedOut: .timedOut
            case .ownerGone: .ownerGone
            case .malformed: .malformed
            case .tooLarge: .tooLarge
            case .disconnected: .disconnected
            }
        }

        /// Nil for what is no failure but somebody's wish.
        fileprivate init?(_ error: ClipboardError) {
            switch error {
            case .empty: self = .empty
            case .typeUnavailable: self = .typeUnavailable
            case .timedOut: self = .timedOut
            case .ownerGone: self = .ownerGone
            case .malformed: self = .malformed
            case .tooLarge: self = .tooLarge
            case .disconnected: self = .disconnected
            case .cancelled: return nil
            }
        }
    }

    /// The types of the first item, the best first; empty if there is nothing.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadTypes() async throws -> [String] {
        guard let desktop = others else { return types }
        do {
            return OthersContents.identifiers(try await desktop.loadTypes())
        } catch LoadError.empty {
            return []
        }
    }

    /// The first item as data of a type.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadData(forPasteboardType pasteboardType: String) async throws -> Data {
        try await load(pasteboardType).data
    }

    /// The first text.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadString() async throws -> String {
        if others == nil, let string { return string }
        return PasteboardCoding.text(try await load(PasteboardKind.text.identifier).data)
    }

    /// All URLs.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadURLs() async throws -> [URL] {
        if others == nil, let urls { return urls }
        let urls = PasteboardCoding.urls(try await load(PasteboardKind.url.identifier).data)
        guard !urls.isEmpty else { throw LoadError.malformed }
        return urls
    }

    /// The first image.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadImage() async throws -> UIImage {
        if others == nil, let image { return image }
        guard let image = UIImage(data: try await load("public.image").data) else { throw LoadError.malformed }
        return image
    }

    /// The first colour.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadColor() async throws -> UIColor {
        if others == nil, let color { return color }
        guard let color = PasteboardCoding.color(try await load(PasteboardKind.color.identifier).data) else {
            throw LoadError.malformed
        }
        return color
    }

    // MARK: Inside

    /// The desktop's pasteboard if another program's things are on it.
    private var others: DesktopPasteboardStore? {
        (store as? DesktopPasteboardStore).flatMap { $0.isOwn ? nil : $0 }
    }

    private func load(_ type: String) async throws -> (type: String, data: Data) {
        guard let desktop = others else {
            guard let data = data(forPasteboardType: type) else {
                throw numberOfItems == 0 ? LoadError.empty : LoadError.typeUnavailable
            }
            return (type, data)
        }
        let types = try await desktop.loadTypes()
        guard let wanted = OthersContents.best(for: type, among: types) else {
            throw types.isEmpty ? LoadError.empty : LoadError.typeUnavailable
        }
        let data = try await desktop.loadData(wanted)
        return (PasteboardKind.identifier(ofDesktopType: wanted), data)
    }
}

extension DesktopPasteboardStore {
    fileprivate func loadTypes() async throws -> [String] {
        try await load { [clipboard, board] in clipboard.readTypes(of: board, completion: $0) }
    }

    fileprivate func loadData(_ desktopType: String) async throws -> Data {
        try await load { [clipboard, board] in clipboard.readData(ofType: desktopType, on: board, completion: $0) }
    }

    /// What is being read for a task, which may be cancelled before that has begun.
    @MainActor private final class Reading { var request: ClipboardRequest? }

    private func load<Value: Sendable>(
        _ read: @MainActor (@escaping @MainActor (Result<Value, ClipboardError>) -> Void) -> ClipboardRequest
    ) async throws -> Value {
        try Task.checkCancellation()
        let reading = Reading()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                reading.request = read { result in
                    switch result {
                    case .success(let value): continuation.resume(returning: value)
                    case .failure(let error):
                        if let failure = UIPasteboard.LoadError(error) {
                            continuation.resume(throwing: failure)
                        } else {
                            continuation.resume(throwing: CancellationError())
                        }
                    }
                }
            }
        } onCancel: {
            Task { @MainActor in reading.request?.cancel() }
        }
    }
}
