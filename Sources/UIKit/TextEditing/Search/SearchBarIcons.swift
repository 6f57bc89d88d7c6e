/// The images that the app has set for a search bar, and the buttons at the trailing end of its field.
@MainActor final class SearchBarIcons {
    private struct Key: Hashable {
        let icon: UISearchBar.Icon
        let state: UIControl.State
    }

    private unowned let bar: UISearchBar
    private var images: [Key: UIImage] = [:]
    private var offsets: [UISearchBar.Icon: UIOffset] = [:]
    private var button: UIButton?
    /// A Boolean value that indicates whether the app has set an image or a position.
    private var isCustomized = false

    /// The width and height of the button, in points.
    private static let buttonSize: CGFloat = 26

    var showsBookmark = false { didSet { if showsBookmark != oldValue { update() } } }
    var showsResults = false { didSet { if showsResults != oldValue { update() } } }
    var isResultsSelected = false { didSet { if isResultsSelected != oldValue { update() } } }

    init(_ bar: UISearchBar) { self.bar = bar }

    // MARK: Images

    func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, _ state: UIControl.State) {
        images[Key(icon: icon, state: state)] = image
        update()
    }

    func image(for icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        images[Key(icon: icon, state: state)]
    }

    private func shown(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        image(for: icon, state) ?? image(for: icon, .normal)
    }

    func setOffset(_ offset: UIOffset, for icon: UISearchBar.Icon) {
        guard offset.horizontal.isFinite, offset.vertical.isFinite else { return }
        offsets[icon] = offset
        update()
    }

    func offset(of icon: UISearchBar.Icon) -> UIOffset { offsets[icon] ?? .zero }

    // MARK: Display

    /// The icon of the button that is displayed; nil if there is none. Bookmarks give way to text.
    private var buttonIcon: UISearchBar.Icon? {
        if showsResults { return .resultsList }
        return showsBookmark && !bar.searchTextField.hasText ? .bookmark : nil
    }

    /// Shows the current images and buttons.
    func update() {
        let field = bar.searchTextField
        if isCustomized || !images.isEmpty || !offsets.isEmpty {
            isCustomized = true
            let state = bar.isEnabled ? UIControl.State.normal : .disabled
            field.setGlassImage(shown(.search, state))
            field.clearImage = shown(.clear, state)
            field.glassOffset = offset(of: .search)
            field.clearOffset = offset(of: .clear)
        }
        guard let icon = buttonIcon else {
            if button != nil { field.rightView = nil }
            button = nil
            return
        }
        field.rightOffset = offset(of: icon)
        let button = button ?? makeButton()
        let isBookmark = icon == .bookmark
        let isSelected = !isBookmark && isResultsSelected
        let standard = UIImage(systemName: isBookmark ? "book" : "list.bullet")
        button.setImage(shown(icon, isSelected ? .selected : .normal) ?? standard, for: .normal)
        button.tintColor = isSelected ? nil : .secondaryLabel
        button.accessibilityLabel = isBookmark ? "Bookmarks" : "Recent results"
        button.isSelected = isSelected
        guard self.button == nil else { return }
        self.button = button
        field.rightView = button
        field.rightViewMode = .always
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: SearchBarIcons.buttonSize, height: SearchBarIcons.buttonSize)
        button.addAction(UIAction { [weak self] _ in self?.buttonClicked() }, for: .primaryActionTriggered)
        return button
    }

    private func buttonClicked() {
        switch buttonIcon {
        case .bookmark: bar.delegate?.searchBarBookmarkButtonClicked(bar)
        case .resultsList: bar.delegate?.searchBarResultsListButtonClicked(bar)
        default: break
        }
    }
}
