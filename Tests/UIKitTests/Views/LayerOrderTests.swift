import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Tests of views whose layers have other layers between them.
@MainActor @Suite struct LayerOrderTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let new = UIView()
    private let plain = CALayer()
    private let other = CALayer()

    /// The names of the layers, from back to front.
    private var order: String {
        let names: [(CALayer, String)] = [
            (a.layer, "a"), (b.layer, "b"), (new.layer, "n"), (plain, "1"), (other, "2"),
        ]
        return (parent.layer.sublayers ?? []).map { layer in names.first { $0.0 === layer }?.1 ?? "?" }.joined()
    }

    /// Adds the layers a, 1, b, 2.
    private func fill() {
        parent.addSubview(a)
        parent.layer.addSublayer(plain)
        parent.addSubview(b)
        parent.layer.addSublayer(other)
        #expect(order == "a1b2")
    }

    @Test func aboveSubviewInsertsAboveItsLayer() {
        fill()
        parent.insertSubview(new, aboveSubview: a)
        #expect(order == "an1b2" && parent.subviews == [a, new, b])
        parent.insertSubview(new, aboveSubview: b)
        #expect(order == "a1bn2" && parent.subviews == [a, b, new])
    }

    @Test func belowSubviewInsertsBelowItsLayer() {
        fill()
        parent.insertSubview(new, belowSubview: b)
        #expect(order == "a1nb2" && parent.subviews == [a, new, b])
        parent.insertSubview(new, belowSubview: a)
        #expect(order == "na1b2" && parent.subviews == [new, a, b])
        parent.insertSubview(a, belowSubview: b)
        #expect(order == "n1ab2" && parent.subviews == [new, a, b])
    }

    @Test func indexCountsSubviewsOnly() {
        fill()
        parent.insertSubview(new, at: 1)
        #expect(order == "a1nb2" && parent.subviews == [a, new, b])
        new.removeFromSuperview()
        parent.insertSubview(new, at: 0)
        #expect(order == "na1b2" && parent.subviews == [new, a, b])
        new.removeFromSuperview()
        parent.insertSubview(new, at: 2)
        #expect(order == "a1b2n" && parent.subviews == [a, b, new])
        parent.insertSubview(a, at: 0)
        #expect(order == "a1b2n")
    }

    @Test func frontAndBackIncludePlainLayers() {
        fill()
        parent.bringSubviewToFront(b)
        #expect(order == "a12b" && parent.subviews == [a, b])
        parent.bringSubviewToFront(a)
        #expect(order == "12ba" && parent.subviews == [b, a])
        parent.layer.insertSublayer(plain, at: 0)
        parent.sendSubviewToBack(b)
        #expect(order == "b12a" && parent.subviews == [b, a])
        parent.layer.addSublayer(other)
        parent.addSubview(a)
        #expect(order == "b12a")
    }

    @Test func exchangeSwapsTwoLayersOnly() {
        fill()
        parent.insertSubview(new, aboveSubview: b)
        #expect(order == "a1bn2")
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(order == "b1an2" && parent.subviews == [b, a, new])
        parent.exchangeSubview(at: 2, withSubviewAt: 0)
        #expect(order == "n1ab2" && parent.subviews == [new, a, b])
    }
}
