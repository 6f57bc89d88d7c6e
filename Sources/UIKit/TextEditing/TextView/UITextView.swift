import QuartzCore
import TextEngine

/// A scrollable view that displays and edits text of any length.
///
/// ```swift
/// let notes = UITextView(frame: view.bounds)
/// notes.text = "Notes"
/// notes.font = .preferredFont(forTextStyle: .body)
/// notes.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
/// notes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
/// view.addSubview(notes)
/// notes.becomeFirstResponder()
/// ```
///
/// By default, the user can edit, select and scroll the text, and its font is the 12-point system font. Ranges are in
/// UTF-16 code units and are clamped to the text. Changes by the user require the permission of the ``delegate``;
/// programmatic changes do not notify it.
///
/// Only the visible text is laid out, so that long documents open and change as fast as short ones. The total height is
/// estimated until all of the text has been laid out: the text determines ``UIScrollView/contentSize``, and setting it
/// has no effect.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable {
    /// The editor of the text.
    let editor = TextEditor(TextDocument(style: .standard))
    var textDragDrop: TextDragDrop?
    private(set) lazy var blinker = CaretBlinker(self) { [weak self] in self?.caretNeedsDisplay() }
    private(set) lazy var tracker = makeTracker()
    private(set) lazy var clipboard = TextClipboard(
        editor, mayCopy: { [weak self] in self?.isSecureTextEntry == false },
        mayChange: { [weak self] in self.map { $0.isEditable && $0.isActive } ?? false },
        preservesAttributes: { [weak self] in self?.allowsEditingTextAttributes == true })
    /// The object that handles selection with touches.
    private(set) var fingers: TouchTextSelection?
    private lazy var ownTokenizer = UITextInputStringTokenizer(self)
    /// The rectangle in which the caret was drawn last.
    var shownCaret = CGRect.null
    /// A Boolean value that indicates whether the extents of pieces have changed since the text changed.
    var extentChanged = false
    /// The lines of the piece that is about to change.
    var lineSnapshot: LineSnapshot?
    /// The visible text at the end of the last layout; nil if it is not laid out completely.
    var laidOutText: LaidOutText?
    /// A Boolean value that indicates whether corrected heights above the visible area adjust the content offset.
    var keepsPlace = true
    /// The content size at the end of the last layout.
    var knownContentSize = CGSize.zero
    var fontStorage: UIFont?
    private var textColorStorage: UIColor?
    private var selectionTouch: UITouch?
    /// A Boolean value that indicates whether the next typed text replaces the entire text.
    var clearsWithNextInsertion = false
    let finding = TextViewFindState()

    // MARK: Creating

    /// Creates a text view with a frame in its superview's coordinates.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - textContainer: The region for lines; nil for a container whose width follows that of the view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        if textContainer == nil { self.textContainer.widthTracksTextView = true }
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text view with a frame in its superview's coordinates.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        layer.painter = self
        backgroundColor = .systemBackground
        editor.host = self
        setUpTextContainer()
        editor.document.extentDidChange = { [weak self] origin, delta, isFirst in
            self?.extentDidChange(at: origin, by: delta, isFirst: isFirst)
        }
        updateDocumentStyle()
        fingers = makeTouchSelection(editor)
    }

    // MARK: Text

    /// The text; an empty string if there is none, never nil. Setting it does not notify the delegate, and removes
    /// earlier changes from the undo manager.
    open var text: String! {
        get { editor.document.string }
        set {
            let observedChange = propertyObservers?.willChange("text", affecting: "attributedText")
            defer { observedChange?.end() }
            setFragment(TextFragment(newValue ?? ""))
        }
    }

    /// The text with its attributes. Setting it does not notify the delegate.
    open var attributedText: NSAttributedString! {
        get { editor.document.fragment.attributedString(base: defaultAttributes) }
        set {
            let observedChange = propertyObservers?.willChange("attributedText", affecting: "text")
            defer { observedChange?.end() }
            setFragment(newValue.map { TextFragment($0) } ?? TextFragment())
        }
    }

    /// The attributes of the next typed text. Attributes that were set are reset when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(editor.insertionStyle.attributes) { _, own in own } }
        set { editor.typingStyle = TextStyle(newValue) }
    }

    /// The font of text without a font attribute. Nil, the default, results in the 12-point system font.
    open var font: UIFont? {
        get { fontStorage }
        set {
            fontStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "font") { $0.font = newValue } }
            textAttributesDidChange()
        }
    }

    /// The color of text without a color attribute. Nil, the default, results in ``UIColor/label``.
    open var textColor: UIColor? {
        get { textColorStorage }
        set {
            textColorStorage = newValue
            if AppearanceRules.isActive { AppearanceRules.note(self, "textColor") { $0.textColor = newValue } }
            textKit?.defaultAttributesDidChange()
            setNeedsDisplay()
        }
    }

    /// The alignment of lines. `.natural` by default: the side on which the text begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { textAttributesDidChange() } }
    }

    /// The attributes of links. By default links have the link color and are underlined.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
        .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    { didSet { textAttributesDidChange() } }

    // MARK: Editing

    /// The delegate, which is also notified of scrolling. Not retained.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { (self as UIScrollView).delegate = delegate }
    }

    /// A Boolean value that indicates whether the user may change the text. True by default. While the view is first
    /// responder, a change begins or ends editing.
    open var isEditable = true {
        didSet { if isEditable != oldValue { isEditableDidChange() } }
    }

    /// A Boolean value that indicates whether the user may select text. True by default.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { setNeedsDisplay() } }
    }

    /// A Boolean value that indicates whether the view is first responder.
    var isActive = false

    /// The selection, in UTF-16 code units. Setting a range clamps it to the text.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set { selectClamped(newValue) }
    }

    /// A Boolean value that indicates whether the user may change the attributes of the text: make it bold, italic or
    /// underlined, and paste text that this app copied with its attributes and attachments. False by default.
    open var allowsEditingTextAttributes = false

    /// A Boolean value that indicates whether the next typed text replaces the entire text. It becomes false when that
    /// has happened.
    open var clearsOnInsertion: Bool {
        get { clearsWithNextInsertion }
        set { clearsWithNextInsertion = newValue }
    }

    // MARK: Layout and scrolling

    /// The region in which lines are laid out.
    public let textContainer: NSTextContainer

    /// The text with its attributes. Changes appear in the view; the user cannot undo them.
    ///
    /// The storage is created when it is first accessed. If the view was created with a container that has a storage,
    /// it is that storage.
    open var textStorage: NSTextStorage { currentTextKit().storage }

    /// The layout manager, which provides the positions of characters in the coordinates of ``textContainer``.
    open var layoutManager: NSLayoutManager { currentTextKit().manager }

    /// The text storage and the layout manager, if they have been created.
    var textKit: TextViewTextKit?

    /// The space around the text, in points. 8 points at the top and bottom by default.
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

    /// A Boolean value that indicates whether the user can scroll the text. True by default. A view that does not scroll
    /// has the intrinsic height of its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text with the space around it, in points. The height is estimated for text that has not been
    /// laid out. Setting the size has no effect.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: contentHeight) }
        set {}
    }

    /// While the view is first responder, keys move the caret, or scroll text that is not editable.
    package override var isKeyboardScrollingPossible: Bool { !isActive && super.isKeyboardScrollingPossible }

    package override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.origin != bounds.origin { finding.interaction?.placeNavigator() }
    }

    /// Scrolls the minimum distance that makes a range visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        scrollToSee(TextLocation(range.location + range.length))
        scrollToSee(TextLocation(range.location))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? super.intrinsicContentSize
            : CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight(width: bounds.width))
    }

    override var wrapsContentInLayout: Bool { !isScrollEnabled }
    override func heightForLayout(width: CGFloat) -> CGFloat { fittingHeight(width: width) }
    override var lineHeightForLayout: CGFloat? { font?.lineHeight }

    override func baselineForLayout(isFirst: Bool) -> LayoutBaseline? {
        guard let font else { return nil }
        if isFirst { return .fromTop(textContainerInset.top + font.ascender) }
        return LayoutBaseline(heightFraction: 1, offset: -textContainerInset.bottom + font.descender)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
        fingers?.placeHandles()
        finding.interaction?.placeNavigator()
    }

    // MARK: Finding

    /// A Boolean value that indicates whether the user can search the text and replace results, with Control-F and the
    /// other find actions. False by default.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { findingDidChange() } }
    }

    /// The find interaction; nil unless ``isFindInteractionEnabled`` is true.
    open var findInteraction: UIFindInteraction? { finding.interaction }

    /// Shows the find navigator.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }

    /// Shows the find navigator with a field for the replacement.
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }

    /// Selects the next search result.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }

    /// Selects the previous search result.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

    /// Uses the selected text as the next search text.
    open override func useSelectionForFind(_ sender: Any?) { findInteraction?.useSelection() }

    /// Closes the find navigator for Escape; handles all other keys as the superclass does.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !closesFinding(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    package override var isTabStopWithNestedControls: Bool { true }

    /// Begins editing if the delegate permits it or, in a noneditable view, selecting.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if !isActive { beginSession() }
        return true
    }

    /// Ends editing if the delegate permits it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard canResignFirstResponder, !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        endSession()
        return true
    }

    /// Ends editing without asking the delegate, because the view is leaving its window.
    package override func didLoseFirstResponder() { endSession() }

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

    /// Always nil: the caret indicates keyboard focus.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    // MARK: Drag and drop

    /// The object that provides other items than the text, and that is notified of drags (DI-08). The default is `nil`.
    open weak var textDragDelegate: (any UITextDragDelegate)?

    /// The object that decides about drops, and that can perform them (DI-08). The default is `nil`.
    open weak var textDropDelegate: (any UITextDropDelegate)?

    /// The interaction with which selected text is dragged. Set its `isEnabled` to prevent drags (DI-07).
    open var textDragInteraction: UIDragInteraction? { ownTextDragDrop.dragInteraction }

    /// A Boolean value that indicates whether text of the view is dragged.
    open var isTextDragActive: Bool { textDragDrop?.isDragging ?? false }

    /// Options of drags of the text. The default is none (DI-12).
    open var textDragOptions: UITextDragOptions = []

    /// The interaction that receives dropped text; `nil` if the text cannot be edited and has no ``textDropDelegate``
    /// (DI-07).
    open var textDropInteraction: UIDropInteraction? { ownTextDropInteraction }

    /// A Boolean value that indicates whether items are over the view.
    open var isTextDropActive: Bool { textDragDrop?.isDropping ?? false }

    package override var standardDropInteraction: UIDropInteraction? { textDropInteraction }

    // MARK: Touches

    /// Returns false for a scroll gesture that the text cannot follow, and for an ancestor's recognizer that would
    /// interfere with taps or with selection by the pointer.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
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
        selectionWasClicked(touch)
        if tracker.isActive { clipboard.offerSelection() }
        tracker.end()
        touchEnded(touch)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = selectionTouch, touches.contains(touch) else { return }
        selectionTouch = nil
        // After the touch is cancelled, a finger may continue to drag a handle.
        if touch.type == .indirectPointer { tracker.end() }
        textDragDrop?.isSelectionPressed = false
    }

    // MARK: Changes

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // The attributes of the text may contain the tint color.
        updateDocumentStyle()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateDocumentStyle()
        setNeedsLayout()
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
    /// A Boolean value that indicates whether Return has no effect while there is no text, a hint for custom on-screen
    /// keyboards. False by default.
    open var enablesReturnKeyAutomatically = false
    /// The semantic meaning of the text, for example for automatic completion. Nil by default.
    open var textContentType: UITextContentType!

    /// A Boolean value that indicates whether each character is shown as a dot and copying is disabled. False by
    /// default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textAttributesDidChange() } } }

    // MARK: UIKeyInput

    /// A Boolean value that indicates whether the view contains any text.
    open var hasText: Bool { editor.document.length > 0 }

    /// Replaces the selection with typed text.
    open func insertText(_ text: String) { typed(text) }

    /// Deletes the selection or, at a caret, the character before it.
    open func deleteBackward() { if isEditable { editor.delete(.characterBefore) } }

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

    /// Replaces the text in a range. The delegate is not notified (CT-17).
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(adapter.offsets(range), with: TextFragment(text))
    }

    /// Returns the delegate's decision about a change; true without a delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textView(
            self, shouldChangeTextIn: NSRange(adapter.offsets(range)), replacementText: text) ?? true
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

    /// Sets the base writing direction in the paragraph styles of the paragraphs that intersect a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, ofParagraphsIn: adapter.offsets(range))
    }

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
        canEdit(action) ?? canFind(action) ?? super.canPerformAction(action, withSender: sender)
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

    /// Deletes the selection. Does nothing at a caret or in noneditable text.
    open override func delete(_ sender: Any?) {
        if isEditable, !editor.selection.isCaret { editor.delete(.characterBefore) }
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityValue: String? {
        guard isSecureTextEntry else { return text }
        return String(editor.document.string.map { $0.isNewline ? $0 : "•" })
    }
    package override var defaultAccessibilityRespondsToUserInteraction: Bool { isEditable || isSelectable }

    var acceptsAccessibilityEditing: Bool { isEditable }
}
