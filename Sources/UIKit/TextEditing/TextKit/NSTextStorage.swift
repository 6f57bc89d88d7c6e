import Foundation

/// A mutable attributed string that notifies layout managers of its changes.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: size)
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let index = manager.characterIndex(
///     for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
///
/// A subclass may store its text itself. It overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`; the last two call ``edited(_:range:changeInLength:)``
/// after the change. All other methods are implemented with these four. Because Foundation copies an attributed string
/// from the internal storage of `NSAttributedString`, the class also maintains a copy of the text there.
///
/// A storage with layout managers or a delegate must be used only on the main thread.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of a text storage.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bit mask of the kinds.
        public let rawValue: UInt
        /// Creates a set of kinds from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// The characters changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The delegate. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers of the storage.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The kinds of changes since edits were last processed.
    open private(set) var editedMask: EditActions = []

    /// The range of the current text that has changed since edits were last processed. The location is `NSNotFound` if
    /// nothing has changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// The number of UTF-16 code units by which the length has increased since edits were last processed.
    open private(set) var changeInLength = 0

    private var editingDepth = 0
    private var isProcessing = false
    /// A Boolean value that indicates whether the text that the superclass stores is being changed.
    private var isChangingInheritedText = false

    /// Creates an empty storage.
    public init() { super.init(string: "") }

    /// Creates a storage with a string without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Creates a storage with a string and attributes for all of it.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Creates a storage with the contents of an attributed string.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    /// Creates a storage from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// Adds a layout manager, which lays out the text from then on.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        onMainThread { $0.link(aLayoutManager) }
    }

    @MainActor private func link(_ manager: NSLayoutManager) {
        if let old = manager.textStorage, old !== self { old.removeLayoutManager(manager) }
        manager.storageDidChange(to: self)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        MainActor.assumeIsolated { aLayoutManager.storageDidChange(to: nil) }
    }

    // MARK: Primitives

    /// Replaces the characters in a range. New characters receive the attributes of the first character that they
    /// replace.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        changingInheritedText {
            super.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
    }

    /// Sets the attributes of a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        changingInheritedText {
            super.setAttributes(attrs ?? [:], range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    // MARK: Editing by the primitives

    /// Replaces the text in a range with attributed text.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        if type(of: self) == NSTextStorage.self {
            // A single edit, so that a key press causes only one update of the layout.
            return changingInheritedText {
                super.replaceCharacters(in: range, with: attrString)
                edited(
                    [.editedCharacters, .editedAttributes], range: range,
                    changeInLength: attrString.length - range.length)
            }
        }
        let new = NSAttributedString(attributedString: attrString)
        beginEditing()
        replaceCharacters(in: range, with: new.string)
        new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        forEachRun(in: range) { runs.append(($0, $1)) }
        beginEditing()
        for run in runs {
            var attributes = run.attributes
            change(&attributes)
            setAttributes(attributes, range: run.range)
        }
        endEditing()
    }

    /// Calls `body` with the attributes and range of each run in a range, as the primitive methods return them.
    func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var location = range.location
        let end = range.location + range.length
        while location < end {
            var run = NSRange(location: location, length: 0)
            let attributes = attributes(at: location, effectiveRange: &run)
            let next = max(location + 1, min(end, run.location + run.length))
            body(attributes, NSRange(location: location, length: next - location))
            location = next
        }
    }

    /// Returns the characters in a range.
    func substring(_ range: NSRange) -> String {
        let string = string
        return String(
            string[string.index(atUnit: range.location)..<string.index(atUnit: range.location + range.length)])
    }

    // MARK: Reading

    /// The length in UTF-16 code units.
    open override var length: Int { isPlainStorage ? super.length : string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        if isPlainStorage { return super.attribute(attrName, at: location, effectiveRange: range) }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        updateInheritedText()
        return super.attributedSubstring(from: range)
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        updateInheritedText()
        return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        updateInheritedText()
        return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    private var isPlainStorage: Bool { type(of: self) == NSTextStorage.self }

    // MARK: Edits

    /// Begins a group of edits that are processed together.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends a group of edits, and processes the edits if no other group is open.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        if editingDepth == 0, !editedMask.isEmpty { processPendingEdits() }
    }

    /// Records a change. Subclasses call this method after each change of the text that they store.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The changed range before the change.
    ///   - delta: The number of UTF-16 code units by which the length of the range increased.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let length = max(0, editedRange.length + delta)
        if !isChangingInheritedText { copyToInheritedText(editedMask, editedRange, newLength: length) }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        let new = NSRange(location: editedRange.location, length: length)
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            let oldEnd = editedRange.location + editedRange.length
            func moved(_ offset: Int, ofEnd isEnd: Bool) -> Int {
                if offset >= oldEnd { return offset + delta }
                return offset <= editedRange.location ? offset : isEnd ? new.location + length : new.location
            }
            let known = self.editedRange
            let low = min(moved(known.location, ofEnd: false), new.location)
            let high = max(moved(known.location + known.length, ofEnd: true), new.location + length)
            self.editedRange = NSRange(location: low, length: high - low)
        }
        if !layoutManagers.isEmpty {
            onMainThread { storage in
                for manager in storage.layoutManagers {
                    manager.storageDidEdit(storage, editedMask, editedRange, newLength: length)
                }
            }
        }
        if editingDepth == 0 { processPendingEdits() }
    }

    /// Calls ``processEditing()``, which may be overridden and may edit the text itself.
    private func processPendingEdits() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        // An override may have edited the text after it called the superclass's implementation.
        if !editedMask.isEmpty { notifyLayoutManagers() }
        isProcessing = false
    }

    /// Processes the pending edits: notifies the delegate and then the layout managers. Overrides must call `super`.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        let wasProcessing = isProcessing
        isProcessing = true
        defer { isProcessing = wasProcessing }
        onMainThread { storage in
            storage.delegate?.textStorage(
                storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        onMainThread { storage in
            storage.delegate?.textStorage(
                storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        notifyLayoutManagers()
    }

    /// Resets the recorded edits and notifies the layout managers of them.
    private func notifyLayoutManagers() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        guard !layoutManagers.isEmpty else { return }
        onMainThread { storage in
            for manager in storage.layoutManagers {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }

    /// Posted before edits are processed. The object is the storage.
    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted after edits have been processed, before layout managers are notified. The object is the storage.
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    // MARK: The text that the superclass stores

    private func changingInheritedText(_ change: () -> Void) {
        let old = isChangingInheritedText
        isChangingInheritedText = true
        change()
        isChangingInheritedText = old
    }

    /// Copies a change of a subclass's text to the text that the superclass stores.
    private func copyToInheritedText(_ mask: EditActions, _ range: NSRange, newLength: Int) {
        let known = super.length
        guard range.location >= 0, range.length >= 0, range.location + range.length <= known else {
            return updateInheritedText()
        }
        if mask.contains(.editedCharacters) {
            super.replaceCharacters(
                in: range, with: substring(NSRange(location: range.location, length: newLength)))
        }
        copyAttributes(in: NSRange(location: range.location, length: newLength))
        updateInheritedText()
    }

    /// Copies the text of a subclass if it has changed without a call of ``edited(_:range:changeInLength:)``.
    private func updateInheritedText() {
        guard !isPlainStorage, super.length != string.utf16.count else { return }
        super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: string)
        copyAttributes(in: NSRange(location: 0, length: string.utf16.count))
    }

    private func copyAttributes(in range: NSRange) {
        guard range.location + range.length <= super.length else { return }
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        forEachRun(in: range) { runs.append(($0, $1)) }
        for run in runs { super.setAttributes(run.attributes, range: run.range) }
    }

    private func onMainThread(_ body: @MainActor (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        guard storage.delegate != nil || !storage.layoutManagers.isEmpty else { return }
        MainActor.assumeIsolated { body(storage) }
    }
}
