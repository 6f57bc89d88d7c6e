// Notification observers that consist of an object and a method.
extension NotificationCenter {
    /// Calls a method of an object when a notification is posted, on the posting thread.
    ///
    /// - Parameters:
    ///   - observer: The object. It is not retained; the method is no longer called after the object is deallocated.
    ///   - aSelector: The method. Its parameter, if it has one, is the notification.
    ///   - aName: The name of the notification; nil for all names.
    ///   - anObject: The object that posts the notification; nil for all objects.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) { NotificationMethods.add(observer as AnyObject, aSelector, aName, anObject, to: self) }

    /// Calls a method without parameters when a notification is posted.
    ///
    /// - Parameters:
    ///   - observer: The object. It is not retained.
    ///   - selector: A reference to the method.
    ///   - aName: The name of the notification; nil for all names.
    ///   - anObject: The object that posts the notification; nil for all objects.
    @_alwaysEmitIntoClient
    public func addObserver<Target>(
        _ observer: Any, selector: @escaping (Target) -> @isolated(any) () -> Void, name aName: NSNotification.Name?,
        object anObject: Any?
    ) { addObserver(observer, selector: Selector(selector), name: aName, object: anObject) }

    /// Calls a method when a notification is posted. Its parameter, if any, is the notification.
    ///
    /// - Parameters:
    ///   - observer: The object. It is not retained.
    ///   - selector: A reference to the method.
    ///   - aName: The name of the notification; nil for all names.
    ///   - anObject: The object that posts the notification; nil for all objects.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addObserver<Target, each Argument, Result>(
        _ observer: Any, selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result,
        name aName: NSNotification.Name?, object anObject: Any?
    ) { addObserver(observer, selector: Selector(selector), name: aName, object: anObject) }

    /// Removes all registrations of an observer, or that of a closure if the observer is its token.
    public func removeObserver(_ observer: AnyObject) {
        NotificationMethods.remove(observer, from: self) { _ in true }
        // Call Foundation's method, which handles closure tokens.
        removeObserver(observer as Any)
    }

    /// Removes the registrations of an observer for a name and an object. Nil matches all names or all objects.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        NotificationMethods.remove(observer, from: self) { registration in
            (aName == nil || registration.name == aName) && (object == nil || registration.object == object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
