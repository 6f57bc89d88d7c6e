import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionCellTests {
    @Test("DS-13: cells of a registration are configured for their items, and reused")
    func registration() throws {
        let source = RegistrationSource()
        let stage = try CollectionStage { $0.dataSource = source }
        let first = try #require(stage.view.cellForItem(at: stage.path(0)) as? CollectionTestCell)
        #expect(first.text == "item 0" && stage.texts.count == 16)
        stage.view.contentOffset.y = 400
        stage.layOut()
        CollectionTestCell.made = 0
        stage.view.contentOffset.y = 800
        stage.layOut()
        #expect(CollectionTestCell.made == 0 && stage.texts.first == "item 64")
        let cell = try #require(stage.view.cellForItem(at: stage.path(65)))
        stage.view.reconfigureItems(at: [stage.path(65)])
        #expect(stage.view.cellForItem(at: stage.path(65)) === cell)
    }

    @Test("DS-13: supplementary views of a registration are configured for their index paths")
    func supplementaryRegistration() throws {
        let source = RegistrationSource()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let stage = try CollectionStage(layout: layout) { $0.dataSource = source }
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: stage.path(0)))
        #expect(header is CollectionTestHeader && header.tag == 7)
    }

    @Test("DS-13: a registration that is made while a cell is requested is recognized")
    func registrationInRequest() {
        let make = { UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in } }
        #expect(!make().identity.isMadeInRequest)
        ViewRegistration.requests += 1
        #expect(make().identity.isMadeInRequest)
        ViewRegistration.requests -= 1
        let message = ViewRegistration.message("cell", "x")
        #expect(message.hasPrefix("Attempted to dequeue a cell using a registration that was created inside x"))
    }

    @Test("CE-03: a content configuration fills the content view of a collection view's cell")
    func content() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var content = UIListContentConfiguration.cell()
        content.text = "Lisbon"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let view = cell.contentView.subviews.first
        #expect(view is UIListContentView && view?.frame == cell.bounds)
        content.text = "Oslo"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test("CE-04, CE-05, CE-06: a cell of a collection view updates its configurations in the layout, once a state")
    func updates() throws {
        let stage = try CollectionStage([1])
        let cell = try #require(stage.view.cellForItem(at: stage.path(0)))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.setNeedsUpdateConfiguration()
        #expect(states == [])
        cell.layoutIfNeeded()
        #expect(states == [false])
        stage.view.selectItem(at: stage.path(0), animated: false, scrollPosition: [])
        cell.layoutIfNeeded()
        #expect(states == [false, true])
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test("CE-08: background configurations and background views of a collection view's cell exclude each other")
    func backgrounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundView = UIView()
        cell.backgroundColor = .red
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.backgroundColor == nil)
        #expect(cell.subviews.count == 2 && cell.subviews.last === cell.contentView)
        cell.backgroundColor = .red
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 1)
        cell.backgroundConfiguration = .listPlainCell()
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.first === cell.backgroundView)
    }
}

@MainActor private final class RegistrationSource: NSObject, UICollectionViewDataSource {
    private let cells = UICollectionView.CellRegistration<CollectionTestCell, String> { cell, _, item in
        cell.text = item
    }
    private let headers = UICollectionView.SupplementaryRegistration<CollectionTestHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
        view.tag = path.section + 7
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}
