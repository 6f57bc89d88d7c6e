import Testing

@testable import UIKit

/// Tests of the positions of popups.
@MainActor @Suite struct PopupPlacementTests {
    private let placement = PopupPlacement(
        area: CGRect(x: 0, y: 20, width: 1000, height: 700), gap: 4, overlap: 4, padding: 5)
    private let size = CGSize(width: 200, height: 300)

    @Test("a popup has its corner at the point, and goes to the other side of it where it does not fit")
    func point() {
        #expect(placement.frame(of: size, at: .point(CGPoint(x: 100, y: 100))).origin == CGPoint(x: 100, y: 100))
        #expect(placement.frame(of: size, at: .point(CGPoint(x: 900, y: 100))).origin == CGPoint(x: 700, y: 100))
        #expect(placement.frame(of: size, at: .point(CGPoint(x: 100, y: 600))).origin == CGPoint(x: 100, y: 300))
        // A point outside the area, for example under a panel, is moved into the area.
        #expect(placement.frame(of: size, at: .point(CGPoint(x: -50, y: 0))).origin == CGPoint(x: 0, y: 20))
    }

    @Test("a popup hangs from a rectangle, or stands on it, or is cut where neither has room")
    func below() {
        let top = CGRect(x: 100, y: 100, width: 80, height: 30)
        #expect(placement.frame(of: size, at: .below(top)) == CGRect(x: 100, y: 134, width: 200, height: 300))
        let bottom = CGRect(x: 950, y: 600, width: 80, height: 30)
        #expect(placement.frame(of: size, at: .below(bottom)) == CGRect(x: 800, y: 296, width: 200, height: 300))
        let tall = CGSize(width: 200, height: 2000)
        #expect(placement.frame(of: tall, at: .below(top)) == CGRect(x: 100, y: 134, width: 200, height: 586))
        #expect(placement.frame(of: tall, at: .below(bottom)) == CGRect(x: 800, y: 20, width: 200, height: 576))
    }

    @Test("a submenu is at the right of its row, its first row beside it, or at the left")
    func beside() {
        let row = CGRect(x: 100, y: 100, width: 200, height: 28)
        #expect(placement.frame(of: size, at: .beside(row)).origin == CGPoint(x: 296, y: 95))
        let right = CGRect(x: 780, y: 100, width: 200, height: 28)
        #expect(placement.frame(of: size, at: .beside(right)).origin == CGPoint(x: 584, y: 95))
        let low = CGRect(x: 100, y: 650, width: 200, height: 28)
        #expect(placement.frame(of: size, at: .beside(low)).maxY == 720)
    }

    @Test("a bar stands above the middle of its target, or hangs below where there is no room")
    func above() {
        let bar = CGSize(width: 120, height: 40)
        let target = CGRect(x: 400, y: 300, width: 60, height: 20)
        #expect(placement.frame(of: bar, at: .above(target)).origin == CGPoint(x: 370, y: 256))
        let high = CGRect(x: 0, y: 30, width: 60, height: 20)
        #expect(placement.frame(of: bar, at: .above(high)).origin == CGPoint(x: 0, y: 54))
    }

    @Test("whatever the numbers, a popup is within the area")
    func within() {
        for x in stride(from: -300.0, through: 1300, by: 170) {
            for y in stride(from: -300.0, through: 1100, by: 130) {
                for side in [10.0, 500, 3000] {
                    let rect = CGRect(x: x, y: y, width: 50, height: 20)
                    for anchor in [PopupPlacement.Anchor.point(rect.origin), .below(rect), .beside(rect), .above(rect)]
                    {
                        let frame = placement.frame(of: CGSize(width: side, height: side), at: anchor)
                        #expect(placement.area.contains(frame), "\(anchor) \(side)")
                    }
                }
            }
        }
    }
}
