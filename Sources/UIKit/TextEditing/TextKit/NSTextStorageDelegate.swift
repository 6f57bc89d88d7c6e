/// The methods with which a delegate takes part in the editing of a text storage.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
    /// Tells the delegate that the storage is about to process edits. The delegate may change characters and attributes.
    ///
    /// - Parameters:
    ///   - editedMask: whether characters, attributes or both changed.
    ///   - editedRange: the range of the changed text as it is now.
    ///   - delta: the number of UTF-16 code units by which the text became longer.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Tells the delegate that the storage has processed edits. The delegate may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
