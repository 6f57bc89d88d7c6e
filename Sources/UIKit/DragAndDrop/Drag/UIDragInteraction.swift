import DisplayServer

/// An interaction that lets the user drag items from a view.
///
/// ```swift
/// final class SwatchController: UIViewController, UIDragInteractionDelegate {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addInteraction(UIDragInteraction(delegate: self))
///     }
///
///     func dragInteraction(
///         _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
///     ) -> [UIDragItem] {
///         [UIDragItem(itemProvider: NSItemProvider(object: UIColor.systemTeal))]
///     }
/// }
/// ```
///
/// A drag begins when the user presses the view with the primary button of the pointer and moves it, or holds the view
/// with a finger or pen for half a second and then moves it. Of several views on top of each other, the deepest whose
/// delegate returns items is dragged (DI-01).
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The object that provides the items. Not retained.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    /// A Boolean value that indicates whether drags can begin. The default is ``isEnabledByDefault`` (DI-07).
    open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { gestures?.isEnabled = isEnabled } }

    /// A Boolean value that indicates whether interactions are enabled when they are created: always `true`.
    open class var isEnabledByDefault: Bool { true }

    /// A Boolean value that indicates whether other gesture recognizers can continue while an item is lifted. The
    /// default is `false`: lifting cancels the touches of the view.
    open var allowsSimultaneousRecognitionDuringLift = false

    var gestures: DragLiftGestures?

    /// Returns whether a drag with the pointer can begin at a point of the view; text can be dragged where it is
    /// selected only.
    func permitsPointerDrag(at point: CGPoint) -> Bool { true }

    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Ends a lift before the interaction moves to another view. Overrides must call `super`.
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        gestures?.remove()
        gestures = nil
    }

    /// Stores the view, and adds the gesture recognizers. Overrides must call `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        gestures = DragLiftGestures(self, in: view)
        gestures?.isEnabled = isEnabled
    }
}
