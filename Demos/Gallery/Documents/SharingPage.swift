import UIKit

/// A page about sharing: the menu of activities for several kinds of items.
final class SharingPage: CardPage {
    private let log = Log(lines: 5, hint: "Share an item")

    init() {
        func button(_ title: String) -> UIButton {
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            button.configuration?.image = UIImage(systemName: "square.and.arrow.up")
            button.configuration?.imagePadding = 6
            return button
        }
        let text = button("Share Text")
        let link = button("Share Link")
        let picture = button("Share Picture")
        super.init(
            title: "Sharing",
            summary: "UIActivityViewController: only what can be done with the items is in the menu.",
            [
                [
                    Card("Items", content: FormRows([("Text", text), ("Link", link), ("Picture", picture)])),
                    Card("Events", content: log),
                ]
            ])
        for (index, button) in [text, link, picture].enumerated() {
            button.addAction(
                UIAction { [unowned self, unowned button] _ in share(index, from: button) },
                for: .primaryActionTriggered)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the menu for the item of a button.
    private func share(_ index: Int, from button: UIButton) {
        var items: [Any] = []
        switch index {
        case 0: items.append("Seven words that the user can share")
        case 1: if let link = URL(string: "https://www.swift.org") { items.append(link) }
        default: items.append(SharingPage.picture)
        }
        let activity = WordCountActivity { [weak self] in self?.log.add($0) }
        let controller = UIActivityViewController(activityItems: items, applicationActivities: [activity])
        controller.popoverPresentationController?.sourceView = button
        controller.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            self?.log.add("\(type?.rawValue ?? "No activity"): \(completed ? "completed" : "cancelled")")
        }
        present(controller, animated: true)
    }

    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { context in
            UIColor.systemTeal.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 10, y: 10, width: 100, height: 100))
        }
    }
}
