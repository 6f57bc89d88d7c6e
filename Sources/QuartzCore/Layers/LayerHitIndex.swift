/// An index of the sublayers of a layer by their model frames, for hit-testing that is much more frequent than changes
/// of the sublayers, such as a pointer that moves over a thousand views.
///
/// The index is discarded when sublayers are added, removed, or reordered. A sublayer that moves matches every point.
/// When more than 16 sublayers have moved, the index is rebuilt.
@MainActor package final class LayerHitIndex {
    private static let maximumMovedCount = 16

    private var boxes = SiblingBoundsIndex()
    private var movedCount = 0

    /// A Boolean value that indicates whether few enough sublayers have moved for the index to be useful.
    package var isFresh: Bool { movedCount <= LayerHitIndex.maximumMovedCount }
    /// A Boolean value that indicates whether the positions of the sublayers alone determine the result of a search.
    /// The client of the index decides this.
    package let isSufficient: Bool

    fileprivate init(_ layers: [CALayer], isSufficient: Bool) {
        self.isSufficient = isSufficient
        guard isSufficient else { return }
        boxes.removeAll(reserving: layers.count)
        for layer in layers {
            let values = layer.modelValues
            // The search compares a point in the sublayer's own coordinate system with its bounds, which rounds
            // differently.
            let box =
                layer.superlayerArrangement == .flat && values.placementKind != .projected
                ? values.bounds.applying(values.toSuperlayer) : layer.modelPlane.boundingBox(of: values.bounds)
            boxes.append(PackedBounds(box.insetBy(dx: -0.01, dy: -0.01)))
        }
    }

    /// Records that a sublayer moved.
    fileprivate func markMoved(_ index: Int) {
        guard index >= 0, index < boxes.count, movedCount <= LayerHitIndex.maximumMovedCount else { return }
        // One that moves in each frame, such as the thumb of a scroll bar, counts once.
        guard !boxes.isEverywhere(index) else { return }
        movedCount += 1
        boxes.set(.everywhere, at: index)
    }

    /// Returns the index of the last sublayer before `index` that may contain a point of the layer's coordinate system.
    /// The sublayers in between do not contain the point.
    package func last(around point: CGPoint, before index: Int) -> Int? {
        boxes.lastContaining(PackedBounds.containmentLimit(CGRect(origin: point, size: .zero)), before: index)
    }
}

extension CALayer {
    /// Returns the index of the sublayers' positions, created on first use, or `nil` if the order of the sublayers is
    /// not settled before the next frame.
    ///
    /// - Parameter isSufficient: A closure that returns whether the positions of the sublayers alone determine the result
    ///   of a search. It is called when the index is created.
    package final func hitIndex(isSufficient: ([CALayer]) -> Bool) -> LayerHitIndex? {
        if let places, places.isFresh { return places }
        guard !flags.contains(.childrenChanged), !arrangesInDepth else { return nil }
        // The thumb of a scroll bar has a depth, and is usually the last sublayer anyway.
        if let depthOrder, !depthOrder.elementsEqual(sublayerList, by: ===) { return nil }
        let made = LayerHitIndex(sublayerList, isSufficient: isSufficient(sublayerList))
        places = made
        return made
    }

    /// Discards the superlayer's index, so that the next search creates a new one.
    package final func invalidateHitIndexOfSuperlayer() { superlayer?.places = nil }

    /// Informs the superlayer's index that the layer moved.
    @inline(__always) final func noteMoved() {
        superlayerReference?._withUnsafeGuaranteedRef { $0.places?.markMoved(committed.siblingIndex) }
    }
}
