/// A relation of an element to others.
@MainActor package struct AccessibilityRelation {
    /// The kind of a relation.
    package enum Kind: Sendable {
        /// The element is the label of the others.
        case labelFor
        /// The others are the labels of the element.
        case labelledBy
        /// The element changes the others.
        case controllerFor
        /// The others change the element.
        case controlledBy
        /// The others are in the same group, such as radio buttons.
        case memberOf
        /// The element is a popup of the others.
        case popupFor
        /// The others describe the element.
        case describedBy
    }

    /// The kind.
    package let kind: Kind
    /// The other elements.
    package let nodes: [any AccessibilityNode]

    /// Creates a relation.
    package init(_ kind: Kind, _ nodes: [any AccessibilityNode]) {
        self.kind = kind
        self.nodes = nodes
    }
}
