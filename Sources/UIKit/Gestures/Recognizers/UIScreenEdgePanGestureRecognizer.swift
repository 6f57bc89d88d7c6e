/// A gesture recognizer for dragging inward from an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture can start. The default is none.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    open override func reset() {
        super.reset()
        startEdges = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !rawState.isActive {
            for touch in touches {
                let near = edges.intersection(nearEdges(touch))
                if near.isEmpty {
                    state = .failed
                    return
                }
                startEdges = near
            }
        }
        super.touchesBegan(touches, with: event)
    }

    /// Requires that the movement is directed inward more than along the edge.
    package override func canBegin(with way: CGVector) -> Bool {
        startEdges.contains(.left) && way.dx >= abs(way.dy) || startEdges.contains(.right) && -way.dx >= abs(way.dy)
            || startEdges.contains(.top) && way.dy >= abs(way.dx)
            || startEdges.contains(.bottom) && -way.dy >= abs(way.dx)
    }

    /// Returns the area at whose edges the gesture can start, in points of the scene: that of the whole scene.
    package func edgeArea(for touch: UITouch) -> CGRect? { touch.window?.windowScene?.bounds }

    /// Returns the edges of the area near which a touch began.
    private func nearEdges(_ touch: UITouch) -> UIRectEdge {
        guard let bounds = edgeArea(for: touch) else { return [] }
        let width = inputThresholds.edgeWidth(for: touch.type)
        let point = touch.initialSceneLocation
        var result: UIRectEdge = []
        if point.x <= bounds.minX + width { result.insert(.left) }
        if point.x >= bounds.maxX - width { result.insert(.right) }
        if point.y <= bounds.minY + width { result.insert(.top) }
        if point.y >= bounds.maxY - width { result.insert(.bottom) }
        return result
    }
}
