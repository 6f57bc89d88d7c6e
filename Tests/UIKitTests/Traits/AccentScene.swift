import CoreGraphics
import DisplayServer
import Testing

@testable import UIKit

/// A window with bars, a list, texts and a calendar in the default tint color.
@MainActor enum AccentScene {
    /// The pixels of the window, row by row, as 0x00RRGGBB.
    struct Pixels: Equatable {
        let width: Int
        let values: [UInt32]
    }

    /// Returns the pixels of the window.
    ///
    /// - Parameters:
    ///   - isDark: Whether the desktop is dark.
    ///   - first: The accent color of the desktop before the window is created.
    ///   - later: The accent color of the desktop after the window was displayed. By default, it does not change.
    static func pixels(isDark: Bool, first: ScreenColor? = nil, later: ScreenColor?? = .none) throws -> Pixels {
        var result: Pixels?
        StageDisplays.withServer { server in
            server.settings = DisplaySettings(isDark: isDark, accentColor: first)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
            window.rootViewController = makeController()
            window.makeKeyAndVisible()
            server.serve(for: 0.5)
            if let later { server.settings.accentColor = later }
            server.serve(for: 0.5)
            result = server.surfaces.first?.readPixels { pixels in
                Pixels(
                    width: pixels.width,
                    values: (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] & 0xFFFFFF } })
            }
        }
        return try #require(result)
    }

    private static func makeController() -> UIViewController {
        let content = UIViewController()
        content.title = "Accent"
        content.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            UIBarButtonItem(systemItem: .add),
        ]
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        fill(content.view)
        let navigation = UINavigationController(rootViewController: content)
        navigation.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
        navigation.tabBarItem.badgeValue = "3"
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "folder"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        return tabs
    }

    private static func fill(_ view: UIView) {
        view.backgroundColor = .systemBackground
        func add(_ subview: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            subview.frame = CGRect(x: x, y: y, width: width, height: height)
            view.addSubview(subview)
        }
        let calendar = UIDatePicker()
        calendar.datePickerMode = .date
        calendar.preferredDatePickerStyle = .inline
        calendar.date = Date(timeIntervalSince1970: 1_700_000_000)
        add(calendar, 20, 20, 320, 320)
        let field = UIDatePicker()
        field.preferredDatePickerStyle = .compact
        field.date = Date(timeIntervalSince1970: 1_700_000_000)
        add(field, 360, 20, 260, 34)
        let search = UISearchBar()
        search.scopeButtonTitles = ["All", "Some"]
        search.showsScopeBar = true
        search.showsCancelButton = true
        add(search, 360, 70, 300, 90)
        let text = UITextView()
        text.text = "Selected text"
        text.selectedRange = NSRange(location: 0, length: 8)
        add(text, 360, 170, 200, 40)
        text.becomeFirstResponder()
        // Colors that are read from a view once.
        let label = UILabel()
        label.text = "Stored color"
        label.textColor = view.tintColor
        add(label, 360, 220, 200, 24)
        let attributed = UILabel()
        attributed.attributedText = NSAttributedString(
            string: "Attributed color", attributes: [.foregroundColor: UIColor.tintColor])
        add(attributed, 360, 250, 200, 24)
        let image = UIImageView(image: UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysTemplate))
        add(image, 360, 280, 30, 30)
        let pages = UIPageControl()
        pages.numberOfPages = 4
        add(pages, 400, 280, 120, 30)
        for (index, accessory) in [UITableViewCell.AccessoryType.checkmark, .detailButton].enumerated() {
            let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = accessory
            cell.imageView?.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
            add(cell, 360, 330 + CGFloat(index) * 50, 300, 44)
        }
        let selected = UICollectionViewListCell()
        selected.contentConfiguration = {
            var content = UIListContentConfiguration.cell()
            content.text = "Selected"
            content.image = UIImage(systemName: "folder")
            return content
        }()
        selected.accessories = [.checkmark(), .disclosureIndicator(), .insert(displayed: .always)]
        selected.isSelected = true
        add(selected, 360, 440, 300, 44)
    }
}
