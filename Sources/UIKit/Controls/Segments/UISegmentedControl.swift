import QuartzCore

/// A control with a row of segments, of which one is selected; or, if it is momentary, a row of buttons.
///
/// ```swift
/// let modes = UISegmentedControl(items: ["List", "Icons", "Columns"])
/// modes.selectedSegmentIndex = 0
/// modes.setEnabled(false, forSegmentAt: 2)
/// modes.addAction(UIAction { [unowned modes] _ in print(modes.selectedSegmentIndex) }, for: .valueChanged)
/// view.addSubview(modes)
/// ```
///
/// No segment is selected by default. The control sends `.valueChanged` and then `.primaryActionTriggered` when the
/// user selects a segment, and then performs the action of the segment, if it has one. The arrow keys, Home and End
/// change the selection. In a momentary control they move a keyboard highlight, and Space and Return trigger the
/// highlighted segment.
///
/// Segment indexes out of range are clamped, except for ``selectedSegmentIndex``, where they are a programming error.
/// Insertions and removals are not animated.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` that represents no selection.
    public static let noSegment = -1

    var segments: [SegmentModel] = []
    private var selectedIndex = UISegmentedControl.noSegment {
        didSet { if selectedIndex != oldValue { selectionDidChange(from: oldValue) } }
    }
    /// The segment that the tracked touch presses.
    private(set) var pressedIndex: Int?
    /// The segment under the pointer.
    private(set) var hoveredIndex: Int?
    /// The segment with the keyboard highlight in a momentary control.
    private(set) var highlightedIndex: Int?
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    // MARK: Initialization

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    /// Creates a control that is sized to fit, with a segment for each item: a `String`, a `UIImage` or a `UIAction`.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { SegmentModel($0) }
        sizeToFit()
    }

    /// Creates a control with a segment for each action. Selecting a segment performs its action. If the size of
    /// `frame` is zero, the control is sized to fit.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentModel(action: $0) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    package override var exclusiveGestures: ExclusiveGestures { .tap }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The index of the segment to insert before. Larger values append the segment.
    ///   - animated: Ignored; the insertion is not animated.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentModel(title: title), at: segment)
    }

    /// Inserts a segment with an image before the segment at an index. `animated` is ignored.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentModel(image: image), at: segment)
    }

    /// Inserts a segment for an action before the segment at an index. `animated` is ignored.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentModel(action: action), at: segment)
    }

    /// Removes a segment. If it was selected, no segment is selected afterwards. `animated` is ignored.
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

    /// Sets the title of a segment and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// Returns the title of a segment; `nil` if it has none.
    open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

    /// Sets the image of a segment and removes its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// Returns the image of a segment; `nil` if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

    /// Sets the action of a segment, and with it the title and the image of the action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            let old = $0
            $0 = SegmentModel(action: action)
            $0.width = old.width
            $0.isEnabled = old.isEnabled
        }
    }

    /// Returns the action of a segment; `nil` if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

    /// Returns the index of the segment whose action has an identifier; ``noSegment`` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    /// Sets the width of a segment, in points; 0 sizes it automatically. Negative and non-finite values count as 0.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// Returns the width that was set for a segment, in points; 0 if none was set.
    open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

    /// Sets the offset of a segment's title or image from the center of the segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the offset of a segment's title or image from the center of the segment, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        pinned(segment).map { segments[$0].contentOffset } ?? .zero
    }

    /// Sets a Boolean value that indicates whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard let index = pinned(segment) else { return }
        segments[index].isEnabled = enabled
        setNeedsDisplay()
    }

    /// Returns a Boolean value that indicates whether the user can select a segment.
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
        highlightedIndex = highlightedIndex.flatMap { $0 < segments.count ? $0 : nil }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Selection

    /// The index of the selected segment. The default is ``noSegment``. Setting this property sends no events (CT-16);
    /// an index out of range is a programming error. In a momentary control, this is the triggered segment while the
    /// actions are sent.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            precondition(
                newValue >= UISegmentedControl.noSegment && newValue < segments.count,
                "segment index \(newValue) is out of range (0..<\(segments.count)); "
                    + "use UISegmentedControl.noSegment to clear the selection")
            let observedChange = propertyObservers?.willChange("selectedSegmentIndex")
            defer { observedChange?.end() }
            guard selectedIndex != newValue else { return }
            selectedIndex = newValue
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether the segments are buttons that do not stay selected. The default is
    /// `false`.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            if isMomentary { selectedIndex = UISegmentedControl.noSegment }
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether the width of each segment follows its content. The default is `false`,
    /// which makes all segments equally wide.
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

    // MARK: Appearance

    /// The background color of the selected segment. If `nil`, the standard color.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "selectedSegmentTintColor") { [value = selectedSegmentTintColor] in
                    $0.selectedSegmentTintColor = value
                }
            }
        }
    }

    /// Sets the font and color of the titles in a state: `.normal`, `.selected`, `.highlighted` or `.disabled`.
    /// Attributes that a state does not set fall back to those of `.normal`. Attributes other than `.font` and
    /// `.foregroundColor` are stored but have no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "titleTextAttributes \(state.rawValue)") {
                $0.setTitleTextAttributes(attributes, for: state)
            }
        }
        titleAttributes[state] = attributes
        segmentsDidChange()
    }

    /// Returns the title attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: Size

    /// The size that fits the content of the segments.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Returns the size that fits the content of the segments, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    // MARK: Tracking

    /// Presses the segment under the touch, and tracks the touch if that segment is enabled.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        press(index)
        return true
    }

    /// Presses the segment under the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = isTouchInside ? segment(at: touch.location(in: self)) : nil
        press(index.flatMap { segments[$0].isEnabled ? $0 : nil })
        return true
    }

    /// Selects the segment under the touch.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? pressedIndex : nil
        press(nil)
        if let index { choose(index, with: event) }
    }

    /// Ends the press without a selection.
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

    package override var isTriggeredByKeyboard: Bool { isMomentary && highlightedIndex != nil }

    package override func didTrigger(with event: UIEvent?) {
        // Touches have already selected the segment in `endTracking`.
        if let highlightedIndex, isMomentary, !(event is UITouchesEvent) { choose(highlightedIndex, with: event) }
    }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow, .keyboardUpArrow: goOn(from: currentIndex ?? segments.count, by: -1, with: event)
        case .keyboardRightArrow, .keyboardDownArrow: goOn(from: currentIndex ?? -1, by: 1, with: event)
        case .keyboardHome: goOn(from: -1, by: 1, with: event)
        case .keyboardEnd: goOn(from: segments.count, by: -1, with: event)
        default: return false
        }
        return true
    }

    private var currentIndex: Int? {
        isMomentary ? highlightedIndex : selectedIndex == UISegmentedControl.noSegment ? nil : selectedIndex
    }

    /// Moves to the next enabled segment.
    private func goOn(from start: Int, by step: Int, with event: UIEvent?) {
        var index = start + step
        while segments.indices.contains(index), !segments[index].isEnabled { index += step }
        guard segments.indices.contains(index) else { return }
        if isMomentary {
            highlightedIndex = index
            setNeedsDisplay()
        } else {
            choose(index, with: event)
        }
    }

    // The segments are the elements (AX-02).
    package override var defaultIsAccessibilityElement: Bool { false }
    package override var defaultGroupsAccessibilityChildren: Bool { true }

    /// The elements of the segments, made when they are asked for.
    private var segmentElements: [SegmentElement] = []

    /// The number of segments.
    open override func accessibilityElementCount() -> Int { accessibilityElements?.count ?? segments.count }

    /// Returns the element of a segment; `nil` if there is none.
    open override func accessibilityElement(at index: Int) -> Any? {
        guard accessibilityElements == nil else { return super.accessibilityElement(at: index) }
        guard segments.indices.contains(index) else { return nil }
        while segmentElements.count <= index { segmentElements.append(SegmentElement(self, segmentElements.count)) }
        return segmentElements[index]
    }

    /// Returns the index of the segment of an element, or `NSNotFound`.
    open override func index(ofAccessibilityElement element: Any) -> Int {
        guard let element = element as? SegmentElement else { return super.index(ofAccessibilityElement: element) }
        return segmentElements.firstIndex { $0 === element } ?? NSNotFound
    }

    /// The name of a segment: its title, or that of its image or action.
    func segmentName(_ index: Int) -> String? {
        guard segments.indices.contains(index) else { return nil }
        let segment = segments[index]
        return segment.title ?? segment.image?.accessibilityName ?? segment.action?.title
    }

    /// Selects a segment as a tap does.
    func chooseByUser(_ index: Int) -> Bool {
        guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return false }
        choose(index, with: nil)
        return true
    }

    private func selectionDidChange(from old: Int) {
        guard AccessibilityCenter.isActive else { return }
        for index in [old, selectedIndex] where segmentElements.indices.contains(index) {
            AccessibilityCenter.stateDidChange(.selected, of: segmentElements[index], isOn: index == selectedIndex)
        }
        AccessibilityCenter.post(.selections, of: self) { .selectionChanged($0) }
    }

    /// The title of the selected segment.
    package override var defaultAccessibilityValue: String? {
        segments.indices.contains(selectedIndex) ? segments[selectedIndex].title : nil
    }

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    /// Selects the next segment, or highlights it in a momentary control, if the control is enabled.
    open override func accessibilityIncrement() { if isEnabled { goOn(from: currentIndex ?? -1, by: 1, with: nil) } }

    /// Selects the previous segment, or highlights it in a momentary control, if the control is enabled.
    open override func accessibilityDecrement() {
        if isEnabled { goOn(from: currentIndex ?? segments.count, by: -1, with: nil) }
    }
}
