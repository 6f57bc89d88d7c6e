import DisplayServer

/// The state of an animation of several images.
struct ImageAnimation {
    var isRunning = false
    /// A Boolean value that indicates whether the images are the frames of the view's image.
    var isOfImage = false
    var images: [UIImage] = []
    /// The duration of each image, in seconds.
    var step: TimeInterval = 0
    /// The number of images to show before the animation ends, or `nil` for an endless animation.
    var count: Int?
    /// The time at which the first image was shown, or `nil` while the view is not in a window.
    var start: TimeInterval?
    var shown: UIImage?
    var task: Scheduler.Task?
}

extension UIImageView {
    func beginAnimation() {
        endAnimation()
        guard let images = animationImages, !images.isEmpty else { return }
        animation.task?.cancel()
        animation = ImageAnimation()
        let whole = animationDuration > 0 && animationDuration.isFinite ? animationDuration : Double(images.count) / 30
        animation.isRunning = true
        animation.images = images
        animation.step = max(1.0 / 240, whole / Double(images.count))
        animation.count = animationRepeatCount > 0 ? images.count * animationRepeatCount : nil
        animation.shown = images[0]
        updateContents()
        scheduleAnimation()
    }

    func endAnimation() {
        guard animation.isRunning, !animation.isOfImage else { return }
        animation.task?.cancel()
        animation = ImageAnimation()
        updateContents()
        if image?.images != nil { imageFramesDidChange() }
    }

    /// Animates the frames of the image, if it is animated and no other animation is running.
    func imageFramesDidChange() {
        if animation.isRunning, !animation.isOfImage { return }
        animation.task?.cancel()
        animation = ImageAnimation()
        if let frames = image?.attributes.frames, let first = frames.images.first {
            animation.isRunning = true
            animation.isOfImage = true
            animation.images = frames.images
            animation.step = max(1.0 / 240, frames.duration / Double(frames.images.count))
            animation.shown = first
        }
        updateContents()
        scheduleAnimation()
    }

    /// Schedules the next image. The animation is paused while the view is not in a window.
    func scheduleAnimation() {
        animation.task?.cancel()
        animation.task = nil
        guard animation.isRunning else { return }
        guard let scheduler = window?.windowScene?.server.scheduler else {
            animation.start = nil
            return
        }
        let start = animation.start ?? scheduler.now
        animation.start = start
        let number = ((scheduler.now - start) / animation.step + 1e-6).rounded(.down) + 1
        animation.task = scheduler.schedule(at: start + number * animation.step) { [weak self] in
            self?.updateContents(number: number)
        }
    }

    private func updateContents(number: Double) {
        if let count = animation.count, number >= Double(count) { return endAnimation() }
        let images = animation.images
        animation.shown = images[Int(clamping: number.truncatingRemainder(dividingBy: Double(images.count)))]
        updateContents()
        scheduleAnimation()
    }
}
