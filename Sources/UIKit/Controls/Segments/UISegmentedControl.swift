import QuartzCore

/// A control with a few choices side by side, of which one is chosen; or, if it is momentary, with a few buttons.
///
/// Sends `.valueChanged` and then `.primaryActionTriggered` when a person chooses, and then performs the segment's
/// action if it has one. The arrow keys, Home and End choose; in a momentary control they move a mark, and Space and
/// Return trigger what is marked. Numbers of segments beyond the last mean the last.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// Stands for no segment in ``selectedSegmentIndex``.
    public static let noSegment = -1

    var segments: [SegmentModel] = []
    private var selectedIndex = UISegmentedControl.noSegment
    /// The segment that a touch or a key presses.
    private(set) var pressedIndex: Int?
    /// The segment the pointer is over.
    private(set) var hoveredIndex: Int?
    /// Where the keyboard is in a momentary control.
    private(set) var markedIndex: Int?
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    // MARK: Making

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    /// A control with a segment for each item, a `String`, a `UIImage` or a `UIAction`, of the size that suits them.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { SegmentModel($0) }
        sizeToFit()
    }

    /// A control with a segment for each action, which is performed when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentModel(action: $0) }
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) { return nil }

    package override var ownGestures: OwnGestures { .tap }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment with a title before the one of that number; at the end if there is none. There are no animations
    /// yet: `animated` makes no difference.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentModel(title: title), at: segment)
    }

    /// Puts a segment with a picture before the one of that number; at the end if there is none.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentModel(image: image), at: segment)
    }

    /// Puts a segment for an action before the one of that number; at the end if there is none.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentModel(action: action), at: segment)
    }

    /// Removes a segment. If it was chosen, none is afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        segments.remove(at: index)
        if selectedIndex == index {
            selectedIndex = UISegmentedControl.noSegment
        } else if selectedIndex > index {
            selectedIndex -= 1
        }
        segmentsDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments.removeAll()
        selectedIndex = UISegmentedControl.noSegment
        segmentsDidChange()
    }

    /// Gives a segment a title instead of its picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title of a segment; nil if it has none.
    open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

    /// Gives a segment a picture instead of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The picture of a segment; nil if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

    /// Gives a segment an action, and its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            let old = $0
            $0 = SegmentModel(action: action)
            $0.width = old.width
            $0.isEnabled = old.isEnabled
        }
    }

    /// The action of a segment; nil if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

    /// The number of the segment whose action has an identifier; ``noSegment`` if none has.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    /// Gives a segment a width in points; 0 means what suits.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// The width a segment was given; 0 if none.
    open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

    /// Moves what a segment shows out of the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// By how much what a segment shows is moved out of the middle.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        pinned(segment).map { segments[$0].contentOffset } ?? .zero
    }

    /// Sets whether a segment can be chosen by a person.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard let index = pinned(segment) else { return }
        segments[index].isEnabled = enabled
        setNeedsDisplay()
    }

    /// Whether a segment can be chosen by a person.
    open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment).map { segments[$0].isEnabled } ?? false }

    private func pinned(_ segment: Int) -> Int? {
        segments.isEmpty ? nil : min(max(0, segment), segments.count - 1)
    }

    private func insert(_ model: SegmentModel, at segment: Int) {
        let index = min(max(0, segment), segments.count)
        segments.insert(model, at: index)
        if selectedIndex >= index { selectedIndex += 1 }
        segmentsDidChange()
    }

    private func change(_ segment: Int, _ body: (inout SegmentModel) -> Void) {
        guard let index = pinned(segment) else { return }
        body(&segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        pressedIndex = nil
        hoveredIndex = nil
        markedIndex = markedIndex.flatMap { $0 < segments.count ? $0 : nil }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Choice

    /// The number of the chosen segment, or ``noSegment``, as at first. Setting it tells nobody (CT-16). In a momentary
    /// control it is the segment that was triggered, while the actions are sent.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            precondition(
                newValue >= UISegmentedControl.noSegment && newValue < segments.count,
                "segment \(newValue) was chosen of \(segments.count): use UISegmentedControl.noSegment for none")
            guard selectedIndex != newValue else { return }
            selectedIndex = newValue
            setNeedsDisplay()
        }
    }

    /// Whether segments are buttons of which none stays chosen. False unless set.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            if isMomentary { selectedIndex = UISegmentedControl.noSegment }
            setNeedsDisplay()
        }
    }

    /// Whether segments are as wide as what they show, instead of all equally wide. False unless set.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    private func choose(_ index: Int, with event: UIEvent?) {
        guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != selectedIndex else {
            return
        }
        selectedIndex = index
        setNeedsDisplay()
        let action = segments[index].action
        sendValueChanged(with: event)
        if let action { sendAction(action) }
        guard isMomentary else { return }
        selectedIndex = UISegmentedControl.noSegment
        setNeedsDisplay()
    }

    // MARK: Looks

    /// The ground of the chosen segment; nil is the standard one.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "selectedSegmentTintColor") { [value = selectedSegmentTintColor] in $0.selectedSegmentTintColor = value }
            }
        }
    }

    /// Sets font and colour of titles in a state: `.normal`, `.selected`, `.highlighted` or `.disabled`. The others
    /// have what `.normal` has where they have nothing of their own. Attributes other than `.font` and
    /// `.foregroundColor` are kept and have no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "titleTextAttributes \(state.rawValue)") {
                $0.setTitleTextAttributes(attributes, for: state)
            }
        }
        titleAttributes[state] = attributes
        segmentsDidChange()
    }

    /// Font and colour of titles in a state, as they were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: Size

    /// The size that suits what the segments show.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// The size that suits what the segments show, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    // MARK: Tracking

    /// Presses the segment under the touch, and follows it if that can be chosen.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        press(index)
        return true
    }

    /// Presses the segment the touch is on now.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = isTouchInside ? segment(at: touch.location(in: self)) : nil
        press(index.flatMap { segments[$0].isEnabled ? $0 : nil })
        return true
    }

    /// Chooses the segment the touch was lifted on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? pressedIndex : nil
        press(nil)
        if let index { choose(index, with: event) }
    }

    /// Chooses nothing.
    open override func cancelTracking(with event: UIEvent?) {
        press(nil)
        super.cancelTracking(with: event)
    }

    private func press(_ index: Int?) {
        guard pressedIndex != index else { return }
        pressedIndex = index
        setNeedsDisplay()
    }

    package override func pointerDidMove(to point: CGPoint?) {
        let new = point.flatMap { segment(at: $0) }
        guard new != hoveredIndex else { return }
        hoveredIndex = new
        setNeedsDisplay()
    }

    // MARK: Keyboard and accessibility

    package override var isTriggeredByKeys: Bool { isMomentary && markedIndex != nil }

    package override func didTrigger(with event: UIEvent?) {
        // Touches have chosen when they ended.
        if let markedIndex, isMomentary, !(event is UITouchesEvent) { choose(markedIndex, with: event) }
    }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key {
        case .keyboardLeftArrow, .keyboardUpArrow: goOn(from: currentIndex ?? segments.count, by: -1, with: event)
        case .keyboardRightArrow, .keyboardDownArrow: goOn(from: currentIndex ?? -1, by: 1, with: event)
        case .keyboardHome: goOn(from: -1, by: 1, with: event)
        case .keyboardEnd: goOn(from: segments.count, by: -1, with: event)
        default: return false
        }
        return true
    }

    private var currentIndex: Int? {
        isMomentary ? markedIndex : selectedIndex == UISegmentedControl.noSegment ? nil : selectedIndex
    }

    /// Goes to the next segment that can be chosen.
    private func goOn(from start: Int, by step: Int, with event: UIEvent?) {
        var index = start + step
        while segments.indices.contains(index), !segments[index].isEnabled { index += step }
        guard segments.indices.contains(index) else { return }
        if isMomentary {
            markedIndex = index
            setNeedsDisplay()
        } else {
            choose(index, with: event)
        }
    }

    /// The title of the chosen segment.
    package override var standardAccessibilityValue: String? {
        segments.indices.contains(selectedIndex) ? segments[selectedIndex].title : nil
    }

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    /// Chooses, or marks in a momentary control, the next segment, if the control is enabled.
    open override func accessibilityIncrement() { if isEnabled { goOn(from: currentIndex ?? -1, by: 1, with: nil) } }

    /// Chooses, or marks in a momentary control, the segment before, if the control is enabled.
    open override func accessibilityDecrement() {
        if isEnabled { goOn(from: currentIndex ?? segments.count, by: -1, with: nil) }
    }
}
