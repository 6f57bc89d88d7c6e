import Testing
import UIKit

/// Tests of sizes and positions along the axis. The numbers are those of frames that UIKit was measured to give.
@MainActor @Suite struct StackDistributionTests {
    private func contents(_ widths: CGFloat?...) -> [ContentView] {
        widths.map { ContentView($0 ?? UIView.noIntrinsicMetric, 20) }
    }

    // MARK: Fill

    @Test("ST-12 of views with the same priorities, the first one is stretched")
    func stretching() {
        let views = contents(29.5, 29, 41.5)
        UIStackView.make(views, spacing: 8).layOut(300, 20)
        expectColumns(views, [(0, 213.5), (222, 29), (259, 41.5)])
    }

    @Test("ST-12 of views with the same priorities, the first one is compressed")
    func compressing() {
        let views = contents(76.5, 94)
        UIStackView.make(views, spacing: 8).layOut(120, 20)
        expectColumns(views, [(0, 18), (26, 94)])
    }

    @Test("ST-12 a first view without any space left is followed by the next one")
    func compressingMore() {
        let views = contents(30, 40, 50)
        UIStackView.make(views).layOut(80, 20)
        expectColumns(views, [(0, 0), (0, 30), (30, 50)])
    }

    @Test("ST-12 priorities precede the order")
    func priorities() {
        let views = contents(30, 40, 50)
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let stack = UIStackView.make(views)
        stack.layOut(200, 20)
        expectColumns(views, [(0, 30), (30, 120), (150, 50)])
        stack.layOut(100, 20)
        expectColumns(views, [(0, 30), (30, 40), (70, 30)])
    }

    @Test("ST-12 the order of the arrangement decides, not that of the subviews")
    func reordered() {
        let views = contents(29.5, 29, 41.5)
        let stack = UIStackView.make([views[1], views[2]], spacing: 8)
        stack.insertArrangedSubview(views[0], at: 0)
        stack.layOut(300, 20)
        expectColumns(views, [(0, 213.5), (222, 29), (259, 41.5)])
        stack.layOut(74, 20)
        expectColumns(views, [(0, 0), (8, 16.5), (32.5, 41.5)])
        stack.bringSubviewToFront(views[1])
        stack.layOut(300, 20)
        expectColumns(views, [(0, 213.5), (222, 29), (259, 41.5)])
    }

    @Test("ST-12 the order decides with new intrinsic sizes too")
    func reorderedWithNewSizes() {
        let views = contents(20, 30)
        let stack = UIStackView.make([views[1]])
        stack.insertArrangedSubview(views[0], at: 0)
        stack.layOut(100, 20)
        expectColumns(views, [(0, 70), (70, 30)])
        views[1].contentSize.width = 60
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 40), (40, 60)])
    }

    @Test("ST-13 the last of the views without an intrinsic size takes the space that is left over")
    func plainViews() {
        let views = contents(29.5, nil, 29, nil, 41.5)
        let stack = UIStackView.make(views, spacing: 8)
        stack.layOut(300, 20)
        expectColumns(views, [(0, 29.5), (38, 0), (46, 29), (83, 168), (259, 41.5)])
        stack.insertArrangedSubview(views[3], at: 0)
        stack.layoutIfNeeded()
        expectColumns([views[3], views[0], views[1]], [(0, 0), (8, 29.5), (45.5, 168)])
    }

    @Test("ST-13 a stack view inside counts as a view without an intrinsic size")
    func nestedStack() {
        let inner = contents(29)
        let outer = contents(29.5)
        let nested = UIStackView.make(inner)
        UIStackView.make([outer[0], nested], spacing: 8).layOut(300, 20)
        expectColumns([outer[0], nested, inner[0]], [(0, 29.5), (37.5, 262.5), (0, 262.5)])
        let first = UIStackView.make(contents(29))
        let second = UIStackView.make(contents(29))
        UIStackView.make([first, outer[0], second], spacing: 8).layOut(300, 20)
        expectColumns([first, outer[0], second], [(0, 29), (37, 29.5), (74.5, 225.5)])
    }

    @Test("ST-13 a view with constraints inside of it counts as a view without an intrinsic size")
    func container() {
        let label = ContentView(29, 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        let container = ContentView()
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        let outer = contents(29.5)
        UIStackView.make([outer[0], container], spacing: 8).layOut(300, 20)
        expectColumns([outer[0], container], [(0, 29.5), (37.5, 262.5)])
    }

    // MARK: Equal sizes

    @Test("ST-09 three views share 300 points with a spacing of 10")
    func fillEqually() {
        let views = contents(1, 50, nil)
        UIStackView.make(views, spacing: 10, distribution: .fillEqually).layOut(300, 20)
        expectColumns(views, [(0, 93.5), (103, 93.5), (207, 93.5)])
        #expect(Set(views.map(\.frame.width)).count == 1)
    }

    @Test("ST-09 four views share 99 points")
    func fillEquallyWithoutSpacing() {
        let views = contents(nil, nil, nil, nil)
        UIStackView.make(views, distribution: .fillEqually).layOut(99, 20)
        expectColumns(views, [(0, 25), (25, 25), (50, 25), (74, 25)])
    }

    @Test("ST-09 a column of equal heights")
    func fillEquallyInColumn() {
        let views = [ContentView(), ContentView(10, 10)]
        UIStackView.make(views, .vertical, spacing: 4, distribution: .fillEqually).layOut(40, 104)
        expectFrames(
            views, [CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 0, y: 54, width: 40, height: 50)])
    }

    // MARK: Proportional sizes

    @Test("ST-10 sizes have the proportions of intrinsic sizes")
    func fillProportionally() {
        let views = contents(160, 80, 40)
        let stack = UIStackView.make(views, distribution: .fillProportionally)
        stack.layOut(140, 20)
        expectColumns(views, [(0, 80), (80, 40), (120, 20)])
        views[2].contentSize.width = 80
        stack.layOut(320, 20)
        expectColumns(views, [(0, 160), (160, 80), (240, 80)])
    }

    @Test("ST-10 with spacing, the priorities decrease in order, and the last view makes up for it")
    func fillProportionallyWithSpacing() {
        let views = contents(160, 80, 40)
        let stack = UIStackView.make(views, spacing: 10, distribution: .fillProportionally)
        stack.layOut(150, 20)
        expectColumns(views, [(0, 80), (90, 40), (140, 10)])
        stack.setCustomSpacing(30, after: views[0])
        stack.layOut(160, 20)
        expectColumns(views, [(0, 80), (110, 40), (160, 0)])
    }

    @Test("ST-10 views without an intrinsic size have no size; if none has one, the sizes are equal")
    func fillProportionallyWithoutMetrics() {
        let views = contents(30, nil, 60)
        UIStackView.make(views, distribution: .fillProportionally).layOut(180, 20)
        expectColumns(views, [(0, 60), (60, 0), (60, 120)])
        let plain = contents(nil, nil)
        UIStackView.make(plain, spacing: 10, distribution: .fillProportionally).layOut(110, 20)
        expectColumns(plain, [(0, 50), (60, 50)])
    }

    @Test("ST-10 the only view fills the stack view")
    func fillProportionallyAlone() {
        let views = contents(30)
        UIStackView.make(views, spacing: 10, distribution: .fillProportionally).layOut(180, 20)
        expectColumns(views, [(0, 180)])
    }

    // MARK: Equal distances

    @Test("ST-11 distances between edges are equal, and at least the spacing")
    func equalSpacing() {
        let views = contents(160, 80, 40)
        let stack = UIStackView.make(views, spacing: 10, distribution: .equalSpacing)
        stack.layOut(400, 20)
        expectColumns(views, [(0, 160), (220, 80), (360, 40)])
        #expect(stack.compressedSize == CGSize(width: 300, height: 20))
        stack.layOut(290, 20)
        expectColumns(views, [(0, 150), (160, 80), (250, 40)])
    }

    @Test("ST-11 distances between centers are equal")
    func equalCentering() {
        let views = contents(160, 80, 40)
        let stack = UIStackView.make(views, spacing: 10, distribution: .equalCentering)
        stack.layOut(400, 20)
        expectColumns(views, [(0, 160), (190, 80), (360, 40)])
        #expect(stack.compressedSize == CGSize(width: 360, height: 20))
    }

    @Test("ST-11 the spacing precedes equal distances between centers")
    func equalCenteringWithLittleSpace() {
        let views = contents(160, 80, 40)
        UIStackView.make(views, spacing: 10, distribution: .equalCentering).layOut(310, 20)
        expectColumns(views, [(0, 160), (170, 80), (270, 40)])
    }

    // MARK: Spacing

    @Test("ST-06 the distance between neighbors is the spacing")
    func spacing() {
        let views = contents(50, 60)
        let stack = UIStackView.make(views, spacing: 5)
        #expect(stack.compressedSize == CGSize(width: 115, height: 20))
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.compressedSize.width == 118)
    }

    @Test("ST-18 a custom space replaces the spacing after a view")
    func customSpacing() {
        let views = contents(10, 10, 10, 10)
        let stack = UIStackView.make(views, spacing: 5)
        stack.setCustomSpacing(20, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.setCustomSpacing(99, after: views[3])
        #expect(stack.compressedSize.width == 73)
        stack.layOut(73, 20)
        expectColumns(views, [(0, 10), (30, 10), (48, 10), (63, 10)])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.compressedSize.width == 58)
    }

    @Test("ST-21 views overlap with a negative spacing")
    func negativeSpacing() {
        let views = contents(50, 50)
        let stack = UIStackView.make(views, spacing: -10)
        #expect(stack.compressedSize == CGSize(width: 90, height: 20))
        stack.layOut(90, 20)
        expectColumns(views, [(0, 50), (40, 50)])
    }

    @Test("ST-21 an empty stack view has no size, except its margins")
    func empty() {
        let stack = UIStackView.make([])
        #expect(stack.compressedSize == .zero)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.compressedSize == CGSize(width: 16, height: 16))
    }

    @Test("ST-05 with margins, views extend to the margins")
    func margins() {
        let views = contents(10, 10)
        let stack = UIStackView.make(views, spacing: 5)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.compressedSize == CGSize(width: 41, height: 36))
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.layOut(100, 50)
        expectFrames(
            views, [CGRect(x: 2, y: 1, width: 79, height: 46), CGRect(x: 86, y: 1, width: 10, height: 46)])
        stack.isLayoutMarginsRelativeArrangement = false
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 85), (90, 10)])
    }
}
