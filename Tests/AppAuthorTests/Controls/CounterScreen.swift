import UIKit

/// A screen with a number, and buttons that change it.
final class CounterScreen: UIViewController {
    private(set) var count = 0 { didSet { showCount() } }
    let limit: Int
    let label = UILabel()
    let add = UIButton(configuration: .filled())
    let reset = UIButton(configuration: .gray())

    init(limit: Int = 3) {
        self.limit = limit
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 20, y: 20, width: 300, height: 30)
        label.accessibilityIdentifier = "count"
        add.configuration?.title = "Add"
        add.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
        add.accessibilityIdentifier = "add"
        add.addTarget(self, action: CounterScreen.addOne, for: .primaryActionTriggered)
        reset.configuration?.title = "Reset"
        reset.frame = CGRect(x: 140, y: 60, width: 100, height: 40)
        reset.accessibilityIdentifier = "reset"
        reset.addAction(UIAction { [unowned self] _ in count = 0 }, for: .primaryActionTriggered)
        for subview in [label, add, reset] { view.addSubview(subview) }
        showCount()
    }

    func addOne() { count += 1 }

    private func showCount() {
        label.text = count == 1 ? "1 click" : "\(count) clicks"
        add.isEnabled = count < limit
        reset.isEnabled = count > 0
    }
}
