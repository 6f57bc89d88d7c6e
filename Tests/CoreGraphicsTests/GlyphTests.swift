import CoreGraphics
import Foundation
import Testing

@Suite struct GlyphTests {
    private func context(_ side: Int = 40) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    }

    private func ink(_ context: CGContext) throws -> (bounds: CGRect, sum: Int) {
        let data = try #require(context.data)
        var bounds = CGRect.null
        var sum = 0
        for y in 0..<context.height {
            for x in 0..<context.width {
                let alpha = Int(data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self) >> 24)
                guard alpha > 0 else { continue }
                sum += alpha
                bounds = bounds.union(CGRect(x: x, y: context.height - 1 - y, width: 1, height: 1))
            }
        }
        return (bounds, sum)
    }

    private func font() throws -> CGFont {
        let fonts = InstalledFonts.families.lazy.compactMap { CGFont($0) }
        return try #require(fonts.first { $0.glyph(for: "H") != nil && $0.glyph(for: "l") != nil })
    }

    @Test func aFontHasNamesMetricsAndGlyphs() throws {
        let font = try font()
        #expect(font.unitsPerEm > 0 && font.ascent > 0 && font.descent < 0)
        #expect(font.numberOfGlyphs > 0)
        #expect(!(font.fullName ?? "").isEmpty)
        #expect(!(font.postScriptName ?? " ").contains(" "))
        #expect(CGFont("no font has this name") == nil)
        #expect(CGFont(try #require(CGDataProvider(data: Data([1, 2, 3])))) == nil)
        let glyph = try #require(font.glyph(for: "H"))
        var advance: Int32 = 0
        #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
        #expect(advance > 0)
        #expect(
            !font.getGlyphAdvances(glyphs: [CGGlyph.max], count: 1, advances: &advance) || font.numberOfGlyphs > 65534)
        if let name = font.name(for: glyph) { #expect(font.getGlyphWithGlyphName(name: name) == glyph) }
    }

    @Test func theTextMatrixPositionsGlyphs() throws {
        let font = try font()
        let glyph = try #require(font.glyph(for: "H"))
        let context = try context()
        context.setFont(font)
        context.setFontSize(16)
        context.textPosition = CGPoint(x: 4, y: 10)
        context.showGlyphs([glyph], at: [CGPoint(x: 0, y: 0)])
        let first = try ink(context).bounds
        #expect(first.minY == 10 && first.height > 8 && first.minX >= 4)
        let other = try self.context()
        other.setFont(font)
        other.setFontSize(16)
        other.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 4, ty: 30)
        other.showGlyphs([glyph], at: [.zero])
        #expect(try ink(other).bounds.maxY == 30)
    }

    @Test func glyphsSnapToWholePixelsWithoutSubpixelPositioning() throws {
        let font = try font()
        let glyph = try #require(font.glyph(for: "l"))
        func drawn(_ x: CGFloat, _ change: (CGContext) -> Void) throws -> Data {
            let context = try context()
            context.setFont(font)
            context.setFontSize(14)
            change(context)
            context.showGlyphs([glyph], at: [CGPoint(x: x, y: 10)])
            return Data(bytes: try #require(context.data), count: context.bytesPerRow * context.height)
        }
        let free: (CGContext) -> Void = { $0.setShouldSubpixelQuantizeFonts(false) }
        let quarters: (CGContext) -> Void = { _ in }
        let whole: (CGContext) -> Void = { $0.setAllowsFontSubpixelPositioning(false) }
        #expect(try drawn(5, free) != drawn(5.1, free))
        #expect(try drawn(5, quarters) == drawn(5.1, quarters))
        #expect(try drawn(5, quarters) != drawn(5.25, quarters))
        #expect(try drawn(5, whole) == drawn(5.4, whole))
    }

    @Test func aLayerIsDrawnAtAPointOrInARectangle() throws {
        let context = try context()
        let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
        context.draw(layer, at: CGPoint(x: 20, y: 20))
        #expect(try ink(context).bounds == CGRect(x: 20, y: 20, width: 10, height: 4))
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try ink(context).bounds == CGRect(x: 0, y: 0, width: 30, height: 24))
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    @Test func aPathIsAppliedElementByElement() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        withUnsafeMutablePointer(to: &types) { list in
            path.apply(info: UnsafeMutableRawPointer(list)) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    }
}
