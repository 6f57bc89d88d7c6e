import UIKit

/// A page about zooming: a drawing that the user pinches, and that a double tap zooms.
final class ZoomingPage: CardPage, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let drawing = MapDrawing()
    private let scale = UILabel("", font: Style.digits)
    private let slider = UISlider()
    private let fit = UIButton(configuration: .gray())
    private var laidOutSize = CGSize.zero
    private static let greatestScale: CGFloat = 4

    init() {
        super.init(
            title: "Zooming", summary: "Pinch, turn the wheel with Control held, or double-click.",
            [
                [Card("Drawing", content: FixedHeightView(scrollView, height: 340))],
                [
                    Card(
                        "Zoom",
                        content: VerticalStack(
                            spacing: 8, [Field("Scale", slider), Field("Value", scale), HorizontalStack([fit])]))
                ],
            ])
        scrollView.delegate = self
        scrollView.accessibilityLabel = "Drawing"
        scrollView.backgroundColor = .tertiarySystemFill
        scrollView.layer.cornerRadius = Style.innerRadius
        scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        scrollView.addSubview(drawing)
        scrollView.contentSize = MapDrawing.size
        scrollView.maximumZoomScale = ZoomingPage.greatestScale
        let double = UITapGestureRecognizer(target: self, action: ZoomingPage.toggleZoom)
        double.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(double)
        slider.maximumValue = Float(ZoomingPage.greatestScale)
        slider.addTarget(self, action: ZoomingPage.sliderDidChange, for: .valueChanged)
        fit.configuration?.title = "Fit"
        fit.addAction(UIAction { [weak self] _ in self?.zoomToFit() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { slider }

    override func layoutContent(in area: CGRect) {
        super.layoutContent(in: area)
        scrollView.superview?.superview?.superview?.layoutIfNeeded()
        let size = scrollView.bounds.size
        guard size != laidOutSize, size.width > 0 else { return }
        let fitted = scrollView.zoomScale <= scrollView.minimumZoomScale || laidOutSize == .zero
        laidOutSize = size
        let least = min(1, size.width / MapDrawing.size.width, size.height / MapDrawing.size.height)
        scrollView.minimumZoomScale = least
        slider.minimumValue = Float(least)
        scrollView.zoomScale = fitted ? least : scrollView.zoomScale
        showScale()
    }

    private func showScale() {
        if !slider.isTracking { slider.value = Float(scrollView.zoomScale) }
        scale.text = "\(Int((scrollView.zoomScale * 100).rounded())) %"
        scale.superview?.setNeedsLayout()
    }

    private func sliderDidChange() { scrollView.zoomScale = CGFloat(slider.value) }

    private func zoomToFit() { scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true) }

    private func toggleZoom(_ tap: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale * 1.01 { return zoomToFit() }
        let point = tap.location(in: drawing)
        let size = CGSize(width: scrollView.bounds.width / 2, height: scrollView.bounds.height / 2)
        scrollView.zoom(
            to: CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }

    // MARK: Scroll view delegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { drawing }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { showScale() }

    /// Draws with the pixels that the scale needs, so that edges are sharp.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        let displayScale = max(1, traitCollection.displayScale)
        drawing.contentScaleFactor = displayScale * max(1, min(3, scale.rounded(.up)))
        drawing.setNeedsDisplay()
    }
}
