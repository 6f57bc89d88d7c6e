import Testing
import UIKit
import UIKitTesting

/// Snapshot tests of controls in each state, with the light appearance on the left and the dark one on the right. There
/// is one sheet for each control and scale. Unless stated otherwise, the columns are: normal, hovered, pressed,
/// disabled and focused.
@MainActor @Suite struct ControlSnapshotTests {
    private typealias Row = SnapshotSheet.Row
    private static let poses: [ControlPose] = [.normal, .hovered, .pressed, .disabled, .focused]

    private func check(
        _ name: String, _ scale: Int, cell: CGSize, poses: [ControlPose] = ControlSnapshotTests.poses, _ rows: [Row]
    ) throws {
        let window = SnapshotSheet.window(cell: cell, poses: poses, rows: rows)
        try assertSnapshot(of: window, named: "\(name)@\(scale)x", scale: CGFloat(scale))
    }

    /// Returns a row that creates a new view for each column.
    private func row<View: UIView>(
        _ make: @escaping @MainActor () -> View, _ change: @escaping @MainActor (View) -> Void = { _ in }
    ) -> Row {
        { _ in
            let view = make()
            change(view)
            return view
        }
    }

    @Test(arguments: [1, 2]) func labels(scale: Int) throws {
        func label(_ text: String = "Label gjpqy", _ change: @escaping @MainActor (UILabel) -> Void = { _ in }) -> Row {
            { _ in
                let label = UILabel(frame: .zero)
                label.text = text
                label.highlightedTextColor = .systemRed
                change(label)
                return FixedSize(label, CGSize(width: 142, height: 40))
            }
        }
        try check(
            "label", scale, cell: CGSize(width: 150, height: 44), poses: [.normal],
            [
                label(), label { $0.isEnabled = false }, label { $0.isHighlighted = true },
                label { $0.textAlignment = .center }, label("A long text that does not fit"),
                label("A long text that takes several lines") { $0.numberOfLines = 0 },
                label {
                    $0.textColor = .secondaryLabel
                    $0.font = .boldSystemFont(ofSize: 13)
                    $0.textAlignment = .right
                },
            ])
    }

    @Test(arguments: [1, 2]) func searchBars(scale: Int) throws {
        func bar(_ height: CGFloat = 48, _ change: @escaping @MainActor (UISearchBar) -> Void) -> Row {
            { _ in
                let bar = UISearchBar()
                bar.placeholder = "Search"
                change(bar)
                return FixedSize(bar, CGSize(width: 272, height: height))
            }
        }
        try check(
            "search-bar", scale, cell: CGSize(width: 280, height: 94), poses: [.normal],
            [
                bar { _ in }, bar { $0.searchBarStyle = .minimal },
                bar {
                    $0.searchBarStyle = .minimal
                    $0.text = "한글 and more"
                    $0.showsCancelButton = true
                },
                bar {
                    $0.text = "disabled"
                    $0.showsCancelButton = true
                    $0.isEnabled = false
                },
                bar(86) {
                    $0.scopeButtonTitles = ["All", "Titles", "Text"]
                    $0.showsScopeBar = true
                    $0.selectedScopeButtonIndex = 1
                },
            ])
    }

    @Test("buttons, including a selected one in the third-to-last column", arguments: [1, 2])
    func buttons(scale: Int) throws {
        func button(_ type: UIButton.ButtonType, _ change: @escaping @MainActor (UIButton) -> Void = { _ in }) -> Row {
            row({ UIButton(type: type) }) {
                $0.setTitle("Button", for: .normal)
                change($0)
            }
        }
        try check(
            "button", scale, cell: CGSize(width: 116, height: 44),
            poses: [.normal, .hovered, .pressed, .selected, .disabled, .focused],
            [
                button(.system), button(.system) { $0.setImage(UIImage(systemName: "star"), for: .normal) },
                button(.system) {
                    $0.backgroundColor = .systemBlue
                    $0.setTitleColor(.white, for: .normal)
                    $0.layer.cornerRadius = 8
                },
                button(.custom) {
                    $0.setTitleColor(.label, for: .normal)
                    $0.setTitleColor(.systemOrange, for: .highlighted)
                    $0.setTitleColor(.systemGreen, for: .selected)
                    $0.setTitleColor(.systemGray, for: .disabled)
                },
            ])
    }

    @Test(arguments: [1, 2]) func configurations(scale: Int) throws {
        let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled(), .borderless()]
        var rows = styles.map { style -> Row in
            var style = style
            style.title = "Button"
            return row { UIButton(configuration: style) }
        }
        var rich = UIButton.Configuration.tinted()
        rich.title = "Open"
        rich.subtitle = "a folder"
        rich.image = UIImage(systemName: "folder")
        rich.imagePadding = 6
        rows.append(row { UIButton(configuration: rich) })
        let sizes: [(UIButton.Configuration.Size, UIButton.Configuration.CornerStyle)] = [
            (.mini, .dynamic), (.small, .dynamic), (.medium, .dynamic), (.large, .dynamic), (.medium, .capsule),
            (.medium, .large),
        ]
        rows.append { column in
            var configuration = UIButton.Configuration.filled()
            (configuration.buttonSize, configuration.cornerStyle) = sizes[column]
            configuration.title = "Size"
            return UIButton(configuration: configuration)
        }
        try check(
            "configuration", scale, cell: CGSize(width: 120, height: 52),
            poses: [.normal, .hovered, .pressed, .selected, .disabled, .focused], rows)
    }

    @Test(arguments: [1, 2]) func switches(scale: Int) throws {
        try check(
            "switch", scale, cell: CGSize(width: 60, height: 40),
            [
                row(UISwitch.init), row(UISwitch.init) { $0.isOn = true },
                row(UISwitch.init) {
                    $0.isOn = true
                    $0.onTintColor = .systemGreen
                    $0.thumbTintColor = .systemYellow
                },
            ])
    }

    @Test(arguments: [1, 2]) func sliders(scale: Int) throws {
        func slider(_ value: Float, _ change: @escaping @MainActor (UISlider) -> Void = { _ in }) -> Row {
            row(UISlider.init) {
                $0.value = value
                change($0)
            }
        }
        try check(
            "slider", scale, cell: CGSize(width: 128, height: 40),
            [
                slider(0), slider(0.4), slider(1),
                slider(0.4) {
                    $0.minimumTrackTintColor = .systemGreen
                    $0.maximumTrackTintColor = .systemGray
                    $0.thumbTintColor = .systemYellow
                },
                slider(0.5) {
                    $0.minimumValueImage = UIImage(systemName: "minus")
                    $0.maximumValueImage = UIImage(systemName: "plus")
                },
                slider(0.5) { $0.setThumbImage(UIImage(systemName: "star.fill"), for: .normal) },
            ])
    }

    @Test(arguments: [1, 2]) func steppers(scale: Int) throws {
        try check(
            "stepper", scale, cell: CGSize(width: 104, height: 44),
            [0, 50, 100].map { value in row(UIStepper.init) { $0.value = value } })
    }

    @Test(arguments: [1, 2]) func segments(scale: Int) throws {
        func segments(_ items: [Any], _ change: @escaping @MainActor (UISegmentedControl) -> Void = { _ in }) -> Row {
            row({ UISegmentedControl(items: items) }) {
                $0.selectedSegmentIndex = 0
                change($0)
            }
        }
        let symbols = ["star", "heart", "flag"].compactMap { UIImage(systemName: $0) }
        try check(
            "segments", scale, cell: CGSize(width: 184, height: 44),
            [
                segments(["Day", "Week", "Year"]), segments(symbols),
                segments(["Cut", "Copy"]) { $0.isMomentary = true },
                segments(["One", "Two"]) { $0.setEnabled(false, forSegmentAt: 1) },
                segments(["On", "Off"]) { $0.selectedSegmentTintColor = .systemOrange },
            ])
    }

    @Test("progress views, with a value for each column", arguments: [1, 2]) func progress(scale: Int) throws {
        let values: [Float] = [0, 0.02, 0.35, 0.6, 1]
        let rows = [UIProgressView.Style.default, .bar].map { style -> Row in
            { column in
                let view = UIProgressView(progressViewStyle: style)
                view.progress = values[column]
                return view
            }
        }
        try check(
            "progress", scale, cell: CGSize(width: 96, height: 24), poses: Array(repeating: .normal, count: 5), rows)
    }

    @Test("activity indicators: animating, colored, stopped", arguments: [1, 2]) func activity(scale: Int) throws {
        let rows = [UIActivityIndicatorView.Style.medium, .large].map { style -> Row in
            { column in
                let view = UIActivityIndicatorView(style: style)
                if column == 1 { view.color = .systemPurple }
                if column == 2 { view.hidesWhenStopped = false } else { view.startAnimating() }
                return view
            }
        }
        try check(
            "activity", scale, cell: CGSize(width: 56, height: 52), poses: Array(repeating: .normal, count: 3), rows)
    }

    @Test(arguments: [1, 2]) func pageControls(scale: Int) throws {
        func pages(_ count: Int, _ current: Int, _ change: @escaping @MainActor (UIPageControl) -> Void = { _ in })
            -> Row
        {
            row(UIPageControl.init) {
                $0.numberOfPages = count
                $0.currentPage = current
                change($0)
            }
        }
        try check(
            "pages", scale, cell: CGSize(width: 120, height: 40),
            [
                pages(3, 0), pages(6, 5), pages(20, 9),
                pages(4, 1) {
                    $0.currentPageIndicatorTintColor = .systemOrange
                    $0.pageIndicatorTintColor = .systemTeal
                },
            ])
    }

    @Test("image views: content modes, then rendering modes", arguments: [1, 2]) func imageViews(scale: Int) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 16)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 16))
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 12, y: 0, width: 12, height: 8))
        }
        func view(_ image: UIImage?, _ mode: UIView.ContentMode) -> UIView {
            let view = UIImageView(image: image)
            view.contentMode = mode
            view.clipsToBounds = true
            view.backgroundColor = .systemFill
            return FixedSize(view, CGSize(width: 48, height: 48))
        }
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .bottomRight]
        let images = [
            image.withRenderingMode(.alwaysTemplate), image.withTintColor(.systemPurple),
            image.withHorizontallyFlippedOrientation(), UIImage(systemName: "star.fill"),
            image.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)),
        ]
        try check(
            "imageview", scale, cell: CGSize(width: 60, height: 56), poses: Array(repeating: .normal, count: 5),
            [{ view(image, modes[$0]) }, { view(images[$0], $0 == 4 ? .scaleToFill : .center) }])
    }
}

/// A view with a fixed size that contains another view.
private final class FixedSize: UIView {
    private let size: CGSize

    init(_ content: UIView, _ size: CGSize) {
        self.size = size
        super.init(frame: CGRect(origin: .zero, size: size))
        content.frame = bounds
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
