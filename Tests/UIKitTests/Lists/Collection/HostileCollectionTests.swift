import Testing
import UIKitTesting

@testable import UIKit

/// Data sources and delegates of collection views that return impossible values, or change the view in every callback.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct HostileCollectionTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let (sections, items): (Int, Int)
        init(_ sections: Int, _ items: Int) { (self.sections, self.items) = (sections, items) }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private static func load(_ sections: Int, _ items: Int) {
        let source = Source(sections, items)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.reloadData()
        view.layoutIfNeeded()
    }

    @Test("TV-56: numbers of sections and items that cannot be, and cells made by hand, stop the program")
    func counts() async {
        await #expect(processExitsWith: .failure) { await HostileCollectionTests.load(-1, 1) }
        await #expect(processExitsWith: .failure) { await HostileCollectionTests.load(.max, 1) }
        await #expect(processExitsWith: .failure) { await HostileCollectionTests.load(1, -1) }
        await #expect(processExitsWith: .failure) { await HostileCollectionTests.load(1, .max) }
        await #expect(processExitsWith: .failure) { await HostileCollectionTests.load(1, 1) }
    }

    private typealias Action = (name: String, body: @MainActor (UICollectionView, CollectionSource) -> Void)

    private static let actions: [Action] = [
        ("reload", { view, _ in view.reloadData() }),
        (
            "insert",
            { view, source in
                source.sections[0].insert("new", at: 0)
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        ),
        (
            "delete",
            { view, source in
                guard source.sections[0].count > 1 else { return }
                source.sections[0].removeFirst()
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        ),
        ("reload items", { view, _ in view.reloadItems(at: view.indexPathsForVisibleItems) }),
        (
            "layout",
            { view, _ in
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        ),
        ("invalidate", { view, _ in view.collectionViewLayout.invalidateLayout() }),
        ("new layout", { view, _ in view.collectionViewLayout = UICollectionViewFlowLayout() }),
        ("scroll", { view, _ in view.contentOffset.y += 37 }),
        ("width", { view, _ in view.frame.size.width = view.frame.width == 200 ? 180 : 200 }),
        ("remove", { view, _ in view.removeFromSuperview() }),
        ("no data", { view, _ in view.dataSource = nil }),
        ("no delegate", { view, _ in view.delegate = nil }),
    ]

    @Test("TV-56: any change in any callback of a collection view, once and many times", arguments: [1, 30])
    func changesInCallbacks(limit: Int) throws {
        for action in HostileCollectionTests.actions {
            for prefix in ["cell", "willDisplay", "didEndDisplaying"] {
                let stage = try CollectionStage([100, 3])
                var count = 0
                func act() {
                    guard count < limit else { return }
                    count += 1
                    action.body(stage.view, stage.source)
                }
                if prefix == "cell" { stage.source.onCell = { _, _ in act() } }
                stage.delegate.onCall = { if $0.hasPrefix(prefix) { act() } }
                stage.view.reloadData()
                try stage.generator.wait(0.5)
                for offset in [CGFloat(300), 0, 1000] {
                    stage.view.contentOffset.y = offset
                    stage.view.layoutIfNeeded()
                }
                try stage.generator.wait(0.5)
                stage.source.onCell = nil
                stage.delegate.onCall = nil
                stage.view.reloadData()
                try stage.generator.wait(1)
                let title = "\(action.name) in \(prefix), \(limit) times"
                let paths = stage.view.indexPathsForVisibleItems
                #expect(Set(paths).count == paths.count && paths.allSatisfy { stage.view.hasItem($0) }, "\(title)")
                #expect(stage.view.contentOffset.y.isFinite, "\(title)")
                let isContentVisible = stage.view.contentOffset.y < stage.view.contentSize.height
                if stage.view.window != nil, isContentVisible { #expect(!paths.isEmpty, "\(title)") }
            }
        }
    }
}
