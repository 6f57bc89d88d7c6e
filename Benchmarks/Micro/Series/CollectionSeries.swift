import UIKit

/// Measures collection views with a compositional grid of many items.
@MainActor enum CollectionSeries {
    static func run(_ bench: Bench) {
        for size in bench.sizes(1000, 100_000) {
            let stage = Stage(size: CGSize(width: 600, height: 600))
            let source = ItemsSource(count: size)
            // Caches are filled before the measurement.
            for _ in 0..<2 { open(source, stage).removeFromSuperview() }
            var times: [Double] = []
            for _ in 0..<bench.repetitions {
                var view: UICollectionView?
                times.append(Bench.time { view = open(source, stage) })
                view?.removeFromSuperview()
            }
            bench.add("collection: opening a grid", size: size, Bench.median(times) * 1e6, .microseconds)
            let view = open(source, stage)
            let step = max(1, view.contentSize.height - 1200) / 5000
            bench.measure("collection: a jump in a grid", size: size) { index in
                view.contentOffset.y = CGFloat(index * 7919 % 5000) * step
                stage.makeFrame()
            }
            bench.measure("collection: a notch in a grid", size: size) { index in
                view.contentOffset.y = 1000 + CGFloat(index % 100 < 50 ? index % 50 : 50 - index % 50) * 48
                stage.makeFrame()
            }
            stage.close()
        }
    }

    private static func open(_ source: ItemsSource, _ stage: Stage) -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
        view.register(ItemsSource.Cell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        stage.root.addSubview(view)
        stage.makeFrame()
        return view
    }
}
