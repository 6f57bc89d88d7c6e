import QuartzCore

/// A description of everything that the layers of a tree store, for tests that expect nothing to change.
@MainActor struct LayerState: Equatable {
    private(set) var lines: [String] = []

    init(_ root: CALayer) { add(root) }

    /// The first line that differs from another state, for reports.
    func firstDifference(from other: LayerState) -> String? {
        for (a, b) in zip(lines, other.lines) where a != b { return "\(b) -> \(a)" }
        return lines.count == other.lines.count ? nil : "\(other.lines.count) -> \(lines.count) lines"
    }

    private mutating func add(_ layer: CALayer) {
        let name = layer.name ?? "root"
        var mirror: Mirror? = Mirror(reflecting: layer)
        while let current = mirror {
            for child in current.children { describe(child.value, "\(name).\(child.label ?? "")", depth: 0) }
            mirror = current.superclassMirror
        }
        for child in layer.sublayers ?? [] { add(child) }
        if let mask = layer.mask { add(mask) }
    }

    private mutating func describe(_ value: Any, _ path: String, depth: Int) {
        let mirror = Mirror(reflecting: value)
        // Objects that belong to a single layer are described, others are identified.
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            lines.append("\(path): \(ObjectIdentifier(object))")
            if object is CALayer || object is LayerHost { return }
        }
        if mirror.children.isEmpty {
            if mirror.displayStyle != .class { lines.append("\(path): \(value)") }
            return
        }
        guard depth < 8 else { return }
        for (index, child) in mirror.children.enumerated() {
            describe(child.value, "\(path).\(child.label ?? String(index))", depth: depth + 1)
        }
    }
}
