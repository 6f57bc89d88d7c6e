import UIKit

/// Decodes pictures one after the other on a background thread.
@MainActor final class PhotoLoader {
    private let queue: DispatchQueue

    init(label: String) { queue = DispatchQueue(label: label, qos: .userInitiated) }

    /// Decodes a picture, and calls a closure with it, or with nil if it cannot be displayed.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - detail: The detail to decode.
    ///   - completion: A closure that is not called if the request was cancelled.
    func load(
        _ file: URL, _ detail: PhotoDetail, then completion: @escaping @MainActor @Sendable (LoadedPhoto?) -> Void
    ) -> PhotoRequest {
        let request = PhotoRequest()
        queue.async {
            guard !request.isCancelled else { return }
            let photo = LoadedPhoto(file, detail)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { if !request.isCancelled { completion(photo) } }
            }
        }
        return request
    }
}
