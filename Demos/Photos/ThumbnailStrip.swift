import DemoSupport
import UIKit

/// A row of thumbnails. It decodes those around the visible part, and cancels those that were scrolled away.
final class ThumbnailStrip: UIScrollView, UIScrollViewDelegate, UIDragInteractionDelegate {
    static let height: CGFloat = 76

    /// Called when the user chooses a picture.
    var onChoose: ((Int) -> Void)?

    private let files: [URL]
    private let loader = PhotoLoader(label: "thumbnails")
    /// The decoded thumbnails.
    private var thumbnails = ThumbnailCache<Int>(capacity: 400)
    private var views: [Int: ThumbnailView] = [:]
    private var unused: [ThumbnailView] = []
    private var current = 0

    private static let cell = CGSize(width: 72, height: 56)
    private static let gap: CGFloat = 8

    init(files: [URL]) {
        self.files = files
        super.init(frame: .zero)
        delegate = self
        backgroundColor = UIColor(white: 0.07, alpha: 1)
        contentAlignmentPoint = CGPoint(x: 0.5, y: 0)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        accessibilityLabel = "Thumbnails"
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: ThumbnailStrip.choose))
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the thumbnail of a picture, if it has been decoded.
    func thumbnail(at index: Int) -> LoadedPhoto? { thumbnails[index] }

    /// Marks the current picture, and scrolls to it.
    func show(current index: Int, animated: Bool) {
        current = index
        for (other, view) in views { view.isCurrent = other == index }
        guard bounds.width > 0 else { return }
        let frame = cellFrame(at: index)
        let farthest = contentSize.width - bounds.width
        guard farthest > 0 else { return }
        let x = min(farthest, max(0, (frame.midX - bounds.width / 2).rounded()))
        setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    }

    private func choose(_ tap: UITapGestureRecognizer) {
        if let index = index(at: tap.location(in: self)) { onChoose?(index) }
    }

    /// Returns the index of the picture at a point; nil if there is none.
    private func index(at point: CGPoint) -> Int? {
        let index = Int((point.x / (ThumbnailStrip.cell.width + ThumbnailStrip.gap)).rounded(.down))
        return files.indices.contains(index) ? index : nil
    }

    // MARK: Dragging

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let index = index(at: session.location(in: self)), let provider = NSItemProvider(contentsOf: files[index])
        else { return [] }
        let item = UIDragItem(itemProvider: provider)
        item.localObject = index
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let index = item.localObject as? Int, let view = views[index] else { return nil }
        return UITargetedDragPreview(view: view)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { false }

    // MARK: Layout

    private func cellFrame(at index: Int) -> CGRect {
        let step = ThumbnailStrip.cell.width + ThumbnailStrip.gap
        return CGRect(
            x: CGFloat(index) * step + ThumbnailStrip.gap / 2,
            y: (ThumbnailStrip.height - ThumbnailStrip.cell.height) / 2, width: ThumbnailStrip.cell.width,
            height: ThumbnailStrip.cell.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = ThumbnailStrip.cell.width + ThumbnailStrip.gap
        contentSize = CGSize(width: CGFloat(files.count) * step, height: bounds.height)
        updateViews()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { updateViews() }

    /// Creates the thumbnails of the visible part and of half a width on both sides, and recycles the others.
    private func updateViews() {
        guard bounds.width > 0, !files.isEmpty, !isHidden else { return }
        let step = ThumbnailStrip.cell.width + ThumbnailStrip.gap
        let first = max(0, min(files.count - 1, Int(((bounds.minX - bounds.width / 2) / step).rounded(.down))))
        let last = max(first, min(files.count - 1, Int(((bounds.maxX + bounds.width / 2) / step).rounded(.up))))
        for (index, view) in views where !(first...last).contains(index) {
            views[index] = nil
            view.clear()
            view.isHidden = true
            unused.append(view)
        }
        // The thumbnails in the middle are decoded first.
        let middle = Int((bounds.midX / step).rounded(.down))
        for index in (first...last).sorted(by: { abs($0 - middle) < abs($1 - middle) }) where views[index] == nil {
            add(index)
        }
    }

    private func add(_ index: Int) {
        let view = unused.popLast() ?? ThumbnailView(frame: .zero)
        if view.superview == nil { addSubview(view) }
        views[index] = view
        view.index = index
        view.isHidden = false
        view.frame = cellFrame(at: index)
        view.isCurrent = index == current
        if let known = thumbnails[index] {
            view.image = known.image
            return
        }
        // Large enough for both a tall and a wide picture to fill the cell.
        let side = ThumbnailStrip.cell.width * 1.5 * max(1, traitCollection.displayScale)
        view.request = loader.load(files[index], .fitting(CGSize(width: side, height: side))) {
            [weak self, weak view] photo in
            guard let self else { return }
            let view = view?.index == index ? view : nil
            guard let photo else {
                view?.showFailure()
                return
            }
            thumbnails.insert(photo, for: index)
            view?.image = photo.image
        }
    }
}
