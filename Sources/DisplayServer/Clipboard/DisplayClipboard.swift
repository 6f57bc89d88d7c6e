import CoreGraphics

/// The selections through which the programs of the desktop exchange content by copying and pasting.
///
/// Only ``types(of:within:)`` and ``data(ofType:on:within:)`` wait for another program, and no longer than their time
/// limit.
@MainActor package protocol DisplayClipboard: AnyObject {
    /// The delegate, which is notified when another program changes a selection.
    var delegate: (any DisplayClipboardDelegate)? { get set }

    /// Returns a number that increases whenever the content of a selection changes, whether through this application or
    /// another. Changes before the first call for a selection are not counted.
    func changeCount(of board: ClipboardSelection) -> Int

    /// Returns the content that this application offers in a selection, or nil if the application no longer owns it.
    func content(of board: ClipboardSelection) -> ClipboardContent?

    /// Replaces the content of a selection; nil clears it.
    ///
    /// - Returns: False if another program took ownership first, or if there is no connection. Nothing has changed
    ///   then.
    @discardableResult func setContent(_ content: ClipboardContent?, of board: ClipboardSelection) -> Bool

    /// Reads the types of a selection's content, in order of preference.
    ///
    /// - Parameter completion: Called once, never before this method returns: with the types, or with the error, after
    ///   some seconds at the latest.
    @discardableResult func readTypes(
        of board: ClipboardSelection, completion: @escaping @MainActor (Result<[String], ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// Reads the content of a selection as one type.
    ///
    /// - Parameter completion: Called once, never before this method returns. The owning program must send some data
    ///   every few seconds, and all data within minutes.
    @discardableResult func readData(
        ofType type: String, on board: ClipboardSelection,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// Reads the types of a selection's content synchronously. No other events are delivered meanwhile. After a program
    /// has failed to answer, this method returns an error immediately until the selection changes.
    ///
    /// - Parameter seconds: The longest time to wait.
    func types(of board: ClipboardSelection, within seconds: TimeInterval) -> Result<[String], ClipboardError>

    /// Reads the content of a selection as one type synchronously; see ``types(of:within:)``.
    func data(ofType type: String, on board: ClipboardSelection, within seconds: TimeInterval) -> Result<
        Data, ClipboardError
    >

    /// Hands the copied content over to the clipboard manager, if one is running, because the application is about to
    /// terminate. Waits for the transfer to end, for a few seconds at most.
    ///
    /// - Returns: True if the clipboard manager has stored the content.
    @discardableResult func storeInClipboardManager() -> Bool
}

/// Receives notifications about changes of the selections by other programs.
@MainActor package protocol DisplayClipboardDelegate: AnyObject {
    /// Tells the delegate that another program replaced or cleared the content of a selection.
    func clipboard(_ clipboard: any DisplayClipboard, didChange board: ClipboardSelection)
}
