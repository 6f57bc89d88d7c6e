import Testing
import UIKit

/// Tests of the properties and the arranged views of stack views.
@MainActor @Suite struct StackViewAPITests {
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    @Test("ST-01 a new stack view is a row that its views fill")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(UIStackView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    @Test("ST-01 the raw values are Apple's, and rows have names of their own for two alignments")
    func rawValues() {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test("ST-02 arranged views become subviews that constraints place")
    func adding() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c])
        #expect(stack.subviews == [a, b, c])
        #expect([a, b, c].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test("ST-02 adding or inserting an arranged view moves it; a subview can become arranged")
    func moving() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b, a])
        stack.insertArrangedSubview(a, at: 0)
        #expect(stack.arrangedSubviews == [a, b])
        stack.insertArrangedSubview(a, at: 2)
        #expect(stack.arrangedSubviews == [b, a])
        stack.addSubview(c)
        #expect(stack.arrangedSubviews == [b, a] && c.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [b, c, a])
        #expect(stack.subviews == [a, b, c])
        #expect(!c.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("ST-02 an index beyond the arranged views is a programming error") func badIndex() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
        }
    }

    @Test("ST-02 a view of another stack view moves to this one")
    func movingBetweenStacks() {
        let first = UIStackView(arrangedSubviews: [a, b])
        let second = UIStackView(arrangedSubviews: [a])
        #expect(first.arrangedSubviews == [b] && second.arrangedSubviews == [a])
        #expect(a.superview === second)
    }

    @Test("ST-03 a view that is no longer arranged remains a subview, where it is")
    func removingFromArrangement() {
        let stack = UIStackView.make([a, b])
        stack.layOut(100, 20)
        stack.removeArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a] && stack.subviews == [a, b])
        #expect(b.constraints.isEmpty)
        stack.layOut(60, 20)
        #expect(a.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(b.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        stack.removeArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a])
    }

    @Test("ST-03 a view that leaves its superview is no longer arranged, and keeps no constraints")
    func removingFromSuperview() {
        let stack = UIStackView.make([a, b], alignment: .center)
        a.isHidden = true
        stack.layOut(100, 20)
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews == [b])
        #expect(a.constraints.isEmpty)
        stack.layoutIfNeeded()
        expectColumns([b], [(0, 100)])
    }

    @Test("ST-03 views that outlive their stack view keep none of its constraints")
    func outlivingViews() {
        do {
            let stack = UIStackView.make([a, b], alignment: .center)
            a.isHidden = true
            stack.layOut(100, 20)
            #expect(!a.constraints.isEmpty)
        }
        #expect(a.superview == nil && a.constraints.isEmpty && b.constraints.isEmpty)
    }

    @Test("ST-03 the order of subviews is independent of the order of arranged views")
    func drawingOrder() {
        let stack = UIStackView.make([a, b], distribution: .fillEqually)
        stack.layOut(100, 20)
        stack.bringSubviewToFront(a)
        stack.layoutIfNeeded()
        #expect(stack.subviews == [b, a] && stack.arrangedSubviews == [a, b])
        expectColumns([a, b], [(0, 50), (50, 50)])
    }

    @Test("ST-04 a stack view has a background")
    func background() {
        let stack = UIStackView()
        stack.backgroundColor = .red
        #expect(stack.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test("ST-18 custom spacing is stored until the view is no longer arranged")
    func customSpacing() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(12, after: a)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
        stack.setCustomSpacing(3, after: c)
        #expect(stack.customSpacing(after: a) == 12)
        #expect(stack.customSpacing(after: b) == UIStackView.spacingUseSystem)
        #expect(stack.customSpacing(after: c) == UIStackView.spacingUseDefault)
        stack.addArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == 12)
        stack.removeArrangedSubview(a)
        stack.addArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    }

    @Test("IC-04 a stack view has no intrinsic size")
    func intrinsicSize() {
        let stack = UIStackView(arrangedSubviews: [ContentView(10, 10)])
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("subclasses override members and the initializer for archives as on iOS")
    func subclasses() {
        final class Row: UIStackView {
            var added = 0
            override init(frame: CGRect) { super.init(frame: frame) }
            required init(coder: NSCoder) { super.init(coder: coder) }
            override func addArrangedSubview(_ view: UIView) {
                added += 1
                super.addArrangedSubview(view)
            }
            override var spacing: CGFloat {
                get { 5 }
                set {}
            }
        }
        let row = Row(arrangedSubviews: [a, b])
        #expect(row.added == 2 && row.arrangedSubviews == [a, b])
        row.layOut(105, 10)
        #expect(b.frame == CGRect(x: 5, y: 0, width: 100, height: 10))
    }
}
