// Animated images.
extension UIImage {
    /// The frames of an animated image.
    struct Frames: Sendable {
        var images: [UIImage]
        /// The duration of all frames, in seconds.
        var duration: TimeInterval
    }

    /// Creates an animated image, which image views display frame by frame in a loop; returns `nil` without any images.
    ///
    /// - Parameters:
    ///   - images: The frames. Images that are animated themselves contribute their own frames.
    ///   - duration: The duration of all frames, in seconds. If it is not positive and finite, each frame takes a
    ///     thirtieth of a second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let isUsable = duration > 0 && duration.isFinite
        return first.with {
            $0.frames = Frames(images: frames, duration: isUsable ? duration : Double(frames.count) / 30)
        }
    }

    /// Creates an animated image from the images named `name0`, `name1` and so on in the main bundle, at most 1024 of
    /// them; returns `nil` if there is none. The numbering may also start at 1. `duration` is the duration of all
    /// frames, in seconds.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for index in 0..<1024 {
            guard let image = UIImage(named: "\(name)\(index)") else {
                // The numbering may start at 1.
                if index == 0 { continue }
                break
            }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The frames of an animated image; `nil` for other images.
    public var images: [UIImage]? { attributes.frames?.images }

    /// The duration of all frames of an animated image, in seconds; 0 for other images.
    public var duration: TimeInterval { attributes.frames?.duration ?? 0 }
}
