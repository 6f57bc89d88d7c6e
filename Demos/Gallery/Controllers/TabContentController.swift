import UIKit

/// The content of a tab: a large symbol and the title.
final class TabContentController: UIViewController {
    private let picture = UIImageView()
    private let label = UILabel()

    init(_ title: String, _ symbol: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        picture.image = UIImage(systemName: symbol)
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        picture.contentMode = .center
        label.text = title
        label.textAlignment = .center
        label.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(picture)
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        picture.frame = CGRect(x: area.minX, y: area.midY - 56, width: area.width, height: 72)
        label.frame = CGRect(x: area.minX, y: area.midY + 24, width: area.width, height: 24)
    }
}
