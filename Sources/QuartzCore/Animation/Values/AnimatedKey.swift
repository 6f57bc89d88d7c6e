/// The animated property of a layer, or a component of one, identified by a key path such as "position.x".
package struct AnimatedKey: Equatable {
    /// The component of the property.
    package enum Part: String {
        case whole = ""
        case x
        case y
        case width
        case height
        case origin
        case size
        case originX = "origin.x"
        case originY = "origin.y"
        case sizeWidth = "size.width"
        case sizeHeight = "size.height"
        case rotation
        case rotationX = "rotation.x"
        case rotationY = "rotation.y"
        case rotationZ = "rotation.z"
        case scale
        case scaleX = "scale.x"
        case scaleY = "scale.y"
        case scaleZ = "scale.z"
        case translation
        case translationX = "translation.x"
        case translationY = "translation.y"
        case translationZ = "translation.z"
    }

    package let property: LayerProperty
    package let part: Part
    let bit: UInt64

    /// Creates a key from a key path, or returns `nil` if the path does not name an animatable property.
    package init?(_ path: String) {
        if let known = LayerProperty(rawValue: path), known != .fade {
            self.init(known, .whole)
            return
        }
        if path == "isHidden" {
            self.init(.hidden, .whole)
            return
        }
        guard let dot = path.firstIndex(of: "."), let property = LayerProperty(rawValue: String(path[..<dot])),
            let part = Part(rawValue: String(path[path.index(after: dot)...])), part != .whole,
            AnimatedKey.parts(of: property).contains(part)
        else { return nil }
        self.init(property, part)
    }

    /// Creates a key from a property and one of its components.
    package init(_ property: LayerProperty, _ part: Part) {
        self.property = property
        self.part = part
        bit = LayerPropertySet.bit(property)
    }

    /// Returns the components of a property that key paths can name.
    private static func parts(of property: LayerProperty) -> Set<Part> {
        switch property {
        case .position, .anchorPoint, .startPoint, .endPoint: [.x, .y]
        case .shadowOffset: [.width, .height]
        case .bounds, .contentsRect, .contentsCenter: [.origin, .size, .originX, .originY, .sizeWidth, .sizeHeight]
        case .transform, .sublayerTransform, .instanceTransform:
            [
                .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation,
                .translationX, .translationY, .translationZ,
            ]
        default: []
        }
    }

    /// Returns the value of the component, or `nil` if the layer has no such property.
    package func value(in values: LayerProperties) -> AnimationValue? {
        guard let whole = property.value(in: values) else { return nil }
        return part == .whole ? whole : part.value(of: whole)
    }

    /// Stores a value in the component. A value of the wrong type has no effect.
    package func set(_ value: AnimationValue, in values: inout LayerProperties) {
        guard part != .whole else { return property.set(value, in: &values) }
        guard let whole = property.value(in: values), let changed = part.replaced(in: whole, by: value) else { return }
        property.set(changed, in: &values)
    }
}

extension AnimatedKey.Part {
    fileprivate func value(of whole: AnimationValue) -> AnimationValue? {
        switch whole {
        case .point(let point):
            return self == .x ? .number(Double(point.x)) : .number(Double(point.y))
        case .size(let size):
            return self == .width ? .number(Double(size.width)) : .number(Double(size.height))
        case .rect(let rect):
            switch self {
            case .origin: return .point(rect.origin)
            case .size: return .size(rect.size)
            case .originX: return .number(Double(rect.origin.x))
            case .originY: return .number(Double(rect.origin.y))
            case .sizeWidth: return .number(Double(rect.size.width))
            default: return .number(Double(rect.size.height))
            }
        case .transform(let transform):
            switch self {
            case .translation: return .size(CGSize(width: transform.m41, height: transform.m42))
            case .translationX: return .number(Double(transform.m41))
            case .translationY: return .number(Double(transform.m42))
            case .translationZ: return .number(Double(transform.m43))
            default: break
            }
            let parts = DecomposedTransform(transform)
            switch self {
            case .rotation, .rotationZ: return .number(parts.rotation.z)
            case .rotationX: return .number(parts.rotation.x)
            case .rotationY: return .number(parts.rotation.y)
            case .scale: return .number(parts.scale.sum() / 3)
            case .scaleX: return .number(parts.scale.x)
            case .scaleY: return .number(parts.scale.y)
            default: return .number(parts.scale.z)
            }
        default: return nil
        }
    }

    /// Returns a property value with this component replaced, or `nil` if the types do not match.
    fileprivate func replaced(in whole: AnimationValue, by value: AnimationValue) -> AnimationValue? {
        switch (whole, value) {
        case (.point(var point), .number(let number)):
            if self == .x { point.x = CGFloat(number) } else { point.y = CGFloat(number) }
            return .point(point)
        case (.size(var size), .number(let number)):
            if self == .width { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
            return .size(size)
        case (.rect(var rect), .point(let point)):
            rect.origin = point
            return .rect(rect)
        case (.rect(var rect), .size(let size)):
            rect.size = size
            return .rect(rect)
        case (.rect(var rect), .number(let number)):
            switch self {
            case .originX: rect.origin.x = CGFloat(number)
            case .originY: rect.origin.y = CGFloat(number)
            case .sizeWidth: rect.size.width = CGFloat(number)
            default: rect.size.height = CGFloat(number)
            }
            return .rect(rect)
        case (.transform(var transform), .size(let size)):
            transform.m41 = size.width
            transform.m42 = size.height
            return .transform(transform)
        case (.transform(let transform), .number(let number)): return .transform(replaced(in: transform, by: number))
        default: return nil
        }
    }

    private func replaced(in transform: CATransform3D, by number: Double) -> CATransform3D {
        var transform = transform
        switch self {
        case .translationX: transform.m41 = CGFloat(number)
        case .translationY: transform.m42 = CGFloat(number)
        case .translationZ: transform.m43 = CGFloat(number)
        default:
            var parts = DecomposedTransform(transform)
            switch self {
            case .rotation, .rotationZ: parts.rotation.z = number
            case .rotationX: parts.rotation.x = number
            case .rotationY: parts.rotation.y = number
            case .scale: parts.scale = SIMD3(repeating: number)
            case .scaleX: parts.scale.x = number
            case .scaleY: parts.scale.y = number
            default: parts.scale.z = number
            }
            transform = parts.transform
        }
        return transform
    }
}
