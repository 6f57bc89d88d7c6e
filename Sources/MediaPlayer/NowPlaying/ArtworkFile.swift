import Glibc
import SystemSupport
import UIKit

/// The file with the image of what is played, from which panels of the desktop read it (MP-01).
///
/// The file is in the user's cache folder (`XDG_CACHE_HOME`), below the name of the program. It is written on another
/// thread, and removed when another image follows.
@MainActor final class ArtworkFile {
    /// The largest width and height of the image, in points.
    private static let maximumLength: CGFloat = 512

    private let folder: URL
    private var number = 0
    private var current: URL?

    /// Creates an object without a file.
    init(environment: ProcessEnvironment = .process) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let base = cache ?? home.map { $0 + "/.cache" } ?? NSTemporaryDirectory()
        folder = URL(fileURLWithPath: base).appendingPathComponent(ProgramName.current)
            .appendingPathComponent("artwork")
    }

    /// Writes an image, and reports the file later; nil if it cannot be written. Only the last call is answered.
    func write(_ artwork: MPMediaItemArtwork, _ completion: @escaping @MainActor (URL?) -> Void) {
        remove()
        let size = artwork.bounds.size
        let longer = max(size.width, size.height)
        guard longer > 0 else { return completion(nil) }
        let factor = min(1, Self.maximumLength / longer)
        let wanted = CGSize(width: size.width * factor, height: size.height * factor)
        guard let image = artwork.image(at: wanted) else { return completion(nil) }
        number += 1
        let (number, folder) = (number, folder)
        let file = folder.appendingPathComponent("\(getpid())-\(number).png")
        let box = SentImage(image: image)
        Thread.detachNewThread {
            var isWritten = false
            if let data = box.image.pngData() {
                try? FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                isWritten = (try? data.write(to: file, options: .atomic)) != nil
            }
            let isUsable = isWritten
            Task { @MainActor [weak self] in
                guard let self, self.number == number else {
                    try? FileManager.default.removeItem(at: file)
                    return
                }
                current = isUsable ? file : nil
                completion(current)
            }
        }
    }

    /// Removes the file. An image that is being written is not reported.
    func remove() {
        number += 1
        if let current { try? FileManager.default.removeItem(at: current) }
        current = nil
    }

    /// An image that another thread encodes. Images do not change.
    private struct SentImage: @unchecked Sendable { let image: UIImage }
}
