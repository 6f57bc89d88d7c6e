/// An animatable property of layers. The raw value is the name that the layer passes to `action(forKey:)`.
package enum LayerProperty: String, CaseIterable {
    case bounds
    case position
    case anchorPoint
    case transform
    case opacity
    case hidden
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case contents
    case contentsRect
    case contentsCenter
    case zPosition
    case anchorPointZ
    case sublayerTransform
    case shadowColor
    case shadowOpacity
    case shadowOffset
    case shadowRadius
    case shadowPath
    /// The progress of a transition. This is not a property of the public API.
    case fade
    // Properties of shape layers
    case path
    case fillColor
    case strokeColor
    case strokeStart
    case strokeEnd
    case lineWidth
    case miterLimit
    case lineDashPhase
    // Properties of gradient layers
    case colors
    case locations
    case startPoint
    case endPoint
    // Properties of replicator layers
    case instanceTransform
    case instanceColor
    case instanceDelay
    // Properties of text layers
    case fontSize
    case foregroundColor
    // Properties of backdrop layers
    case backdrop

    /// Returns the flags that tell the compositor how a change of the property affects the layer.
    func effect(whenMasking masks: Bool) -> LayerFlags {
        switch self {
        case .position, .anchorPoint, .transform, .opacity, .hidden, .zPosition: .restyled
        case .anchorPointZ, .sublayerTransform, .instanceTransform, .instanceColor, .instanceDelay: .reshaped
        case .bounds, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .fade: .reshaped
        case .cornerRadius: masks ? .reshaped : .contentChanged
        default: .contentChanged
        }
    }

    /// Returns the layer's value, or `nil` if its class has no such property.
    package func value(in values: LayerProperties) -> AnimationValue? {
        switch self {
        case .bounds: .rect(values.bounds)
        case .position: .point(values.position)
        case .anchorPoint: .point(values.anchorPoint)
        case .transform: .transform(values.transform)
        case .opacity: .number(Double(values.opacity))
        case .hidden: .number(values.isHidden ? 1 : 0)
        case .backgroundColor: .color(values.backgroundColor)
        case .cornerRadius: .number(Double(values.cornerRadius))
        case .borderWidth: .number(Double(values.borderWidth))
        case .borderColor: .color(values.borderColor ?? .black)
        case .contents: .other(values.contents)
        case .contentsRect: .rect(values.contentsRect)
        case .contentsCenter: .rect(values.contentsCenter)
        case .zPosition: .number(Double(values.zPosition))
        case .anchorPointZ: .number(Double(values.anchorPointZ))
        case .sublayerTransform: .transform(values.sublayerTransform)
        case .shadowColor: .color(values.shadowColor)
        case .shadowOpacity: .number(Double(values.shadowOpacity))
        case .shadowOffset: .size(values.shadowOffset)
        case .shadowRadius: .number(Double(values.shadowRadius))
        case .shadowPath: .path(values.shadowPath)
        default: specialValue(in: values.special)
        }
    }

    /// Returns a Boolean value that indicates whether the property differs visibly between two sets of values.
    func differs(_ a: LayerProperties, _ b: LayerProperties) -> Bool {
        switch self {
        case .bounds: return a.bounds != b.bounds
        case .position: return a.position != b.position
        case .transform: return a.transform != b.transform
        case .opacity: return a.opacity != b.opacity
        case .fade: return a.fade != b.fade
        case .backgroundColor: return a.backgroundColor != b.backgroundColor
        default:
            switch (value(in: a), value(in: b)) {
            case (let a?, let b?): return !a.isEqual(to: b)
            case (nil, nil): return false
            default: return true
            }
        }
    }

    private func specialValue(in special: SpecialDrawing) -> AnimationValue? {
        switch (special, self) {
        case (.shape(let shape), .path): .path(shape.path)
        case (.shape(let shape), .fillColor): .color(shape.fillColor)
        case (.shape(let shape), .strokeColor): .color(shape.strokeColor)
        case (.shape(let shape), .strokeStart): .number(Double(shape.strokeStart))
        case (.shape(let shape), .strokeEnd): .number(Double(shape.strokeEnd))
        case (.shape(let shape), .lineWidth): .number(Double(shape.lineWidth))
        case (.shape(let shape), .miterLimit): .number(Double(shape.miterLimit))
        case (.shape(let shape), .lineDashPhase): .number(Double(shape.dashPhase))
        case (.gradient(let gradient), .colors): .colors(gradient.colors)
        case (.gradient(let gradient), .locations): .numbers(gradient.locations ?? gradient.evenLocations)
        case (.gradient(let gradient), .startPoint): .point(gradient.startPoint)
        case (.gradient(let gradient), .endPoint): .point(gradient.endPoint)
        case (.replicator(let replica), .instanceTransform): .transform(replica.transform)
        case (.replicator(let replica), .instanceColor): .color(replica.color ?? .white)
        case (.replicator(let replica), .instanceDelay): .number(replica.delay)
        case (.text(let text), .fontSize): .number(Double(text.font.size))
        case (.text(let text), .foregroundColor): .color(text.color)
        case (.backdrop(let backdrop), .backdrop): .numbers(backdrop.numbers)
        default: nil
        }
    }

    /// Stores a value in the property. Values of another type and values that are not finite are ignored.
    package func set(_ value: AnimationValue, in values: inout LayerProperties) {
        guard value.isFinite else { return }
        switch (self, value) {
        case (.bounds, .rect(let rect)):
            // An animation can overshoot, but a size is never negative.
            values.bounds = CGRect(
                x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width), height: max(0, rect.size.height))
        case (.position, .point(let point)): values.position = point
        case (.anchorPoint, .point(let point)): values.anchorPoint = point
        case (.transform, .transform(let transform)): values.transform = transform
        case (.opacity, .number(let number)): values.opacity = Float(min(1, max(0, number)))
        case (.hidden, .number(let number)): values.isHidden = number >= 0.5
        case (.backgroundColor, .color(let color)): values.backgroundColor = color
        case (.cornerRadius, .number(let number)): values.cornerRadius = CGFloat(number)
        case (.borderWidth, .number(let number)): values.borderWidth = CGFloat(max(0, number))
        case (.borderColor, .color(let color)): values.borderColor = color
        case (.contents, .other(let contents)): values.contents = contents
        case (.contentsRect, .rect(let rect)): values.contentsRect = rect
        case (.contentsCenter, .rect(let rect)): values.contentsCenter = rect
        case (.zPosition, .number(let number)): values.zPosition = CGFloat(number)
        case (.anchorPointZ, .number(let number)) where number.isFinite: values.anchorPointZ = CGFloat(number)
        case (.sublayerTransform, .transform(let transform)): values.sublayerTransform = transform
        case (.shadowColor, .color(let color)): values.shadowColor = color
        case (.shadowOpacity, .number(let number)): values.shadowOpacity = Float(min(1, max(0, number)))
        case (.shadowOffset, .size(let size)): values.shadowOffset = size
        case (.shadowRadius, .number(let number)): values.shadowRadius = CGFloat(max(0, number))
        case (.shadowPath, .path(let path)): values.shadowPath = path
        default: setSpecial(value, in: &values.special)
        }
    }

    private func setSpecial(_ value: AnimationValue, in special: inout SpecialDrawing) {
        switch special {
        case .none, .transform: break
        case .replicator(var replica):
            switch (self, value) {
            case (.instanceTransform, .transform(let transform)): replica.transform = transform
            case (.instanceColor, .color(let color)): replica.color = color
            case (.instanceDelay, .number(let number)) where number.isFinite: replica.delay = number
            default: return
            }
            special = .replicator(replica)
        case .shape(var shape):
            switch (self, value) {
            case (.path, .path(let path)): shape.path = path
            case (.fillColor, .color(let color)): shape.fillColor = color
            case (.strokeColor, .color(let color)): shape.strokeColor = color
            case (.strokeStart, .number(let number)): shape.strokeStart = CGFloat(number)
            case (.strokeEnd, .number(let number)): shape.strokeEnd = CGFloat(number)
            case (.lineWidth, .number(let number)): shape.lineWidth = CGFloat(max(0, number))
            case (.miterLimit, .number(let number)): shape.miterLimit = CGFloat(number)
            case (.lineDashPhase, .number(let number)): shape.dashPhase = CGFloat(number)
            default: return
            }
            special = .shape(shape)
        case .gradient(var gradient):
            switch (self, value) {
            case (.colors, .colors(let colors)): gradient.colors = colors
            case (.locations, .numbers(let numbers)): gradient.locations = numbers
            case (.startPoint, .point(let point)): gradient.startPoint = point
            case (.endPoint, .point(let point)): gradient.endPoint = point
            default: return
            }
            special = .gradient(gradient)
        case .text(var text):
            switch (self, value) {
            case (.fontSize, .number(let number)): text.font.size = CGFloat(max(0, number))
            case (.foregroundColor, .color(let color)): text.color = color
            default: return
            }
            special = .text(text)
        case .backdrop(var backdrop):
            guard self == .backdrop, case .numbers(let numbers) = value else { return }
            backdrop.numbers = numbers
            special = .backdrop(backdrop)
        }
    }
}

extension GradientDrawing {
    /// The evenly spaced locations of the colors, used when no locations are set.
    fileprivate var evenLocations: [CGFloat] {
        guard colors.count > 1 else { return colors.map { _ in 0 } }
        return colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    }
}

/// A set of layer properties, stored in one machine word.
struct LayerPropertySet: Equatable {
    private var bits: UInt64 = 0

    private static let numbers: [LayerProperty: UInt64] = Dictionary(
        uniqueKeysWithValues: LayerProperty.allCases.enumerated().map { ($0.element, UInt64(1) << UInt64($0.offset)) })

    static func bit(_ property: LayerProperty) -> UInt64 { numbers[property] ?? 0 }

    mutating func insert(bit: UInt64) { bits |= bit }
    mutating func formUnion(_ other: LayerPropertySet) { bits |= other.bits }
    mutating func formIntersection(_ other: LayerPropertySet) { bits &= other.bits }
    var isEmpty: Bool { bits == 0 }

    /// Calls `body` for each property in the set.
    func forEach(_ body: (LayerProperty) -> Void) {
        var rest = bits
        while rest != 0 {
            body(LayerProperty.allCases[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
    }
}
