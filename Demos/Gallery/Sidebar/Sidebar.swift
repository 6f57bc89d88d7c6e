import UIKit

/// The sidebar, with the list of pages and the choice of the appearance.
final class Sidebar: UIView {
    let list = SidebarList(PageGroup.all)
    /// The control for the appearance: automatic, light or dark.
    let appearance = UISegmentedControl(items: ["Auto", "Light", "Dark"])
    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        edge.backgroundColor = .separator
        list.contentInset.top = 8
        appearance.selectedSegmentIndex = 0
        appearance.accessibilityLabel = "Appearance"
        for item in [list, appearance, edge] { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = appearance.sizeThatFits(.zero).height
        // The list reaches the edges, so that rows are cut by the window, and the scroll bar lies beside them.
        list.frame = directional(
            CGRect(x: 0, y: 0, width: bounds.width - 1, height: max(0, bounds.height - height - 28)))
        appearance.frame = directional(
            CGRect(x: 12, y: bounds.height - height - 12, width: bounds.width - 25, height: height))
        edge.frame = directional(CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height))
    }
}
