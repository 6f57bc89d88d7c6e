import Testing
import UIKitTesting

@testable import UIKit

/// Snapshot tests of controls and menus in right-to-left interfaces, with the light appearance on the left and the dark
/// one on the right.
@MainActor @Suite(.serialized) struct RightToLeftSnapshotTests {
    private let stageStore = MenuStageStore()

    private func row(_ size: CGSize, _ make: @escaping @MainActor () -> UIView) -> SnapshotSheet.Row {
        { _ in SizedCell(make(), size) }
    }

    @Test("RT-07, RT-08, RT-09, RT-10 controls", arguments: [1, 2])
    func controls(scale: Int) throws {
        let wide = CGSize(width: 232, height: 32)
        let rows: [SnapshotSheet.Row] = [
            row(CGSize(width: 42, height: 24)) {
                let control = UISwitch()
                control.isOn = true
                return control
            },
            row(wide) {
                let control = UISlider()
                control.value = 0.25
                control.minimumValueImage = UIImage(systemName: "speaker")
                control.maximumValueImage = UIImage(systemName: "speaker.wave.2")
                return control
            },
            row(CGSize(width: 232, height: 4)) {
                let view = UIProgressView()
                view.progress = 0.25
                return view
            },
            row(UIStepper.size) { UIStepper() },
            row(wide) {
                let control = UISegmentedControl(items: ["One", "Two", "Three"])
                control.selectedSegmentIndex = 0
                return control
            },
            row(CGSize(width: 232, height: 24)) {
                let control = UIPageControl()
                control.numberOfPages = 5
                control.currentPage = 1
                return control
            },
            row(CGSize(width: 232, height: 48)) {
                var configuration = UIButton.Configuration.gray()
                configuration.title = "Forward"
                configuration.subtitle = "To the next page"
                configuration.image = UIImage(systemName: "chevron.forward")
                configuration.imagePlacement = .trailing
                configuration.imagePadding = 8
                return UIButton(configuration: configuration)
            },
            row(wide) {
                let label = UILabel()
                label.text = "Natural alignment"
                return label
            },
            row(wide) {
                let field = UITextField()
                field.borderStyle = .roundedRect
                field.clearButtonMode = .always
                field.text = "Text and שלום"
                return field
            },
            row(CGSize(width: 232, height: 48)) {
                let bar = UISearchBar()
                bar.placeholder = "Search"
                bar.showsCancelButton = true
                return bar
            },
        ]
        let window = SnapshotSheet.window(cell: CGSize(width: 240, height: 56), poses: [.normal], rows: rows)
        window.traitOverrides.layoutDirection = .rightToLeft
        try assertSnapshot(of: window, named: "right-to-left@\(scale)x", scale: CGFloat(scale))
    }

    @Test("RT-12 a menu", arguments: [1, 2])
    func menu(scale: Int) throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.window.overrideUserInterfaceStyle = .light
        let view = stage.menuView([
            UIAction(title: "Share", subtitle: "With others", image: UIImage(systemName: "square.and.arrow.up")) { _ in
            },
            UIKeyCommand(title: "Paste", action: Selector(UIResponder.paste), input: "v", modifierFlags: .command),
            UIMenu(
                title: "Show", options: .displayInline,
                children: [stage.action("Grid", state: .on), stage.action("Rulers", state: .mixed)]),
            UIMenu(title: "More", children: [stage.action("x")]), UIDeferredMenuElement { _ in },
        ])
        try stage.open(view)
        stage.type(.keyboardDownArrow)
        let window = try #require(stage.session?.levels[0].scene.contentWindow)
        try assertSnapshot(of: window, named: "right-to-left-menu@\(scale)x", scale: CGFloat(scale))
    }
}

/// A cell of a sheet with a fixed size.
private final class SizedCell: UIView {
    init(_ content: UIView, _ size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        content.frame = bounds
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }
}
