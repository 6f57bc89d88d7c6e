import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of collection views with the pointer and keys, in memory and on real X servers.
@MainActor @Suite(.serialized) struct CollectionScriptTests {
    nonisolated static let scripts = [
        Script("KS-07 dragging from the background selects items, and Escape restores the selection") {
            let fixture = CollectionFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerDown(at: CGPoint(x: 5, y: 5))
            for step in 1...6 { try generator.pointerMove(to: CGPoint(x: 5 + 20 * step, y: 5 + 12 * step)) }
            #expect(fixture.selected == [0, 1, 2, 5, 6, 7])
            try generator.pointerUp()
            #expect(fixture.selected == [0, 1, 2, 5, 6, 7])
            try generator.pointerDown(at: CGPoint(x: 5, y: 5))
            try generator.pointerMove(to: CGPoint(x: 30, y: 30))
            try generator.pointerMove(to: CGPoint(x: 40, y: 40))
            #expect(fixture.selected == [0])
            try generator.keyPress(.keyboardEscape)
            try generator.pointerUp()
            #expect(fixture.selected == [0, 1, 2, 5, 6, 7])
        },
        Script("KS-07 a rectangle beyond the edge scrolls by time") {
            let fixture = CollectionFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerDown(at: CGPoint(x: 5, y: 5))
            try generator.pointerMove(to: CGPoint(x: 130, y: 100))
            try generator.pointerMove(to: CGPoint(x: 130, y: 199))
            try generator.wait(until: "the content scrolls") { fixture.view.contentOffset.y > 100 }
            try generator.pointerUp()
            let offset = fixture.view.contentOffset.y
            try generator.wait(0.2)
            #expect(fixture.view.contentOffset.y == offset && fixture.selected.count >= 10)
        },
        Script("KS-03 KS-05 keys move through a grid and select ranges") {
            let fixture = CollectionFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerClick(at: CGPoint(x: 80, y: 30))
            #expect(fixture.selected == [1])
            try generator.keyPress(.keyboardDownArrow)
            #expect(fixture.selected == [6])
            try generator.keyPress(.keyboardRightArrow, modifiers: .shift)
            try generator.keyPress(.keyboardDownArrow, modifiers: .shift)
            #expect(fixture.selected == [6, 7, 8, 9, 10, 11, 12])
            try generator.keyPress(.keyboardA, modifiers: .control)
            #expect(fixture.selected.count == 60)
            try generator.keyPress(.keyboardHome)
            #expect(fixture.selected == [0])
        },
        Script("SW-09 SW-10 the pointer drags an item, and Escape returns it") {
            let fixture = CollectionFixture()
            let generator = try EventGenerator(window: fixture.window)
            try generator.pointerDown(at: CGPoint(x: 30, y: 30))
            for step in 1...5 { try generator.pointerMove(to: CGPoint(x: 30 + 20 * step, y: 30)) }
            try generator.pointerUp()
            #expect(fixture.items.prefix(4) == [1, 2, 0, 3])
            try generator.pointerDown(at: CGPoint(x: 30, y: 30))
            for step in 1...5 { try generator.pointerMove(to: CGPoint(x: 30 + 20 * step, y: 30)) }
            try generator.keyPress(.keyboardEscape)
            try generator.pointerUp()
            #expect(fixture.items.prefix(4) == [1, 2, 0, 3])
        },
    ]

    @Test(arguments: scripts) func headless(_ script: Script) throws { try script.body() }

    @Test(.needs(.xvfb), arguments: scripts) func xvfb(_ script: Script) throws { try script.run(on: .xvfb) }
}

/// A window with a grid of five columns of items of 40 × 40 points with distances of 10 points.
@MainActor private final class CollectionFixture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 260, height: 200))
    private let controller = GridController()

    init() {
        controller.view.frame = window.bounds
        window.rootViewController = controller
        controller.collectionView.layoutIfNeeded()
    }

    var view: UICollectionView { controller.collectionView }
    var items: [Int] { controller.items }
    var selected: [Int] { view.indexPathsForSelectedItems?.map(\.item) ?? [] }
}

@MainActor private final class GridController: UICollectionViewController {
    var items = Array(0..<60)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.allowsMultipleSelection = true
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = .systemTeal
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
