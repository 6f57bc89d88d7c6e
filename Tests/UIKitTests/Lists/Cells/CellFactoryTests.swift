import Testing

@testable import UIKit

@MainActor @Suite struct CellFactoryTests {
    private final class Row: UITableViewCell {
        let list = [1, 2, 3]
        var word = "word"
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Inheriting: UITableViewCell {
        var number = 7.5
    }

    private class Header: UITableViewHeaderFooterView {
        var title = "none"
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            title = "made"
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class SpecialHeader: Header {}

    private final class Tile: UIView {
        var count = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            count = 1
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("Cells are created with the initializer of their class") func cells() {
        // The identifier does not fit into the words of a string.
        let identifier = String(repeating: "identifier ", count: 9)
        for _ in 0..<100 {
            let row = CellFactory.makeTableCell(Row.self, reuseIdentifier: identifier)
            #expect(row is Row && row.reuseIdentifier == identifier && row.detailTextLabel != nil)
            #expect((row as? Row)?.list == [1, 2, 3] && (row as? Row)?.word == "word")
        }
        let plain = CellFactory.makeTableCell(UITableViewCell.self, style: .value1, reuseIdentifier: nil)
        #expect(type(of: plain) == UITableViewCell.self && plain.style == .value1 && plain.reuseIdentifier == nil)
        let inheriting = CellFactory.makeTableCell(Inheriting.self, reuseIdentifier: "short")
        #expect((inheriting as? Inheriting)?.number == 7.5 && inheriting.reuseIdentifier == "short")
    }

    @Test("Headers are created with the initializer of their class") func headers() {
        let header = CellFactory.makeHeaderFooterView(SpecialHeader.self, reuseIdentifier: "header")
        #expect((header as? SpecialHeader)?.title == "made" && header.reuseIdentifier == "header")
    }

    @Test("Views are created with the initializer of their class") func views() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let tile: UIView = CellFactory.makeView(Tile.self, frame: frame)
        #expect((tile as? Tile)?.count == 1 && tile.frame == frame)
    }

    @Test("Created cells are released") func release() {
        weak var cell: UITableViewCell?
        do { cell = CellFactory.makeTableCell(Row.self, reuseIdentifier: "row") }
        #expect(cell == nil)
    }
}
