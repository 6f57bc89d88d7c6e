/// What the sessions of a drag and of a drop have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }

    /// Returns the location of the pointer or finger in the coordinates of a view.
    func location(in view: UIView) -> CGPoint

    /// A Boolean value that indicates whether the items can be moved, as opposed to copied.
    var allowsMoveOperation: Bool { get }

    /// A Boolean value that indicates whether other programs receive no data.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether at least one item has a representation of one of the types, or of a kind of it (DI-05).
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether at least one item can be loaded as an object of a class. Only types are compared (DI-05).
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether at least one item can be loaded as a value of Swift, such as a `String`.
    public func canLoadObjects<T>(
        ofClass type: T.Type
    ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}
