/// The result of a drop on text, as the view or its delegate proposes it (DI-08).
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
    /// The changes that a drop makes.
    public enum Action: UInt, Sendable {
        /// The text is inserted at the caret that follows the drag.
        case insert = 0
        /// The text replaces the selection. The caret does not follow the drag.
        case replaceSelection = 1
        /// The text replaces the whole text. The caret does not follow the drag.
        case replaceAll = 2
    }

    /// The objects that perform a drop.
    public enum Performer: UInt, Sendable {
        /// The view inserts the text.
        case view = 0
        /// The delegate does all in ``UITextDropDelegate/textDroppableView(_:willPerformDrop:)``.
        case delegate = 1
    }

    /// The ways in which the progress of a long transfer is displayed.
    public enum ProgressMode: UInt, Sendable {
        /// The pointer shows that the program is busy.
        case system = 0
        /// The app displays the progress, if at all.
        case custom = 1
    }

    /// The change. The default is ``Action/insert``.
    open var dropAction = Action.insert

    /// The object that performs the drop. The default is ``Performer/view``.
    open var dropPerformer = Performer.view

    /// The way in which progress is displayed. The default is ``ProgressMode/system``.
    open var dropProgressMode = ProgressMode.system

    /// A Boolean value that indicates whether text moves within its view directly, as one undo step. The default is
    /// `true`. With `false`, the items of the session are loaded and inserted, as from another view, and the text is
    /// deleted at its old place afterwards.
    open var useFastSameViewOperations = true

    /// Creates a proposal to insert text.
    public override init(operation: UIDropOperation) { super.init(operation: operation) }

    /// Creates a proposal to copy, with a change.
    public convenience init(dropAction: Action) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }

    /// Returns a proposal with the same values.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedBox(copied) }.value
    }

    private var copied: UITextDropProposal {
        let copy = UITextDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        copy.dropAction = dropAction
        copy.dropPerformer = dropPerformer
        copy.dropProgressMode = dropProgressMode
        copy.useFastSameViewOperations = useFastSameViewOperations
        return copy
    }
}
