import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct ListCellTests {
    private func cell(_ accessories: [UICellAccessory] = []) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = accessories
        cell.layoutIfNeeded()
        return cell
    }

    /// The types that a cell displays, from left to right.
    private func types(_ cell: UICollectionViewListCell) -> [UICellAccessory.AccessoryType] {
        let all = cell.listAccessories.leading + cell.listAccessories.trailing
        return all.sorted {
            (cell.existingView(of: $0)?.frame.minX ?? 0) < (cell.existingView(of: $1)?.frame.minX ?? 0)
        }.map(\.accessoryType)
    }

    private func custom(_ width: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }

    @Test("CE-12: accessories at their sides, in their order, whatever the order of the array")
    func order() {
        let (first, second) = (custom(10), custom(12))
        let cell = cell([
            .disclosureIndicator(), .customView(configuration: .init(customView: first, placement: .trailing())),
            .label(text: "12"), .checkmark(), .outlineDisclosure(), .detail(),
            .customView(configuration: .init(customView: second, placement: .leading())),
        ])
        #expect(
            types(cell) == [
                .outlineDisclosure, .customView(second), .customView(first), .label, .checkmark, .detail,
                .disclosureIndicator,
            ])
        #expect(cell.contentView.frame.maxX == first.frame.minX)
        #expect(second.frame == CGRect(x: 36, y: 11, width: 12, height: 20))
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.accessories.count == 7)
    }

    @Test("CE-12: accessories for editing are displayed while the cell is edited")
    func editing() {
        let cell = cell([
            .delete(), .multiselect(), .checkmark(displayed: .whenNotEditing), .disclosureIndicator(),
        ])
        #expect(types(cell) == [.checkmark, .disclosureIndicator] && cell.contentView.frame.minX == 0)
        cell.isEditingItem = true
        cell.layoutIfNeeded()
        #expect(types(cell) == [.delete, .multiselect, .disclosureIndicator])
        #expect(cell.contentView.frame.minX == 80 && cell.configurationState.isEditing)
        cell.isEditingItem = false
        cell.layoutIfNeeded()
        #expect(types(cell) == [.checkmark, .disclosureIndicator] && cell.contentView.frame.minX == 0)
        #expect(!cell.subviews.contains { $0 is CellEditControl })
    }

    @Test("CE-12: a hidden accessory takes no space; reserved widths replace that of an accessory")
    func widths() {
        let cell = cell([.disclosureIndicator(options: .init(isHidden: true))])
        #expect(cell.contentView.frame.width == 320 && types(cell) == [])
        let view = custom(10)
        cell.accessories = [
            .customView(
                configuration: .init(customView: view, placement: .trailing(), reservedLayoutWidth: .custom(50)))
        ]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 320 - 16 - 50 && view.frame.midX == 320 - 16 - 25)
        cell.accessories = [
            .customView(
                configuration: .init(customView: view, placement: .trailing(), reservedLayoutWidth: .standard))
        ]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 280)
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(view.superview == nil && cell.contentView.frame.width == 320)
    }

    @Test("CE-12: the positions of custom views")
    func positions() {
        let (a, b, c) = (custom(10), custom(11), custom(12))
        let before = UICellAccessory.Placement.position(before: .disclosureIndicator)
        let after = UICellAccessory.Placement.position(after: .outlineDisclosure)
        let cell = cell([
            .customView(configuration: .init(customView: a, placement: .trailing(at: before))),
            .customView(configuration: .init(customView: b, placement: .trailing())),
            .customView(configuration: .init(customView: c, placement: .leading(at: after))),
            .outlineDisclosure(), .checkmark(), .disclosureIndicator(),
        ])
        #expect(
            types(cell) == [
                .outlineDisclosure, .customView(c), .customView(b), .checkmark, .customView(a), .disclosureIndicator,
            ])
        cell.accessories = [
            .customView(configuration: .init(customView: a, placement: .leading(at: { _ in -4 }))),
            .customView(configuration: .init(customView: b, placement: .leading(at: { _ in 99 }))),
            .outlineDisclosure(),
        ]
        cell.layoutIfNeeded()
        #expect(types(cell) == [.customView(a), .outlineDisclosure, .customView(b)])
    }

    @Test("CE-12: two accessories of a system type are a mistake")
    func duplicates() {
        #expect(ListCellAccessories.problem(in: [.checkmark(), .detail()]) == nil)
        let message = ListCellAccessories.problem(in: [.checkmark(), .detail(), .checkmark()])
        #expect(message?.contains("contain checkmark several times") == true)
    }

    @Test("CE-12: indentation moves the content and the accessories at the leading side, but no editing controls")
    func indentation() {
        let cell = cell()
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 32)
        cell.accessories = [.outlineDisclosure(), .delete()]
        cell.isEditingItem = true
        cell.layoutIfNeeded()
        let views = cell.listAccessories.leading.compactMap { cell.existingView(of: $0) }
        #expect(views.map(\.frame.minX) == [0, 40 + 32 + 16] && cell.contentView.frame.minX == 40 + 32 + 20)
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 40 + 16] && cell.contentView.frame.minX == 40 + 32 + 20)
        cell.indentationLevel = -1
        cell.indentationWidth = .nan
        cell.layoutIfNeeded()
        #expect(cell.indentationWidth == 16 && cell.contentView.frame.minX == 60)
    }

    @Test("CE-12: accessories mirror with the layout direction")
    func mirrored() {
        let cell = cell([.outlineDisclosure(), .disclosureIndicator()])
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(types(cell) == [.disclosureIndicator, .outlineDisclosure])
        #expect(cell.contentView.frame.maxX == 300)
    }

    @Test("CE-14: a list cell is as high as its content beside its accessories")
    func size() {
        let cell = cell()
        let limit = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
        #expect(cell.sizeThatFits(limit) == CGSize(width: 320, height: 32))
        var content = cell.defaultContentConfiguration()
        content.text = "A long text that needs several lines in the width of the cell, all of which are displayed"
        content.textProperties.numberOfLines = 0
        cell.contentConfiguration = content
        let wide = cell.sizeThatFits(limit).height
        #expect(wide > 40)
        cell.accessories = [.customView(configuration: .init(customView: custom(150), placement: .trailing()))]
        #expect(cell.sizeThatFits(limit).height > wide)
        cell.contentConfiguration = nil
        cell.accessories = [
            .customView(
                configuration: .init(
                    customView: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70)), placement: .trailing()))
        ]
        #expect(cell.sizeThatFits(limit).height == 71)
    }

    @Test("CE-08: a list cell has a standard background until the app sets one")
    func background() {
        let cell = cell()
        #expect(cell.backgroundConfiguration == nil)
        #expect(cell.configurations.backgroundView?.configuration.backgroundColor == .systemBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.configurations.backgroundView?.configuration.backgroundColor == .listSelection)
        cell.placement = ListItemPlacement(appearance: .sidebar)
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.configurations.backgroundView?.configuration.cornerRadius == 6)
        cell.backgroundColor = .red
        #expect(cell.configurations.backgroundView == nil)
    }

    @Test("CE-07: the default content follows the list")
    func content() {
        let cell = cell()
        let margins = cell.defaultContentConfiguration().directionalLayoutMargins
        cell.placement = ListItemPlacement(appearance: .sidebar)
        #expect(cell.defaultContentConfiguration().directionalLayoutMargins != margins)
        cell.placement = ListItemPlacement(appearance: .sidebar, role: .header)
        #expect(cell.defaultContentConfiguration().textProperties.color == .secondaryLabel)
    }

    @Test("The separators of a list cell: at the margin of the content, or at the guide, and not beside a selection")
    func separators() {
        let cell = cell([.outlineDisclosure()])
        #expect(cell.bottomSeparatorLayer.isHidden && cell.topSeparatorLayer.isHidden)
        cell.placement = ListItemPlacement(bottomSeparator: ListSeparator(isVisible: true))
        cell.layoutIfNeeded()
        #expect(!cell.bottomSeparatorLayer.isHidden && cell.topSeparatorLayer.isHidden)
        #expect(cell.bottomSeparatorLayer.frame == CGRect(x: 36, y: 43, width: 284, height: 1))
        cell.isSelected = true
        #expect(cell.bottomSeparatorLayer.isHidden)
        cell.isSelected = false
        cell.placement.bottomSeparator = ListSeparator(isVisible: true, leading: 10, trailing: 20)
        cell.layoutIfNeeded()
        #expect(cell.bottomSeparatorLayer.frame == CGRect(x: 10, y: 43, width: 290, height: 1))
    }

    @Test("The separator layout guide determines the ends of separators")
    func separatorGuide() {
        let cell = cell()
        cell.placement = ListItemPlacement(bottomSeparator: ListSeparator(isVisible: true))
        let guide = cell.separatorLayoutGuide
        cell.layoutIfNeeded()
        #expect(cell.bottomSeparatorLayer.frame.minX == 16 && cell.separatorLayoutGuide === guide)
        guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 50).isActive = true
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.bottomSeparatorLayer.frame.minX == 50 && cell.bottomSeparatorLayer.frame.maxX == 320)
    }

    @Test("CE-12: the buttons for deletion, insertion and details call their closures")
    func actions() throws {
        var log: [String] = []
        let cell = cell([
            .delete(displayed: .always, actionHandler: { log.append("delete") }),
            .insert(displayed: .always, actionHandler: { log.append("insert") }),
            .detail(actionHandler: { log.append("detail") }),
        ])
        for accessory in cell.listAccessories.leading {
            try #require(cell.existingView(of: accessory) as? CellEditControl).sendActions(for: .touchUpInside)
        }
        let detail = try #require(cell.existingView(of: cell.accessories[2]) as? CellAccessoryView)
        detail.didTap()
        #expect(log == ["delete", "insert", "detail"])
    }

    @Test("CE-12: the items of a collection view that is edited display the accessories for editing")
    func editedList() throws {
        let source = ListCellSource()
        let stage = try CollectionStage { view in
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            view.dataSource = source
        }
        let cell = try #require(stage.view.cellForItem(at: stage.path(0)) as? UICollectionViewListCell)
        #expect(!cell.listAccessories.contains(.delete))
        stage.view.isEditing = true
        stage.layOut()
        #expect(cell.listAccessories.contains(.delete))
        try stage.generator.fingerTap(at: CGPoint(x: 45, y: 25))
        try stage.generator.wait(0.5)
        #expect(stage.view.indexPathsForSelectedItems == [])
        stage.view.allowsMultipleSelectionDuringEditing = true
        for x in [45.0, 95] {
            try stage.generator.fingerTap(at: CGPoint(x: x, y: 25))
            try stage.generator.wait(0.5)
        }
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(0), stage.path(1)])
        stage.view.isEditing = false
        #expect(!cell.listAccessories.contains(.delete))
    }
}

@MainActor private final class ListCellSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath)
        (cell as? UICollectionViewListCell)?.accessories = [.delete()]
        return cell
    }
}
