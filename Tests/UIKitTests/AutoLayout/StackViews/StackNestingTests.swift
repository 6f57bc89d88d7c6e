import Testing
import UIKit

/// Tests of stack views in stack views, and of layout from right to left.
@MainActor @Suite struct StackNestingTests {
    private func column() -> UIStackView {
        UIStackView.make([ContentView(39, 19), ContentView(34.5, 16), ContentView(28.5, 16)], .vertical, spacing: 3)
    }

    @Test("ST-20 a column is as high as its views and the spaces, and as wide as the widest one")
    func fitting() {
        #expect(column().compressedSize == CGSize(width: 39, height: 57))
        let row = UIStackView.make(
            [ContentView(10, 5), ContentView(30, 9)], spacing: 4, distribution: .fillEqually)
        #expect(row.compressedSize == CGSize(width: 64, height: 9))
    }

    @Test("ST-20 two columns of equal width at the top of a row")
    func columnsInRow() {
        let columns = [column(), column()]
        UIStackView.make(columns, spacing: 10, distribution: .fillEqually, alignment: .top).layOut(266, 80)
        expectFrames(
            columns, [CGRect(x: 0, y: 0, width: 128, height: 57), CGRect(x: 138, y: 0, width: 128, height: 57)])
        expectRows(columns[1].arrangedSubviews, [(0, 19), (22, 16), (41, 16)])
        #expect(columns[1].arrangedSubviews.allSatisfy { $0.frame.width == 128 })
    }

    @Test("ST-20 stack views five levels deep have the size of their content")
    func deepNesting() {
        var stack = UIStackView.make([ContentView(10, 20), ContentView(30, 5)], spacing: 1)
        for level in 0..<5 {
            let axis: NSLayoutConstraint.Axis = level % 2 == 0 ? .vertical : .horizontal
            stack = UIStackView.make([stack, ContentView(8, 8)], axis, spacing: 2)
        }
        #expect(stack.compressedSize == CGSize(width: 41 + 2 * 10, height: 20 + 3 * 10))
    }

    @Test("ST-20 a change inside reaches the outermost stack view")
    func changes() {
        let inner = column()
        let below = ContentView(10, 10)
        let outer = UIStackView.make([inner, below], .vertical, spacing: 5)
        outer.translatesAutoresizingMaskIntoConstraints = false
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        parent.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: parent.topAnchor),
            outer.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(outer.frame.size == CGSize(width: 39, height: 72))
        inner.arrangedSubviews[0].isHidden = true
        parent.layoutIfNeeded()
        #expect(below.frame.minY == 40)
        #expect(outer.frame.height == 50)
        (inner.arrangedSubviews[1] as? ContentView)?.contentSize.height = 36
        parent.layoutIfNeeded()
        #expect(outer.frame.height == 70)
    }

    @Test("ST-23 constraints of the app between arranged views count")
    func appConstraints() {
        let views = [ContentView(10, 10), ContentView(), ContentView()]
        let stack = UIStackView.make(views)
        NSLayoutConstraint.activate([
            views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 2),
            views[0].widthAnchor.constraint(equalToConstant: 30),
        ])
        stack.layOut(120, 20)
        expectColumns(views, [(0, 30), (30, 30), (60, 60)])
    }

    @Test("ST-24 a row begins at the right if the layout direction is right to left")
    func rightToLeftRow() {
        let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10), ContentView(40, 10)]
        let stack = UIStackView.make(views, spacing: 6, distribution: .equalSpacing)
        stack.semanticContentAttribute = .forceRightToLeft
        views[1].isHidden = true
        stack.layOut(100, 20)
        expectColumns(views, [(90, 10), (85, 0), (50, 30), (0, 40)])
        stack.distribution = .fill
        stack.layoutIfNeeded()
        expectColumns(views, [(82, 18), (79, 0), (46, 30), (0, 40)])
        stack.semanticContentAttribute = .unspecified
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 18), (21, 0), (24, 30), (60, 40)])
    }

    @Test("ST-24 the leading edges of a column are at the right if the layout direction is right to left")
    func rightToLeftColumn() {
        let views = [ContentView(10, 10), ContentView(20, 10)]
        let stack = UIStackView.make(views, .vertical, alignment: .leading)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layOut(50, 20)
        expectColumns(views, [(40, 10), (30, 20)])
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 10), (0, 20)])
    }
}
