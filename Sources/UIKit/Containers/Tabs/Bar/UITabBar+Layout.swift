// The positions of the items in a tab bar, and its overflow menu (TB-10, TB-11).
extension UITabBar {
    /// Returns a width that the app has set, or 0.
    private func valid(_ width: CGFloat) -> CGFloat { width.isFinite ? max(0, width) : 0 }

    private var positioning: ItemPositioning {
        guard let explicitAppearance, explicitAppearance.stackedItemPositioning != .automatic else {
            return itemPositioning
        }
        return explicitAppearance.stackedItemPositioning
    }

    private var widthOfItems: CGFloat {
        let width = valid(explicitAppearance?.stackedItemWidth ?? 0)
        return width > 0 ? width : valid(itemWidth)
    }

    private var spaceBetweenItems: CGFloat {
        let space = valid(explicitAppearance?.stackedItemSpacing ?? 0)
        if space > 0 { return space }
        return itemSpacing > 0 ? valid(itemSpacing) : TabDesign.itemSpacing
    }

    func layoutContent() {
        background.frame = bounds
        let insets = safeAreaInsets
        let height = min(TabDesign.barHeight, bounds.height)
        content.frame = CGRect(
            x: insets.left, y: barPosition == .bottom ? 0 : bounds.height - height,
            width: max(0, bounds.width - insets.left - insets.right), height: height)
        if needsButtons { makeButtons() }
        layoutItems()
    }

    private func makeButtons() {
        needsButtons = false
        for button in buttons { button.removeFromSuperview() }
        let old = buttons
        buttons = (items ?? []).map { item in
            // Buttons of items that stay keep focus.
            let button = old.first { $0.item === item } ?? TabBarButton(item, self)
            button.makeMenu = controller?.makeMenu(for: item)
            button.showsMenuAsPrimaryAction = controller?.opensMenu(item) ?? false
            button.update()
            content.addSubview(button)
            return button
        }
    }

    private func layoutItems() {
        let size = content.bounds.size
        var start = TabDesign.margin
        if let leadingButton {
            let width = leadingButton.preferredWidth
            leadingButton.frame = content.mirrored(itemFrame(x: start, width: width))
            start += width + TabDesign.gap
        }
        let extra = controller?.elementsBesideBar ?? []
        var end = size.width - TabDesign.margin
        let all = buttons.map { widthOfItems > 0 ? widthOfItems : $0.preferredWidth }
        var shown = fit(all, in: max(0, end - start))
        if shown.count < buttons.count || !extra.isEmpty {
            end -= BarOverflow.width + TabDesign.gap
            shown = fit(all, in: max(0, end - start))
        }
        place(shown, all, from: start, to: end)
        overflowItems = buttons.indices.filter { !shown.contains($0) }.map { buttons[$0].item }
        placeOverflow(isNeeded: !overflowItems.isEmpty || !extra.isEmpty)
    }

    private func itemFrame(x: CGFloat, width: CGFloat) -> CGRect {
        let height = TabDesign.stripHeight
        return CGRect(x: x, y: ((content.bounds.height - height) / 2).rounded(), width: width, height: height)
    }

    /// Returns the indices of the items that fit in a width. The last ones give way first, but neither the selected one
    /// nor, as long as others can, those that are pinned.
    private func fit(_ widths: [CGFloat], in room: CGFloat) -> [Int] {
        var shown = Array(widths.indices)
        let frame = 2 * ControlStyle.innerGap
        func total() -> CGFloat {
            shown.reduce(0) { $0 + widths[$1] } + CGFloat(max(0, shown.count - 1)) * spaceBetweenItems + frame
        }
        while shown.count > 1, total() > room {
            let candidates = shown.filter { buttons[$0].item !== selectedItem }
            let free = candidates.filter { controller?.isPinned(buttons[$0].item) != true }
            guard let last = free.last ?? candidates.last else { break }
            shown.removeAll { $0 == last }
        }
        return shown
    }

    private func place(_ shown: [Int], _ widths: [CGFloat], from start: CGFloat, to end: CGFloat) {
        for (index, button) in buttons.enumerated() { button.isHidden = !shown.contains(index) }
        let gap = ControlStyle.innerGap
        let room = max(0, end - start)
        let spaces = CGFloat(max(0, shown.count - 1)) * spaceBetweenItems
        var total = shown.reduce(0) { $0 + widths[$1] } + spaces + 2 * gap
        let isFilled = positioning == .fill || total > room
        let share = max(0, room - 2 * gap - spaces) / CGFloat(max(1, shown.count))
        if isFilled { total = room }
        // In the middle of the bar, unless other parts of the bar are there.
        let middle = ((content.bounds.width - total) / 2).rounded()
        let x = max(start, min(middle, end - total))
        strip.frame = content.mirrored(itemFrame(x: x, width: total))
        strip.isHidden = shown.isEmpty
        var left = x + gap
        var selected: CGRect?
        for index in shown {
            let width = isFilled ? share : widths[index]
            let frame = itemFrame(x: left.rounded(), width: (left + width).rounded() - left.rounded())
                .insetBy(dx: 0, dy: gap)
            buttons[index].frame = content.mirrored(frame)
            if buttons[index].item === selectedItem { selected = buttons[index].frame }
            left += width + spaceBetweenItems
        }
        updateIndicator(isVisible: selected != nil)
        if let selected { indicator.frame = selected }
    }

    private func placeOverflow(isNeeded: Bool) {
        guard isNeeded else {
            overflow?.removeFromSuperview()
            overflow = nil
            return
        }
        let button = overflow ?? BarOverflow.makeButton { [weak self] in self?.overflowElements ?? [] }
        overflow = button
        if button.superview == nil { content.addSubview(button) }
        button.frame = content.mirrored(
            itemFrame(x: content.bounds.width - TabDesign.margin - BarOverflow.width, width: BarOverflow.width))
    }

    private var overflowElements: [UIMenuElement] {
        let own: [UIMenuElement] = overflowItems.map { item in
            if let menu = controller?.makeMenu(for: item)?() {
                return UIMenu(title: item.name, image: item.image, children: menu.children)
            }
            return UIAction(
                title: item.name, subtitle: item.badgeValue.flatMap { $0.isEmpty ? nil : $0 }, image: item.image,
                attributes: item.isEnabled ? [] : .disabled
            ) { [weak self, weak item] _ in
                if let item { self?.press(item) }
            }
        }
        return own + (controller?.elementsBesideBar ?? [])
    }
}
