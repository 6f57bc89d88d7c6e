import Testing
import UIKitTesting

@testable import UIKit

/// Cells whose height follows from a picture, two lines and a paragraph.
@MainActor @Suite(.serialized) struct SelfSizingScrollTests {
    final class PostCell: UITableViewCell {
        let picture = UIView()
        let title = UILabel()
        let body = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.numberOfLines = 0
            for view in [picture, title, body] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                picture.topAnchor.constraint(equalTo: margins.topAnchor),
                picture.widthAnchor.constraint(equalToConstant: 32),
                picture.heightAnchor.constraint(equalToConstant: 32),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ row: Int) {
            title.text = "Post \(row)"
            body.text = String(repeating: "Words that wrap in the cell. ", count: row % 4 + 1)
        }
    }

    @Test("CE-14: new, prepared and reused cells are measured and laid out without reports of conflicts")
    func reports() throws {
        var stage: TableStage?
        let reports = try layoutReports {
            let new = try TableStage(rows: [400], rowHeight: nil) { table, source in
                table.register(PostCell.self, forCellReuseIdentifier: "cell")
                source.configure = { cell, path in (cell as? PostCell)?.show(path.row) }
            }
            for _ in 0..<60 {
                new.table.contentOffset.y += 30
                try new.generator.wait(0.05)
            }
            stage = new
        }
        #expect(reports == [])
        #expect(stage?.table.visibleCells.isEmpty == false)
        for case let cell as PostCell in stage?.table.visibleCells ?? [] {
            #expect(cell.body.frame.maxY <= cell.contentView.bounds.maxY + 0.01 && cell.body.frame.height > 10)
        }
    }

    @Test("CE-11: the content view of a new cell has a size at once") func newCell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        // The separator is below it.
        #expect(cell.contentView.bounds.size == CGSize(width: 320, height: cell.bounds.height - 1))
        let reports = layoutReports {
            let post = PostCell(style: .default, reuseIdentifier: nil)
            post.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
            for row in 0..<5 { post.show(row) }
        }
        #expect(reports == [])
    }
}
