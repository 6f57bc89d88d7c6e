import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableCellTests {
    private let stages = StageStore()

    /// Returns a cell with a size of 320 × 44 points in a window, laid out.
    private func makeCell(_ style: UITableViewCell.CellStyle = .default, in stage: Stage) -> UITableViewCell {
        let cell = stage.add(
            UITableViewCell(style: style, reuseIdentifier: "cell"), CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.layoutIfNeeded()
        return cell
    }

    @Test("CE-01: the raw values are those of UIKit") func rawValues() {
        #expect(UITableViewCell.CellStyle.value1.rawValue == 1 && UITableViewCell.CellStyle.subtitle.rawValue == 3)
        #expect(UITableViewCell.AccessoryType.detailDisclosureButton.rawValue == 2)
        #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3)
        #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)
        #expect(UITableViewCell.SelectionStyle.none.rawValue == 0)
        #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)
        #expect(UITableViewCell.EditingStyle.delete.rawValue == 1 && UITableViewCell.EditingStyle.insert.rawValue == 2)
    }

    @Test("A new cell has no accessory, no configuration and no state") func defaults() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
        #expect(cell.reuseIdentifier == "a" && cell.accessoryType == .none && cell.accessoryView == nil)
        #expect(cell.selectionStyle == .default && !cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.editingStyle == .none)
        #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.imageView != nil)
        #expect(UITableViewCell().reuseIdentifier == nil)
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    }

    @Test("CE-02: the content view yields to the accessory and to the editing controls") func contentView() {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        #expect(cell.contentView.frame.width == 320)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let withChevron = cell.contentView.frame
        #expect(withChevron.minX == 0 && withChevron.width < 304 && withChevron.width > 270)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        cell.accessoryView = own
        cell.layoutIfNeeded()
        #expect(own.superview === cell && own.frame.size == CGSize(width: 50, height: 20) && own.frame.maxX == 304)
        #expect(cell.contentView.frame.maxX == 254)
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.editingStyle = .delete
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == CellMetrics.controlWidth && cell.contentView.frame.maxX == 320)
        #expect(own.superview == nil)
        cell.setEditing(false, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test("CE-02: a mirrored cell has its accessory at the left") func mirrored() {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        cell.semanticContentAttribute = .forceRightToLeft
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        cell.accessoryView = own
        cell.editingStyle = .insert
        cell.layoutIfNeeded()
        #expect(own.frame.minX == 16 && cell.contentView.frame.minX == 66 && cell.contentView.frame.maxX == 320)
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 320 - CellMetrics.controlWidth)
    }

    @Test("Indentation moves the content") func indentation() {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        cell.indentationLevel = 3
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 30)
        cell.indentationWidth = .nan
        #expect(cell.indentationWidth == 10)
        cell.indentationLevel = -4
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test("The labels of each style are inside the content view, and do not overlap", arguments: [0, 1, 2, 3])
    func labels(_ rawValue: Int) throws {
        let stage = stages.make()
        let cell = makeCell(try #require(UITableViewCell.CellStyle(rawValue: rawValue)), in: stage)
        cell.textLabel?.text = "Lisbon"
        cell.detailTextLabel?.text = "Portugal"
        cell.contentView.setNeedsLayout()
        cell.layoutIfNeeded()
        let text = try #require(cell.textLabel).frame
        #expect(cell.contentView.bounds.contains(text) && text.width > 0 && text.height > 0 && text.minX == 16)
        guard let detail = cell.detailTextLabel?.frame else { return }
        #expect(cell.contentView.bounds.contains(detail) && detail.width > 0 && detail.height > 0)
        #expect(!detail.intersects(text))
    }

    @Test("A label whose text changes is laid out again") func changedText() throws {
        let stage = stages.make()
        let cell = makeCell(.value1, in: stage)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "A"
        cell.layoutIfNeeded()
        let old = try #require(cell.detailTextLabel).frame.width
        cell.detailTextLabel?.text = "A much longer value"
        cell.layoutIfNeeded()
        #expect(try #require(cell.detailTextLabel).frame.width > old)
    }

    @Test("CE-09: the selected background is in front of the background while the cell is selected") func backgrounds()
    {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        let (below, above) = (UIView(), UIView())
        cell.backgroundView = below
        cell.selectedBackgroundView = above
        #expect(below.superview === cell && above.superview == nil)
        cell.setSelected(true, animated: false)
        #expect(cell.subviews.firstIndex(of: above) == 1 && cell.subviews.first === below)
        cell.setSelected(false, animated: false)
        #expect(above.superview == nil)
        cell.isHighlighted = true
        #expect(above.superview === cell)
        cell.selectionStyle = .none
        #expect(above.superview == nil && cell.isHighlighted)
    }

    @Test("TV-17: the separator is hidden beside a selected or highlighted row") func separator() {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        #expect(cell.separatorLayer.isHidden)
        cell.separator = TableSeparator(isVisible: true)
        cell.layoutIfNeeded()
        #expect(!cell.separatorLayer.isHidden && cell.separatorLayer.frame.minX == 16)
        #expect(cell.separatorLayer.frame.maxX == 320 && cell.separatorLayer.frame.maxY == 44)
        cell.isHighlighted = true
        #expect(cell.separatorLayer.isHidden)
        cell.isHighlighted = false
        #expect(!cell.separatorLayer.isHidden)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
        cell.layoutIfNeeded()
        #expect(cell.separatorLayer.frame.minX == 40 && cell.separatorLayer.frame.maxX == 300)
    }

    @Test("CE-11: preparing a cell for reuse resets its state, not its content") func reuse() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
        cell.textLabel?.text = "Lisbon"
        cell.accessoryType = .checkmark
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(cell.textLabel?.text == "Lisbon" && cell.accessoryType == .checkmark)
    }

    @Test("CE-13: isSelected calls setSelected, which subclasses override") func selected() {
        final class Logging: UITableViewCell {
            var log: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                log.append("selected \(selected)")
            }
            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                super.setHighlighted(highlighted, animated: animated)
                log.append("highlighted \(highlighted)")
            }
        }
        let cell = Logging(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.log == ["selected true", "highlighted true"] && cell.isSelected && cell.isHighlighted)
    }

    @Test("The detail button notifies the owner") func detailButton() throws {
        final class Owner: TableCellOwner {
            var taps = 0
            var edits = 0
            func cellDidTapAccessory(_ cell: UITableViewCell) { taps += 1 }
            func cellNeedsNewHeight(_ cell: UITableViewCell) {}
            func cellDidTapEditControl(_ cell: UITableViewCell) { edits += 1 }
        }
        let stage = stages.make()
        let cell = makeCell(in: stage)
        let owner = Owner()
        cell.owner = owner
        cell.accessoryType = .detailDisclosureButton
        cell.editingStyle = .delete
        cell.layoutIfNeeded()
        let accessory = try #require(cell.accessories.standardView)
        let button = try #require(accessory.subviews.compactMap { $0 as? UIButton }.first)
        accessory.layoutIfNeeded()
        #expect(cell.hitTest(button.convert(CGPoint(x: 12, y: 12), to: cell), with: nil) === button)
        button.sendActions(for: .touchUpInside)
        #expect(owner.taps == 1)
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(accessory.superview == nil)
        try #require(cell.accessories.editControl).sendActions(for: .touchUpInside)
        #expect(owner.edits == 1)
    }

    @Test("The reorder control appears while a movable cell is edited") func reorderControl() {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        cell.showsReorderControl = true
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 320)
        cell.accessories.isMovable = true
        cell.updateAccessories()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 320 - CellMetrics.controlWidth)
    }

    @Test("Editing controls move in and out with an animation") func animatedEditing() throws {
        let stage = stages.make()
        let generator = try EventGenerator(window: stage.window)
        let cell = makeCell(in: stage)
        cell.editingStyle = .delete
        cell.setEditing(true, animated: true)
        try generator.wait(0.5)
        let control = try #require(cell.accessories.editControl)
        #expect(control.superview === cell && control.frame.minX == 0)
        cell.setEditing(false, animated: true)
        #expect(cell.contentView.frame.minX == 0)
        try generator.wait(0.5)
        #expect(control.superview == nil && control.alpha == 1)
    }
}
