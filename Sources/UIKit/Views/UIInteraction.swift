/// Something that can be added to a view so that it does more than it does by itself.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view it belongs to.
    var view: UIView? { get }

    /// It is about to belong to another view, or to none.
    func willMove(to view: UIView?)

    /// It belongs to another view, or to none.
    func didMove(to view: UIView?)
}
