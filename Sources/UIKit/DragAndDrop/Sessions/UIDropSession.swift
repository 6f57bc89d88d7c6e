import Foundation

/// A drag as the views see it over which it is, and that may receive its items.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag if it began in this app, and otherwise `nil` (DI-05).
    var localDragSession: (any UIDragSession)? { get }

    /// The way in which the progress of a long transfer is displayed. The default is
    /// ``UIDropSessionProgressIndicatorStyle/default``.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads objects of a class from all items that can be loaded as such, in the order of the items. Call it in
    /// ``UIDropInteractionDelegate/dropInteraction(_:performDrop:)``.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completion: A closure that is called once on the main thread, with the objects that could be loaded.
    /// - Returns: The progress, whose cancellation cancels the loads.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads values of Swift, such as `String` or `URL`, from all items that can be loaded as such.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - completion: A closure that is called once on the main thread, with the values that could be loaded.
    @discardableResult public func loadObjects<T>(
        ofClass type: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    guard let object = object as? T._ObjectiveCType else { return nil }
                    var value: T?
                    _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
                    return value
                })
        }
    }
}
