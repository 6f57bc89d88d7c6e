/// The appearance of a part of a bar, such as that of its items, which reports its changes to the appearance of the bar.
@MainActor protocol BarPartAppearance: AnyObject {
    /// Called when a property has changed.
    var changeHandler: (() -> Void)? { get set }
}
