/// One side of a constraint: an attribute of an item, or the distance between two positions.
@MainActor struct LayoutAttribute {
    var item: LayoutItem?
    var attribute: NSLayoutConstraint.Attribute
    /// For the distance that ``NSLayoutXAxisAnchor/anchorWithOffset(to:)`` returns, the position it is measured from.
    /// The attribute is its end.
    var origin: Position?

    /// A position of an item.
    struct Position {
        let item: LayoutItem
        let attribute: NSLayoutConstraint.Attribute
    }

    static let none = LayoutAttribute(item: nil, attribute: .notAnAttribute)

    init(item: LayoutItem?, attribute: NSLayoutConstraint.Attribute, origin: Position? = nil) {
        self.item = item
        self.attribute = attribute
        self.origin = origin
    }

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(item: item, attribute: attribute)
    }

    /// A distance counts as a size.
    var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }

    var axis: NSLayoutConstraint.Axis { attribute.axis }

    /// The items that the attribute refers to.
    var items: [LayoutItem] { [item, origin?.item].compactMap { $0 } }

    func isEqual(to other: LayoutAttribute) -> Bool {
        item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
            && origin?.attribute == other.origin?.attribute
    }

    /// The attribute as an anchor prints it: `UILabel:0x1.width`.
    var name: String {
        let end = "\(item?.name ?? "nil").\(attribute.name)"
        guard let origin else { return end }
        return "\(end) - \(origin.item.name).\(origin.attribute.name)"
    }
}
