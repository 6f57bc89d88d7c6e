import QuartzCore
import Testing

@MainActor @Suite struct LayerTreeTests {
    private func layers(_ names: String...) -> [CALayer] {
        names.map { name in
            let layer = CALayer()
            layer.name = name
            return layer
        }
    }
    private func order(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    @Test func sublayersIsNilWithoutSublayers() {
        let parent = CALayer()
        let child = CALayer()
        #expect(parent.sublayers == nil)
        parent.addSublayer(child)
        #expect(parent.sublayers?.count == 1)
        child.removeFromSuperlayer()
        #expect(parent.sublayers == nil)
        #expect(child.superlayer == nil)
    }

    @Test func layersAreInsertedAtTheirPositions() {
        let parent = CALayer()
        let l = layers("a", "b", "c", "d", "e")
        parent.addSublayer(l[0])
        parent.addSublayer(l[1])
        parent.insertSublayer(l[2], at: 0)
        #expect(order(parent) == "cab")
        parent.insertSublayer(l[3], at: 99)
        #expect(order(parent) == "cabd")
        parent.insertSublayer(l[4], below: l[1])
        #expect(order(parent) == "caebd")
        parent.insertSublayer(l[2], above: l[1])
        #expect(order(parent) == "aebcd")
        parent.insertSublayer(l[3], at: 1)
        #expect(order(parent) == "adebc")
        parent.insertSublayer(l[0], above: nil)
        #expect(order(parent) == "debca")
        parent.insertSublayer(l[0], below: CALayer())
        #expect(order(parent) == "adebc")
    }

    @Test func addingALayerRemovesItFromItsOldSuperlayer() {
        let first = CALayer()
        let second = CALayer()
        let child = CALayer()
        first.addSublayer(child)
        second.addSublayer(child)
        #expect(first.sublayers == nil)
        #expect(child.superlayer === second)
    }

    @Test func replacingASublayerKeepsItsPosition() {
        let parent = CALayer()
        let l = layers("a", "b", "c", "d")
        for layer in l[0...2] { parent.addSublayer(layer) }
        parent.replaceSublayer(l[1], with: l[3])
        #expect(order(parent) == "adc")
        #expect(l[1].superlayer == nil)
        parent.replaceSublayer(l[1], with: l[0])
        #expect(order(parent) == "adc")
        parent.replaceSublayer(l[0], with: l[2])
        #expect(order(parent) == "cd")
    }

    @Test func settingSublayersReplacesAllSublayers() {
        let parent = CALayer()
        let l = layers("a", "b", "c")
        parent.sublayers = [l[0], l[1]]
        parent.sublayers = [l[2], l[0]]
        #expect(order(parent) == "ca")
        #expect(l[1].superlayer == nil)
        parent.sublayers = [l[0], l[1], l[2]]
        #expect(order(parent) == "abc")
        parent.sublayers = [l[0], l[2], l[1], l[0]]
        #expect(order(parent) == "cba")
        parent.mask = l[1]
        parent.sublayers = [l[1], l[0]]
        #expect(order(parent) == "ba" && parent.mask == nil)
        parent.sublayers = nil
        #expect(parent.sublayers == nil)
        #expect(l[0].superlayer == nil)
    }

    @Test func settingManySublayersTakesLinearTime() {
        let parent = CALayer()
        let layers = (0..<20_000).map { _ in CALayer() }
        parent.sublayers = (0..<20_000).map { _ in CALayer() }
        let start = ContinuousClock.now
        parent.sublayers = layers
        parent.sublayers = Array(layers.dropFirst())
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(parent.sublayers?.count == 19_999 && layers[0].superlayer == nil)
    }

    @Test func superlayerIsNilAfterItIsDeallocated() {
        let child = CALayer()
        var parent: CALayer? = CALayer()
        parent?.addSublayer(child)
        parent = nil
        #expect(child.superlayer == nil)
    }

    @Test(arguments: [false, true]) func aLayerIsLaidOutInANewSuperlayerAfterTheOldOneIsDeallocated(wasMask: Bool) {
        let child = CALayer()
        put(child, intoTemporaryParentAsMask: wasMask)
        let next = CALayer()
        next.addSublayer(child)
        next.layoutIfNeeded()
        #expect(!child.needsLayout())
    }

    @Test(arguments: [0, 1, 2, 5], [false, true])
    func aLayerOfADeallocatedSuperlayerDoesNotAffectNewSiblings(siblings: Int, wasMask: Bool) {
        let child = CALayer()
        put(child, intoTemporaryParentAsMask: wasMask)
        let next = CALayer()
        next.addSublayer(child)
        let others = (0..<siblings).map { _ in CALayer() }
        for other in others { next.addSublayer(other) }
        child.removeFromSuperlayer()
        next.layoutIfNeeded()
        #expect(others.allSatisfy { !$0.needsLayout() })
        #expect(child.needsLayout() && child.superlayer == nil)
    }

    private func put(_ child: CALayer, intoTemporaryParentAsMask asMask: Bool) {
        let parent = CALayer()
        if asMask { parent.mask = child } else { parent.addSublayer(child) }
    }

    @Test func copyingALayerCopiesOnlyItsProperties() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = .black
        layer.name = "original"
        layer.needsDisplayOnBoundsChange = true
        layer.drawsAsynchronously = true
        layer.addSublayer(CALayer())
        let copy = CALayer(layer: layer)
        #expect(copy.frame == layer.frame)
        #expect(copy.backgroundColor == .black)
        #expect(copy.name == "original")
        #expect(copy.needsDisplayOnBoundsChange && copy.drawsAsynchronously)
        #expect(copy.sublayers == nil)
        #expect(CALayer(layer: "no layer").bounds == .zero)
    }

    @Test func defaultsEqualCoreAnimation() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1)
        #expect(layer.contentsGravity == .resize)
        #expect(layer.contentsScale == 1)
        #expect(!layer.isOpaque && !layer.isHidden && !layer.masksToBounds && !layer.needsDisplayOnBoundsChange)
        #expect(layer.backgroundColor == nil && layer.contents == nil && layer.borderWidth == 0)
    }
}
