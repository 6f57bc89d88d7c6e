import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CollectionPrefetchingTests {
    @Test("PF-01: items of the next page are announced once, nearest first, and canceled when the direction turns")
    func prefetching() throws {
        let loader = PrefetchLog()
        let stage = try CollectionStage { $0.prefetchDataSource = loader }
        #expect(stage.view.isPrefetchingEnabled && loader.asked.isEmpty)
        stage.view.contentOffset.y = 50
        stage.layOut()
        // Lines 1 to 4 are visible, and lines 5 to 8 are the next page.
        #expect(loader.asked == Array(20..<36) && loader.canceled.isEmpty)
        loader.asked = []
        stage.view.contentOffset.y = 100
        stage.layOut()
        #expect(loader.asked == Array(36..<40))
        loader.asked = []
        stage.view.contentOffset.y = 50
        stage.layOut()
        // Lines 1 to 4 are visible, and line 5 was.
        #expect(loader.asked == Array(0..<4) && loader.canceled == Array(24..<40))
    }

    @Test("PF-01: items are not announced while prefetching is disabled, nor beyond the end")
    func limits() throws {
        let loader = PrefetchLog()
        let stage = try CollectionStage { $0.prefetchDataSource = loader }
        stage.view.isPrefetchingEnabled = false
        stage.view.contentOffset.y = 50
        stage.layOut()
        #expect(loader.asked.isEmpty)
        stage.view.isPrefetchingEnabled = true
        stage.view.contentOffset.y = 1050
        stage.layOut()
        #expect(loader.asked.isEmpty && stage.texts.last == "0/99")
    }
}

@MainActor private final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
    var asked: [Int] = []
    var canceled: [Int] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        asked += indexPaths.map(\.item)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        canceled += indexPaths.map(\.item)
    }
}
