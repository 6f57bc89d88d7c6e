import DemoSupport
import UIKit

/// A view that shows a picture and turns to the previous and the next one. It has a few pages, which it recycles.
final class PhotoPager: UIScrollView, UIScrollViewDelegate {
    /// Called when another picture is the current one, with a Boolean value that indicates whether that is animated.
    var onTurn: ((Bool) -> Void)?
    /// Called when the zoom or the known size of the current picture has changed.
    var onChange: (() -> Void)?
    /// Returns a thumbnail of a picture, if there is one already.
    var preview: ((Int) -> LoadedPhoto?)?

    /// The index of the current picture.
    private(set) var index = 0

    private let files: [URL]
    private let loader = PhotoLoader(label: "pictures")
    private var pages: [PhotoPage] = []
    private var laidOutSize = CGSize.zero
    /// The time for which the current picture has been shown while a key is held, in seconds.
    private var leafTime: TimeInterval = 0
    /// The time for which a picture is shown while a key is held, and the longest wait until it is decoded.
    private static let leastLeafTime: TimeInterval = 0.08
    private static let longestLeafTime: TimeInterval = 0.5
    /// The index at the beginning of a drag.
    private var dragStart = 0
    /// A Boolean value that indicates whether a wheel or a touchpad scrolls.
    private var isScrolledWithoutTouch = false

    init(files: [URL]) {
        self.files = files
        super.init(frame: .zero)
        delegate = self
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    /// The page with the current picture.
    var page: PhotoPage? { pages.first { $0.index == index } }

    /// Turns to a picture, if it exists.
    func turn(to index: Int) {
        guard files.indices.contains(index), index != self.index else { return }
        let isNext = abs(index - self.index) == 1
        select(index)
        let x = CGFloat(index) * bounds.width
        // Only the neighbors have pages. The content does not fall behind when keys are pressed quickly.
        let way = x - contentOffset.x
        if isNext, abs(way) > bounds.width { contentOffset.x = x - (way > 0 ? bounds.width : -bounds.width) }
        setContentOffset(CGPoint(x: x, y: 0), animated: isNext)
    }

    /// Goes through the pictures without animation, as fast as they can be seen, while a key is held.
    ///
    /// - Parameters:
    ///   - step: 1 for the next picture, -1 for the previous one.
    ///   - time: The time since the last call, in seconds.
    func leaf(_ step: Int, for time: TimeInterval) {
        leafTime += time
        let isReady = page?.isReady ?? false
        guard leafTime >= (isReady ? PhotoPager.leastLeafTime : PhotoPager.longestLeafTime),
            files.indices.contains(index + step)
        else { return }
        select(index + step, isAnimated: false)
        contentOffset = CGPoint(x: CGFloat(index) * bounds.width, y: 0)
    }

    private func select(_ index: Int, isAnimated: Bool = true) {
        guard index != self.index else { return }
        self.index = index
        updatePages()
        for page in pages where page.index != index && page.isZoomed {
            page.setZoomScale(page.minimumZoomScale, animated: false)
        }
        leafTime = 0
        onTurn?(isAnimated)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize, bounds.width > 0 else { return }
        laidOutSize = bounds.size
        contentSize = CGSize(width: CGFloat(files.count) * bounds.width, height: bounds.height)
        contentOffset = CGPoint(x: CGFloat(index) * bounds.width, y: 0)
        updatePages()
    }

    /// Shows the current picture and its neighbors in pages, and reuses the pages of other pictures.
    private func updatePages() {
        guard !files.isEmpty, laidOutSize.width > 0 else { return }
        let wanted = max(0, index - 1)...min(files.count - 1, index + 1)
        var unused = pages.filter { page in page.index.map { !wanted.contains($0) } ?? true }
        // The current picture is decoded first.
        for index in wanted.sorted(by: { abs($0 - self.index) < abs($1 - self.index) }) {
            let page = pages.first { $0.index == index } ?? unused.popLast() ?? makePage()
            // A page decodes for its size.
            page.frame = CGRect(
                x: CGFloat(index) * laidOutSize.width, y: 0, width: laidOutSize.width, height: laidOutSize.height)
            page.show(files[index], index: index, preview: preview?(index))
        }
        for page in unused { page.clear() }
    }

    private func makePage() -> PhotoPage {
        let page = PhotoPage(loader: loader)
        page.onChange = { [weak self, weak page] in
            guard let self, let page, page.index == index else { return }
            onChange?()
        }
        pages.append(page)
        addSubview(page)
        return page
    }

    /// Lets wheels turn pages only while the picture is not zoomed. Then they move the picture.
    func updateWheel() {
        let isZoomed = page?.isZoomed ?? false
        panGestureRecognizer.allowedScrollTypesMask = isZoomed ? .continuous : .all
    }

    // MARK: Scroll view delegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        dragStart = index
        isScrolledWithoutTouch = panGestureRecognizer.numberOfTouches == 0
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isDragging, bounds.width > 0 else { return }
        select(max(0, min(files.count - 1, Int((contentOffset.x / bounds.width).rounded()))))
    }

    /// A notch of a wheel turns a page, although it scrolls much less.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard isScrolledWithoutTouch, velocity == .zero else { return }
        let way = contentOffset.x - CGFloat(dragStart) * bounds.width
        guard abs(way) > 20 else { return }
        let next = max(0, min(files.count - 1, dragStart + (way > 0 ? 1 : -1)))
        targetContentOffset.pointee.x = CGFloat(next) * bounds.width
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollingDidEnd() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollingDidEnd() }
    }

    private func scrollingDidEnd() {
        guard bounds.width > 0 else { return }
        select(max(0, min(files.count - 1, Int((contentOffset.x / bounds.width).rounded()))))
    }
}
