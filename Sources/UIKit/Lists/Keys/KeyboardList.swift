/// A list through which keys move a cursor, and which clicks and keys select: a table view or a collection view.
///
/// Rows or items are numbered over all sections. The numbers are valid until ``generation`` changes. Any call of the
/// app can change it; each step that called the app compares it, and gives up if it has changed.
@MainActor protocol KeyboardList: UIScrollView {
    /// The selection and the cursor.
    var selection: ListSelection { get set }
    var typeSelect: TypeSelect { get set }
    /// A number that changes when the numbers of the rows become invalid.
    var generation: Int { get }
    /// The number of rows of all sections.
    var itemCount: Int { get }
    /// The numbers of the displayed rows with the views of their contents, ascending.
    var displayedContents: [(number: Int, view: UIView)] { get }

    /// A Boolean value that indicates whether the user can select rows now.
    var usesSelection: Bool { get }
    /// A Boolean value that indicates whether several rows can be selected now.
    var usesMultipleSelection: Bool { get }
    var selectionFollowsFocus: Bool { get }
    /// A Boolean value that indicates whether the list can have keyboard focus now.
    var isFocusAllowed: Bool { get }

    // MARK: Geometry

    /// Returns the frame of a row, in the list's coordinates.
    func frame(ofNumber number: Int) -> CGRect
    /// Returns the row at a point in the list's coordinates; nil if there is none.
    func number(at point: CGPoint) -> Int?
    /// Returns the row to which a move leads; nil if the list does not use the key.
    func target(of motion: ListMotion, from cursor: Int) -> Int?
    /// Scrolls by the least distance that makes a row visible (KS-11).
    func reveal(_ number: Int, isAnimated: Bool)

    // MARK: Cursor

    /// Returns the index path of a row.
    func path(ofNumber number: Int) -> IndexPath
    /// Returns a Boolean value that indicates whether a row can have the cursor.
    func canFocus(_ number: Int) -> Bool
    /// Asks the delegate whether the focus may move between rows. The index path of no row is nil.
    func permitsFocus(from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading) -> Bool
    /// Notifies the delegate that the focus has moved between rows, or has entered or left the list.
    func focusDidMove(
        from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading,
        _ coordinator: UIFocusAnimationCoordinator)

    // MARK: Selection

    /// The row at which a list without a cursor and a selection is entered; nil for the first visible one.
    var preferredCursor: Int? { get }
    /// Returns a Boolean value that indicates whether moves of the cursor to a row select it (KS-04).
    func followsFocus(_ number: Int) -> Bool
    /// Returns a Boolean value that indicates whether the user can select a row by a key.
    func isSelectable(_ number: Int) -> Bool
    /// Selects rows because the user did, and deselects others, with the delegate's permission (KS-08).
    ///
    /// - Returns: The rows that were selected.
    @discardableResult
    func selectByUser(_ coming: IndexSet, deselecting leaving: IndexSet) -> IndexSet
    /// Performs the primary action of a row if it has one (TV-49).
    func performPrimaryAction(_ number: Int)
    /// Lets a row react to a press in another way than by being selected.
    ///
    /// - Returns: True if it has reacted.
    func reactsToPress(_ number: Int) -> Bool
    /// Deletes a row with the Delete key (KS-12).
    ///
    /// - Returns: False if the row cannot be deleted.
    func deleteByKey(_ number: Int) -> Bool
    /// Ends what the user is doing with the pointer, or closes an open row, because of Escape.
    ///
    /// - Returns: False if there is nothing to end.
    func cancelByKey() -> Bool

    // MARK: Selecting several rows

    /// Asks the delegate whether the user can begin to select several rows (CV-19).
    func permitsMultipleSelection(at number: Int) -> Bool
    /// Makes the selection of several rows possible, and notifies the delegate (CV-19).
    func multipleSelectionWillBegin(at number: Int)
    /// Notifies the delegate that the user has selected several rows (CV-19).
    func multipleSelectionDidEnd()

    // MARK: Texts

    /// A Boolean value that indicates whether the delegate provides texts by which rows are found (KS-10).
    var hasTypeSelectStrings: Bool { get }
    func typeSelectString(ofNumber number: Int) -> String?

    // MARK: Cells that are not displayed

    /// Makes the cell of a row that is not displayed, and calls a closure with it. Afterwards, the cell is available for
    /// other rows.
    ///
    /// - Returns: The result of the closure; nil if no cell can be made now.
    func readCell<Result>(ofNumber number: Int, _ read: (UIView) -> Result) -> Result?
}
