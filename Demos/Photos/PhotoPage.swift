import DemoSupport
import UIKit

/// A view that shows one picture, which can be zoomed and moved.
///
/// The picture is first decoded at the size at which it fits into the view. When the user has zoomed in, a larger
/// decoding replaces it, which is dropped when the picture fits again. A zoom scale of 1 shows each pixel of the
/// picture as one pixel of the screen.
final class PhotoPage: UIScrollView, UIScrollViewDelegate {
    /// Called when the scale or the size of the picture has changed.
    var onChange: (() -> Void)?

    /// The index of the picture; nil while the page is not used.
    private(set) var index: Int?
    /// The size of the picture in pixels; nil until it has been decoded for the first time.
    private(set) var pixelSize: CGSize?

    private let loader: PhotoLoader
    private var file: URL?
    private var fitted: LoadedPhoto?
    private var sharp: LoadedPhoto?
    private var request: BackgroundRequest?
    private let imageView = UIImageView()
    private let message = MessageView()
    private let indicator = UIActivityIndicatorView(style: .large)

    /// The size and the pixels per point that the zoom scales are for.
    private var laidOut: (size: CGSize, scale: CGFloat)?
    private static let greatestZoomScale: CGFloat = 8
    private static let zoomStep: CGFloat = 1.25

    init(loader: PhotoLoader) {
        self.loader = loader
        super.init(frame: .zero)
        delegate = self
        contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        contentInsetAdjustmentBehavior = .never
        accessibilityLabel = "Picture"
        indicator.color = .secondaryLabel
        message.isHidden = true
        imageView.contentMode = .scaleToFill
        for view in [imageView, indicator, message] { addSubview(view) }
        let double = UITapGestureRecognizer(target: self, action: PhotoPage.toggleZoom)
        double.numberOfTapsRequired = 2
        addGestureRecognizer(double)
        // Scroll views do not follow the mouse by themselves.
        let drag = UIPanGestureRecognizer(target: self, action: PhotoPage.moveWithMouse)
        drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        addGestureRecognizer(drag)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Picture

    /// Shows a picture.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - index: The index of the picture.
    ///   - preview: A thumbnail to show until the picture is decoded, if there is one.
    func show(_ file: URL, index: Int, preview: LoadedPhoto?) {
        guard self.index != index || self.file != file else { return }
        clear()
        self.file = file
        self.index = index
        if let preview {
            fitted = preview
            adopt(preview.pixelSize)
        } else {
            indicator.startAnimating()
            decode()
        }
        setNeedsLayout()
    }

    /// Releases the picture, so that the page can show another one.
    func clear() {
        request?.cancel()
        request = nil
        (file, index, pixelSize, fitted, sharp) = (nil, nil, nil, nil, nil)
        indicator.stopAnimating()
        message.isHidden = true
        stopScrollingAndZooming()
        imageView.image = nil
        imageView.transform = .identity
        imageView.frame = .zero
        (minimumZoomScale, maximumZoomScale) = (1, 1)
        contentSize = .zero
        laidOut = nil
    }

    /// Sets up zooming for a picture of a size in pixels.
    private func adopt(_ size: CGSize) {
        guard pixelSize != size else { return }
        pixelSize = size
        laidOut = nil
        fit()
    }

    private func showMessage() {
        guard let file else { return }
        clearImages()
        let exists = FileManager.default.fileExists(atPath: file.path)
        message.show(
            "“\(file.lastPathComponent)” " + (exists ? "cannot be displayed" : "does not exist"),
            exists ? "The file is damaged, or it is not a picture in a supported format." : "It was moved or deleted.")
        message.isHidden = false
        setNeedsLayout()
    }

    private func clearImages() {
        (fitted, sharp, pixelSize) = (nil, nil, nil)
        imageView.image = nil
        contentSize = .zero
        onChange?()
    }

    // MARK: Decoding

    /// Decodes the picture at the detail that its current size on the screen needs, unless that is shown already.
    private func decode() {
        guard let file, message.isHidden, bounds.width > 0, bounds.height > 0 else { return }
        let shown = sharp ?? fitted
        let detail: PhotoDetail
        if let pixelSize, isZoomed {
            let divisor = PhotoDetail.divisor(for: pixelSize, zoomScale: zoomScale)
            let width = pixelSize.width / CGFloat(divisor)
            guard let shown, width > shown.width * 1.01 + 1, shown.width < pixelSize.width * zoomScale * 0.99 else {
                return
            }
            detail = .reduced(by: divisor)
        } else {
            let size = fittingSize
            let area = CGSize(width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
            if let pixelSize, let fitted {
                let wished = min(1, area.width / pixelSize.width, area.height / pixelSize.height) * pixelSize.width
                // A pixel may be missing because of rounding.
                guard fitted.width + 1 < wished else { return }
            }
            detail = .fitting(area)
        }
        request?.cancel()
        request = loader.load(file, detail) { [weak self] photo in self?.didDecode(photo, detail) }
    }

    private func didDecode(_ photo: LoadedPhoto?, _ detail: PhotoDetail) {
        request = nil
        indicator.stopAnimating()
        // A larger decoding can fail for want of memory.
        guard let photo else {
            if fitted == nil { showMessage() }
            return
        }
        if case .fitting = detail { fitted = photo } else if isZoomed { sharp = photo }
        adopt(photo.pixelSize)
        showImage()
        onChange?()
        // The zoom may have changed meanwhile.
        decode()
    }

    private func showImage() {
        let image = (sharp ?? fitted)?.image
        if imageView.image !== image { imageView.image = image }
    }

    /// Adapts the decoded detail to the zoom.
    private func zoomDidSettle() {
        if !isZoomed, sharp != nil {
            sharp = nil
            showImage()
        }
        decode()
        onChange?()
    }

    // MARK: Layout

    private var pixelsPerPoint: CGFloat { max(1, window?.screen.scale ?? traitCollection.displayScale) }

    /// The size of the picture at a zoom scale of 1, in points.
    private var naturalSize: CGSize? {
        pixelSize.map { CGSize(width: $0.width / pixelsPerPoint, height: $0.height / pixelsPerPoint) }
    }

    /// A Boolean value that indicates whether the picture is larger than it is when it fits into the view.
    var isZoomed: Bool { pixelSize != nil && zoomScale > minimumZoomScale * 1.001 }

    override func layoutSubviews() {
        super.layoutSubviews()
        fit()
        // Scrolling moves the bounds in each frame.
        if !message.isHidden { message.frame = bounds }
        let size = indicator.intrinsicContentSize
        indicator.frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// Sets the limits of the zoom for the size of the view. A picture that fitted still fits afterwards.
    private func fit() {
        guard let natural = naturalSize, bounds.width > 0, bounds.height > 0 else { return }
        let scale = pixelsPerPoint
        guard laidOut?.size != bounds.size || laidOut?.scale != scale else { return }
        let isFirst = laidOut == nil
        let wasZoomed = !isFirst && isZoomed
        let old = zoomScale
        laidOut = (bounds.size, scale)
        imageView.transform = .identity
        imageView.frame = CGRect(origin: .zero, size: natural)
        contentSize = natural
        let size = fittingSize
        let fitting = min(1, size.width / natural.width, size.height / natural.height)
        maximumZoomScale = PhotoPage.greatestZoomScale
        minimumZoomScale = fitting
        zoomScale = wasZoomed ? max(fitting, old) : fitting
        updateInset()
        centerContent()
        showImage()
        decode()
        onChange?()
    }

    /// The size of the area in which the whole picture is shown: the view without the bar at its lower edge.
    private var fittingSize: CGSize { CGSize(width: bounds.width, height: max(1, bounds.height - InfoBar.height)) }

    /// Adapts the inset at the bottom to the zoom. The bar is hidden while the picture is zoomed; the inset shrinks
    /// with the first quarter of the zoom, so that the picture does not jump.
    private func updateInset() {
        let excess = minimumZoomScale > 0 ? zoomScale / minimumZoomScale - 1 : 0
        let scale = pixelsPerPoint
        contentInset.bottom = (InfoBar.height * max(0, min(1, 1 - excess * 4)) * scale).rounded() / scale
    }

    /// Moves a picture that is smaller than the view to the center. Zooming moves the content about a point.
    private func centerContent() {
        let scale = pixelsPerPoint
        func start(_ content: CGFloat, _ extent: CGFloat, _ current: CGFloat) -> CGFloat {
            // The same rounding as that of the scroll view, so that the picture has one position. One that fits
            // exactly may be larger by a rounding error.
            content < extent + 1e-3 ? ((content - extent) / 2 * scale + 1e-6).rounded(.down) / scale : current
        }
        let origin = CGPoint(
            x: start(contentSize.width, bounds.width, bounds.minX),
            y: start(contentSize.height, bounds.height - contentInset.bottom, bounds.minY))
        if pixelSize != nil, origin != bounds.origin { bounds.origin = origin }
    }

    // MARK: Zooming

    /// Zooms by steps: in if the number is positive, otherwise out.
    func zoom(bySteps steps: Int) {
        setZoomScale(zoomScale * pow(PhotoPage.zoomStep, CGFloat(steps)), animated: false)
        zoomDidSettle()
    }

    /// Shows the whole picture.
    func zoomToFit() { animateZoom(to: minimumZoomScale) }

    /// Shows each pixel of the picture as a pixel of the screen.
    func zoomToActualSize() { animateZoom(to: 1) }

    private func animateZoom(to scale: CGFloat) {
        setZoomScale(scale, animated: true)
        if !isZoomAnimating { zoomDidSettle() }
    }

    /// A Boolean value that indicates whether the page shows a picture or a message.
    var isReady: Bool { imageView.image != nil || !message.isHidden }

    /// Moves the picture in a direction by a distance in points, which is rounded to device pixels.
    func move(by direction: CGVector, distance: CGFloat) {
        let way = (distance * pixelsPerPoint).rounded() / pixelsPerPoint
        move(by: CGVector(dx: direction.dx * way, dy: direction.dy * way))
    }

    /// Moves the picture by a distance in points, as far as it extends.
    ///
    /// - Returns: False if it does not extend further in that direction.
    @discardableResult
    func move(by distance: CGVector) -> Bool {
        let old = contentOffset
        let farthest = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
        var new = old
        if farthest.x > 0 { new.x = min(farthest.x, max(0, old.x + distance.dx)) }
        if farthest.y > 0 { new.y = min(farthest.y, max(0, old.y + distance.dy)) }
        guard new != old else { return false }
        contentOffset = new
        return true
    }

    private func toggleZoom(_ tap: UITapGestureRecognizer) {
        guard pixelSize != nil else { return }
        if isZoomed { return zoomToFit() }
        // A picture that is smaller than the view is enlarged.
        let scale: CGFloat = minimumZoomScale < 0.99 ? 1 : 2
        let point = tap.location(in: imageView)
        let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
        zoom(
            to: CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }

    private func moveWithMouse(_ drag: UIPanGestureRecognizer) {
        let way = drag.translation(in: superview)
        drag.setTranslation(.zero, in: superview)
        move(by: CGVector(dx: -way.x, dy: -way.y))
    }

    // MARK: Scroll view delegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { pixelSize == nil ? nil : imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        updateInset()
        centerContent()
        onChange?()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { centerContent() }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        zoomDidSettle()
    }
}
