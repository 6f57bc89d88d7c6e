import QuartzCore
import Testing

@MainActor @Suite struct LayoutPassTests {
    private final class LoggingLayer: CALayer {
        static var log: [String] = []
        var onLayout: (() -> Void)?

        override func layoutSublayers() {
            LoggingLayer.log.append(name ?? "")
            onLayout?()
        }
    }

    private func make(_ name: String, in parent: CALayer?) -> LoggingLayer {
        let layer = LoggingLayer()
        layer.name = name
        parent?.addSublayer(layer)
        return layer
    }

    @Test("GE-09: layout visits each invalidated layer once, superlayers before sublayers")
    func superlayersAreLaidOutFirst() {
        let root = make("root", in: nil)
        let a = make("a", in: root)
        let b = make("b", in: a)
        LoggingLayer.log = []
        root.layoutIfNeeded()
        #expect(LoggingLayer.log == ["root", "a", "b"])
        LoggingLayer.log = []
        root.layoutIfNeeded()
        #expect(LoggingLayer.log.isEmpty)
        b.setNeedsLayout()
        b.setNeedsLayout()
        a.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(LoggingLayer.log == ["a", "b"])
    }

    @Test func aChangeOfBoundsInvalidatesLayoutAndAMoveDoesNot() {
        let layer = make("layer", in: nil)
        layer.layoutIfNeeded()
        layer.position = CGPoint(x: 5, y: 5)
        #expect(!layer.needsLayout())
        layer.bounds.origin.y = 3
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        layer.bounds.size.width = 3
        #expect(layer.needsLayout())
    }

    @Test("GE-10: adding, removing and reordering invalidate the superlayer's layout; adding also the layer's")
    func treeChangesInvalidateLayout() {
        let root = make("root", in: nil)
        let a = make("a", in: root)
        let b = make("b", in: root)
        root.layoutIfNeeded()
        root.insertSublayer(b, at: 0)
        #expect(root.needsLayout())
        root.layoutIfNeeded()
        b.removeFromSuperlayer()
        #expect(root.needsLayout())
        root.layoutIfNeeded()
        a.addSublayer(b)
        #expect(a.needsLayout() && b.needsLayout() && !root.needsLayout())
    }

    @Test func layersInvalidatedDuringLayoutAreLaidOutInTheSamePass() {
        let root = make("root", in: nil)
        let a = make("a", in: root)
        let b = make("b", in: root)
        root.layoutIfNeeded()
        // The layout of the first sublayer invalidates the second sublayer, and a sublayer that it creates.
        a.onLayout = { [weak a] in
            guard let a, a.sublayers == nil else { return }
            _ = make("new", in: a)
            b.setNeedsLayout()
        }
        LoggingLayer.log = []
        a.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(LoggingLayer.log.sorted() == ["a", "a", "b", "new"])
        #expect(!root.needsLayout() && !a.needsLayout() && !b.needsLayout())
    }

    @Test func endlessLayoutIsStopped() {
        let root = make("root", in: nil)
        root.onLayout = { [weak root] in root?.setNeedsLayout() }
        LoggingLayer.log = []
        root.layoutIfNeeded()
        #expect(LoggingLayer.log.count == 32)
    }

    @Test func layoutIfNeededStartsAtTheTopmostInvalidAncestorOfTheChain() {
        let root = make("root", in: nil)
        let a = make("a", in: root)
        let b = make("b", in: a)
        let c = make("c", in: b)
        root.layoutIfNeeded()
        root.setNeedsLayout()
        b.setNeedsLayout()
        c.setNeedsLayout()
        LoggingLayer.log = []
        c.layoutIfNeeded()
        #expect(LoggingLayer.log == ["b", "c"])
        #expect(root.needsLayout())
    }

    @Test func layoutSubtreeIfNeededDoesNotLayOutAncestors() {
        let root = make("root", in: nil)
        let a = make("a", in: root)
        root.layoutIfNeeded()
        root.setNeedsLayout()
        a.setNeedsLayout()
        LoggingLayer.log = []
        a.layoutSubtreeIfNeeded()
        #expect(LoggingLayer.log == ["a"])
    }

    @Test func theDelegateLaysOutSublayers() {
        final class Delegate: NSObject, CALayerDelegate {
            var count = 0
            func layoutSublayers(of layer: CALayer) { count += 1 }
        }
        let layer = CALayer()
        let delegate = Delegate()
        layer.delegate = delegate
        layer.layoutIfNeeded()
        #expect(delegate.count == 1)
    }
}
