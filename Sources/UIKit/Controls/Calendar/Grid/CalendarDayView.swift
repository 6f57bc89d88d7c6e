import QuartzCore

/// A day of a calendar view: its number, in a circle if it is selected, and its decoration.
@MainActor final class CalendarDayView: UIControl {
    let day: Date
    private unowned let owner: UICalendarView
    private let number: String
    private var decorationView: UIView?

    /// A Boolean value that indicates whether the day is selected.
    private(set) var isChosen = false
    /// A Boolean value that indicates whether the user can choose the day.
    private(set) var isAvailable = true
    private(set) var isToday = false

    var decoration: UICalendarView.Decoration? {
        didSet {
            decorationView?.removeFromSuperview()
            decorationView = decoration.flatMap(CalendarDayView.makeView)
            if let decorationView { addSubview(decorationView) }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    init(_ day: Date, number: String, owner: UICalendarView) {
        self.day = day
        self.number = number
        self.owner = owner
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
    }

    required init?(coder: NSCoder) { nil }

    func update(isChosen: Bool, isAvailable: Bool, isToday: Bool) {
        guard (isChosen, isAvailable, isToday) != (self.isChosen, self.isAvailable, self.isToday) else { return }
        let (wasChosen, wasAvailable) = (self.isChosen, self.isAvailable)
        self.isChosen = isChosen
        self.isAvailable = isAvailable
        self.isToday = isToday
        setNeedsDisplay()
        if isChosen != wasChosen { AccessibilityCenter.stateDidChange(.selected, of: self, isOn: isChosen) }
        if isAvailable != wasAvailable {
            AccessibilityCenter.stateDidChange(.enabled, of: self, isOn: isAvailable)
            AccessibilityCenter.stateDidChange(.sensitive, of: self, isOn: isAvailable)
        }
    }

    // MARK: Decoration

    private static func makeView(_ decoration: UICalendarView.Decoration) -> UIView? {
        switch decoration.content {
        case .dot: return nil
        case .image(let image):
            let view = UIImageView(image: image)
            view.tintColor = decoration.color
            view.contentMode = .scaleAspectFit
            view.isUserInteractionEnabled = false
            return view
        case .custom(let provider):
            let view = provider()
            view.isUserInteractionEnabled = false
            return view
        }
    }

    /// The part below the number.
    private var decorationArea: CGRect {
        let height = owner.decorationHeight
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let decorationView, let decoration else { return }
        let area = decorationArea
        var size: CGSize
        if case .custom = decoration.content {
            size =
                decorationView.bounds.size == .zero
                ? decorationView.sizeThatFits(area.size) : decorationView.bounds.size
            size = CGSize(width: min(size.width, bounds.width - 2), height: min(size.height, area.height))
        } else {
            size = CGSize(width: bounds.width, height: decoration.size.length.image)
        }
        decorationView.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: (area.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    // MARK: Appearance

    /// The circle around the number.
    var circle: CGRect {
        let room = CGSize(width: bounds.width, height: bounds.height - owner.decorationHeight)
        let side = max(0, min(room.width, room.height) - 2).rounded(.down)
        return CGRect(
            x: ((room.width - side) / 2).rounded(), y: ((room.height - side) / 2).rounded(), width: side, height: side)
    }

    // MARK: Touches

    override var exclusiveGestures: ExclusiveGestures { .tap }
    override var canBecomeFirstResponder: Bool { false }
    override var becomesFirstResponderWhenPressed: Bool { false }

    override func didTrigger(with event: UIEvent?) { owner.userDidPress(day) }

    override func accessibilityActivate() -> Bool {
        guard isAvailable else { return false }
        owner.userDidPress(day)
        return true
    }

    // MARK: Accessibility

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isChosen { traits.insert(.selected) }
        if !isAvailable { traits.insert(.notEnabled) }
        return traits
    }

    override var defaultAccessibilityLabel: String? { owner.text(day, "yMMMMEEEEd") }
}

extension CalendarDayView: LayerPainter {
    /// Draws the circle, the number and a dot.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        let circle = canvas.snapped(circle)
        let isWeek = owner.selectionBehavior?.selectsWeeks == true
        var color: UIColor = isAvailable ? (isToday ? tintColor : .label) : .tertiaryLabel
        if isChosen {
            // The highlight of a week is that of its row.
            if !isWeek { canvas.fill(circle, radius: circle.width / 2, tintColor) }
            color = ControlStyle.contrast(to: tintColor, traitCollection)
        } else if isAvailable, isPointerInside || isHighlighted, !isWeek {
            canvas.fill(circle, radius: circle.width / 2, isHighlighted ? ControlStyle.pressed : ControlStyle.hover)
        }
        canvas.text(number, font: owner.dayFont(isStrong: isChosen || isToday), color, in: circle)
        guard let decoration, case .dot = decoration.content else { return }
        let area = decorationArea
        let dot = canvas.placed(
            CGSize(width: decoration.size.length.dot, height: decoration.size.length.dot),
            around: CGPoint(x: circle.midX, y: area.midY))
        canvas.fill(dot, radius: dot.width / 2, decoration.color)
    }
}
