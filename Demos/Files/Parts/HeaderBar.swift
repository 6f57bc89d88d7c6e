import UIKit

/// The bar above the files: buttons for moving between folders, the path, a search field, and the choice of the view.
final class HeaderBar: UIView {
    static let height: CGFloat = 44

    let back = HeaderBar.makeButton("chevron.backward", "Back")
    let forward = HeaderBar.makeButton("chevron.forward", "Forward")
    let up = HeaderBar.makeButton("chevron.up", "Enclosing folder")
    let pathBar = PathBar()
    let searchField = UISearchTextField()
    let views = UISegmentedControl(items: [])

    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        edge.backgroundColor = .separator
        for (index, name) in ["square.grid.2x2", "list.bullet"].enumerated() {
            views.insertSegment(with: UIImage(systemName: name), at: index, animated: false)
        }
        views.accessibilityLabel = "View"
        searchField.placeholder = "Search"
        searchField.font = .systemFont(ofSize: 14)
        searchField.accessibilityLabel = "Search"
        let stack = UIStackView(arrangedSubviews: [back, forward, up, pathBar, searchField, views])
        stack.alignment = .center
        stack.spacing = 4
        stack.setCustomSpacing(8, after: up)
        stack.setCustomSpacing(8, after: pathBar)
        stack.setCustomSpacing(8, after: searchField)
        for view in [stack, edge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        // The path takes the space that is left. In a narrow window, the search field gives way, and then the path.
        pathBar.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        pathBar.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        searchField.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        views.setContentCompressionResistancePriority(.required, for: .horizontal)
        views.setContentHuggingPriority(.required, for: .horizontal)
        let searchWidth = searchField.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.28)
        searchWidth.priority = UILayoutPriority(700)
        let pathWidth = pathBar.widthAnchor.constraint(greaterThanOrEqualToConstant: 96)
        pathWidth.priority = UILayoutPriority(710)
        let leastSearchWidth = searchField.widthAnchor.constraint(greaterThanOrEqualToConstant: 36)
        leastSearchWidth.priority = UILayoutPriority(900)
        let trailing = stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10)
        trailing.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            searchWidth, pathWidth, leastSearchWidth, trailing,
            searchField.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
            pathBar.heightAnchor.constraint(equalToConstant: 28),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            edge.leadingAnchor.constraint(equalTo: leadingAnchor),
            edge.trailingAnchor.constraint(equalTo: trailingAnchor),
            edge.bottomAnchor.constraint(equalTo: bottomAnchor), edge.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func makeButton(_ symbolName: String, _ title: String) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage(systemName: symbolName)
        button.configuration?.buttonSize = .small
        button.configuration?.baseForegroundColor = .label
        button.accessibilityLabel = title
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        return button
    }
}
