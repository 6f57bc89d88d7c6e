import UIKit

/// The sidebar, with the list of pages and the choice of the appearance.
final class Sidebar: UIView {
    let list = SidebarList(PageGroup.all)
    /// The control for the appearance: automatic, light or dark.
    let appearance = UISegmentedControl(items: ["Auto", "Light", "Dark"])

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        list.contentInset.top = 8
        appearance.selectedSegmentIndex = 0
        appearance.accessibilityLabel = "Appearance"
        for item in [list, appearance] {
            item.translatesAutoresizingMaskIntoConstraints = false
            addSubview(item)
        }
        activateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    private func activateConstraints() {
        // The list reaches the edges, so that rows are cut by the window, and the scroll bar lies beside them.
        let flexible = [
            list.trailingAnchor.constraint(equalTo: trailingAnchor),
            list.bottomAnchor.constraint(equalTo: appearance.topAnchor, constant: -16),
            appearance.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        ]
        // These give way while the sidebar is too small, such as before its first layout.
        for constraint in flexible { constraint.priority = UILayoutPriority(999) }
        appearance.setContentHuggingPriority(.required, for: .vertical)
        NSLayoutConstraint.activate(
            flexible + [
                list.topAnchor.constraint(equalTo: topAnchor),
                list.leadingAnchor.constraint(equalTo: leadingAnchor),
                appearance.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
                appearance.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            ])
    }
}
