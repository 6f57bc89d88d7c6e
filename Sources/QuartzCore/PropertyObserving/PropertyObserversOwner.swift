/// An object that has observers of its properties.
@MainActor package protocol PropertyObserversOwner: AnyObject {
    /// The observers; `nil` if there were none yet. Setters of properties test this first.
    var propertyObservers: PropertyObservers? { get set }
}
