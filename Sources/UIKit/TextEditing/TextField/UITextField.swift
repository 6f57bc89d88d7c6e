import QuartzCore
import TextEngine

/// A control with a single line of editable text.
///
/// ```swift
/// let name = UITextField(frame: CGRect(x: 20, y: 20, width: 240, height: 36))
/// name.placeholder = "Name"
/// name.borderStyle = .roundedRect
/// name.clearButtonMode = .whileEditing
/// name.addAction(UIAction { [unowned name] _ in button.isEnabled = name.hasText }, for: .editingChanged)
/// view.addSubview(name)
/// ```
///
/// By default, a field has no border and the 17-point system font. Its text is never nil, but may be empty. Return
/// sends `.editingDidEndOnExit` and `.primaryActionTriggered`. If a target is registered for the former, Return also
/// ends editing. Tab moves focus to the next view. While the field is not being edited, text that does not fit ends
/// with an ellipsis.
///
/// Changes by the user require the permission of the ``delegate`` and send `.editingChanged`; programmatic changes do
/// neither (CT-17). The text is not corrected or checked for spelling, and ``keyboardType`` and similar properties are
/// hints for custom on-screen keyboards.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable {
    /// The editor of the text.
    let editor = TextEditor(TextDocument(style: .standard))
    var textDragDrop: TextDragDrop?
    private(set) lazy var blinker = CaretBlinker(self) { [weak self] in self?.caretNeedsDisplay() }
    private(set) lazy var tracker = makeTracker()
    private(set) lazy var clipboard = TextClipboard(
        editor, mayCopy: { [weak self] in self?.isSecureTextEntry == false },
        mayChange: { [weak self] in self?.isEditing == true },
        preservesAttributes: { [weak self] in self?.allowsEditingTextAttributes == true })
    /// The object that handles selection with touches.
    private(set) var fingers: TouchTextSelection?
    private(set) lazy var ownUndoManager = UndoManager()
    private lazy var ownTokenizer = UITextInputStringTokenizer(self)
    /// The horizontal scroll offset of the text, in points.
    var scrollOffset: CGFloat = 0
    /// The rectangle in which the caret was drawn last.
    var shownCaret = CGRect.null
    /// The clear button. Created when it is first shown.
    var clearButton: ClearButton?
    /// The image of the clear button; nil for the standard one.
    final var clearImage: UIImage? { didSet { if clearImage !== oldValue { clearButton?.image = clearImage } } }
    /// The dictionary to which ``defaultTextAttributes`` was set.
    var baseAttributes: [NSAttributedString.Key: Any] = [:]
    /// A Boolean value that indicates whether the next typed text replaces the entire text.
    var clearsWithNextInsertion = false
    var fontStorage: UIFont?
    var textColorStorage: UIColor?
    /// The most recent value of ``intrinsicContentSize``; nil if it has not been requested since it was invalidated.
    var cachedIntrinsicSize: CGSize?

    // MARK: Creating

    /// Creates a text field with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        setUpDrawing()
        editor.host = self
        editor.isSingleLine = true
        updateDocumentStyle()
        fingers = makeTouchSelection(editor)
    }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// The text; an empty string if there is none, never nil. Setting it notifies neither the delegate nor targets, and
    /// removes earlier changes from the undo manager.
    open var text: String? {
        get { editor.document.string }
        set {
            let observedChange = propertyObservers?.willChange("text", affecting: "attributedText")
            defer { observedChange?.end() }
            setFragment(TextFragment(newValue ?? ""))
        }
    }

    /// The text with its attributes. Setting it notifies neither the delegate nor targets.
    open var attributedText: NSAttributedString? {
        get { editor.document.fragment.attributedString(base: defaultTextAttributes) }
        set {
            let observedChange = propertyObservers?.willChange("attributedText", affecting: "text")
            defer { observedChange?.end() }
            setFragment(newValue.map { TextFragment($0) } ?? TextFragment())
        }
    }

    /// The default attributes of the text, including ``font``, ``textColor`` and ``textAlignment``.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownAttributes }
        set { setOwnAttributes(newValue) }
    }

    /// The attributes of the next typed text; nil while the field is not being edited. Reset when the caret moves.
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

    /// The font. The default, and the value after setting nil, is the 17-point system font.
    open var font: UIFont? {
        get { fontStorage ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
        set {
            fontStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "font") { $0.font = newValue } }
            textAttributesDidChange()
        }
    }

    /// The color of the text. The default, and the value after setting nil, is ``UIColor/label``.
    open var textColor: UIColor? {
        get { textColorStorage ?? .label }
        set {
            textColorStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "textColor") { $0.textColor = newValue } }
            setNeedsDisplay()
        }
    }

    /// The alignment of text that is narrower than the field. `.natural` by default: the side on which the text begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// A Boolean value that indicates whether the font size is reduced, down to ``minimumFontSize``, until the text
    /// fits. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textAttributesDidChange() } }
    }

    /// The smallest size to which ``font`` is reduced, in points. Values below 8, including the default 0, are treated
    /// as 8.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { textAttributesDidChange() } } }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The attributed text that is shown while the field is empty. Without a color attribute it has a subdued color.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            intrinsicSizeMayHaveChanged()
            setNeedsDisplay()
        }
    }

    // MARK: Editing

    /// The delegate. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// A Boolean value that indicates whether the field is being edited: it is the first responder.
    open internal(set) var isEditing = false

    /// A Boolean value that indicates whether the text is cleared when editing begins. False by default.
    open var clearsOnBeginEditing = false

    /// A Boolean value that indicates whether the next typed text replaces the entire text. It becomes false when that
    /// has happened or when editing begins.
    open var clearsOnInsertion: Bool {
        get { clearsWithNextInsertion }
        set { clearsWithNextInsertion = newValue }
    }

    /// A Boolean value that indicates whether the user may change the attributes of the text: make it bold, italic or
    /// underlined, and paste text that this app copied with its attributes. False by default.
    open var allowsEditingTextAttributes = false

    // MARK: Appearance

    /// The style of the border. `.none` by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            intrinsicSizeMayHaveChanged()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The condition under which a button that clears the text is shown. `.never` by default. It is not shown in an
    /// empty field.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }

    /// A view on the left side of the text.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }

    /// The condition under which ``leftView`` is shown. `.never` by default.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }

    /// A view on the right side of the text.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }

    /// The condition under which ``rightView`` is shown. `.never` by default.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }

    /// The background color of the `.roundedRect` style, drawn without a border, while the field is not being edited;
    /// nil for the standard background and border.
    var inactiveBackgroundColor: UIColor? { nil }

    /// A Boolean value that indicates whether ``leftView`` and ``rightView`` exchange their sides.
    var mirrorsSideViews: Bool { false }

    /// A Boolean value that indicates whether Return has an effect without text, whatever
    /// ``enablesReturnKeyAutomatically`` says.
    var acceptsReturnWithoutText: Bool { false }

    /// A Boolean value that indicates whether Up and Down are left to the responders behind the field.
    var leavesVerticalArrows: Bool { false }

    // MARK: Rectangles

    /// Returns the rectangle of the border: `bounds` by default.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while the field is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: false) }

    /// Returns the rectangle of the text while it is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: true) }

    /// Returns the rectangle of the placeholder: that of the text by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }

    /// Returns the rectangle of ``leftView``.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftViewRect(in: bounds) }

    /// Returns the rectangle of ``rightView``.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightViewRect(in: bounds) }

    /// The height that the font and the border require, and the width of the text or the placeholder, whichever is
    /// greater.
    open override var intrinsicContentSize: CGSize {
        let size = fittingSize
        cachedIntrinsicSize = size
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    override var lineHeightForLayout: CGFloat? { font?.lineHeight }

    override func baselineForLayout(isFirst: Bool) -> LayoutBaseline? {
        guard let font else { return nil }
        return .ofCenteredText(
            isFirst: isFirst, height: font.lineHeight, ascender: font.ascender, descender: -font.descender)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeViews()
        fitFont()
        scrollToCaret()
        fingers?.placeHandles()
    }

    // MARK: Drawing

    /// Draws the text, vertically centered in `rect`, while the field is not being edited. An override may call `super`
    /// with another rectangle. While the text is being edited it is drawn with caret and selection instead, and this
    /// method is not called.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawText(in: rect, ControlCanvas(self, context, scale: layer.contentsScale))
    }

    /// Draws the placeholder, vertically centered in `rect`. An override may call `super` with another rectangle.
    open func drawPlaceholder(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPlaceholder(in: rect, context)
    }

    /// Draws the entire field by calling ``drawText(in:)`` and ``drawPlaceholder(in:)``.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(context, scale: layer.contentsScale, isOverridden: true)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing if the delegate permits it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if !isEditing { beginEditing() }
        return true
    }

    /// Ends editing if the delegate permits it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
        else { return false }
        endEditing()
        return true
    }

    /// Ends editing without asking the delegate, because the field is leaving its window.
    package override func didLoseFirstResponder() { endEditing() }

    /// The field's own undo manager while it is being edited, otherwise that of the next responder (FR-08).
    open override var undoManager: UndoManager? { isEditing ? ownUndoManager : super.undoManager }

    /// A view for entering the text, shown at the bottom of the window. Nil by default.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }
    private var ownInputView: UIView?

    /// A view above the input view. Nil by default.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            reloadInputViews()
        }
    }
    private var ownInputAccessoryView: UIView?

    // MARK: Key presses and touches

    package override var becomesFirstResponderWhenPressed: Bool { false }
    package override var yieldsFocusToPressedControls: Bool { false }
    package override var isTriggeredByKeyboard: Bool { false }
    package override var isTabStopWithNestedControls: Bool { true }

    /// Always nil: the border indicates keyboard focus.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    /// Returns false for an ancestor's recognizer that would interfere with taps or with selection by the pointer.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !textKeepsTouch(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Drag and drop

    /// The object that provides other items than the text, and that is notified of drags (DI-08). The default is `nil`.
    open weak var textDragDelegate: (any UITextDragDelegate)?

    /// The object that decides about drops, and that can perform them (DI-08). The default is `nil`.
    open weak var textDropDelegate: (any UITextDropDelegate)?

    /// The interaction with which selected text is dragged. Set its `isEnabled` to prevent drags (DI-07).
    open var textDragInteraction: UIDragInteraction? { ownTextDragDrop.dragInteraction }

    /// A Boolean value that indicates whether text of the field is dragged.
    open var isTextDragActive: Bool { textDragDrop?.isDragging ?? false }

    /// Options of drags of the text. The default is none (DI-12).
    open var textDragOptions: UITextDragOptions = []

    /// The interaction that receives dropped text; `nil` if the field is disabled and has no ``textDropDelegate``
    /// (DI-07).
    open var textDropInteraction: UIDropInteraction? { ownTextDropInteraction }

    /// A Boolean value that indicates whether items are over the field.
    open var isTextDropActive: Bool { textDragDrop?.isDropping ?? false }

    package override var standardDropInteraction: UIDropInteraction? { textDropInteraction }

    // MARK: Touches

    /// Pastes the primary selection for a middle click; handles all other touches as a control does.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !middleClicked(touches, event) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the entire text when the user moves focus to the field with the keyboard.
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
        if let touch { selectionWasClicked(touch) }
        if tracker.isActive { clipboard.offerSelection() }
        tracker.end()
        if let touch, touch.type != .indirectPointer { tapped(touch) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        textDragDrop?.isSelectionPressed = false
        // After the control's tracking is cancelled, a touch may continue to drag a handle.
        if fingers?.isActive != true { tracker.end() }
    }

    // MARK: Changes

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        if !isEnabled { tracker.end() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // The attributes of the text may contain the tint color.
        updateDocumentStyle()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateDocumentStyle()
    }

    package override func layoutDirectionDidChange() {
        updateDocumentStyle()
        super.layoutDirectionDidChange()
    }

    // MARK: Text input traits

    /// The characters to capitalize automatically, a hint for custom on-screen keyboards. `.sentences` by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The autocorrection behavior. Stored only: no text is corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The spell-checking behavior. Stored only: no spelling is checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The conversion of quotation marks. Stored only: no text is changed.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The conversion of hyphens. Stored only: no text is changed.
    open var smartDashesType = UITextSmartDashesType.default
    /// The adjustment of spaces around inserted text. Stored only: no text is changed.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The kind of keyboard, a hint for custom on-screen keyboards.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard, a hint for custom on-screen keyboards.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the Return key, a hint for custom on-screen keyboards.
    open var returnKeyType = UIReturnKeyType.default
    /// A Boolean value that indicates whether Return has no effect while there is no text. False by default.
    open var enablesReturnKeyAutomatically = false
    /// The semantic meaning of the text, for example for automatic completion. Nil by default.
    open var textContentType: UITextContentType!

    /// A Boolean value that indicates whether each character is shown as a dot and copying is disabled. False by
    /// default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textAttributesDidChange() } } }

    // MARK: UIKeyInput

    /// A Boolean value that indicates whether the field contains any text.
    open var hasText: Bool { editor.document.length > 0 }

    /// Replaces the selection with typed text. `"\n"` performs the action of the Return key.
    open func insertText(_ text: String) { type(text) }

    /// Deletes the selection or, at a caret, the character before it.
    open func deleteBackward() { editor.delete(.characterBefore) }

    // MARK: UITextInput

    private var adapter: TextInputAdapter { TextInputAdapter(editor: editor, origin: documentOrigin) }

    /// The delegate that is notified of changes that do not come from the keyboard. Not retained; UIKit sets it.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The tokenizer for words, sentences, paragraphs and lines.
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }
    /// The attributes of marked text, in addition to those of the surrounding text. Nil, the default, underlines it.
    /// Existing marked text changes with the next step of the composition.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedAttributes }
        set { editor.markedAttributes = newValue }
    }

    /// The side of a soft line break on which the caret appears. Setting it has no effect unless the selection is a
    /// caret.
    open var selectionAffinity: UITextStorageDirection {
        get { adapter.affinity }
        set { adapter.setAffinity(newValue) }
    }

    /// Returns the text in a range, which is clamped to the text.
    open func text(in range: UITextRange) -> String? { adapter.text(in: range) }

    /// Replaces the text in a range. The delegate and targets are not notified (CT-17).
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(adapter.offsets(range), with: TextFragment(text).onOneLine)
    }

    /// Returns the delegate's decision about a change; true without a delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(adapter.offsets(range)), replacementString: text) ?? true
    }

    /// The selection. Setting it to nil places a caret at the end of the text.
    open var selectedTextRange: UITextRange? {
        get { adapter.selectedRange }
        set {
            inputDelegate?.selectionWillChange(self)
            adapter.select(newValue)
            inputDelegate?.selectionDidChange(self)
        }
    }

    /// The range of the text that an input method is composing; nil if there is none.
    open var markedTextRange: UITextRange? { adapter.markedRange }

    /// Replaces the marked text, or else the selection, with text that an input method is composing.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        adapter.setMarked(markedText, selected: selectedRange)
    }

    /// Ends composition and keeps the marked text as ordinary text.
    open func unmarkText() { editor.unmark() }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { adapter.start }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { adapter.end }

    /// Returns the range between two positions, which may be given in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        adapter.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 code units; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        adapter.position(from: position, offset: offset)
    }

    /// Returns the position a number of characters or lines away in a layout direction; nil if there is none.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { adapter.position(from: position, in: direction, offset: offset) }

    /// Compares two positions by their order in the text.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        adapter.compare(position, other)
    }

    /// Returns the distance between two positions in UTF-16 code units; negative if the second comes first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        adapter.offset(from: from, to: toPosition)
    }

    /// Returns the end of a range that is farthest in a layout direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        adapter.position(within: range, farthestIn: direction)
    }

    /// Returns the range of the character next to a position in a layout direction; nil at the end of the text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { adapter.characterRange(byExtending: position, in: direction) }

    /// Returns the base writing direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { adapter.direction(at: position) }

    /// Does nothing: the characters of the text determine its writing direction.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// Returns the bounding box of the part of a range on its first line, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { adapter.firstRect(for: range) }

    /// Returns the rectangle of the caret at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        adapter.caretRect(for: position, scale: layer.contentsScale)
    }

    /// Returns the selection rectangles of a range. A line with bidirectional text may have more than one.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { adapter.selectionRects(for: range) }

    /// Returns the position closest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { adapter.closestPosition(to: point) }

    /// Returns the position in a range that is closest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        adapter.closestPosition(to: point, within: range)
    }

    /// Returns the range of the character at a point; nil if there is no text.
    open func characterRange(at point: CGPoint) -> UITextRange? { adapter.characterRange(at: point) }

    // MARK: Standard edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected text to the clipboard and deletes it. Does nothing for secure text.
    open override func cut(_ sender: Any?) { clipboard.cut() }

    /// Copies the selected text to the clipboard. Does nothing for secure text.
    open override func copy(_ sender: Any?) { clipboard.copy() }

    /// Inserts the text of the clipboard. If another client owns the clipboard, the text is inserted once it has
    /// arrived.
    open override func paste(_ sender: Any?) { clipboard.paste() }

    /// Toggles bold for the selected text or, at a caret, for the next typed text. Does nothing unless
    /// ``allowsEditingTextAttributes`` is true.
    open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }

    /// Toggles italic for the selected text or, at a caret, for the next typed text. Does nothing unless
    /// ``allowsEditingTextAttributes`` is true.
    open override func toggleItalics(_ sender: Any?) { toggle(.italic) }

    /// Toggles underlining for the selected text or, at a caret, for the next typed text. Does nothing unless
    /// ``allowsEditingTextAttributes`` is true.
    open override func toggleUnderline(_ sender: Any?) { toggle(.underline) }

    /// Selects the entire text.
    open override func selectAll(_ sender: Any?) { adapter.selectAll() }

    /// Selects the word or other unit at the caret.
    open override func select(_ sender: Any?) { adapter.selectUnit() }

    /// Deletes the selection. Does nothing at a caret.
    open override func delete(_ sender: Any?) { if !editor.selection.isCaret { editor.delete(.characterBefore) } }

    // MARK: Accessibility

    /// The placeholder, which remains the name of the field when it contains text (AX-11).
    package override var defaultAccessibilityLabel: String? {
        placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? attributedPlaceholder?.string
    }

    /// The text; bullets for secure text (AX-12).
    package override var defaultAccessibilityValue: String? {
        if isSecureTextEntry { return String(repeating: "•", count: (text ?? "").count) }
        return text
    }

    var acceptsAccessibilityEditing: Bool { isEnabled }
}
