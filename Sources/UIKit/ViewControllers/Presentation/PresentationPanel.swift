/// A panel that contains a presented controller's view. Presentations over the current context of that controller
/// follow the panel's geometry.
@MainActor class PresentationPanel: UIView {
    /// The controller whose view is in the panel.
    weak var presented: UIViewController?

    override var frame: CGRect { didSet { presented?.placeContextContainer(over: self) } }
    override var bounds: CGRect { didSet { presented?.placeContextContainer(over: self) } }
    override var center: CGPoint { didSet { presented?.placeContextContainer(over: self) } }
}
