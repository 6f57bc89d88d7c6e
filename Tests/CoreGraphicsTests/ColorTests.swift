import CoreGraphics
import Testing

@Suite struct ColorTests {
    @Test func componentsEndWithTheAlpha() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor(gray: 0.5, alpha: 0.25).numberOfComponents == 2)
        #expect(CGColor.white.colorSpace?.model == .monochrome)
        #expect(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1).colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColorSpace(name: "invalid") == nil)
    }

    @Test func colorsAreCreatedFromAColorSpaceAndComponents() {
        #expect(
            CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0.5, 0, 1])
                == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 0]) == CGColor(gray: 1, alpha: 0))
    }

    @Test func invalidComponentsAreNormalized() {
        let color = CGColor(red: .nan, green: .infinity, blue: 7, alpha: -1)
        #expect(color.components == [0, 0, 1, 0])
    }

    @Test func equalityIncludesAlphaAndColorSpace() throws {
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let half = try #require(color.copy(alpha: 0.5))
        #expect(half.alpha == 0.5)
        #expect(half != color)
        #expect(half.copy(alpha: 1) == color)
        #expect(half.copy(alpha: 1)?.hashValue == color.hashValue)
        #expect(CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1), "the color spaces differ")
        #expect(CGColor(gray: 0.25, alpha: 1).rgba == (0.25, 0.25, 0.25, 1))
    }
}
