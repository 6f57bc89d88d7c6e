// Observers that are objects with a method.
extension NotificationCenter {
    /// Calls a method of an object when a notification is posted, on the thread that posts it.
    ///
    /// - Parameters:
    ///   - observer: The object. It is not retained; once it is deallocated, nothing is called.
    ///   - aSelector: The method. Its parameter, if it has one, is the notification.
    ///   - aName: The name of the notification; nil for all names.
    ///   - anObject: The object that posts it; nil for all objects.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) { NotificationMethods.add(observer as AnyObject, aSelector, aName, anObject, to: self) }

    /// Calls a method without parameters when a notification is posted.
    @_alwaysEmitIntoClient
    public func addObserver<Target>(
        _ observer: Any, selector: @escaping (Target) -> @isolated(any) () -> Void, name aName: NSNotification.Name?,
        object anObject: Any?
    ) { addObserver(observer, selector: Selector(selector), name: aName, object: anObject) }

    /// Calls a method when a notification is posted. Its parameter, if any, is the notification.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addObserver<Target, each Argument, Result>(
        _ observer: Any, selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result,
        name aName: NSNotification.Name?, object anObject: Any?
    ) { addObserver(observer, selector: Selector(selector), name: aName, object: anObject) }

    /// Ends all calls of an observer's methods, or those of the closure that an observer stands for.
    public func removeObserver(_ observer: AnyObject) {
        NotificationMethods.remove(observer, from: self) { _ in true }
        // That of Foundation, which knows closures.
        removeObserver(observer as Any)
    }

    /// Ends calls of an observer's methods for a name and an object, of which nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        NotificationMethods.remove(observer, from: self) { registration in
            (aName == nil || registration.name == aName) && (object == nil || registration.object == object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
