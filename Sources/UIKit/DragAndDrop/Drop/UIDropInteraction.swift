/// An interaction that lets a view receive items that the user drops.
///
/// ```swift
/// final class WellController: UIViewController, UIDropInteractionDelegate {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addInteraction(UIDropInteraction(delegate: self))
///     }
///
///     func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
///         session.canLoadObjects(ofClass: UIColor.self)
///     }
///
///     func dropInteraction(
///         _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
///     ) -> UIDropProposal {
///         UIDropProposal(operation: .copy)
///     }
///
///     func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
///         session.loadObjects(ofClass: UIColor.self) { [self] colors in
///             view.backgroundColor = colors.first as? UIColor
///         }
///     }
/// }
/// ```
///
/// Of several views on top of each other, the deepest whose delegate can handle the session receives it (DI-03).
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The object that decides about drops and receives them. Not retained.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    /// A Boolean value that indicates whether several drags can be over the view at once. The default is `false`. A
    /// desktop has one drag at a time, so the value makes no difference.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Ends a session over the view before the interaction moves to another one. Overrides must call `super`.
    open func willMove(to view: UIView?) {
        if view !== self.view { self.view?.windowStorage?.windowScene?.display.dropSession?.leave(self) }
    }

    /// Updates ``view``. Overrides must call `super`.
    open func didMove(to view: UIView?) { self.view = view }
}
