// The anchors of a guide (AL-17).
extension UILayoutGuide {
    private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> LayoutAttribute {
        LayoutAttribute(layoutItem, attribute)
    }

    /// The leading edge: the left one, or the right one if the layout direction is right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
    /// The trailing edge: the right one, or the left one if the layout direction is right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.bottom)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.width)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.height)) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.centerY)) }
}
