// The layout direction of views: leading and trailing edges (RT-02…RT-05).
extension UIView {
    /// A Boolean value that indicates whether the view lays out its content from right to left.
    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        guard WritingDirection.mayBeRightToLeft else { return .leftToRight }
        let attribute = semanticContentAttribute
        guard attribute == .unspecified else {
            return UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
        }
        return inheritedLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != rareValues?.semanticContentAttribute ?? .unspecified else { return }
        if attribute == .forceRightToLeft { WritingDirection.noteRightToLeft() }
        let wasRightToLeft = isRightToLeft
        ownRareValues.semanticContentAttribute = attribute
        if isRightToLeft != wasRightToLeft { layoutDirectionDidChange() }
    }

    /// Invalidates everything that depends on the layout direction.
    func invalidateLayoutDirection() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        if mirrorsMargins { marginsDidChange() }
        layoutItem?.directionDidChange()
    }

    /// Returns a rectangle, mirrored in the bounds if the view is laid out from right to left.
    func mirrored(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds) : rect }

    /// Makes views inside the view have its direction, which subviews do not inherit.
    func passDirection(to views: [UIView]) {
        for view in views where view.semanticContentAttribute != semanticContentAttribute {
            view.semanticContentAttribute = semanticContentAttribute
            view.setNeedsLayout()
        }
    }

    /// Returns an x-coordinate of the bounds, mirrored if the view is laid out from right to left.
    func leadingPosition(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.minX + bounds.maxX - x : x }
}

extension CGRect {
    /// Returns the rectangle mirrored horizontally in an area.
    package func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates directional insets from those of the left and right edges.
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// Returns the insets of the left and right edges.
    func edgeInsets(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}

extension UIKeyboardHIDUsage {
    /// Exchanges the left and right arrow keys in right-to-left interfaces, so that "right" means forward.
    func inReadingDirection(isRightToLeft: Bool) -> UIKeyboardHIDUsage {
        guard isRightToLeft else { return self }
        return switch self {
        case .keyboardLeftArrow: .keyboardRightArrow
        case .keyboardRightArrow: .keyboardLeftArrow
        default: self
        }
    }
}
