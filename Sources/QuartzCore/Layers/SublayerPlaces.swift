/// Where the sublayers of a layer are in it by their model values, for a search for those at a point that is repeated much
/// more often than they move: the pointer over a thousand views.
///
/// It is dropped when sublayers come, go or change their order. One that moves is thought to be everywhere until so many
/// moved that all are looked at anew.
@MainActor package final class SublayerPlaces {
    private static let mostLoose = 16

    private var boxes = SiblingBoxes()
    private var looseCount = 0

    /// Whether so few moved that a search still pays.
    package var isFresh: Bool { looseCount <= SublayerPlaces.mostLoose }
    /// Whether what is asked for is answered by the places of the sublayers alone; who searches decides.
    package let isDecisive: Bool

    fileprivate init(_ layers: [CALayer], isDecisive: Bool) {
        self.isDecisive = isDecisive
        guard isDecisive else { return }
        boxes.removeAll(reserving: layers.count)
        for layer in layers {
            let values = layer.modelValues
            // The point is brought into the layer's coordinates to be compared with its bounds: that rounds differently.
            let box =
                layer.placedIn == .flat && values.placementKind != .projected
                ? values.bounds.applying(values.toSuperlayer) : layer.modelPlane.boundingBox(of: values.bounds)
            boxes.append(LayerBox(box.insetBy(dx: -0.01, dy: -0.01)))
        }
    }

    fileprivate func loosen(_ index: Int) {
        guard index >= 0, index < boxes.count, looseCount <= SublayerPlaces.mostLoose else { return }
        looseCount += 1
        boxes.set(.everywhere, at: index)
    }

    /// The index of the last sublayer before another that may contain a point of the layer's coordinates; the others
    /// surely do not.
    package func last(around point: CGPoint, before index: Int) -> Int? {
        boxes.lastContaining(LayerBox.containmentLimit(CGRect(origin: point, size: .zero)), before: index)
    }
}

extension CALayer {
    /// The places of the sublayers, made at the first call; nil while their order is not settled, which the next frame does.
    ///
    /// - Parameter isDecisive: Asked once, when they are made.
    package final func sublayerPlaces(isDecisive: ([CALayer]) -> Bool) -> SublayerPlaces? {
        if let places, places.isFresh { return places }
        guard !flags.contains(.childrenChanged), depthOrder == nil, !arrangesInDepth else { return nil }
        let made = SublayerPlaces(sublayerList, isDecisive: isDecisive(sublayerList))
        places = made
        return made
    }

    /// Has the places of the superlayer's sublayers looked at anew, and who searches asked again.
    package final func forgetPlaceInSuperlayer() { superlayer?.places = nil }

    /// Tells the superlayer that the layer moved in it.
    @inline(__always) final func noteMoved() {
        superlayerReference?._withUnsafeGuaranteedRef { $0.places?.loosen(committed.siblingIndex) }
    }
}
