import Testing
import UIKitTesting

@testable import UIKit

/// Subclasses of the controllers override methods of the delegate, which must be declared in the class: methods of
/// protocol extensions cannot be overridden.
@MainActor @Suite(.serialized) struct ControllerMethodTests {
    /// Returns the names of the methods that a part of a source file declares, such as "tableView(_:didSelectRowAt:)".
    private func methods(in file: String, of declaration: String) throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
        let url = root.appendingPathComponent("Sources/UIKit").appendingPathComponent(file).standardizedFileURL
        let source = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(source.range(of: declaration))
        let rest = source[start.upperBound...]
        let body = rest[..<(rest.range(of: "\n}\n")?.lowerBound ?? rest.endIndex)]
        var found: Set<String> = []
        for part in body.components(separatedBy: "func ").dropFirst() {
            guard let open = part.firstIndex(of: "(") else { continue }
            var (depth, labels, isLabel) = (0, "", true)
            for character in part[open...] {
                switch character {
                case "(", "[", "<": depth += 1
                case ")", "]", ">": depth -= 1
                case ",": if depth == 1 { isLabel = true }
                case ":":
                    if depth == 1, isLabel {
                        isLabel = false
                        labels += ":"
                    }
                default: break
                }
                if depth == 0 { break }
                if depth == 1, isLabel, !"(,".contains(character) { labels.append(character) }
            }
            // The first word of each label is the argument label.
            let names = labels.split(separator: ":").compactMap { label in
                label.split(whereSeparator: \.isWhitespace).first.map { $0 + ":" }
            }
            found.insert(part[..<open] + "(" + names.joined() + ")")
        }
        return found
    }

    @Test("TV-50: controllers declare every method of the protocols of data sources, delegates and scroll views")
    func completeness() throws {
        let scrolling = try methods(
            in: "Scrolling/UIScrollViewDelegate.swift", of: "protocol UIScrollViewDelegate")
        let table = try methods(in: "Lists/Table/UITableViewController.swift", of: "class UITableViewController")
        let tableMethods = try methods(
            in: "Lists/Table/Protocols/UITableViewDelegate.swift", of: "protocol UITableViewDelegate"
        ).union(
            try methods(in: "Lists/Table/Protocols/UITableViewDataSource.swift", of: "protocol UITableViewDataSource"))
        #expect(tableMethods.contains("tableView(_:canFocusRowAt:)") && tableMethods.count > 50)
        #expect(tableMethods.union(scrolling).subtracting(table) == [])
        let collection = try methods(
            in: "Lists/Collection/UICollectionViewController.swift", of: "class UICollectionViewController")
        let collectionMethods = try methods(
            in: "Lists/Collection/UICollectionViewDelegate.swift", of: "protocol UICollectionViewDelegate"
        ).union(
            try methods(
                in: "Lists/Collection/UICollectionViewDataSource.swift", of: "protocol UICollectionViewDataSource"))
        #expect(collectionMethods.contains("collectionView(_:transitionLayoutForOldLayout:newLayout:)"))
        #expect(collectionMethods.union(scrolling).subtracting(collection) == [])
    }

    @Test("TV-50: a table controller's overrides are called for zooming, focus and moves of rows")
    func table() throws {
        final class Controller: UITableViewController {
            let content = UIView()
            override func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
            override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
                indexPath.row == 1
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
            ) -> Bool { true }
            override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { [0, 1] }
        }
        let controller = Controller()
        let table = try #require(controller.tableView)
        #expect(table.delegate?.viewForZooming(in: table) === controller.content)
        #expect(table.canFocus(1) && !table.canFocus(0) && table.preferredCursor == 1 && table.followsFocus(0))
    }

    @Test("SW-08: the default of a table controller for canMoveRowAt is not asked for each row")
    func moving() throws {
        let controller = UITableViewController()
        let table = try #require(controller.tableView)
        #expect(controller.tableView(table, canMoveRowAt: [0, 0]))
        #expect(table.missingMethods.contains(.canMoveRow))
    }

    @Test("CV-18: a collection controller's override provides the layout of an interactive transition")
    func collection() throws {
        final class Controller: UICollectionViewController {
            var made: UICollectionViewTransitionLayout?
            override func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                let layout = super.collectionView(
                    collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
                made = layout
                return layout
            }
        }
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        let view = try #require(controller.collectionView)
        let target = UICollectionViewFlowLayout()
        let layout = view.startInteractiveTransition(to: target)
        #expect(layout === controller.made && layout.nextLayout === target)
        view.cancelInteractiveTransition()
    }
}
