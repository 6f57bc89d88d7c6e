/// A drop on text, or a drag over it.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    /// The position of the caret that follows the drag.
    var dropPosition: UITextPosition { get }

    /// The proposal of the view. It is ``UIDropOperation/cancel`` if the session has neither text nor URLs.
    var suggestedProposal: UITextDropProposal { get }

    /// A Boolean value that indicates whether the text was dragged from the same view.
    var isSameView: Bool { get }

    /// The session.
    var dropSession: any UIDropSession { get }
}
