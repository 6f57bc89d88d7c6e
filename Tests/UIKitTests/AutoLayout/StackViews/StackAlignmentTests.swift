import Testing
import UIKit

/// Tests of sizes and positions across the axis.
@MainActor @Suite struct StackAlignmentTests {
    private func contents() -> [ContentView] { [ContentView(160, 200), ContentView(80, 100), ContentView(40, 50)] }

    @Test("ST-14 views fill the height of a row, which is that of the largest one")
    func fill() {
        let views = contents()
        let stack = UIStackView.make(views)
        #expect(stack.compressedSize == CGSize(width: 280, height: 200))
        stack.layOut(280, 300)
        expectRows(views, [(0, 300), (0, 300), (0, 300)])
    }

    @Test("ST-15 views have their own heights at the top, the center or the bottom of a row")
    func edgesAndCenter() {
        let views = contents()
        let stack = UIStackView.make(views, alignment: .top)
        for alignment in [UIStackView.Alignment.top, .center, .bottom] {
            stack.alignment = alignment
            #expect(stack.compressedSize == CGSize(width: 280, height: 200))
            stack.layOut(280, 300)
            switch alignment {
            case .top: expectRows(views, [(0, 200), (0, 100), (0, 50)])
            case .center: expectRows(views, [(50, 200), (100, 100), (125, 50)])
            default: expectRows(views, [(100, 200), (200, 100), (250, 50)])
            }
        }
    }

    @Test("ST-15 views have their own widths in a column")
    func column() {
        let views = [ContentView(30, 10), ContentView(50, 10)]
        let stack = UIStackView.make(views, .vertical, alignment: .trailing)
        #expect(stack.compressedSize == CGSize(width: 50, height: 20))
        stack.layOut(60, 20)
        expectColumns(views, [(30, 30), (10, 50)])
        stack.alignment = .center
        stack.layoutIfNeeded()
        expectColumns(views, [(15, 30), (5, 50)])
    }

    @Test("ST-15 a single view needs no guide around it", arguments: [UIStackView.Alignment.top, .center, .bottom])
    func singleView(alignment: UIStackView.Alignment) {
        let view = ContentView(30, 20)
        let stack = UIStackView.make([view], alignment: alignment)
        #expect(stack.compressedSize == CGSize(width: 30, height: 20))
        stack.layOut(30, 50)
        expectRows([view], [(alignment == .top ? 0 : alignment == .center ? 15 : 30, 20)])
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test("ST-17 centered views, of which one has no intrinsic size")
    func center() {
        let views = [ContentView(28, 19), ContentView(), ContentView(37.5, 19)]
        UIStackView.make(views, spacing: 8, alignment: .center).layOut(300, 30)
        expectFrames(
            views,
            [
                CGRect(x: 0, y: 6, width: 28, height: 19), CGRect(x: 36, y: 15, width: 218.5, height: 0),
                CGRect(x: 263, y: 6, width: 37.5, height: 19),
            ])
    }

    @Test("ST-15 a view that is taller than the row is compressed")
    func tallView() {
        let views = [ContentView(10, 20), ContentView(10, 60)]
        let stack = UIStackView.make(views, alignment: .center)
        stack.layOut(20, 40)
        expectRows(views, [(10, 20), (0, 40)])
    }

    // MARK: Baselines

    private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// A view at a baseline, which shows where constraints find it.
    private func marker(_ anchor: NSLayoutYAxisAnchor, in parent: UIView) -> UIView {
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(marker)
        marker.topAnchor.constraint(equalTo: anchor).isActive = true
        return marker
    }

    @Test("ST-16 the first or the last baselines of a row are at one height")
    func baselines() {
        let labels = [label(30), label(12)]
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let stack = UIStackView.make(labels)
        parent.addSubview(stack)
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            stack.alignment = alignment
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
            let markers = labels.map { marker($0.firstBaselineAnchor, in: parent) }
            parent.layoutIfNeeded()
            #expect(abs(markers[0].frame.minY - markers[1].frame.minY) <= 1)
            // The larger label is at the top or at the bottom, and the smaller one inside of its height.
            let frames = labels.map(\.frame)
            #expect(frames[0].height < 60 && frames[1].height < frames[0].height)
            #expect(frames[1].minY > frames[0].minY - 1 && frames[1].maxY < frames[0].maxY + 1)
            #expect(alignment == .firstBaseline ? frames[0].minY == 0 : frames[0].maxY == 100)
            for marker in markers { marker.removeFromSuperview() }
        }
    }

    @Test("ST-16 columns do not align baselines, but edges")
    func baselinesOfColumn() {
        let views = [ContentView(30, 10), ContentView(50, 10)]
        let stack = UIStackView.make(views, .vertical, alignment: .firstBaseline)
        stack.layOut(60, 20)
        expectColumns(views, [(0, 30), (0, 50)])
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        expectColumns(views, [(30, 30), (10, 50)])
    }

    @Test("ST-19 a column measures distances between baselines")
    func baselineRelativeArrangement() {
        let labels = [label(30), label(12), label(20)]
        let plain = ContentView(10, 10)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let stack = UIStackView.make(labels + [plain], .vertical, spacing: 40)
        stack.isBaselineRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            stack.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        let markers = labels.map { marker($0.lastBaselineAnchor, in: parent) }
        parent.layoutIfNeeded()
        expectRows(markers, [(40, 0), (80, 0), (120, 0)], within: 1)
        // A view without text has edges only.
        expectRows([plain], [(160, 10)], within: 1)
        #expect(abs(stack.frame.height - 170) <= 1)
        stack.removeArrangedSubview(plain)
        plain.removeFromSuperview()
        parent.layoutIfNeeded()
        #expect(abs(stack.frame.height - 160) <= 1)
        stack.axis = .horizontal
        parent.layoutIfNeeded()
        #expect(abs(labels[1].frame.minX - labels[0].frame.maxX - 40) <= 1)
    }

    @Test("IC-20 the baselines of a stack view are those of arranged views")
    func baselinesOfStack() {
        let (large, small) = (label(30), label(12))
        let column = UIStackView.make([large, small], .vertical)
        #expect(column.forFirstBaselineLayout === large && column.forLastBaselineLayout === small)
        large.isHidden = true
        #expect(column.forFirstBaselineLayout === small)
        large.isHidden = false
        let row = UIStackView.make([label(12), column, label(36)])
        #expect(row.forFirstBaselineLayout === large && row.forLastBaselineLayout === small)
        column.removeArrangedSubview(small)
        #expect(row.forFirstBaselineLayout === row.arrangedSubviews[2])
        let empty = UIStackView()
        #expect(empty.forFirstBaselineLayout === empty && empty.forLastBaselineLayout === empty)
    }

    @Test("IC-20 constraints to a baseline of a stack view follow changes of its arranged views")
    func constraintsToBaselines() {
        let labels = [label(30), label(12)]
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let stack = UIStackView.make(labels, .vertical)
        stack.frame = CGRect(x: 0, y: 10, width: 300, height: 100)
        parent.addSubview(stack)
        let expected = labels.map { marker($0.firstBaselineAnchor, in: parent) }
        let found = marker(stack.firstBaselineAnchor, in: parent)
        parent.layoutIfNeeded()
        #expect(found.frame.minY == expected[0].frame.minY)
        labels[0].isHidden = true
        parent.layoutIfNeeded()
        #expect(found.frame.minY == expected[1].frame.minY)
        stack.insertArrangedSubview(labels[1], at: 0)
        labels[0].isHidden = false
        parent.layoutIfNeeded()
        #expect(found.frame.minY == expected[1].frame.minY)
    }
}
