// The row with the title and the items.
extension NavigationBarContent {
    /// The widths of the parts of a row, in points.
    struct RowWidths {
        var back: CGFloat = 0
        var overflow: CGFloat = 0
        var search: CGFloat = 0
    }

    /// The button of the overflow menu, while it is displayed.
    var overflowButton: UIView? { overflow }

    /// The width of the search bar beside the title; 0 if there is none.
    private func searchWidth(in row: CGRect) -> CGFloat {
        guard bar?.searchPlacement(of: item) == .inline, let search = item.searchController else { return 0 }
        let field = search.isActiveStorage ? BarDesign.activeSearchFieldWidth : BarDesign.searchFieldWidth
        return max(BarDesign.leastSearchFieldWidth, min(field, row.width * 0.35)) + search.searchBar.cancelExtent
    }

    /// A Boolean value that indicates whether the title is in the middle of the bar.
    private var isTitleCentered: Bool { item.style == .navigator }

    /// Places the buttons of a window without a frame.
    ///
    /// - Returns: The rest of the row.
    private func layoutWindowButtons(_ row: CGRect) -> CGRect {
        guard let bar, bar.hasWindowButtons, let scene = bar.window?.windowScene else {
            windowButtons?.removeFromSuperview()
            windowButtons = nil
            return row
        }
        let buttons = windowButtons ?? WindowButtons(scene)
        windowButtons = buttons
        if buttons.superview == nil { addSubview(buttons) }
        let width = WindowButtons.width
        let y = ((row.height - BarDesign.itemHeight) / 2).rounded()
        buttons.frame = mirrored(
            CGRect(
                x: row.maxX - BarDesign.sideMargin - width, y: row.minY + y, width: width,
                height: BarDesign.itemHeight))
        var rest = row
        rest.size.width = max(0, rest.width - width - BarDesign.sideMargin)
        return rest
    }

    func layoutRow(_ whole: CGRect) {
        guard let left, let center = middle, let right else { return }
        var widths = RowWidths()
        let full = layoutWindowButtons(whole)
        // The search bar is at the trailing end; the rest of the row is for the others.
        widths.search = searchWidth(in: full)
        searchFrame = nil
        var row = full
        if widths.search > 0 {
            let x = full.maxX - BarDesign.largeTitleMargin - widths.search
            searchFrame = mirrored(CGRect(x: x, y: full.minY, width: widths.search, height: full.height))
            row.size.width = max(
                0, x - full.minX + BarDesign.sideMargin - BarDesign.titleGap)
        }
        let room = max(0, row.width - 2 * BarDesign.sideMargin)
        let title = titleSize(limit: CGSize(width: room, height: row.height))
        for one in [left, center, right] { one.fit(in: .greatestFiniteMagnitude) }
        if isTitleCentered { center.moveAll() }
        if showsOverflowAlways { widths.overflow = BarOverflow.width }
        fit(left, center, right, title.width, room, &widths)
        for one in [left, center, right] { one.updateVisibility() }
        place(left, right, row, widths)
        let frame = placeTitle(title, row, widths, centerX: whole.width / 2)
        placeCenter(center, row, widths, title: frame, centerX: whole.width / 2)
    }

    /// Moves items to the overflow menu, or groups to their representative items, until all fit.
    private func fit(
        _ left: BarItemRow, _ center: BarItemRow, _ right: BarItemRow, _ titleWidth: CGFloat, _ room: CGFloat,
        _ widths: inout RowWidths
    ) {
        func gap(_ width: CGFloat) -> CGFloat { width > 0 ? BarDesign.itemSpacing : 0 }
        func total(_ titleWidth: CGFloat, _ widths: RowWidths) -> CGFloat {
            let sides =
                widths.back + gap(min(widths.back, left.width)) + left.width + right.width + widths.overflow
                + gap(min(widths.overflow, right.width))
            let middle = center.width > 0 ? center.width + 2 * BarDesign.titleGap : 0
            return sides + middle + (titleWidth > 0 ? titleWidth + 2 * BarDesign.titleGap : 0)
        }
        // The title of the back button gives way first (BI-06), then groups (BI-17), then items do (BI-14).
        for text in previous?.backTitles ?? [] {
            guard let backButton else { break }
            backButton.setTitle(text)
            widths.back = backButton.preferredWidth
            if total(min(titleWidth, room * 0.45), widths) <= room, widths.back <= room * 0.45 { break }
        }
        let least = min(titleWidth, BarDesign.leastTitleWidth)
        while total(least, widths) > room {
            if center.collapseLast() || right.collapseLast() || left.collapseLast() { continue }
            guard let row = [center, right, left].first(where: { $0.canMoveLast }) else { break }
            row.moveLast()
            widths.overflow = BarOverflow.width
        }
    }

    // MARK: Overflow menu

    private var showsOverflowAlways: Bool {
        item.additionalOverflowItems != nil || middle?.overflowElements.isEmpty == false
            || BarCustomization(item).menu != nil || !BarCustomization(item).removedElements.isEmpty
    }

    private var overflowElements: [UIMenuElement] {
        var elements = [left, middle, right].flatMap { $0?.overflowElements ?? [] }
        let customization = BarCustomization(item)
        elements += customization.removedElements
        if let more = item.additionalOverflowItems {
            elements.append(UIMenu(options: .displayInline, children: [more]))
        }
        if let menu = customization.menu { elements.append(UIMenu(options: .displayInline, children: [menu])) }
        return elements
    }

    // MARK: Placing

    private func put(_ view: UIView, _ frame: CGRect, in row: CGRect) {
        view.frame = mirrored(frame.offsetBy(dx: row.minX, dy: row.minY))
    }

    /// Places the buttons at both sides.
    private func place(_ left: BarItemRow, _ right: BarItemRow, _ row: CGRect, _ widths: RowWidths) {
        let margin = BarDesign.sideMargin
        let y = ((row.height - BarDesign.itemHeight) / 2).rounded()
        if let backButton {
            put(backButton, CGRect(x: margin, y: y, width: widths.back, height: BarDesign.itemHeight), in: row)
        }
        var start = margin
        if widths.back > 0 { start += widths.back + BarDesign.itemSpacing }
        for (view, frame) in left.frames(from: start, height: row.height) { put(view, frame, in: row) }
        var end = row.width - margin
        if widths.overflow > 0 {
            let button = overflow ?? BarOverflow.makeButton { [weak self] in self?.overflowElements ?? [] }
            overflow = button
            if button.superview == nil { addSubview(button) }
            put(
                button, CGRect(x: end - widths.overflow, y: y, width: widths.overflow, height: BarDesign.itemHeight),
                in: row)
            end -= widths.overflow + BarDesign.itemSpacing
        } else {
            overflow?.removeFromSuperview()
            overflow = nil
        }
        // The first item is outermost (BI-04).
        for (view, frame) in right.frames(from: 0, height: row.height) {
            put(
                view, CGRect(x: end - frame.maxX, y: frame.minY, width: frame.width, height: frame.height), in: row)
        }
    }

    private func titleSize(limit: CGSize) -> CGSize {
        if let titleView {
            let size = titleView.barSize
            return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
        }
        if renameField != nil {
            return CGSize(
                width: min(limit.width, max(NavigationRenameField.width, titleLabel.intrinsicContentSize.width + 40)),
                height: BarDesign.itemHeight)
        }
        guard item.title?.isEmpty == false else { return .zero }
        let size = titleLabel.intrinsicContentSize
        return CGSize(
            width: size.width.rounded(.up) + (titleButton?.extent ?? 0), height: size.height.rounded(.up))
    }

    /// Places the title in the middle of the bar while that is free, else between the items (BI-08); or after the
    /// leading items (BI-18).
    ///
    /// - Returns: The frame in the row, before it is mirrored.
    private func placeTitle(_ size: CGSize, _ row: CGRect, _ widths: RowWidths, centerX: CGFloat) -> CGRect {
        guard let left, let center = middle, let right else { return .zero }
        func side(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
            let spacing = first > 0 && second > 0 ? BarDesign.itemSpacing : 0
            let width = first + second + spacing
            return BarDesign.sideMargin + width + BarDesign.titleGap
        }
        let start = side(widths.back, left.width)
        let end = row.width - side(widths.overflow, right.width)
        let centerWidth = center.width > 0 ? center.width + BarDesign.titleGap : 0
        let width = min(size.width, max(0, end - start - centerWidth))
        let wished = isTitleCentered ? (centerX - width / 2).rounded() : start
        let x = min(max(wished, start), max(start, end - width))
        let frame = CGRect(
            x: x, y: ((row.height - size.height) / 2).rounded(), width: width, height: size.height)
        let extent = titleView == nil && renameField == nil ? titleButton?.extent ?? 0 : 0
        put(
            titleView ?? renameField ?? titleLabel,
            CGRect(x: frame.minX, y: frame.minY, width: max(0, frame.width - extent), height: frame.height), in: row)
        if let titleButton {
            let y = ((row.height - BarDesign.itemHeight) / 2).rounded()
            let area = CGRect(x: frame.minX - 6, y: y, width: frame.width + 12, height: BarDesign.itemHeight)
            put(titleButton, area, in: row)
            titleButton.isHidden = titleView != nil || renameField != nil || size.width <= 0
        }
        return frame
    }

    /// Places the groups of the center in the middle of the bar while that is free, else between title and items.
    private func placeCenter(
        _ center: BarItemRow, _ row: CGRect, _ widths: RowWidths, title: CGRect, centerX: CGFloat
    ) {
        guard center.width > 0, let left, let right else { return }
        let start = max(
            title.width > 0 ? title.maxX + BarDesign.titleGap : 0,
            BarDesign.sideMargin + widths.back + left.width + BarDesign.titleGap)
        let trailing = widths.overflow + right.width + BarDesign.sideMargin + BarDesign.itemSpacing
        let end = row.width - trailing - BarDesign.titleGap
        let x = max(start, min((centerX - center.width / 2).rounded(), end - center.width))
        for (view, frame) in center.frames(from: x, height: row.height) { put(view, frame, in: row) }
    }
}
