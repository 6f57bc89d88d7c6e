import UIKit

/// A row of buttons for the folders on the way to the current one. Folders that do not fit are in a menu.
final class PathBar: UIView {
    /// Called when the user chooses a folder.
    var onOpen: ((FilePath) -> Void)?

    /// Called with a path that the user has typed. Returns false to continue.
    var onOpenText: ((String) -> Bool)?
    /// Called when the user has ended typing a path.
    var onEndEditing: (() -> Void)?

    private var path = FilePath.root
    /// The field in which the user types a path.
    private var field: PathField?
    private var buttons: [UIButton] = []
    /// The arrows before the buttons.
    private var arrows: [UIImageView] = []
    private let more = UIButton(configuration: .plain())
    private static let arrowWidth: CGFloat = 8
    /// The width below which nothing is shown.
    private static let leastWidth: CGFloat = 48

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        accessibilityLabel = "Path"
        // Tab reaches the bar once, arrow keys move through it.
        focusGroupIdentifier = "path"
        more.configuration?.buttonSize = .small
        more.configuration?.image = UIImage(systemName: "ellipsis")
        more.configuration?.baseForegroundColor = .secondaryLabel
        more.accessibilityLabel = "Enclosing folders"
        more.showsMenuAsPrimaryAction = true
        addSubview(more)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the buttons for a path.
    ///
    /// - Parameters:
    ///   - path: The path of the current folder.
    ///   - home: The home folder, which is shown by its title and without the folders around it.
    func show(_ path: FilePath, home: FilePath) {
        self.path = path
        endEditing()
        for view in buttons + arrows { view.removeFromSuperview() }
        let first = path.isInside(home) ? home.components.count : 0
        buttons = (first...path.components.count).map { count in
            let folder = FilePath(components: Array(path.components[..<count]))
            let button = UIButton(configuration: .plain())
            button.configuration?.buttonSize = .mini
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
            button.configuration?.title = folder == home ? "Home" : folder.name?.text ?? "/"
            button.configuration?.titleLineBreakMode = .byTruncatingMiddle
            button.configuration?.baseForegroundColor = count == path.components.count ? .label : .secondaryLabel
            button.addAction(UIAction { [weak self] _ in self?.onOpen?(folder) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        arrows = buttons.map { _ in
            let arrow = UIImageView(
                image: UIImage(
                    systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9)))
            arrow.contentMode = .center
            arrow.tintColor = .tertiaryLabel
            addSubview(arrow)
            return arrow
        }
        setNeedsLayout()
    }

    // MARK: Typing a path

    var isEditing: Bool { field != nil }

    /// Shows a field with the path in place of the buttons.
    func beginEditing() {
        if let field { return field.selectAll(nil) }
        let field = PathField(path.text) { [weak self] text in
            guard let self else { return true }
            if let text {
                guard onOpenText?(text) ?? true else { return false }
            }
            endEditing()
            onEndEditing?()
            return true
        }
        self.field = field
        addSubview(field)
        setNeedsLayout()
        layoutIfNeeded()
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    private func endEditing() {
        let field = field
        self.field = nil
        field?.end()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field?.frame = bounds
        for view in buttons + arrows + [more] { view.alpha = field == nil ? 1 : 0 }
        let widths = buttons.map { $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height)).width }
        let moreWidth = more.sizeThatFits(bounds.size).width
        // The last folders are shown.
        var first = widths.count - 1
        var width = widths.last ?? 0
        while first > 0 {
            let wider = width + PathBar.arrowWidth + widths[first - 1]
            guard wider + (first > 1 ? moreWidth + PathBar.arrowWidth : 0) <= bounds.width else { break }
            width = wider
            first -= 1
        }
        let isTooNarrow = bounds.width < PathBar.leastWidth
        more.isHidden = first <= 0 || isTooNarrow
        more.menu = first > 0 ? menu(ofFirst: first) : nil
        var x: CGFloat = 0
        func place(_ view: UIView, _ width: CGFloat) {
            let left = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width
        }
        if !more.isHidden { place(more, moreWidth) }
        for (index, button) in buttons.enumerated() {
            button.isHidden = index < first || isTooNarrow
            arrows[index].isHidden = button.isHidden || x == 0
            if !arrows[index].isHidden { place(arrows[index], PathBar.arrowWidth) }
            if !button.isHidden { place(button, min(widths[index], max(0, bounds.width - x))) }
        }
    }

    private func menu(ofFirst count: Int) -> UIMenu {
        let start = path.components.count - buttons.count + 1
        return UIMenu(
            children: (0..<count).reversed().map { index in
                let folder = FilePath(components: Array(path.components[..<(start + index)]))
                return UIAction(title: buttons[index].configuration?.title ?? "") { [weak self] _ in
                    self?.onOpen?(folder)
                }
            })
    }
}
