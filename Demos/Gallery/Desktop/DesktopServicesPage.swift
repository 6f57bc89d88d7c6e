import UIKit

/// Notifications, a player and an item in the notification area.
final class DesktopServicesPage: CardPage {
    private let log = Log(lines: 6, hint: "Responses are logged here.")
    private let notifications: SampleNotifications
    private let player: SamplePlayer
    private let tray: SampleTray
    private let show = DesktopServicesPage.button("Show")

    init() {
        let log = log
        notifications = SampleNotifications { log.add($0) }
        player = SamplePlayer { log.add($0) }
        tray = SampleTray { log.add($0) }
        let (later, removal) = (Self.button("Later"), Self.button("Remove"))
        let badge = UIStepper()
        badge.maximumValue = 99
        badge.accessibilityLabel = "Badge"
        let status = UILabel("", font: Style.smallText, color: .secondaryLabel)
        super.init(
            title: "Desktop services",
            summary: "UserNotifications, MediaPlayer, StatusItem.",
            [
                [
                    Card(
                        "Notifications",
                        content: VerticalStack(
                            spacing: 12,
                            [
                                HorizontalStack([show, later]), HorizontalStack([removal]),
                                HorizontalStack([UILabel("Badge", font: Style.text), badge]), status,
                            ])),
                    Card("Notification area", content: tray.view),
                ], [Card("Player", content: player.view), Card("Log", content: log)],
            ])
        show.addAction(UIAction { [weak self] _ in self?.notifications.show() }, for: .primaryActionTriggered)
        later.addAction(UIAction { [weak self] _ in self?.notifications.show(after: 3) }, for: .primaryActionTriggered)
        removal.addAction(UIAction { [weak self] _ in self?.notifications.remove() }, for: .primaryActionTriggered)
        badge.addAction(
            UIAction { [weak badge] _ in UIApplication.shared.applicationIconBadgeNumber = Int(badge?.value ?? 0) },
            for: .valueChanged)
        status.text = "No notification yet."
        notifications.statusHandler = { [weak status] in status?.text = $0 }
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { show }

    static func button(_ title: String) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return UIButton(configuration: configuration)
    }
}
