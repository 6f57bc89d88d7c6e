import CoreGraphics
import Testing

@Suite struct GradientTests {
    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: nil, colors: colors, locations: locations))
    }

    private func row(
        _ gradient: CGGradient, from: CGFloat = 0, to: CGFloat = 10, _ options: CGGradientDrawingOptions = []
    ) -> [UInt32] {
        let canvas = Canvas(10, 1)
        canvas.draw { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: from, y: 0), end: CGPoint(x: to, y: 0), options: options)
        }
        return (0..<10).map { canvas[$0, 0] }
    }

    @Test func colorsChangeLinearlyFromStartToEnd() throws {
        let pixels = row(try gradient([.red, .blue]))
        for (index, pixel) in pixels.enumerated() {
            let expected = 255 * (Double(index) + 0.5) / 10
            #expect(abs(Double(pixel & 255) - expected) <= 2 && abs(Double(pixel >> 16 & 255) - (255 - expected)) <= 2)
            #expect(pixel >> 24 == 255)
        }
    }

    @Test func optionsExtendTheColorsBeyondTheEnds() throws {
        let colors = try gradient([.red, .blue])
        let none = row(colors, from: 3, to: 7)
        #expect(none[0] == 0 && none[9] == 0 && none[4] != 0)
        let before = row(colors, from: 3, to: 7, .drawsBeforeStartLocation)
        #expect(before[0] == Pixel.red && before[9] == 0)
        let after = row(colors, from: 3, to: 7, .drawsAfterEndLocation)
        #expect(after[0] == 0 && after[9] == Pixel.blue)
        let both = row(colors, from: 3, to: 7, [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(both[0] == Pixel.red && both[9] == Pixel.blue)
    }

    @Test func locationsPositionTheColors() throws {
        let pixels = row(try gradient([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1]))
        #expect(pixels[0...4].allSatisfy { $0 == Pixel.red } && pixels[5...9].allSatisfy { $0 == Pixel.blue })
        let late = row(try gradient([.red, .blue], [0.5, .nan]))
        #expect(late.count == 10)
    }

    @Test func gradientsAreCreatedFromColorComponents() throws {
        let numbers: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let made = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: numbers, locations: nil, count: 2))
        #expect(row(made) == row(try gradient([.red, .blue])))
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(row(try gradient([.red])).allSatisfy { $0 == Pixel.red })
    }

    @Test func radialGradientsRespectClipAndAlpha() throws {
        let canvas = Canvas(21, 21)
        let colors = try gradient([.red, .red])
        canvas.draw { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 21, height: 11))
            context.setAlpha(0.5)
            context.drawRadialGradient(
                colors, startCenter: CGPoint(x: 10.5, y: 10.5), startRadius: 0,
                endCenter: CGPoint(x: 10.5, y: 10.5), endRadius: 8, options: [])
        }
        #expect(canvas[10, 10] == 0x8080_0000)
        #expect(canvas[0, 0] == 0 && canvas[10, 12] == 0)
        #expect(canvas.inkBounds.width >= 15 && canvas.inkBounds.width <= 17)
    }

    @Test func invalidGradientsDrawNothing() throws {
        let colors = try gradient([.red, .blue])
        let canvas = Canvas(4, 4)
        canvas.draw { context in
            context.drawLinearGradient(colors, start: .zero, end: .zero, options: .drawsAfterEndLocation)
            context.drawLinearGradient(colors, start: .zero, end: CGPoint(x: CGFloat.nan, y: 1), options: [])
            context.drawRadialGradient(
                colors, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 4, options: [])
            context.scaleBy(x: 0, y: 1)
            context.drawLinearGradient(colors, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
            #expect(context.isUsable)
        }
        #expect(canvas.inkCount == 0)
    }
}
