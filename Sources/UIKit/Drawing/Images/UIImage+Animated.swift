// Images of several frames.
extension UIImage {
    /// The frames of an animated image, and how long all of them take.
    struct Frames: Sendable {
        var images: [UIImage]
        /// Seconds.
        var duration: TimeInterval
    }

    /// Creates an image that image views show frame by frame, again and again; nil without any images.
    ///
    /// - Parameters:
    ///   - images: The frames. Those that are animated themselves contribute their own frames.
    ///   - duration: How long all frames take, in seconds. Zero, and a number that makes no sense, stands for a thirtieth
    ///     of a second each.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let isUsable = duration > 0 && duration.isFinite
        return first.with {
            $0.frames = Frames(images: frames, duration: isUsable ? duration : Double(frames.count) / 30)
        }
    }

    /// Creates an animated image from the images named `name0`, `name1` and so on in the application's bundle, at most
    /// 1024 of them; nil if there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for index in 0..<1024 {
            guard let image = UIImage(named: "\(name)\(index)") else {
                // The first number may be 1.
                if index == 0 { continue }
                break
            }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The frames of an animated image; nil for any other.
    public var images: [UIImage]? { attributes.frames?.images }

    /// How long all frames of an animated image take, in seconds; 0 for any other image.
    public var duration: TimeInterval { attributes.frames?.duration ?? 0 }
}
