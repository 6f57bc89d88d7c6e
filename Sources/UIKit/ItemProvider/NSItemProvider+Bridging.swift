import Foundation

// Values of Swift that represent objects of Foundation, such as `String` and `URL`.
extension NSItemProvider {
    /// Creates a provider of a value of Swift, such as a `String` or a `URL`. Not part of Apple's API: on Linux, `as`
    /// does not convert such values to objects.
    public convenience init<T>(object: T) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        self.init(object: object._bridgeToObjectiveC())
    }

    /// Returns whether a representation can be loaded as a value of Swift, such as a `String`. Only types are compared.
    public func canLoadObject<T>(
        ofClass type: T.Type
    ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value of Swift, such as a `String`.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: A closure that is called once on the main thread, with the value or an error.
    @discardableResult
    public func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        // The closure that is passed on must not refer to the type.
        let finish = UncheckedBox { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, value == nil ? error ?? NSItemProvider.error(.unexpectedValueClassError) : nil)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { finish.value($0, $1) }
    }
}
