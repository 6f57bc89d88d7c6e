import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CollectionControllerTests {
    @Test("TV-50: a UICollectionViewController has a collection view in its view, and clears the selection")
    func controller() throws {
        StageDisplays.open()
        let layout = UICollectionViewFlowLayout()
        let controller = NumbersController(collectionViewLayout: layout)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let collection = try #require(controller.collectionView)
        #expect(collection.superview === controller.view && collection.frame == controller.view.bounds)
        #expect(collection.dataSource === controller && collection.delegate === controller)
        #expect(collection.collectionViewLayout === layout && controller.collectionViewLayout === layout)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 5)
        let path = IndexPath(item: 1, section: 0)
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(collection.indexPathsForSelectedItems == [])
        controller.clearsSelectionOnViewWillAppear = false
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(collection.indexPathsForSelectedItems == [path])
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = other
        #expect(other.superview === controller.view && collection.superview == nil)
        #expect(other.frame == controller.view.bounds)
    }
}

@MainActor private final class NumbersController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
