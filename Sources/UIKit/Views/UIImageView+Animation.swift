import DisplayServer

/// Pictures that are shown in turn.
struct ImageAnimation {
    var isRunning = false
    /// Whether the pictures are the frames of the view's image.
    var isOfImage = false
    var images: [UIImage] = []
    /// Seconds for each picture.
    var step: TimeInterval = 0
    /// How many pictures are shown before it ends; nil is without end.
    var count: Int?
    /// When the first was shown; nil until the view is in a window.
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
        showPicture()
        scheduleAnimation()
    }

    func endAnimation() {
        guard animation.isRunning, !animation.isOfImage else { return }
        animation.task?.cancel()
        animation = ImageAnimation()
        showPicture()
        if image?.images != nil { imageFramesDidChange() }
    }

    /// Shows the frames of the image in turn, if it is animated and nothing else is shown in turn.
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
        showPicture()
        scheduleAnimation()
    }

    /// Asks to be called when the next picture is due. Time stands still for a view without a window.
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
            self?.showPicture(number: number)
        }
    }

    private func showPicture(number: Double) {
        if let count = animation.count, number >= Double(count) { return endAnimation() }
        let images = animation.images
        animation.shown = images[Int(clamping: number.truncatingRemainder(dividingBy: Double(images.count)))]
        showPicture()
        scheduleAnimation()
    }
}
