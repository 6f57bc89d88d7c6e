import QuartzCore

/// A view that displays one row of a menu. In right-to-left interfaces the row is mirrored (RT-12).
@MainActor final class MenuRowView: UIView {
    private(set) var row: MenuRow
    private(set) var columns: MenuColumns
    private let isInBar: Bool
    private var spinner: UIActivityIndicatorView?

    /// A Boolean value that indicates whether the row is highlighted.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { layer.setNeedsPaint() } }
    }

    init(_ row: MenuRow, _ columns: MenuColumns, isInBar: Bool) {
        self.isInBar = isInBar
        self.row = row
        self.columns = columns
        super.init(frame: .zero)
        layer.painter = self
        if case .progress = row.content {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            addSubview(spinner)
            self.spinner = spinner
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let spinner else { return }
        let side = MenuStyle.spinnerSize
        spinner.frame = mirrored(
            CGRect(
                x: isInBar ? MenuStyle.barInset : columns.titleStart, y: (bounds.height - side) / 2, width: side,
                height: side))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.setNeedsPaint()
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { row.element != nil }
    override var defaultAccessibilityLabel: String? { row.title.isEmpty ? nil : row.title }
    override var defaultAccessibilityValue: String? { row.subtitle }

    /// Chooses the row as a click does (AX-21).
    override func accessibilityActivate() -> Bool {
        (windowStorage?.windowScene?.display.menuSession)?.activate(self) ?? false
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        guard row.element != nil else { return .none }
        var traits: UIAccessibilityTraits = .button
        if row.state == .on { traits.insert(.selected) }
        if !row.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension MenuRowView: LayerPainter {
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        var canvas = ControlCanvas(self, context, scale: scale)
        switch row.content {
        case .separator where isInBar:
            canvas.fill(canvas.snapped(bounds.insetBy(dx: 0, dy: 6)), radius: 0, MenuStyle.separator)
        case .separator:
            let width = canvas.lineWidth(1)
            let y = canvas.snapped((bounds.height - width) / 2)
            canvas.fill(
                CGRect(x: MenuStyle.inset, y: y, width: bounds.width - 2 * MenuStyle.inset, height: width), radius: 0,
                MenuStyle.separator)
        case .header:
            text(
                row.title, MenuStyle.headerFont, .secondaryLabel,
                CGRect(
                    x: MenuStyle.inset, y: 0, width: bounds.width - 2 * MenuStyle.inset, height: bounds.height),
                canvas)
        case .progress:
            text(
                row.title, MenuStyle.font, .secondaryLabel,
                titleRect.offsetBy(dx: MenuStyle.spinnerSize + 8, dy: 0), canvas)
        case .leaf, .submenu:
            if isHighlighted {
                canvas.fill(canvas.snapped(bounds), radius: MenuStyle.highlightRadius, MenuStyle.highlight)
            }
            if !row.isEnabled { canvas.opacity = ControlStyle.disabledOpacity }
            if isInBar { paintBarElement(canvas) } else { paintElement(canvas) }
        }
    }

    private func paintBarElement(_ canvas: ControlCanvas) {
        let color: UIColor = row.isDestructive ? .systemRed : .label
        var rect = bounds.insetBy(dx: MenuStyle.barInset, dy: 0)
        if row.submenu != nil, let chevron = MenuSymbols.chevron {
            canvas.image(
                chevron, .secondaryLabel,
                in: mirrored(CGRect(x: rect.maxX - 12, y: 0, width: 12, height: bounds.height)))
            rect.size.width -= MenuStyle.chevronWidth
        }
        rect = mirrored(rect)
        if row.title.isEmpty, let image = row.image {
            canvas.image(image, color, fitting: rect)
        } else {
            canvas.text(row.title, font: MenuStyle.font, color, in: rect)
        }
    }

    private var titleRect: CGRect {
        CGRect(
            x: columns.titleStart, y: 0, width: max(0, bounds.width - columns.titleStart - columns.end),
            height: bounds.height)
    }

    private func paintElement(_ canvas: ControlCanvas) {
        let color: UIColor = row.isDestructive ? .systemRed : .label
        var x = MenuStyle.inset
        if columns.hasStates {
            let place = mirrored(CGRect(x: x - 3, y: 0, width: MenuStyle.stateWidth, height: bounds.height))
            switch row.state {
            case .on: MenuSymbols.on.map { canvas.image($0, color, in: place) }
            case .mixed: MenuSymbols.mixed.map { canvas.image($0, color, in: place) }
            case .off: break
            }
            x += MenuStyle.stateWidth
        }
        if let image = row.image {
            canvas.image(
                image, color,
                fitting: mirrored(CGRect(x: x, y: 0, width: MenuStyle.imageSize, height: bounds.height)))
        }
        if row.submenu != nil, let chevron = MenuSymbols.chevron {
            canvas.image(
                chevron, .secondaryLabel,
                in: mirrored(
                    CGRect(x: bounds.width - MenuStyle.inset - 10, y: 0, width: 12, height: bounds.height)))
        }
        var rect = titleRect
        if let shortcut = row.shortcut {
            let layout = ControlCanvas.layout(shortcut, font: MenuStyle.font, scale: canvas.scale)
            let place = mirrored(
                CGRect(
                    x: rect.maxX - layout.size.width, y: (bounds.height - layout.size.height) / 2,
                    width: layout.size.width, height: layout.size.height))
            layout.draw(
                in: canvas.context, at: CGPoint(x: canvas.snapped(place.minX), y: place.minY),
                color: canvas.color(.secondaryLabel))
            rect.size.width = max(0, rect.width - layout.size.width - 8)
        }
        guard let subtitle = row.subtitle, !subtitle.isEmpty else {
            text(row.title, MenuStyle.font, color, rect, canvas)
            return
        }
        let line = MenuStyle.font.lineHeight
        let all = line + 1 + MenuStyle.subtitleFont.lineHeight
        let top = ((bounds.height - all) / 2).rounded()
        text(row.title, MenuStyle.font, color, CGRect(x: rect.minX, y: top, width: rect.width, height: line), canvas)
        text(
            subtitle, MenuStyle.subtitleFont, .secondaryLabel,
            CGRect(x: rect.minX, y: top + line + 1, width: rect.width, height: MenuStyle.subtitleFont.lineHeight),
            canvas)
    }

    /// Draws one line of text, aligned to the leading edge of a rectangle and centered vertically.
    ///
    /// - Parameter rect: The rectangle in a left-to-right interface.
    private func text(_ text: String, _ font: UIFont, _ color: UIColor, _ rect: CGRect, _ canvas: ControlCanvas) {
        guard !text.isEmpty, rect.width > 0 else { return }
        let layout = ControlCanvas.layout(text, font: font, width: rect.width, scale: canvas.scale)
        let place = mirrored(rect)
        let x = canvas.isRightToLeft ? canvas.snapped(place.maxX - layout.size.width) : place.minX
        layout.draw(
            in: canvas.context, at: CGPoint(x: x, y: place.midY - layout.size.height / 2), color: canvas.color(color))
    }
}

/// The symbols that menus draw.
@MainActor enum MenuSymbols {
    static let on = symbol("checkmark", .semibold)
    static let mixed = symbol("minus", .semibold)
    static let chevron = symbol("chevron.right", .medium)?.imageFlippedForRightToLeftLayoutDirection()
    static let up = symbol("chevron.up", .medium)
    static let down = symbol("chevron.down", .medium)

    private static func symbol(_ name: String, _ weight: UIImage.SymbolWeight) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: weight))
    }
}

extension ControlCanvas {
    /// Draws an image in the center of a rectangle, scaled down if it is larger than a menu image. Template images are
    /// drawn in `color`.
    func image(_ image: UIImage, _ color: UIColor, fitting rect: CGRect) {
        let image = image.flipped(isRightToLeft: isRightToLeft)
        let size = image.size
        let factor = min(1, MenuStyle.imageSize / max(size.width, size.height, 1))
        let place = CGRect(
            x: snapped(rect.midX - size.width * factor / 2), y: snapped(rect.midY - size.height * factor / 2),
            width: size.width * factor, height: size.height * factor)
        let resolved = color.resolvedColor(with: traits).cgColor
        let own = image.attributes.tint?.resolvedColor(with: traits).cgColor
        context.saveGState()
        context.setAlpha(opacity)
        image.draw(in: place, of: context, color: own ?? (image.isTemplate || image.isSymbolImage ? resolved : nil))
        context.restoreGState()
    }
}
