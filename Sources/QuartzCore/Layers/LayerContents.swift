/// The contents of a layer, in a form that the compositor can draw.
enum LayerContents {
    case none
    case image(CGImage)
    case drawn(BackingStore)

    init(_ contents: Any?) {
        switch contents {
        case let image as CGImage: self = .image(image)
        case let store as BackingStore: self = .drawn(store)
        default: self = .none
        }
    }

    var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// Returns a Boolean value that indicates whether both contents are the same object.
    func isSame(as other: LayerContents) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.image(let a), .image(let b)): a === b
        case (.drawn(let a), .drawn(let b)): a === b
        default: false
        }
    }
}
