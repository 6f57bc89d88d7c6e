/// The panel that a presented controller's view is shown in. What is presented over that controller alone follows it.
@MainActor class PresentationPanel: UIView {
    /// The controller whose view is in the panel.
    weak var presented: UIViewController?

    override var frame: CGRect { didSet { presented?.placeContextContainer(over: self) } }
    override var bounds: CGRect { didSet { presented?.placeContextContainer(over: self) } }
    override var center: CGPoint { didSet { presented?.placeContextContainer(over: self) } }
}
