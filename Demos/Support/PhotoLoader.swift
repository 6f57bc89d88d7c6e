import UIKit

/// Decodes pictures one after the other on a background thread.
@MainActor package final class PhotoLoader {
    private let queue: DispatchQueue

    package init(label: String) { queue = DispatchQueue(label: label, qos: .userInitiated) }

    /// Decodes a picture, and calls a closure with it, or with nil if it cannot be displayed.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - detail: The detail to decode.
    ///   - completion: A closure that is not called if the request was cancelled.
    package func load(
        _ file: URL, _ detail: PhotoDetail, then completion: @escaping @MainActor @Sendable (LoadedPhoto?) -> Void
    ) -> BackgroundRequest {
        load({ LoadedPhoto(file, detail) }, then: completion)
    }

    /// Decodes a picture with a closure, and calls another one with it, or with nil if it cannot be displayed.
    ///
    /// - Parameters:
    ///   - decode: A closure that decodes the picture on the background thread.
    ///   - completion: A closure that is not called if the request was cancelled.
    package func load(
        _ decode: @escaping @Sendable () -> LoadedPhoto?,
        then completion: @escaping @MainActor @Sendable (LoadedPhoto?) -> Void
    ) -> BackgroundRequest {
        let request = BackgroundRequest()
        queue.async {
            guard !request.isCancelled else { return }
            let photo = decode()
            DispatchQueue.main.async {
                MainActor.assumeIsolated { if !request.isCancelled { completion(photo) } }
            }
        }
        return request
    }
}
