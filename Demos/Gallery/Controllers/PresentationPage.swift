import UIKit

/// A page about presented view controllers: every presentation style, a custom one, and the resulting appearance
/// callbacks.
final class PresentationPage: CardPage {
    private let log = Log(lines: 11, hint: "Present a view controller")
    private let motion = UISegmentedControl(items: ["Slide up", "Fade", "None"])
    private let keep = UISwitch()
    private let context = ContextController()
    private let drawer = DrawerDelegate()
    private let stage = UIView()

    private static let styles: [(name: String, style: UIModalPresentationStyle)] = [
        ("Page sheet", .pageSheet), ("Form sheet", .formSheet), ("Full screen", .fullScreen),
        ("Over full screen", .overFullScreen),
    ]
    private static let contextStyles: [(name: String, style: UIModalPresentationStyle)] = [
        ("Current context", .currentContext), ("Over the context", .overCurrentContext),
    ]

    init() {
        let styles = VerticalStack(spacing: 8, [])
        let contexts = VerticalStack(spacing: 8, [])
        super.init(
            title: "Presentation",
            summary: "View controllers present others. Escape or a click outside a sheet dismisses it.",
            weighted: [
                [
                    (Card("Over the window", content: styles), 3),
                    (Card("Over a child controller", content: contexts), 2),
                ],
                [(Card("Lifecycle", content: log), 1)],
            ])
        motion.selectedSegmentIndex = 0
        keep.accessibilityLabel = "Not user-dismissible"
        let buttons = PresentationPage.styles.map { button($0.name, $0.style, self) }
        styles.add(HorizontalStack(height: 34, equal: true, Array(buttons[..<2])))
        styles.add(HorizontalStack(height: 34, equal: true, Array(buttons[2...])))
        styles.add(
            HorizontalStack(
                height: 34, equal: true,
                [
                    button("Drawer", .custom, self), button("Detents", .pageSheet, self, hasDetents: true),
                    button("Popover", .popover, self),
                ]))
        styles.add(Field("Animation", nameWidth: 88, motion))
        styles.add(Field("Not user-dismissible", nameWidth: 176, keep))
        for item in PresentationPage.contextStyles {
            contexts.add(HorizontalStack(height: 34, equal: true, [button(item.name, item.style, context)]))
        }
        contexts.add(FixedHeightView(stage, height: 148))
        for sample in [context] {
            addChild(sample)
            stage.addSubview(sample.view)
            sample.view.frame = stage.bounds
            sample.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sample.didMove(toParent: self)
        }
        context.onAppearanceCallback = { [weak self] in self?.log.add("Child: \($0)") }
    }

    required init?(coder: NSCoder) { nil }

    private func button(
        _ title: String, _ style: UIModalPresentationStyle, _ presenter: UIViewController, hasDetents: Bool = false
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self, weak presenter] action in
                guard let self, let presenter else { return }
                let source = action.sender as? UIView
                self.show(title, style, over: presenter, depth: 1, source: source, hasDetents: hasDetents)
            })
    }

    private func show(
        _ title: String, _ style: UIModalPresentationStyle, over presenter: UIViewController, depth: Int,
        source: UIView? = nil, hasDetents: Bool = false
    ) {
        let sample = PresentedController(title, depth: depth)
        sample.modalPresentationStyle = style
        if style == .popover {
            sample.size = CGSize(width: 300, height: 184)
            sample.popoverPresentationController?.sourceView = source
        }
        if hasDetents, let sheet = sample.sheetPresentationController {
            sheet.detents = [.custom { _ in 200 }, .medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
        }
        sample.modalTransitionStyle = motion.selectedSegmentIndex == 1 ? .crossDissolve : .coverVertical
        sample.isModalInPresentation = keep.isOn
        if style == .custom { sample.transitioningDelegate = drawer }
        if style == .formSheet { sample.size = CGSize(width: 456 - 36 * depth, height: 336 - 36 * depth) }
        sample.onAppearanceCallback = { [weak self] in self?.log.add("\(title)\(depth > 1 ? " \(depth)" : ""): \($0)") }
        let isAnimated = motion.selectedSegmentIndex != 2
        sample.isAnimated = isAnimated
        sample.onAnother = { [weak self, weak sample] in
            if let self, let sample { self.show("Form sheet", .formSheet, over: sample, depth: depth + 1) }
        }
        presenter.present(sample, animated: isAnimated)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("This page: will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("This page: did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("This page: will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("This page: did disappear")
    }
}
