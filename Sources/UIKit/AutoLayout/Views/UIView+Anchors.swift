// The anchors of a view (AL-17).
extension UIView {
    private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> LayoutAttribute {
        LayoutAttribute(ownLayoutItem, attribute)
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
    /// The baseline of the first line of text. For a view without text, the bottom edge (IC-18).
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.firstBaseline)) }
    /// The baseline of the last line of text. For a view without text, the bottom edge (IC-18).
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.lastBaseline)) }
}
