import Testing
import UIKit

@Suite struct ImageTests {
    private static let letters = ["ABC", "DEF"]

    @Test(
        "each orientation turns the pixels as it says",
        arguments: [
            (UIImage.Orientation.up, ["ABC", "DEF"]), (.down, ["FED", "CBA"]), (.left, ["CF", "BE", "AD"]),
            (.right, ["DA", "EB", "FC"]), (.upMirrored, ["CBA", "FED"]), (.downMirrored, ["DEF", "ABC"]),
            (.leftMirrored, ["AD", "BE", "CF"]), (.rightMirrored, ["FC", "EB", "DA"]),
        ])
    func orientations(_ orientation: UIImage.Orientation, _ expected: [String]) throws {
        let image = Canvas.image(ImageTests.letters, orientation: orientation)
        #expect(image.imageOrientation == orientation)
        #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
        let drawn = Canvas(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
        #expect(drawn.rows == expected)
        #expect(Canvas(image).rows == ImageTests.letters, "the pixels themselves stay")
        let file = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(Canvas(file).rows == expected)
        let flipped = image.withHorizontallyFlippedOrientation()
        let mirrored = Canvas(image.size.width, image.size.height) { _ in flipped.draw(at: .zero) }
        #expect(mirrored == drawn.mirrored)
        #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }

    @Test("the scale makes points of pixels; scales that make no sense count as one")
    func scales() throws {
        let image = Canvas.image(ImageTests.letters, scale: 2)
        #expect(image.size == CGSize(width: 1.5, height: 1))
        let drawn = Canvas(1.5, 1, scale: 2) { _ in image.draw(at: .zero) }
        #expect(drawn.rows == ImageTests.letters, "pixel for pixel")
        let pixels = try #require(image.cgImage)
        for scale in [0, -1, CGFloat.nan, .infinity] {
            #expect(UIImage(cgImage: pixels, scale: scale, orientation: .up).scale == 1)
        }
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 3, height: 2))
        #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    }

    @Test("drawing takes opacity and blend mode for itself alone")
    func blending() {
        let image = Canvas.image(["A"])
        let half = Canvas(2, 1) {
            image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect((0x7F...0x81).contains(half.alpha(0, 0)) && half.alpha(1, 0) == 255)
        let cleared = Canvas(4, 4) {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            image.draw(in: CGRect(x: 1, y: 1, width: 2, height: 2), blendMode: .clear, alpha: 1)
        }
        #expect(cleared.ink == 12)
        let whole = Canvas(1, 1) {
            $0.setAlpha(0.25)
            image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(whole.ink == 1)
    }

    @Test("templates are drawn in the fill colour, tinted pictures in their own")
    func tint() {
        let image = Canvas.image(["A.", ".B"])
        func drawn(_ image: UIImage) -> [String] {
            Canvas(2, 2) {
                $0.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                image.draw(at: .zero)
            }.rows
        }
        #expect(drawn(image) == ["A.", ".B"])
        #expect(image.renderingMode == .automatic)
        #expect(drawn(image.withRenderingMode(.alwaysTemplate)) == ["C.", ".C"])
        #expect(drawn(image.withTintColor(.green)) == ["B.", ".B"])
        let fixed = image.withTintColor(.yellow, renderingMode: .alwaysOriginal)
        #expect(drawn(fixed) == ["D.", ".D"] && fixed.renderingMode == .alwaysOriginal)
        #expect(Canvas(image).rows == ["A.", ".B"])
        let pale = Canvas(2, 2) { _ in image.withTintColor(UIColor(white: 1, alpha: 0.5)).draw(at: .zero) }
        #expect(pale[0, 0] == 0x8080_8080 && pale[1, 0] == 0)
    }

    @Test("a dynamic tint is resolved when it is drawn")
    func dynamicTint() {
        let image = Canvas.image(["A"]).withTintColor(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        for (style, expected) in [(UIUserInterfaceStyle.light, ["G"]), (.dark, ["H"])] {
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                #expect(Canvas(1, 1) { _ in image.draw(at: .zero) }.rows == expected)
            }
        }
    }

    @Test("stretched pictures keep what lies within the insets")
    func stretching() {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let image = Canvas.image(["ABA", "CDC", "ABA"]).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(
            image.capInsets == insets && image.resizingMode == .stretch && image.size == CGSize(width: 3, height: 3))
        let drawn = Canvas(6, 5) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 5)) }
        #expect(drawn.rows == ["ABBBBA", "CDDDDC", "CDDDDC", "CDDDDC", "ABBBBA"])
        // At other scales of the context, the caps keep their size in points.
        let large = Canvas(4, 4, scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        #expect(large.width == 8 && large[1, 1] == 0xFFFF_0000 && large[2, 2] == 0xFFFF_FF00)
    }

    @Test("tiled pictures repeat what lies between the insets")
    func tiling() {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let image = Canvas.image(["GABG", "CDEC", "CEDC", "GABG"]).resizableImage(withCapInsets: insets)
        #expect(image.resizingMode == .tile)
        let drawn = Canvas(7, 6) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 6)) }
        #expect(drawn.rows == ["GABABAG", "CDEDEDC", "CEDEDEC", "CDEDEDC", "CEDEDEC", "GABABAG"])
    }

    @Test("a rectangle too small for the corners, and insets that make no sense, do no harm")
    func tooSmall() {
        let image = Canvas.image(["ABA", "CDC", "ABA"])
        for insets in [
            UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9),
            UIEdgeInsets(top: -3, left: .nan, bottom: .infinity, right: 1),
        ] {
            for mode in [UIImage.ResizingMode.tile, .stretch] {
                let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
                let drawn = Canvas(9, 9) { _ in resizable.draw(in: CGRect(x: 1, y: 1, width: 5, height: 5)) }
                #expect(CGRect(x: 1, y: 1, width: 5, height: 5).contains(drawn.box))
            }
        }
        let corners = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        let tiny = Canvas(4, 4) { _ in corners.draw(in: CGRect(x: 1, y: 1, width: 2, height: 2)) }
        #expect(tiny.rows == ["....", ".AA.", ".AA.", "...."])
        _ = Canvas(4, 4) { _ in
            corners.draw(in: .null)
            corners.draw(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
            corners.draw(at: CGPoint(x: CGFloat.nan, y: 0))
        }
    }

    @Test("images are equal if they show the same in the same way")
    func equality() {
        let (a, b) = (Canvas.image(["AB"]), Canvas.image(["AB"]))
        #expect(a == b && a.hash == b.hash)
        #expect(a != Canvas.image(["AC"]) && a != Canvas.image(["AB"], scale: 2))
        #expect(a != b.withRenderingMode(.alwaysTemplate) && a != b.withHorizontallyFlippedOrientation())
        #expect(a.withTintColor(.red) == b.withTintColor(.red) && a != b.withTintColor(.red))
        #expect(UIImage() == UIImage() && UIImage() != a)
        #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
        #expect(UIImage(systemName: "plus") != UIImage(systemName: "minus"))
    }

    @Test("a thumbnail fits the size with the same proportions and never grows")
    func thumbnails() throws {
        let image = Canvas(80, 40) {
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let whole = Canvas.image(
            (0..<40).map { _ in String(repeating: "A", count: 40) + String(repeating: "C", count: 40) })
        let small = try #require(whole.preparingThumbnail(of: CGSize(width: 20, height: 20)))
        #expect(small.size == CGSize(width: 20, height: 10))
        let pixels = Canvas(small)
        #expect(pixels[2, 5] == 0xFFFF_0000 && pixels[17, 5] == 0xFF00_00FF)
        #expect(whole.preparingThumbnail(of: CGSize(width: 500, height: 500))?.size == whole.size)
        #expect(whole.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: small.size) == nil)
        #expect(image.ink == 1600)
    }
}
