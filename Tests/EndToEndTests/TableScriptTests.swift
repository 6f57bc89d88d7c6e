import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of table views with the pointer and keys, in memory and on real X servers.
@MainActor @Suite(.serialized) struct TableScriptTests {
    nonisolated static let scripts = [
        Script("SW-08 the pointer moves a row with its reorder control, and Escape returns it") {
            let fixture = TableFixture()
            let generator = try EventGenerator(window: fixture.window)
            try fixture.drag(0, by: 90, generator)
            try generator.pointerUp()
            #expect(fixture.items.prefix(4) == [1, 2, 0, 3] && fixture.moves == ["0 2"])
            try generator.wait(0.5)
            #expect(fixture.texts.prefix(4) == ["1", "2", "0", "3"])
            try fixture.drag(3, by: -130, generator)
            try generator.pointerUp()
            #expect(fixture.items.prefix(4) == [3, 1, 2, 0] && fixture.moves == ["0 2", "3 0"])
            try generator.wait(0.5)
            try fixture.drag(0, by: 90, generator)
            try generator.keyPress(.keyboardEscape)
            try generator.pointerUp()
            #expect(fixture.items.prefix(4) == [3, 1, 2, 0] && fixture.moves.count == 2)
            try generator.wait(0.5)
            #expect(fixture.texts.prefix(4) == ["3", "1", "2", "0"])
        },
        Script("SW-10 a row that is held near the edge scrolls by time") {
            let fixture = TableFixture()
            let generator = try EventGenerator(window: fixture.window)
            try fixture.drag(0, by: 170, generator)
            try generator.wait(until: "the content scrolls") { fixture.table.contentOffset.y > 200 }
            try generator.pointerUp()
            let target = try #require(fixture.items.firstIndex(of: 0))
            #expect(target > 5 && fixture.moves == ["0 \(target)"])
        },
    ]

    @Test(arguments: scripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: scripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }
}

/// A window of 260 × 200 points with an edited table of rows of 40 points.
@MainActor private final class TableFixture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 260, height: 200))
    private let controller = RowsController(style: .plain)

    init() {
        controller.view.frame = window.bounds
        window.rootViewController = controller
        controller.isEditing = true
        controller.tableView.layoutIfNeeded()
    }

    var table: UITableView { controller.tableView }
    var items: [Int] { controller.items }
    var moves: [String] { controller.moves }
    /// The texts of the visible rows, from above.
    var texts: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    /// Presses the reorder control of a row, and moves it.
    func drag(_ row: Int, by distance: CGFloat, _ generator: EventGenerator) throws {
        let start = CGPoint(x: 240, y: CGFloat(row) * 40 + 20)
        try generator.pointerMove(to: start)
        try generator.pointerDown()
        for step in 1...10 {
            try generator.pointerMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
        }
        try generator.wait(0.3)
    }
}

@MainActor private final class RowsController: UITableViewController {
    var items = Array(0..<60)
    var moves: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 40
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(items[indexPath.row])"
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.row) \(destinationIndexPath.row)")
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
