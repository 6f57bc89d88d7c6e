import QuartzCore
import Testing

@MainActor @Suite struct ShadowTests {
    private func host(_ size: CGFloat = 100, scale: CGFloat = 1) -> (LayerHost, CALayer) {
        let host = LayerHost.make(width: size, height: size, scale: scale)
        let card = CALayer()
        card.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        card.backgroundColor = .white
        card.shadowOpacity = 1
        card.shadowOffset = .zero
        card.shadowRadius = 4
        host.rootLayer?.addSublayer(card)
        return (host, card)
    }

    private func darkness(_ framebuffer: Framebuffer, _ x: Int, _ y: Int) -> Int { 255 - Int(framebuffer[x, y] & 255) }

    @Test func defaultsEqualCoreAnimation() {
        let layer = CALayer()
        #expect(layer.shadowColor == .black)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowPath == nil)
    }

    @Test func aShadowIsHalfAsDarkAtTheEdgeAndFadesEqually() {
        let (host, _) = host()
        let framebuffer = host.firstFrame()
        // The edge is between two pixels at the same distance from a darkness of one half. Only the outer one is
        // visible.
        #expect(abs(darkness(framebuffer, 29, 50) - 115) < 8)
        var last = 255
        for x in (18..<30).reversed() {
            #expect(darkness(framebuffer, x, 50) <= last)
            last = darkness(framebuffer, x, 50)
            #expect(framebuffer[x, 50] == framebuffer[99 - x, 50])
            #expect(framebuffer[x, 50] == framebuffer[50, x])
            #expect(framebuffer[x, 50] == framebuffer[50, 99 - x])
        }
        // A Gaussian with a standard deviation of 4 has 2.3 % at a distance of two standard deviations.
        #expect(abs(darkness(framebuffer, 21, 50) - 4) <= 3)
        #expect(darkness(framebuffer, 17, 50) == 0)
        // The layer covers its own shadow.
        #expect(framebuffer[50, 50] == 0xFFFF_FFFF)
    }

    /// The compositor paints nothing outside the bounds of a shadow, so the bounds must contain the whole shadow, for
    /// any stretching transform.
    @Test(arguments: [
        CGAffineTransform(scaleX: 1.9, y: 0.2), CGAffineTransform(scaleX: 0.15, y: -1.4),
        CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 2, y: 0.3), CGAffineTransform(rotationAngle: 1.1),
        CGAffineTransform(a: 0, b: 2, c: -0.3, d: 0, tx: 0, ty: 0),
    ]) func aStretchedShadowPaintedInPiecesEqualsAFullRepaint(_ transform: CGAffineTransform) {
        for ownTransform in [true, false] {
            let (host, card) = host()
            let parent = CALayer()
            parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            host.rootLayer?.addSublayer(parent)
            parent.addSublayer(card)
            card.shadowRadius = 7
            card.cornerRadius = ownTransform ? 0 : 9
            card.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            (ownTransform ? card : parent).setAffineTransform(transform)
            let framebuffer = host.firstFrame()
            let cover = CALayer()
            cover.backgroundColor = .white
            cover.zPosition = 1
            for y in stride(from: 0, to: 100, by: 4) {
                for x in stride(from: 0, to: 100, by: 4) {
                    cover.frame = CGRect(x: x, y: y, width: 4, height: 4)
                    host.rootLayer?.addSublayer(cover)
                    host.frame(into: framebuffer)
                    cover.removeFromSuperlayer()
                    host.frame(into: framebuffer)
                }
            }
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
            #expect((0..<100).contains { darkness(framebuffer, $0, 50) > 20 })
        }
    }

    @Test func shadowOffsetMovesTheShadow() {
        let (host, card) = host()
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 5, height: -3)
        card.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[72, 40] == 0xFFFF_0000)
        #expect(framebuffer[75, 40] == 0xFFFF_FFFF)
        #expect(framebuffer[50, 27] == 0xFFFF_0000)
        #expect(framebuffer[50, 26] == 0xFFFF_FFFF)
        #expect(framebuffer[32, 27] == 0xFFFF_FFFF)
    }

    /// The shadows of rounded rectangles have a separate code path. Both paths give the same result.
    @Test(arguments: [1, 2, 1.5] as [CGFloat], [0, 9, 20] as [CGFloat])
    func aRoundedRectangleCastsTheShadowOfItsOutline(scale: CGFloat, radius: CGFloat) {
        let (box, card) = host(scale: scale)
        card.cornerRadius = radius
        let (general, other) = host(scale: scale)
        other.cornerRadius = radius
        // A nearly invisible sublayer makes the content more complex than a rounded rectangle.
        let inside = CALayer()
        inside.frame = other.bounds
        inside.cornerRadius = radius
        inside.backgroundColor = CGColor(gray: 1, alpha: 0.004)
        other.addSublayer(inside)
        let a = box.firstFrame()
        let b = general.firstFrame()
        #expect(general.cacheStatistics.shadowsMade == (radius > 0 ? 1 : 0))
        #expect(box.cacheStatistics.shadowsMade == 0)
        var maximum = 0
        for y in 0..<a.pixels.height {
            for x in 0..<a.pixels.width { maximum = max(maximum, abs(darkness(a, x, y) - darkness(b, x, y))) }
        }
        #expect(maximum <= 1)
    }

    @Test func aLayerWithoutBackgroundCastsTheShadowOfItsContent() {
        let (host, card) = host()
        card.backgroundColor = nil
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 0, height: 10)
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
        dot.backgroundColor = .white
        card.addSublayer(dot)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[42, 52] == 0xFF00_0000)
        #expect(framebuffer[42, 48] == 0xFFFF_FFFF)
        #expect(framebuffer[60, 52] == 0xFFFF_FFFF)
        // The shadow moves with the layer.
        dot.position.x += 20
        host.frame(into: framebuffer)
        #expect(framebuffer[42, 52] == 0xFFFF_FFFF)
        #expect(framebuffer[62, 52] == 0xFF00_0000)
    }

    @Test func shadowPathReplacesTheShapeOfTheLayer() {
        let (host, card) = host()
        card.shadowRadius = 0
        card.shadowPath = CGPath(ellipseIn: CGRect(x: -20, y: 0, width: 10, height: 10), transform: nil)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[15, 35] == 0xFF00_0000)
        #expect(framebuffer[10, 30] == 0xFFFF_FFFF)
    }

    @Test func aRoundedRectanglePathIsRecognized() {
        let (host, card) = host()
        let rect = CGRect(x: -3, y: -4, width: 33.3, height: 47)
        card.shadowPath = CGPath(roundedRect: rect, cornerWidth: 7.1, cornerHeight: 7.1, transform: nil)
        let framebuffer = host.firstFrame()
        #expect(host.cacheStatistics.shadowsMade == 0)
        card.shadowPath = CGPath(ellipseIn: rect, transform: nil)
        host.frame(into: framebuffer)
        #expect(host.cacheStatistics.shadowsMade == 1)
    }

    @Test func masksToBoundsClipsTheShadow() {
        let (host, card) = host()
        card.masksToBounds = true
        let framebuffer = host.firstFrame()
        #expect(framebuffer[29, 50] == 0xFFFF_FFFF)
    }

    @Test func theShadowIsRenderedAgainOnlyIfItsCasterChanges() {
        let (host, card) = host()
        card.backgroundColor = nil
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
        dot.backgroundColor = .black
        card.addSublayer(dot)
        let other = CALayer()
        other.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        host.rootLayer?.insertSublayer(other, at: 0)
        let framebuffer = host.firstFrame()
        for step in 0..<5 {
            other.backgroundColor = step % 2 == 0 ? .black : .white
            host.frame(into: framebuffer)
        }
        #expect(host.cacheStatistics.shadowsMade == 1)
        dot.bounds.size.width += 1
        host.frame(into: framebuffer)
        #expect(host.cacheStatistics.shadowsMade == 2)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func aChangeInsideAnOpaqueLayerDoesNotDamageItsShadow() {
        let (host, card) = host()
        let label = CALayer()
        label.frame = CGRect(x: 10, y: 10, width: 20, height: 5)
        label.backgroundColor = .black
        card.addSublayer(label)
        let framebuffer = host.firstFrame()
        label.backgroundColor = .white
        #expect(host.frame(into: framebuffer).boundingBox.area <= 22 * 7)
    }
}
