import UIKit

/// The list of pages, in groups. The user selects a page with a click, or with the arrow keys while the list is first
/// responder. The list scrolls if it does not fit.
final class SidebarList: UIScrollView {
    /// Called with the index of a page that the user selects.
    var onChoose: ((Int) -> Void)?

    /// The index of the current page.
    var selectedIndex = 0 {
        didSet {
            scrollToSelection()
            showSelection()
        }
    }

    private var headings: [UILabel] = []
    private var rows: [SidebarRow] = []
    private let counts: [Int]

    private static let rowHeight: CGFloat = 27
    /// The row height in a small window. Smaller rows would be easy to mistake for their neighbors.
    private static let leastRowHeight: CGFloat = 24
    private static let headingHeight: CGFloat = 30
    /// The distance of the rows from the left and right edges.
    private static let margin: CGFloat = 12

    init(_ groups: [PageGroup]) {
        counts = groups.map(\.entries.count)
        super.init(frame: .zero)
        for group in groups {
            headings.append(UILabel(group.title, font: Style.captionTitle, color: .secondaryLabel))
            rows += group.entries.map { SidebarRow($0.title, symbol: $0.symbol) }
        }
        for item in headings { addSubview(item) }
        for item in rows { addSubview(item) }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        var next = 0
        let room =
            bounds.height - adjustedContentInset.top - SidebarList.headingHeight * CGFloat(headings.count)
        let rowHeight = max(
            SidebarList.leastRowHeight, min(SidebarList.rowHeight, (room / CGFloat(max(1, rows.count))).rounded(.down)))
        for (heading, count) in zip(headings, counts) {
            heading.frame = CGRect(
                x: SidebarList.margin + 10, y: y + 6, width: bounds.width - 2 * SidebarList.margin - 20, height: 20)
            y += SidebarList.headingHeight
            for row in rows[next..<next + count] {
                row.frame = CGRect(
                    x: SidebarList.margin, y: y, width: bounds.width - 2 * SidebarList.margin, height: rowHeight)
                y += rowHeight
            }
            next += count
        }
        contentSize = CGSize(width: bounds.width, height: y)
        guard bounds.height != laidOutHeight else { return }
        laidOutHeight = bounds.height
        scrollToSelection()
    }

    private var laidOutHeight: CGFloat = 0

    /// Scrolls the list so that the selected row is visible, with the heading above the first row of a group.
    private func scrollToSelection() {
        guard rows.indices.contains(selectedIndex), bounds.height > 0 else { return }
        var area = rows[selectedIndex].frame
        area.origin.y -= SidebarList.headingHeight
        area.size.height += SidebarList.headingHeight
        scrollRectToVisible(area, animated: false)
    }

    private func showSelection() {
        for (index, row) in rows.enumerated() {
            row.state = index != selectedIndex ? .normal : isFirstResponder ? .active : .chosen
        }
    }

    private func choose(_ index: Int) {
        guard rows.indices.contains(index) else { return }
        selectedIndex = index
        onChoose?(index)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.type == .indirectPointer { choose(touches) }
    }

    // A finger may scroll the list, so only its tap selects a page.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.type != .indirectPointer { choose(touches) }
    }

    private func choose(_ touches: Set<UITouch>) {
        guard let point = touches.first?.location(in: self) else { return }
        becomeFirstResponder()
        if let index = rows.firstIndex(where: { $0.frame.contains(point) }) { choose(index) }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        showSelection()
        return became
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        showSelection()
        return resigned
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate]) else { continue }
            switch key.keyCode {
            case .keyboardUpArrow: return choose(selectedIndex - 1)
            case .keyboardDownArrow: return choose(selectedIndex + 1)
            case .keyboardHome: return choose(0)
            case .keyboardEnd: return choose(rows.count - 1)
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }
}
