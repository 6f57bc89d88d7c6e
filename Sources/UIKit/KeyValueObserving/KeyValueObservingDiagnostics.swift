/// Reports observations that cannot be made to standard error, each once. Release builds of the toolkit report nothing.
enum KeyValueObservingDiagnostics {
    /// Reports that a property cannot be observed.
    static func reportUnobservable(_ keyPath: String, _ type: Any.Type) {
        ResponderDiagnostics.reportOnce(
            "the property \(keyPath) of \(type) cannot be observed; use didSet, a closure or a notification instead. "
                + "The documentation of KeyValueObservable lists the properties that can.")
    }

    /// Reports that an observer that is removed does not observe a property.
    static func reportMissing(_ observer: Any.Type, _ keyPath: String, _ type: Any.Type) {
        ResponderDiagnostics.reportOnce(
            "\(observer) was removed as an observer of \(keyPath) of \(type), but it does not observe the property.")
    }

    /// Reports a value that an observer does not handle.
    static func reportUnexpected(_ keyPath: String, _ observer: Any.Type) {
        ResponderDiagnostics.reportOnce(
            "\(observer) observes \(keyPath) but does not handle its changes in "
                + "observeValue(forKeyPath:of:change:context:).")
    }
}
