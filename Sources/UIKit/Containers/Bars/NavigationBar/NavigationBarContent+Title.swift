// The menu of the title, and renaming (BI-21, BI-22).
extension NavigationBarContent {
    func makeTitleButton() {
        guard item.titleView == nil, item.titleMenuProvider != nil || item.renameDelegate != nil else { return }
        let button = NavigationTitleButton(
            item.title, menu: item.titleMenuProvider == nil ? nil : { [weak self] in self?.titleMenu },
            rename: { [weak self] in self?.beginRenaming() })
        addSubview(button)
        titleButton = button
    }

    private var titleMenu: UIMenu? {
        guard let provider = item.titleMenuProvider else { return nil }
        return provider(suggestedElements)
    }

    /// Renaming, and the standard commands for documents that a responder performs.
    private var suggestedElements: [UIMenuElement] {
        var elements: [UIMenuElement] = []
        if canRename {
            elements.append(
                UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
                    self?.beginRenaming()
                })
        }
        let start: UIResponder? = bar?.controller?.visibleViewController ?? bar
        let commands: [(String, StandardEditAction)] = [
            ("Duplicate", .duplicate), ("Move To…", .move), ("Export…", .export), ("Print…", .printContent),
        ]
        for (title, action) in commands {
            guard start?.target(forAction: Selector(action), withSender: item) != nil else { continue }
            elements.append(UICommand(title: title, action: Selector(action)))
        }
        return elements
    }

    // MARK: Renaming

    /// A Boolean value that indicates whether the user can rename the item.
    var canRename: Bool { item.renameDelegate != nil && item.titleView == nil }

    /// Displays a field in place of the title.
    func beginRenaming() {
        guard canRename, renameField == nil, let delegate = item.renameDelegate,
            delegate.navigationItemShouldBeginRenaming(item), let window
        else { return }
        let title = item.title ?? ""
        let stem = (title as NSString).deletingPathExtension
        let end = title.index(title.startIndex, offsetBy: stem.count, limitedBy: title.endIndex) ?? title.endIndex
        let (text, range) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<end)
        let previous = window.firstResponder
        let field = NavigationRenameField(text) { [weak self, weak previous] in
            self?.endRenaming($0, previous) ?? true
        }
        renameField = field
        addSubview(field)
        // A large title gives way to the field.
        setNeedsLayout()
        layoutIfNeeded()
        guard field.becomeFirstResponder() else { return removeRenameField(nil) }
        let length = (text as NSString).length
        let selected = NSRange(range, in: text)
        if selected.location != NSNotFound, selected.upperBound <= length,
            let from = field.position(from: field.beginningOfDocument, offset: selected.location),
            let to = field.position(from: field.beginningOfDocument, offset: selected.upperBound)
        {
            field.selectedTextRange = field.textRange(from: from, to: to)
        }
    }

    /// Ends renaming.
    ///
    /// - Parameters:
    ///   - title: The new title; nil if the user has cancelled.
    ///   - previous: The first responder before.
    /// - Returns: `false` if the delegate does not permit the title.
    private func endRenaming(_ title: String?, _ previous: UIResponder?) -> Bool {
        guard let title, title != item.title else {
            removeRenameField(previous)
            return true
        }
        if let delegate = item.renameDelegate, !delegate.navigationItem(item, shouldEndRenamingWith: title) {
            return false
        }
        removeRenameField(previous)
        item.title = title
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
        return true
    }

    private func removeRenameField(_ previous: UIResponder?) {
        guard let field = renameField else { return }
        renameField = nil
        let hadKeys = field.isFirstResponder
        field.removeFromSuperview()
        setNeedsLayout()
        if hadKeys, let previous, previous.responderWindow === window { previous.becomeFirstResponder() }
    }
}
