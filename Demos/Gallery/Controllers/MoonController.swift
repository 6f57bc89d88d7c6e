import UIKit

/// The page of one moon, which pushes further ones.
final class MoonController: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: MoonController.goToRoot)
        toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(systemItem: .bookmarks), UIBarButtonItem(systemItem: .action),
        ]
    }

    required init?(coder: NSCoder) { nil }

    private func goToRoot() { navigationController?.popToRootViewController(animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 20, weight: .semibold)
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "A long name to push") { [weak self] _ in
                self?.show(MoonController("Tidal heating of the interior"), sender: self)
            })
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
