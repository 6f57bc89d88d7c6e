import UIKit

/// A controller whose view contains labels and buttons in a grid.
final class LabelsController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        Stage.grid(count, in: view.bounds) { index, frame in
            let content: UIView
            if index.isMultiple(of: 2) {
                let label = UILabel()
                label.text = "Label \(index)"
                content = label
            } else {
                let button = UIButton(type: .system)
                button.setTitle("Button \(index)", for: .normal)
                content = button
            }
            content.frame = frame
            view.addSubview(content)
        }
    }
}
