import QuartzCore

// The layout and drawing of the dots of a page control.
extension UIPageControl: LayerPainter {
    /// The metrics of the dots, in points.
    private static let height: CGFloat = 24
    private static let dot: CGFloat = 8
    private static let pitch: CGFloat = 16

    private static let imageGap: CGFloat = 8

    func fittingSize(of count: Int) -> CGSize {
        let image = imageSize
        return CGSize(
            width: usualPitch * CGFloat(max(0, count)),
            height: max(UIPageControl.height, image.height + UIPageControl.imageGap))
    }

    private var usualPitch: CGFloat {
        let width = imageSize.width
        return width > 0 ? max(UIPageControl.pitch, width + UIPageControl.imageGap) : UIPageControl.pitch
    }

    /// The number of dots to draw.
    var shownPages: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages }

    /// The distance between the centers of adjacent dots. It shrinks if the bounds are too narrow for all dots.
    private var pitch: CGFloat {
        shownPages > 0 ? min(usualPitch, bounds.width / CGFloat(shownPages)) : usualPitch
    }

    /// Returns the center of the dot of a page. The first page is at the leading end (RT-08).
    func dotMiddle(_ page: Int) -> CGPoint {
        let first = bounds.midX - pitch * CGFloat(shownPages - 1) / 2
        return CGPoint(x: leadingPosition(first + pitch * CGFloat(page)), y: bounds.midY)
    }

    /// Returns the page whose dot, including the space around it, is at a point; `nil` beside the dots.
    func page(at point: CGPoint) -> Int? {
        guard shownPages > 0 else { return nil }
        let index = ((leadingPosition(point.x) - leadingPosition(dotMiddle(0).x)) / pitch).rounded()
        return index >= 0 && index < CGFloat(shownPages) ? Int(clamping: index) : nil
    }

    var dotsShape: (rect: CGRect, cornerRadius: CGFloat) {
        let width = pitch * CGFloat(max(1, shownPages))
        let rect = CGRect(x: bounds.midX - width / 2, y: bounds.midY - 8, width: width, height: 16)
        return (rect, 8)
    }

    /// Draws the dots.
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let pitch = pitch
        let size = max(2, min(UIPageControl.dot, pitch * 0.6))
        for page in 0..<shownPages {
            let isCurrent = page == currentPage
            let grown: CGFloat = isEnabled && page == hoveredPage && !isCurrent ? 2 : 0
            let rect = canvas.placed(CGSize(width: size + grown, height: size + grown), around: dotMiddle(page))
            let quiet = pageIndicatorTintColor ?? (grown > 0 ? ControlStyle.dotHover : ControlStyle.dot)
            if let image = shownImage(forPage: page) {
                let color: UIColor = isCurrent ? currentPageIndicatorTintColor ?? tintColor : quiet
                canvas.image(image, color, in: rect)
                continue
            }
            canvas.fill(rect, radius: rect.width / 2, isCurrent ? currentPageIndicatorTintColor ?? tintColor : quiet)
        }
    }
}
