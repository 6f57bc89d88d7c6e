import CoreGraphics

/// What programs of the desktop exchange by copying and pasting. Nothing here waits for another program but
/// ``types(of:within:)`` and ``data(ofType:on:within:)``, and these no longer than they are told.
@MainActor package protocol DisplayClipboard: AnyObject {
    /// Hears of what others do.
    var delegate: (any DisplayClipboardDelegate)? { get set }

    /// Grows whenever what is on a board became something else, by this application or another; what happened before
    /// the board was first asked for does not count.
    func changeCount(of board: ClipboardBoard) -> Int

    /// What this application has put on a board, as long as nobody has put something else there.
    func content(of board: ClipboardBoard) -> ClipboardContent?

    /// Puts something on a board in place of what is there; nil empties it.
    ///
    /// - Returns: false if another program has been quicker, or there is no connection: nothing is changed then.
    @discardableResult func setContent(_ content: ClipboardContent?, of board: ClipboardBoard) -> Bool

    /// Finds out the types of what is on a board, the best first.
    ///
    /// - Parameter completion: called once, never before this returns: with the types, or the reason why they cannot be
    ///   had, some seconds later at the latest.
    @discardableResult func readTypes(
        of board: ClipboardBoard, completion: @escaping @MainActor (Result<[String], ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// Reads what is on a board as one type.
    ///
    /// - Parameter completion: called once, never before this returns. A program that has the data must send some of it
    ///   every few seconds, and all of it within minutes.
    @discardableResult func readData(
        ofType type: String, on board: ClipboardBoard,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// Finds out the types of what is on a board, and waits for them. Nothing else is delivered meanwhile. A program
    /// that did not answer once is not asked again in this way until the board changes.
    ///
    /// - Parameter seconds: how long to wait at most.
    func types(of board: ClipboardBoard, within seconds: TimeInterval) -> Result<[String], ClipboardError>

    /// Reads what is on a board as one type, and waits for it; see ``types(of:within:)``.
    func data(ofType type: String, on board: ClipboardBoard, within seconds: TimeInterval) -> Result<
        Data, ClipboardError
    >

    /// Leaves what this application has copied to the program that keeps such things, if there is one, because the
    /// application is about to end. Waits until it has it, a few seconds at most.
    ///
    /// - Returns: whether it has it.
    @discardableResult func handOver() -> Bool
}

/// Hears of what others do to the boards.
@MainActor package protocol DisplayClipboardDelegate: AnyObject {
    /// Somebody else put something on a board, or took it away.
    func clipboard(_ clipboard: any DisplayClipboard, didChange board: ClipboardBoard)
}
