import QuartzCore

/// Text of any length and on any number of lines, that is edited, scrolled and selected.
///
/// Text is laid out as far as it is seen, so a long document opens and changes as fast as a short one; how high all of
/// it is, is estimated until it was looked at. The view scrolls by the wheel, by fingers and to the caret.
@preconcurrency @MainActor open class UITextView: UIView, UITextInput {
    /// Edits the text.
    let editor = TextEditor(TextDocument())
    private(set) lazy var blinker = CaretBlinker(self) { [weak self] in self?.caretNeedsDisplay() }
    private(set) lazy var tracker = makeTracker()
    private(set) lazy var clipboard = TextClipboard(
        editor, mayCopy: { [weak self] in self?.isSecureTextEntry == false },
        mayChange: { [weak self] in self.map { $0.isEditable && $0.isActive } ?? false },
        keepsLooks: { [weak self] in self?.allowsEditingTextAttributes == true })
    /// Selects by finger.
    private(set) var fingers: TextTouches?
    private lazy var ownTokenizer = UITextInputStringTokenizer(self)
    /// Where the caret was drawn last.
    var shownCaret = CGRect.null
    /// Whether pieces took other room since the text changed.
    var extentChanged = false
    /// The lines of what is about to change.
    var linesBefore: LinesBefore?
    /// Whether corrections of what is above keep what is seen in its place.
    var keepsPlace = true
    var fontStorage: UIFont?
    private var textColorStorage: UIColor?
    private var selectionTouch: UITouch?
    /// Where the offset was when fingers or a wheel began to scroll.
    var scrollStart: CGFloat = 0
    weak var scrollPan: UIPanGestureRecognizer?
    /// Whether the text is to go with the next thing that is typed.
    var clearsWithNextInsertion = false
    let finding = TextViewFinding()

    // MARK: Making

    /// A text view with a frame in its superview's coordinates.
    ///
    /// - Parameter textContainer: the room for lines; nil for the usual one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        if textContainer == nil { self.textContainer.widthTracksTextView = true }
        super.init(frame: frame)
        setUp()
    }

    /// A text view with a frame in its superview's coordinates.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) { return nil }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
        layer.painter = self
        backgroundColor = .systemBackground
        editor.host = self
        setUpTextContainer()
        editor.document.extentDidChange = { [weak self] origin, delta, isFirst in
            self?.extentDidChange(at: origin, by: delta, isFirst: isFirst)
        }
        updateDocumentStyle()
        fingers = makeTextTouches(editor)
        setUpScrolling()
    }

    // MARK: Text

    /// All of the text; empty if there is none, never nil. Setting it tells nobody, and what could be undone is
    /// forgotten.
    open var text: String! {
        get { editor.document.string }
        set { setFragment(TextFragment(newValue ?? "")) }
    }

    /// All of the text with its looks. Setting it tells nobody.
    open var attributedText: NSAttributedString! {
        get { editor.document.fragment.attributedString(base: defaultAttributes) }
        set { setFragment(newValue.map { TextFragment($0) } ?? TextFragment()) }
    }

    /// The attributes of what is typed next. Those that were set are forgotten when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(editor.insertionStyle.attributes) { _, own in own } }
        set { editor.typingStyle = TextStyle(newValue) }
    }

    /// The font of text that has none of its own; nil unless set, and then the system's in 12 points.
    open var font: UIFont? {
        get { fontStorage }
        set {
            fontStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "font") { $0.font = newValue } }
            looksDidChange()
        }
    }

    /// The colour of text that has none of its own; nil unless set, and then ``UIColor/label``.
    open var textColor: UIColor? {
        get { textColorStorage }
        set {
            textColorStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "textColor") { $0.textColor = newValue } }
            textKit?.defaultAttributesDidChange()
            setNeedsDisplay()
        }
    }

    /// Where lines stand. At the side where their writing begins unless set.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { looksDidChange() } } }

    /// How links look: in the colour of links and underlined unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
        .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    { didSet { looksDidChange() } }

    // MARK: Editing

    /// Has a say in editing. Not retained.
    open weak var delegate: (any UITextViewDelegate)?

    /// Whether a person may change the text. True unless set.
    open var isEditable = true {
        didSet { if isEditable != oldValue { setNeedsDisplay() } }
    }

    /// Whether a person may select text. True unless set.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view has the keys.
    var isActive = false

    /// What is selected, in UTF-16 code units. What is outside of the text is clamped to it.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set { selectClamped(newValue) }
    }

    /// Whether the user may change the attributes of the text: make it bold, italic or underlined, and paste text that was
    /// copied in this application with its attributes and attachments. False unless set.
    open var allowsEditingTextAttributes = false

    /// Whether what is typed first takes the place of all of the text. Set again to false when that happened.
    open var clearsOnInsertion: Bool {
        get { clearsWithNextInsertion }
        set { clearsWithNextInsertion = newValue }
    }

    // MARK: Room

    /// The region in which lines are laid out.
    public let textContainer: NSTextContainer

    /// The text with its attributes. Changes of it appear in the view; they cannot be undone by the user.
    ///
    /// The storage is created when it is asked for. It is that of ``textContainer`` if the view was created with a
    /// container that has one.
    open var textStorage: NSTextStorage { currentTextKit().storage }

    /// The layout manager that tells where characters are, in the coordinates of ``textContainer``.
    open var layoutManager: NSLayoutManager { currentTextKit().manager }

    /// The storage and the layout manager, if they were needed.
    var textKit: TextViewTextKit?

    /// Room around the text: 8 points above and below unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            if !GeometryValidation.accepts(textContainerInset, "textContainerInset", of: self) {
                textContainerInset = oldValue
            }
            if textContainerInset != oldValue {
                setNeedsLayout()
                setNeedsDisplay()
            }
        }
    }

    /// Whether the text scrolls. True unless set; a view that does not is as high as its text, where its size is asked
    /// for.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }

    /// How large the text is with the room around it. Estimated as far as it was not looked at.
    open var contentSize: CGSize { CGSize(width: bounds.width, height: contentHeight) }

    /// The point of the content that is at the top left. A person scrolls within the text; code may go beyond it.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard bounds.origin != newValue else { return }
            bounds.origin = newValue
            finding.interaction?.placeNavigator()
        }
    }

    /// Scrolls to a point, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Scrolls as far as is needed to see a range.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        scrollToSee(TextPlace(range.location + range.length))
        scrollToSee(TextPlace(range.location))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? super.intrinsicContentSize
            : CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight(width: bounds.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
        fingers?.placeHandles()
        finding.interaction?.placeNavigator()
    }

    // MARK: Finding

    /// Whether a person can search the text, and replace what is found: with Control-F and the other actions of
    /// finding. False unless set.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { findingDidChange() } }
    }

    /// What searches the text; nil unless ``isFindInteractionEnabled``.
    open var findInteraction: UIFindInteraction? { finding.interaction }

    /// Shows the bar for finding.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }

    /// Shows the bar for finding and replacing.
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }

    /// Goes to the next place that was found.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }

    /// Goes to the place before.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

    /// What is selected is what is searched for next.
    open override func useSelectionForFind(_ sender: Any?) { findInteraction?.useSelection() }

    /// Escape closes the bar for finding; all other keys are anybody's.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !closesFinding(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate lets it; in a view that is only read, selecting.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if !isActive { beginSession() }
        return true
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard canResignFirstResponder, !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        endSession()
        return true
    }

    /// There is nothing to refuse when the view leaves its window.
    package override func didLoseFirstResponder() { endSession() }

    /// What the text is entered with: a view at the bottom of the window. Nil unless set.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }
    private var ownInputView: UIView?

    /// A view above what the text is entered with. Nil unless set.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            reloadInputViews()
        }
    }
    private var ownInputAccessoryView: UIView?

    /// The caret shows where the keys go.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    // MARK: Touches

    /// The text's own taps, and selecting by the pointer, come before the gestures of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let scrollPan, gestureRecognizer === scrollPan, !scrolls(along: scrollPan) { return false }
        return !textKeepsTouch(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard selectionTouch == nil, let touch = touches.first else { return }
        selectionTouch = touch
        touchBegan(touch, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = selectionTouch, touches.contains(touch), touch.type == .indirectPointer else { return }
        tracker.move(to: inView(touch.location(in: self)))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = selectionTouch, touches.contains(touch) else { return }
        selectionTouch = nil
        if tracker.isActive { clipboard.offerSelection() }
        tracker.end()
        touchEnded(touch)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = selectionTouch, touches.contains(touch) else { return }
        selectionTouch = nil
        // A finger that is not the text's any more may go on dragging a handle.
        if touch.type == .indirectPointer { tracker.end() }
    }

    // MARK: Changes

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Colours of the text may be made of the tint colour.
        updateDocumentStyle()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateDocumentStyle()
        setNeedsLayout()
    }

    // MARK: Traits of input

    /// Told to whoever shows a keyboard of his own, as the next ones are.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; nothing is here.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked; it is not here.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks are made curly; they are not here.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether hyphens are made dashes; they are not here.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around what is pasted are looked after; they are not here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Which keys are wanted.
    open var keyboardType = UIKeyboardType.default
    /// How a keyboard should look.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What Return is called.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return does nothing while there is no text: for a keyboard on the screen. False unless set.
    open var enablesReturnKeyAutomatically = false
    /// What the text means, as for filling in. Nil unless set.
    open var textContentType: UITextContentType!

    /// Whether a dot is shown for each letter. False unless set.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { looksDidChange() } } }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { editor.document.length > 0 }

    /// Types text in the place of what is selected.
    open func insertText(_ text: String) { typed(text) }

    /// Deletes what is selected, or the letter before the caret.
    open func deleteBackward() { if isEditable { editor.delete(.characterBefore) } }

    // MARK: UITextInput

    private var places: TextPlaces { TextPlaces(editor: editor, origin: documentOrigin) }

    /// Who is told of changes that do not come from him: an input method, a keyboard of one's own.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Finds words, sentences and lines.
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }
    /// What text looks like that is being composed: the attributes it has besides those of the text around it. Nil, which
    /// it is unless set, underlines it. What is being composed already changes with the next step.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedAttributes }
        set { editor.markedAttributes = newValue }
    }

    /// On which side of a line's end the caret is. Setting it while something is selected does nothing.
    open var selectionAffinity: UITextStorageDirection {
        get { places.affinity }
        set { places.setAffinity(newValue) }
    }

    /// The text of a range; what is outside of the text is left out.
    open func text(in range: UITextRange) -> String? { places.text(in: range) }

    /// Puts text in the place of a range. The app is not told (CT-17).
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(places.offsets(range), with: TextFragment(text))
    }

    /// What the delegate says of a change; true without one.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textView(
            self, shouldChangeTextIn: NSRange(places.offsets(range)), replacementText: text) ?? true
    }

    /// What is selected. Setting it to nil leaves a caret at the end.
    open var selectedTextRange: UITextRange? {
        get { places.selectedRange }
        set {
            inputDelegate?.selectionWillChange(self)
            places.select(newValue)
            inputDelegate?.selectionDidChange(self)
        }
    }

    /// The text that is being composed; nil if none is.
    open var markedTextRange: UITextRange? { places.markedRange }

    /// Composes a text, in the place of what was being composed or is selected.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        places.setMarked(markedText, selected: selectedRange)
    }

    /// What was being composed stays as it is.
    open func unmarkText() { editor.unmark() }

    /// Before the first letter.
    open var beginningOfDocument: UITextPosition { places.start }
    /// After the last letter.
    open var endOfDocument: UITextPosition { places.end }

    /// The text between two positions, in whichever order they are.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        places.range(from: fromPosition, to: toPosition)
    }

    /// The position so many UTF-16 code units further; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        places.position(from: position, offset: offset)
    }

    /// The position so many letters or lines further in a direction as it is seen; nil if there is none.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { places.position(from: position, in: direction, offset: offset) }

    /// Which of two positions comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        places.compare(position, other)
    }

    /// The UTF-16 code units between two positions; negative if the second comes first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        places.offset(from: from, to: toPosition)
    }

    /// The end of a range that lies in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        places.position(within: range, farthestIn: direction)
    }

    /// The letter beside a position in a direction; nil at the end of the text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { places.characterRange(byExtending: position, in: direction) }

    /// The direction of the paragraph.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { places.direction(at: position) }

    /// Sets the direction of the paragraphs that a range is in, in their paragraph styles.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, ofParagraphsIn: places.offsets(range))
    }

    /// The box around the range's part in its first line, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { places.firstRect(for: range) }

    /// Where the caret stands, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        places.caretRect(for: position, scale: layer.contentsScale)
    }

    /// The boxes of what a range selects: more than one for each line where text runs in both directions.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { places.selectionRects(for: range) }

    /// The position nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { places.closestPosition(to: point) }

    /// The position in a range nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        places.closestPosition(to: point, within: range)
    }

    /// The letter at a point; nil if there is no text.
    open func characterRange(at point: CGPoint) -> UITextRange? { places.characterRange(at: point) }

    // MARK: Standard edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? canFind(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Puts what is selected on the clipboard and takes it out.
    open override func cut(_ sender: Any?) { clipboard.cut() }

    /// Puts what is selected on the clipboard.
    open override func copy(_ sender: Any?) { clipboard.copy() }

    /// Inserts the text of the clipboard; if another program has it, when that has sent it.
    open override func paste(_ sender: Any?) { clipboard.paste() }

    /// Makes the selected text bold, or what is typed next, if ``allowsEditingTextAttributes`` says so; plain again if it
    /// is bold.
    open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }

    /// Makes the selected text italic, or what is typed next, if ``allowsEditingTextAttributes`` says so; upright again if
    /// it is italic.
    open override func toggleItalics(_ sender: Any?) { toggle(.italic) }

    /// Underlines the selected text, or what is typed next, if ``allowsEditingTextAttributes`` says so; takes the line away
    /// if it is underlined.
    open override func toggleUnderline(_ sender: Any?) { toggle(.underline) }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { places.selectAll() }

    /// Selects the word at the caret, or what else is there.
    open override func select(_ sender: Any?) { places.selectUnit() }

    /// Deletes what is selected, if anything is.
    open override func delete(_ sender: Any?) {
        if isEditable, !editor.selection.isCaret { editor.delete(.characterBefore) }
    }

    // MARK: Accessibility

    package override var standardIsAccessibilityElement: Bool { true }
    package override var standardAccessibilityValue: String? { text }
}
