import UIKit

/// A page about buttons with configurations.
final class ConfigurationsPage: CardPage {
    private let grid: StateGrid

    init() {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
            ("Borderless", .borderless()),
        ]
        grid = StateGrid(
            styles.map { name, configuration in
                var configuration = configuration
                configuration.title = "Button"
                return (name, { [configuration] in UIButton(configuration: configuration) as UIControl })
            })
        super.init(
            title: "Configurations", summary: "UIButton.Configuration: styles, sizes, images, subtitles.",
            [
                [Card("Styles", content: grid)],
                [Card("Sizes and corners", content: ConfigurationsPage.sizes())],
                [Card("Parts", content: ConfigurationsPage.parts())],
            ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    private static func sizes() -> UIView {
        let sizes: [(String, UIButton.Configuration.Size, UIButton.Configuration.CornerStyle)] = [
            ("Mini", .mini, .dynamic), ("Small", .small, .dynamic), ("Medium", .medium, .dynamic),
            ("Large", .large, .dynamic), ("Capsule", .medium, .capsule),
        ]
        return CenteredRow(
            sizes.map { title, size, corners in
                var configuration = UIButton.Configuration.filled()
                configuration.title = title
                configuration.buttonSize = size
                configuration.cornerStyle = corners
                return UIButton(configuration: configuration)
            })
    }

    private static func parts() -> UIView {
        var leading = UIButton.Configuration.tinted()
        leading.title = "Add"
        leading.image = UIImage(systemName: "plus")
        leading.imagePadding = 6
        var trailing = UIButton.Configuration.gray()
        trailing.title = "Next"
        trailing.image = UIImage(systemName: "chevron.right")
        trailing.imagePlacement = .trailing
        trailing.imagePadding = 6
        var subtitle = UIButton.Configuration.gray()
        subtitle.title = "Open"
        subtitle.subtitle = "from a folder"
        subtitle.image = UIImage(systemName: "folder")
        subtitle.imagePadding = 8
        var busy = UIButton.Configuration.filled()
        busy.title = "Saving"
        busy.showsActivityIndicator = true
        busy.imagePadding = 8
        var only = UIButton.Configuration.gray()
        only.image = UIImage(systemName: "trash")
        only.baseForegroundColor = .systemRed
        return CenteredRow([leading, trailing, subtitle, busy, only].map { UIButton(configuration: $0) })
    }
}
