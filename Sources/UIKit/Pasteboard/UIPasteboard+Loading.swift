import DisplayServer
import Foundation

// Asynchronous reading with `async` functions. UIKit has item providers for this purpose; these methods are extensions of
// this library.
extension UIPasteboard {
    /// An error that occurs while the contents of a pasteboard are loaded.
    public enum LoadError: Error, Equatable, CustomStringConvertible {
        /// The pasteboard is empty.
        case empty
        /// The contents are not available as the requested type.
        case typeUnavailable
        /// The owner of the contents did not answer within five seconds, or the transfer took more than two minutes.
        case timedOut
        /// The application that owned the contents has quit.
        case ownerGone
        /// The owner of the contents sent invalid data.
        case malformed
        /// The contents are larger than one gigabyte.
        case tooLarge
        /// The connection to the display was lost.
        case disconnected

        /// A description of the error, for logs.
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

        /// Creates an error, or returns `nil` if the operation was cancelled, which is not an error.
        init?(_ error: ClipboardError) {
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

    /// Returns the types of the first item, in order of preference, without blocking. The result is empty if the
    /// pasteboard is empty.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadTypes() async throws -> [String] {
        guard let desktop = others else { return types }
        do {
            return ForeignPasteboardContents.identifiers(try await desktop.loadTypes())
        } catch LoadError.empty {
            return []
        }
    }

    /// Returns the first item as data of a type, without blocking.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadData(forPasteboardType pasteboardType: String) async throws -> Data {
        try await load(pasteboardType).data
    }

    /// Returns the text of the first text item, without blocking.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadString() async throws -> String {
        if others == nil, let string { return string }
        return PasteboardCoding.text(try await load(PasteboardKind.text.identifier).data)
    }

    /// Returns all URLs, without blocking.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadURLs() async throws -> [URL] {
        if others == nil, let urls { return urls }
        let urls = PasteboardCoding.urls(try await load(PasteboardKind.url.identifier).data)
        guard !urls.isEmpty else { throw LoadError.malformed }
        return urls
    }

    /// Returns the first image, without blocking.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadImage() async throws -> UIImage {
        if others == nil, let image { return image }
        guard let image = UIImage(data: try await load("public.image").data) else { throw LoadError.malformed }
        return image
    }

    /// Returns the first color, without blocking.
    ///
    /// - Throws: ``LoadError``, or `CancellationError` when the task is cancelled.
    public func loadColor() async throws -> UIColor {
        if others == nil, let color { return color }
        guard let color = PasteboardCoding.color(try await load(PasteboardKind.color.identifier).data) else {
            throw LoadError.malformed
        }
        return color
    }

    // MARK: Implementation

    /// The storage of the pasteboard if another client owns the contents.
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
        guard let wanted = ForeignPasteboardContents.best(for: type, among: types) else {
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

    /// A read on behalf of a task. The task may be cancelled before the read has started.
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
