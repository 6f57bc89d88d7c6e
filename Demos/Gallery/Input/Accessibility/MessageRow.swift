import UIKit

/// A message that is one element with custom actions.
final class MessageRow: UIView {
    private let sender = UILabel("Ada", font: Style.strongText)
    private let subject = UILabel("The engine works", font: Style.smallText, color: .label)
    private let archive = UIButton(type: .system)
    private let flag = UIButton(type: .system)
    /// Called with a message when an action was performed.
    var didPerform: ((String) -> Void)?

    init() {
        super.init(frame: .zero)
        for (button, title) in [(archive, "Archive"), (flag, "Flag")] {
            button.setTitle(title, for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.didPerform?("\(title): done") }, for: .touchUpInside)
        }
        for view in [sender, subject, archive, flag] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = "Message from Ada, The engine works"
        accessibilityHint = "Its actions are Archive and Flag"
        accessibilityCustomActions = ["Archive", "Flag"].map { title in
            UIAccessibilityCustomAction(name: title) { [weak self] _ in
                self?.didPerform?("\(title): done")
                return true
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 88) }

    override func layoutSubviews() {
        super.layoutSubviews()
        sender.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 24)
        subject.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 22)
        archive.frame = directional(CGRect(x: 0, y: 52, width: 80, height: 32))
        flag.frame = directional(CGRect(x: 88, y: 52, width: 60, height: 32))
    }
}
