import CCairo
import CoreGraphics
import Testing

@Suite struct ClippingTests {
    private func fillAll(_ context: CGContext) {
        context.setFillColor(.red)
        context.fill(CGRect(x: -100, y: -100, width: 1000, height: 1000))
    }

    @Test func clipsIntersectAndAreRestored() {
        let canvas = Canvas(10, 10)
        canvas.draw { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
            context.clip(to: CGRect(x: 4, y: 4, width: 6, height: 6))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 4, y: 4, width: 2, height: 2))
            fillAll(context)
            context.restoreGState()
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(canvas.inkBounds == PixelRect(x: 4, y: 4, width: 2, height: 2))
    }

    @Test func aPathClipHasAntialiasedEdges() {
        let canvas = Canvas(20, 20)
        canvas.draw { context in
            context.addEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
            context.clip()
            #expect(context.isPathEmpty)
            fillAll(context)
        }
        #expect(canvas[10, 10] == Pixel.red)
        #expect(canvas[2, 2] == 0)
        #expect(canvas.inkBounds == PixelRect(x: 2, y: 2, width: 16, height: 16))
        #expect((0..<20).contains { (1..<255).contains(canvas.alpha($0, 4)) })
    }

    @Test func pathClipsIntersectEachOther() {
        let canvas = Canvas(20, 20)
        canvas.draw { context in
            context.saveGState()
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 14, height: 20))
            context.clip()
            context.addEllipse(in: CGRect(x: 6, y: 0, width: 14, height: 20))
            context.clip()
            fillAll(context)
            context.restoreGState()
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(canvas[10, 10] == Pixel.red && canvas[3, 10] == 0 && canvas[17, 10] == 0)
        #expect(canvas[0, 0] == Pixel.blue, "restoring the state removes the clip")
    }

    @Test func clipsUseTheEvenOddRuleAndListsOfRectangles() {
        let canvas = Canvas(9, 9)
        canvas.draw { context in
            context.saveGState()
            context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
            context.clip(using: .evenOdd)
            context.clip(to: [CGRect(x: 0, y: 0, width: 4, height: 9), CGRect(x: 8, y: 0, width: 1, height: 9)])
            fillAll(context)
            context.restoreGState()
        }
        #expect(canvas[3, 3] == 0 && canvas[0, 0] == Pixel.red && canvas[8, 8] == Pixel.red && canvas[6, 6] == 0)
    }

    @Test func anEmptyPathOrTheNullRectangleClipsEverything() {
        for isPath in [true, false] {
            let canvas = Canvas(5, 5)
            canvas.draw { context in
                if isPath { context.clip() } else { context.clip(to: CGRect.null) }
                #expect(context.boundingBoxOfClipPath.isNull)
                fillAll(context)
            }
            #expect(canvas.inkCount == 0)
        }
        let canvas = Canvas(5, 5)
        canvas.draw { context in
            context.clip(to: CGRect.infinite)
            fillAll(context)
        }
        #expect(canvas.inkCount == 25)
    }

    @Test func imagesLayersAndStrokesRespectAPathClip() throws {
        let source = Canvas(4, 4, isOpaque: true)
        source.draw { fillAll($0) }
        let image = try #require(CGImage(copying: source.pixels, isOpaque: true))
        let circle = CGRect(x: 0, y: 0, width: 20, height: 20)
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let drawings: [(CGContext) -> Void] = [
            { $0.draw(image, in: whole) },
            { context in
                context.setAlpha(0.5)
                context.draw(image, in: whole)
            },
            { $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true) },
            { $0.stroke(whole, width: 30) },
            { context in
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(whole)
                context.endTransparencyLayer()
            },
        ]
        for draw in drawings {
            let canvas = Canvas(20, 20)
            canvas.draw { context in
                context.addEllipse(in: circle)
                context.clip()
                draw(context)
            }
            #expect(canvas[0, 0] == 0 && canvas[19, 19] == 0 && canvas[10, 10] != 0)
            #expect(canvas.alpha(2, 3) > 0 && canvas.alpha(2, 3) < 255)
        }
    }

    @Test func aContextOfAForeignCairoContextRespectsItsClipAndRestoresIt() {
        let canvas = Canvas(20, 20)
        let surface = cairo_image_surface_create_for_data(
            canvas.pixels.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, 20, 20, 80)
        let cairo = cairo_create(surface)!
        cairo_rectangle(cairo, 0, 0, 20, 7)
        cairo_clip(cairo)
        do {
            let context = CGContext(cairo: cairo, baseTransform: CGAffineTransform(translationX: 3, y: 4))
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 50))
            fillAll(context)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        // The stack of clips is restored, although the context was destroyed inside a transparency layer.
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        #expect([x1, y1, x2, y2] == [0, 0, 20, 7])
        #expect(cairo_status(cairo) == CAIRO_STATUS_SUCCESS)
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        #expect(canvas.inkBounds == PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 7))
    }
}
