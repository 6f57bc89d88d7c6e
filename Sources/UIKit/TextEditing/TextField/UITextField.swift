import QuartzCore

/// A line of text that is edited.
///
/// Return sends `.editingDidEndOnExit` and `.primaryActionTriggered`; if anybody is registered for the first, editing
/// ends. Tab goes to the next view. While nobody edits it, text that is too long is shortened with an ellipsis.
///
/// Changes by a person send `.editingChanged` and are asked about and told to the ``delegate``; changes by code are not
/// (CT-17).
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// Edits the text.
    let editor = TextEditor(TextDocument())
    private(set) lazy var blinker = CaretBlinker(self) { [weak self] in self?.caretNeedsDisplay() }
    private(set) lazy var tracker = makeTracker()
    private(set) lazy var clipboard = TextClipboard(
        editor, mayCopy: { [weak self] in self?.isSecureTextEntry == false },
        mayChange: { [weak self] in self?.isEditing == true },
        keepsLooks: { [weak self] in self?.allowsEditingTextAttributes == true })
    /// Selects by finger.
    private(set) var fingers: TextTouches?
    private(set) lazy var ownUndoManager = UndoManager()
    private lazy var ownTokenizer = UITextInputStringTokenizer(self)
    /// How far the text is scrolled to the left, in points.
    var scrollOffset: CGFloat = 0
    /// Where the caret was drawn last.
    var shownCaret = CGRect.null
    /// Made when it is first shown.
    var clearButton: ClearButton?
    /// What was set as ``defaultTextAttributes``.
    var baseAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the text is to go with the next thing that is typed.
    var clearsWithNextInsertion = false
    var fontStorage: UIFont?
    var textColorStorage: UIColor?
    /// What ``intrinsicContentSize`` said last, if anybody asked since it changed.
    var knownIntrinsicSize: CGSize?

    // MARK: Making

    /// A field with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        setUpDrawing()
        editor.host = self
        editor.isSingleLine = true
        updateDocumentStyle()
        fingers = makeTextTouches(editor)
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// The text; empty if there is none, never nil. Setting it tells nobody, and what could be undone is forgotten.
    open var text: String? {
        get { editor.document.string }
        set { setFragment(TextFragment(newValue ?? "")) }
    }

    /// The text with its looks. Setting it tells nobody.
    open var attributedText: NSAttributedString? {
        get { editor.document.fragment.attributedString(base: defaultTextAttributes) }
        set { setFragment(newValue.map { TextFragment($0) } ?? TextFragment()) }
    }

    /// The attributes of text that has none of its own: ``font``, ``textColor`` and ``textAlignment`` among them.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownAttributes }
        set { setOwnAttributes(newValue) }
    }

    /// The attributes of what is typed next; nil while nobody edits the field. Forgotten when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get {
            guard isEditing else { return nil }
            return defaultTextAttributes.merging(editor.insertionStyle.attributes) { _, own in own }
        }
        set {
            guard isEditing else { return }
            editor.typingStyle = newValue.map { TextStyle($0) }
        }
    }

    /// The font: the system's in 17 points unless set, and again if set to nil.
    open var font: UIFont? {
        get { fontStorage ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
        set {
            fontStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "font") { $0.font = newValue } }
            looksDidChange()
        }
    }

    /// The colour of the text: ``UIColor/label`` unless set, and again if set to nil.
    open var textColor: UIColor? {
        get { textColorStorage ?? .label }
        set {
            textColorStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "textColor") { $0.textColor = newValue } }
            setNeedsDisplay()
        }
    }

    /// Where text that is not too long stands. At the side where its writing begins unless set.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// Whether the fonts are made smaller, down to ``minimumFontSize``, for text that is too long for the field. False
    /// unless set.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { looksDidChange() } }
    }

    /// The least size in points that ``font`` is made; less than 8, as it is unless set, counts as 8.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { looksDidChange() } } }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What is shown while there is no text, with its looks; a quiet colour unless it has its own.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            intrinsicSizeMayHaveChanged()
            setNeedsDisplay()
        }
    }

    // MARK: Editing

    /// Has a say in editing. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether a person edits the field: it is the first responder.
    open internal(set) var isEditing = false

    /// Whether the text is deleted when editing begins. False unless set.
    open var clearsOnBeginEditing = false

    /// Whether what is typed first takes the place of all of the text. Set again to false when that happened, or the
    /// caret moved.
    open var clearsOnInsertion: Bool {
        get { clearsWithNextInsertion }
        set { clearsWithNextInsertion = newValue }
    }

    /// Whether the user may change the attributes of the text: make it bold, italic or underlined, and paste text that was
    /// copied in this application with its attributes. False unless set.
    open var allowsEditingTextAttributes = false

    // MARK: Looks

    /// What is drawn around the text. Nothing unless set.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            intrinsicSizeMayHaveChanged()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// When a button that deletes the text is shown, if there is any text. Never unless set.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }

    /// A view before the text.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }

    /// When ``leftView`` is shown. Never unless set.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }

    /// A view after the text.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }

    /// When ``rightView`` is shown. Never unless set.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }

    /// The ground of `.roundedRect` while nobody edits the field, without an edge; nil for that of fields for entering.
    var restingGround: UIColor? { nil }

    // MARK: Places

    /// Where the border is drawn in `bounds`: all of it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is in `bounds` while nobody edits it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: false) }

    /// Where the text is in `bounds` while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: true) }

    /// Where the placeholder is in `bounds`: where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the clear button is in `bounds`.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

    /// Where ``leftView`` is in `bounds`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftViewRect(in: bounds) }

    /// Where ``rightView`` is in `bounds`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightViewRect(in: bounds) }

    /// As high as its font and border ask for, and as wide as the text or the placeholder.
    open override var intrinsicContentSize: CGSize {
        let size = fittingSize
        knownIntrinsicSize = size
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeViews()
        fitFont()
        scrollToCaret()
        fingers?.placeHandles()
    }

    // MARK: Drawing

    /// Draws the text while nobody edits it, in a line in the middle of `rect`. An override may call `super` with another
    /// rectangle. While the text is edited it is drawn with caret and selection, and this is not called.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawText(in: rect, ControlCanvas(self, context, scale: layer.contentsScale))
    }

    /// Draws the placeholder, in a line in the middle of `rect`. An override may call `super` with another rectangle.
    open func drawPlaceholder(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPlaceholder(in: rect, context)
    }

    /// Draws all of the field, through ``drawText(in:)`` and ``drawPlaceholder(in:)``.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(context, scale: layer.contentsScale, isOverridden: true)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if !isEditing { beginEditing() }
        return true
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
        else { return false }
        endEditing()
        return true
    }

    /// There is nothing to refuse when the field leaves its window.
    package override func didLoseFirstResponder() { endEditing() }

    /// The field's own while it is edited (FR-08).
    open override var undoManager: UndoManager? { isEditing ? ownUndoManager : super.undoManager }

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

    // MARK: Keys and touches

    package override var takesKeysWhenPressed: Bool { false }
    package override var yieldsKeysToPressedControls: Bool { false }
    package override var isTriggeredByKeys: Bool { false }
    package override var isFocusStopBesideOthers: Bool { true }

    /// While it is edited the border shows it.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    /// The text's own taps, and selecting by the pointer, come before the gestures of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !textKeepsTouch(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The middle button pastes what is selected anywhere; all other touches are the control's.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !middleClicked(touches, event) { super.touchesBegan(touches, with: event) }
    }

    /// Whoever comes by the keyboard finds all of the text selected, to be replaced or left.
    override func focusDidChange() {
        super.focusDidChange()
        if isFocused, isEditing { editor.select(0..<editor.document.length) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginSelecting(touch, event) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if touch.type == .indirectPointer { tracker.move(to: touch.location(in: self)) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if tracker.isActive { clipboard.offerSelection() }
        tracker.end()
        if let touch, touch.type != .indirectPointer { tapped(touch) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        // A finger that is not the control's any more may go on dragging a handle.
        if fingers?.isActive != true { tracker.end() }
    }

    // MARK: Changes

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        if !isEnabled { tracker.end() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Colours of the text may be made of the tint colour.
        updateDocumentStyle()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateDocumentStyle()
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
    /// Whether Return does nothing while there is no text. False unless set.
    open var enablesReturnKeyAutomatically = false
    /// What the text means, as for filling in. Nil unless set.
    open var textContentType: UITextContentType!

    /// Whether a dot is shown for each letter, and nothing is copied. False unless set.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { looksDidChange() } } }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { editor.document.length > 0 }

    /// Types text in the place of what is selected; `"\n"` is what Return does.
    open func insertText(_ text: String) { type(text) }

    /// Deletes what is selected, or the letter before the caret.
    open func deleteBackward() { editor.delete(.characterBefore) }

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
        editor.replace(places.offsets(range), with: TextFragment(text).onOneLine)
    }

    /// What the delegate says of a change; true without one.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(places.offsets(range)), replacementString: text) ?? true
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

    /// Text is written as its letters say: does nothing.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

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
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Puts what is selected on the clipboard and takes it out. Secure text stays.
    open override func cut(_ sender: Any?) { clipboard.cut() }

    /// Puts what is selected on the clipboard. Secure text stays secret.
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
    open override func delete(_ sender: Any?) { if !editor.selection.isCaret { editor.delete(.characterBefore) } }

    // MARK: Accessibility

    package override var standardAccessibilityValue: String? {
        if isSecureTextEntry { return String(repeating: "•", count: (text ?? "").count) }
        return hasText ? text : placeholder
    }
}
