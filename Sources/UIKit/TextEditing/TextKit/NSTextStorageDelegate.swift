/// The methods with which an object takes part in the editing of a text storage.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
    /// Tells the delegate that the storage is about to process edits. The delegate may change characters and
    /// attributes.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The changed range in the current text.
    ///   - delta: The number of UTF-16 code units by which the length of the text increased.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Tells the delegate that the storage has processed edits. The delegate may change attributes.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The changed range in the current text.
    ///   - delta: The number of UTF-16 code units by which the length of the text increased.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
