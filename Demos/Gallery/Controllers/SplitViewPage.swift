import UIKit

/// A page about split view controllers: two or three columns with dividers, an inspector, and the resulting callbacks.
final class SplitViewPage: CardPage, UISplitViewControllerDelegate {
    private let log = Log(lines: 6, hint: "Drag a divider, or choose an option")
    private let stage = ControllerStage(height: 380)
    private let split = UISplitViewController(style: .tripleColumn)
    private let behavior = UISegmentedControl(items: ["Auto", "Tile", "Overlay", "Displace"])
    private let width = UISegmentedControl(items: ["Full", "Two thirds", "Half"])
    private let inspector = UISwitch()

    init() {
        let options = VerticalStack(spacing: 8, [])
        super.init(
            title: "Split views",
            summary: "Columns with dividers. In a narrow view, they collapse into one stack.",
            weighted: [
                [(Card("Split view controller", content: stage), 1)],
                [(Card("Options", content: options), 3), (Card("Delegate", content: log), 2)],
            ])
        split.setViewController(SplitSampleList("Folders", ["Inbox", "Archive", "Drafts", "Sent"]), for: .primary)
        split.setViewController(
            SplitSampleList("Messages", (1...40).map { "Message \($0)" }), for: .supplementary)
        split.setViewController(SplitSampleContent("Message"), for: .secondary)
        split.setViewController(SplitSampleContent("Inspector"), for: .inspector)
        split.delegate = self
        split.primaryBackgroundStyle = .sidebar
        split.preferredPrimaryColumnWidth = 160
        split.preferredSupplementaryColumnWidth = 200
        split.preferredInspectorColumnWidth = 180
        split.minimumSecondaryColumnWidth = 240
        addOptions(to: options)
        stage.embed(split, in: self, resizes: false)
    }

    required init?(coder: NSCoder) { nil }

    private func addOptions(to stack: VerticalStack) {
        let behaviors: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
        behavior.selectedSegmentIndex = 0
        behavior.accessibilityLabel = "Behavior"
        behavior.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                split.preferredSplitBehavior = behaviors[max(0, behavior.selectedSegmentIndex)]
            }, for: .valueChanged)
        stack.add(Field("Behavior", nameWidth: 110, behavior))
        width.selectedSegmentIndex = 0
        width.accessibilityLabel = "Width"
        width.addAction(UIAction { [weak self] _ in self?.widthDidChange() }, for: .valueChanged)
        stack.add(Field("Width", nameWidth: 110, width))
        inspector.accessibilityLabel = "Inspector"
        inspector.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if inspector.isOn { split.show(.inspector) } else { split.hide(.inspector) }
            }, for: .valueChanged)
        stack.add(Field("Inspector", nameWidth: 110, inspector))
        let edge = UISwitch()
        edge.accessibilityLabel = "Trailing edge"
        edge.addAction(
            UIAction { [weak self, weak edge] _ in
                self?.split.primaryEdge = edge?.isOn == true ? .trailing : .leading
            }, for: .valueChanged)
        stack.add(Field("Trailing edge", nameWidth: 110, edge))
        let buttons = [("Show all", UISplitViewController.Column.primary), ("Hide all", .secondary)].map {
            name, column in
            UIButton(
                configuration: .gray(),
                primaryAction: UIAction(title: name) { [weak self] _ in
                    if column == .primary { self?.split.show(.primary) } else { self?.split.hide(.supplementary) }
                })
        }
        stack.add(HorizontalStack(height: 34, equal: true, buttons))
    }

    private func widthDidChange() {
        UIView.animate(withDuration: 0.3) {
            self.placeSplitView()
            self.split.view.layoutIfNeeded()
        }
    }

    private func placeSplitView() {
        let parts: [CGFloat] = [1, 0.66, 0.5]
        let width = (stage.bounds.width * parts[max(0, width.selectedSegmentIndex)]).rounded()
        let frame = CGRect(x: 0, y: 0, width: width, height: stage.bounds.height)
        split.view.frame = stage.directional(frame)
    }

    override func layoutContent(in area: CGRect) {
        super.layoutContent(in: area)
        stage.superview?.layoutIfNeeded()
        placeSplitView()
    }

    // MARK: The delegate

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.add("Will change to \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.add("Will show \(column)")
        if column == .inspector { inspector.setOn(true, animated: true) }
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.add("Will hide \(column)")
        if column == .inspector { inspector.setOn(false, animated: true) }
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("Did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("Did expand") }
}
