/// The session of a drag while its items are not known yet.
@MainActor final class DragStart: NSObject, UIDragSession {
    let place: CGPoint
    private let scene: UIWindowScene
    var items: [UIDragItem] = []
    /// The session that continues this one.
    weak var session: DragSession?
    private var context: Any?

    init(scene: UIWindowScene, place: CGPoint) {
        self.scene = scene
        self.place = place
        super.init()
    }

    var localContext: Any? {
        get { session.map(\.localContext) ?? context }
        set { if let session { session.localContext = newValue } else { context = newValue } }
    }
    var allowsMoveOperation: Bool { session?.allowsMoveOperation ?? true }
    var isRestrictedToDraggingApplication: Bool { session?.isRestrictedToDraggingApplication ?? false }

    func location(in view: UIView) -> CGPoint {
        let origin = scene.contentScreenOrigin
        return view.convert(fromDesktop: CGPoint(x: place.x + origin.x, y: place.y + origin.y))
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.haveItems(conformingTo: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { items.canLoad(aClass) }
}
