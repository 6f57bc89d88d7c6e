import UIKit
import UIKitTesting

/// A collection view in a window of its own, with a data source and a delegate that log all calls.
@MainActor final class CollectionStage {
    let window: UIWindow
    let view: UICollectionView
    let source: CollectionSource
    let delegate = CollectionLog()
    let generator: EventGenerator

    /// Creates a collection view at (0, 0).
    init(
        _ counts: [Int] = [100], layout: UICollectionViewLayout? = nil, size: CGSize = CGSize(width: 200, height: 200),
        prepare: (UICollectionView) -> Void = { _ in }
    ) throws {
        StageDisplays.open()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        source = CollectionSource(counts)
        let plain = UICollectionViewFlowLayout()
        plain.minimumLineSpacing = 0
        plain.minimumInteritemSpacing = 0
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? plain)
        view.register(CollectionTestCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                CollectionTestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        source.log = delegate
        view.dataSource = source
        view.delegate = delegate
        prepare(view)
        window.addSubview(view)
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        try generator.wait(1)
        delegate.log = []
    }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Lays out immediately.
    func layOut() { view.layoutIfNeeded() }

    /// The calls since the last call, without scrolling.
    func takeLog() -> [String] {
        defer { delegate.log = [] }
        return delegate.log
    }

    /// The texts of the visible cells.
    var texts: [String] { view.visibleCells.compactMap { ($0 as? CollectionTestCell)?.text } }

    isolated deinit { window.isHidden = true }
}

@MainActor final class CollectionTestCell: UICollectionViewCell {
    static var made = 0
    var text = ""
    var preparations = 0
    var applied = 0
    var fitting: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        CollectionTestCell.made += 1
    }

    required init?(coder: NSCoder) { return nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fitting ?? super.sizeThatFits(size) }
}

@MainActor final class CollectionTestHeader: UICollectionReusableView {}

/// A data source of texts.
@MainActor final class CollectionSource: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    weak var log: CollectionLog?
    /// A closure that is called with each cell before it is returned.
    var onCell: ((CollectionTestCell, IndexPath) -> Void)?

    init(_ counts: [Int]) {
        sections = counts.enumerated().map { section, count in (0..<count).map { "\(section)/\($0)" } }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log?.log.append("numberOfSections")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log?.log.append("numberOfItems(\(section))")
        return sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log?.log.append("cell(\(indexPath.section)/\(indexPath.item))")
        let view = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = view as? CollectionTestCell else { return view }
        cell.text = sections[indexPath.section][indexPath.item]
        onCell?(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log?.log.append("view(\(kind.hasSuffix("Header") ? "header" : "footer") \(indexPath.section))")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// A delegate that logs all calls.
@MainActor final class CollectionLog: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var permits = true
    var changesTarget: ((inout CGPoint) -> Void)?
    /// The offset after updates; `nil` for the proposed one.
    var target: CGPoint?
    /// A closure that is called after each call was logged.
    var onCall: ((String) -> Void)?

    private func record(_ text: String, _ path: IndexPath) {
        log.append("\(text)(\(path.section)/\(path.item))")
        onCall?("\(text)(\(path.section)/\(path.item))")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        record("shouldHighlight", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        record("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        record("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        record("shouldSelect", indexPath)
        return permits
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        record("shouldDeselect", indexPath)
        return permits
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        record("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        record("didDeselect", indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { record("primaryAction", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { record("willDisplay", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { record("didEndDisplaying", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { record("willDisplayView", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { record("didEndDisplayingView", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
}
