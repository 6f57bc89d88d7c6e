import QuartzCore

// The arrangement and the appearance of a list cell.
extension UICollectionViewListCell {
    func setUpListCell() {
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: CellMetrics.sideMargin, bottom: CellMetrics.verticalMargin,
            trailing: CellMetrics.sideMargin)
        layer.addSublayer(topSeparatorLayer)
        layer.addSublayer(bottomSeparatorLayer)
        configurations.standardBackground = defaultBackgroundConfiguration()
    }

    /// The height of a separator.
    var separatorHeight: CGFloat { CellSeparator.height(scale: scaleForLayout) }

    // MARK: Content

    func makeDefaultContentConfiguration() -> UIListContentConfiguration {
        let (isPlain, isSidebar) = (placement.appearance == .plain, placement.appearance.isSidebar)
        return switch placement.role {
        case .item: isSidebar ? .sidebarCell() : .cell()
        case .header: isSidebar ? .sidebarHeader() : isPlain ? .plainHeader() : .groupedHeader()
        case .footer: isPlain || isSidebar ? .plainFooter() : .groupedFooter()
        }
    }

    func makeDefaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let (isPlain, isSidebar) = (placement.appearance == .plain, placement.appearance.isSidebar)
        return switch placement.role {
        case .item: isSidebar ? .listSidebarCell() : isPlain ? .listPlainCell() : .listGroupedCell()
        case .header where isSidebar: .listSidebarHeader()
        case .header, .footer: isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
        }
    }

    // MARK: State

    func placementDidChange(from old: ListItemPlacement) {
        if placement.appearance != old.appearance || placement.role != old.role {
            if configurations.standardBackground != nil {
                configurations.standardBackground = defaultBackgroundConfiguration()
                requestConfigurationUpdate()
            }
        }
        roundGroupCorners(placement.background)
        separatorsDidChange()
    }

    func outlineDidChange(from old: OutlineItem?) {
        if outline?.level != old?.level { indentationLevel = outline?.level ?? 0 }
        updateStateOfAccessories()
        configurationStateDidChange()
    }

    func listStateDidChange() {
        updateStateOfAccessories()
        updateHover()
        separatorsDidChange()
    }

    func setPointerInside(_ isInside: Bool) {
        guard isInside != isHovered else { return }
        isHovered = isInside
        updateHover()
    }

    /// Displays a background while the pointer is over a cell that is not marked otherwise.
    private func updateHover() {
        let isShown = isHovered && !isSelected && !isHighlighted && owner != nil
        guard isShown else {
            hoverView?.removeFromSuperview()
            return
        }
        let view = hoverView ?? UIView(frame: .zero)
        hoverView = view
        view.backgroundColor = ControlStyle.hover
        view.isUserInteractionEnabled = false
        insertSubview(view, belowSubview: contentView)
        layOutHover()
    }

    private func layOutHover() {
        guard let hoverView, hoverView.superview === self else { return }
        let shape = backgroundShape(in: bounds)
        hoverView.frame = shape.rect
        hoverView.layer.cornerRadius = shape.cornerRadius
    }

    /// The part of a frame that the background fills.
    private func backgroundShape(in frame: CGRect) -> (rect: CGRect, cornerRadius: CGFloat) {
        let background = configurations.background ?? configurations.standardBackground
        let insets = background?.backgroundInsets.edgeInsets(isRightToLeft: isRightToLeft) ?? .zero
        return (frame.inset(by: insets), max(0, background?.cornerRadius ?? 0))
    }

    /// Returns the rectangle that the focus ring surrounds: the background of a row of a sidebar, or else the row.
    func focusShape(in frame: CGRect) -> (rect: CGRect, cornerRadius: CGFloat) {
        placement.appearance.isSidebar ? backgroundShape(in: frame) : (frame.insetBy(dx: 2, dy: 1), 6)
    }

    // MARK: Size

    /// Requests a layout because the width of the content may have changed.
    func contentAreaDidChange() {
        setNeedsLayout()
        owner?.listCellNeedsNewSize(self)
    }

    func listFittingSize(width: CGFloat) -> CGSize {
        let isLimited = width.isFinite && width < .greatestFiniteMagnitude
        let sides = sides
        let room = isLimited ? max(0, width - sides.leading - sides.trailing) : width
        var size = CGSize(width: isLimited ? width : sides.leading + sides.trailing, height: 0)
        if let view = configurations.contentView {
            let content = view.contentSize(forWidth: room)
            size.height = content.height
            if !isLimited, content.width < .greatestFiniteMagnitude { size.width += content.width }
        }
        let minimum = placement.appearance.isSidebar ? CellMetrics.minimumSidebarHeight : CellMetrics.minimumHeight
        size.height = max(minimum, max(size.height, accessoryHeight) + separatorHeight)
        return size
    }

    // MARK: Layout

    var listContentArea: CGRect {
        let sides = sides
        return mirrored(
            CGRect(
                x: sides.leading, y: 0, width: max(0, bounds.width - sides.leading - sides.trailing),
                height: max(0, bounds.height - separatorHeight)))
    }

    func layOutListCell() {
        layOutAccessories(height: max(0, bounds.height - separatorHeight))
        layOutHover()
        layOutSeparators()
    }

    // MARK: Separators

    func separatorGuide() -> UILayoutGuide {
        if let ownSeparatorGuide { return ownSeparatorGuide }
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        ownSeparatorGuide = guide
        addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(
                equalTo: contentView.leadingAnchor, constant: CellMetrics.sideMargin),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        // Constraints of the app are stronger.
        for constraint in constraints { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate(constraints)
        return guide
    }

    func separatorsDidChange() {
        // The lines beside a selected item are hidden, unless they have a color of their own.
        let isMarked = isSelected || isHighlighted
        let isOneOfSeveral = isSelected && !isHighlighted && owner?.usesMultipleSelection == true
        for (line, layer) in separatorLines {
            let color = isOneOfSeveral ? line.multipleSelectionColor : isMarked ? nil : line.color ?? .separator
            layer.isHidden = !line.isVisible || color == nil || color == .clear
            if line.isVisible { layer.backgroundColor = CellSeparator.color(color, in: traitCollection) }
        }
        setNeedsLayout()
    }

    private var separatorLines: [(ListSeparator, CALayer)] {
        [(placement.topSeparator, topSeparatorLayer), (placement.bottomSeparator, bottomSeparatorLayer)]
    }

    private func layOutSeparators() {
        let height = separatorHeight
        let content = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        for (line, layer) in separatorLines where line.isVisible {
            var start = line.leading ?? content + CellMetrics.sideMargin
            var end = bounds.width - line.trailing
            if let guide = ownSeparatorGuide, line.leading == nil {
                let frame = mirrored(guide.layoutFrame)
                if frame.width > 0 { (start, end) = (frame.minX, frame.maxX - line.trailing) }
            }
            let y = layer === topSeparatorLayer ? 0 : bounds.height - height
            layer.frame = mirrored(CGRect(x: start, y: y, width: max(0, end - start), height: height))
        }
    }
}
