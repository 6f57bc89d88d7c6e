import QuartzCore

// Displaying headers and footers.
extension UITableView {
    /// The identifier with which views of titles are reused. No identifier of an app contains this character.
    static let titleIdentifier = "\u{0}title"

    /// Displays the headers and footers in an interval, and ends displaying the others.
    ///
    /// - Returns: False if the app has loaded the data again.
    func displaySections(in visible: Range<Int>) -> Bool {
        let start = generation
        var index = 0
        var next = geometry.firstSection(endingAfter: visible.lowerBound)
        while let section = next, geometry.start(of: section) < visible.upperBound {
            while index < displayedSections.count, displayedSections[index].section < section {
                endDisplaying(displayedSections.remove(at: index))
                if generation != start { return false }
            }
            if index == displayedSections.count || displayedSections[index].section != section {
                displayedSections.insert(DisplayedSection(section: section), at: index)
            }
            guard display(.header, at: index, in: visible), display(.footer, at: index, in: visible) else {
                return false
            }
            index += 1
            next = geometry.section(at: geometry.start(of: section) + geometry.sections[section].sums.extent)
        }
        while index < displayedSections.count {
            endDisplaying(displayedSections.removeLast())
            if generation != start { return false }
        }
        return true
    }

    /// Displays a header or footer, or ends displaying it if it is not visible.
    ///
    /// - Returns: False if the app has loaded the data again.
    private func display(_ part: TableSectionPart, at index: Int, in visible: Range<Int>) -> Bool {
        let section = displayedSections[index].section
        let start = generation
        var shown = displayedSections[index][part]
        func extent() -> RowExtent {
            part == .header ? geometry.sections[section].header : geometry.sections[section].footer
        }
        func isVisible() -> Bool {
            let interval = interval(of: part, in: section, isPinned: true)
            return !interval.isEmpty && interval.overlaps(visible)
        }
        if let view = shown.view, !isVisible() {
            displayedSections[index][part].view = nil
            endDisplaying(view, part, section)
            return generation == start
        }
        let isNew = shown.view == nil
        guard isVisible(), extent().isEstimate || isNew && !shown.isMissing else { return true }
        if isNew, !shown.isMissing {
            let missing = missingMethods
            shown.view = makeView(part, section)
            shown.isMissing = shown.view == nil
            guard generation == start else { return false }
            if missing != missingMethods { rebuildExtents(of: part) }
        }
        if extent().isEstimate {
            let missing = missingMethods
            resolveExtent(of: part, in: section, shown.view)
            guard generation == start else { return false }
            if missing != missingMethods { rebuildExtents(of: part) }
            if extent().isEstimate { resolveExtent(of: part, in: section, shown.view) }
        }
        // The callbacks may have changed the sections.
        guard index < displayedSections.count, displayedSections[index].section == section else { return false }
        guard let view = shown.view, isNew else {
            displayedSections[index][part] = shown
            return true
        }
        guard isVisible() else {
            // The part is smaller than its estimate. Its view is asked for again when it becomes visible.
            return true
        }
        displayedSections[index][part] = shown
        view.frame = rect(of: part, in: section, isPinned: true)
        addSubview(view)
        if part == .header {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return generation == start
    }

    /// Returns the view of a header or footer: the delegate's, or one that displays the title (TV-14).
    private func makeView(_ part: TableSectionPart, _ section: Int) -> UIView? {
        let method: TableViewMethods = part == .header ? .viewForHeader : .viewForFooter
        if let delegate = delegate(method) {
            let view =
                part == .header
                ? delegate.tableView(self, viewForHeaderInSection: section)
                : delegate.tableView(self, viewForFooterInSection: section)
            if let view { return view }
        }
        guard let title = title(of: part, in: section) else { return nil }
        let view =
            headerPool.take(UITableView.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
        view.prepareForReuse()
        view.textLabel?.font = part == .header ? CellMetrics.headerFont : CellMetrics.smallFont
        if view.textLabel?.text != title { view.textLabel?.text = title }
        return view
    }

    func endDisplaying(_ section: DisplayedSection) {
        if let view = section.header.view { endDisplaying(view, .header, section.section) }
        if let view = section.footer.view { endDisplaying(view, .footer, section.section) }
    }

    private func endDisplaying(_ view: UIView, _ part: TableSectionPart, _ section: Int) {
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            headerPool.add(view, identifier)
        }
        view.layer.removeAllAnimations()
        view.removeFromSuperview()
        if part == .header {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Moves headers and footers to their positions. Those of plain table views stay visible while their section is
    /// (TV-15).
    func placeSections() {
        for shown in displayedSections {
            place(shown.header.view, .header, shown.section)
            place(shown.footer.view, .footer, shown.section)
        }
    }

    private func place(_ view: UIView?, _ part: TableSectionPart, _ section: Int) {
        guard let view else { return }
        var frame = displayedFrame(of: part, in: section)
        if part == .header, contentHuggingElements.contains(.sectionHeaders) {
            let width = huggingWidth(of: view, height: frame.height)
            if isRightToLeft { frame.origin.x = frame.maxX - min(width, frame.width) }
            frame.size.width = min(width, frame.width)
        }
        if view.frame != frame { view.frame = frame }
    }

    /// Returns the width that the content of a header needs.
    private func huggingWidth(of view: UIView, height: CGFloat) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.preferredWidth }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 0, height: height), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required)
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
        let width = size.width > 0 ? size.width : view.sizeThatFits(limit).width
        return width.isFinite && width > 0 ? width.rounded(.up) : .greatestFiniteMagnitude
    }
}
