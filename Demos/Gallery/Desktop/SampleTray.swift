import UIKit

/// An item in the notification area, which exists while its switch is on.
@MainActor final class SampleTray: NSObject {
    /// The switches and the state.
    let view: UIView
    private let log: (String) -> Void
    private let isThere = UISwitch()
    private let needsAttention = UISwitch()
    private let state = UILabel("There is no item.", font: Style.smallText, color: .secondaryLabel)
    private var item: StatusItem?
    private var observer: (any NSObjectProtocol)?

    init(log: @escaping (String) -> Void) {
        self.log = log
        isThere.accessibilityLabel = "Show an item"
        needsAttention.accessibilityLabel = "Needs attention"
        view = VerticalStack(
            spacing: 12,
            [
                HorizontalStack([isThere, UILabel("Show an item", font: Style.text)]),
                HorizontalStack([needsAttention, UILabel("Needs attention", font: Style.text)]), state,
            ])
        super.init()
        isThere.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        needsAttention.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        observer = NotificationCenter.default.addObserver(
            forName: StatusItem.isShownDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.showState() } }
    }

    private func update() {
        if isThere.isOn, item == nil {
            let item = StatusItem(image: UIImage(systemName: "star"))
            item.title = "Gallery"
            item.toolTip = "An item of the Gallery"
            item.menu = UIMenu(children: [
                UIAction(title: "Bring to the front") { [weak self] _ in
                    self?.log("Menu: bring to the front")
                    UIApplication.shared.requestSceneSessionActivation(
                        UIApplication.shared.connectedScenes.first?.session, userActivity: nil, options: nil)
                },
                UIAction(title: "Checked", state: .on) { [weak self] _ in self?.log("Menu: checked") },
            ])
            item.scrollHandler = { [weak self] in self?.log("Scrolled by \(Int($0.dx)), \(Int($0.dy))") }
            self.item = item
        } else if !isThere.isOn {
            item?.isVisible = false
            item = nil
        }
        item?.needsAttention = needsAttention.isOn
        showState()
    }

    private func showState() {
        state.text =
            item == nil
            ? "There is no item." : item?.isShown == true ? "The desktop shows it." : "The desktop does not show it."
    }
}
