import Testing
import UIKit

@Suite struct ColorTests {
    private func hue(_ color: UIColor) -> [CGFloat] {
        var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        return [hue, saturation, brightness, alpha]
    }

    private func white(_ color: UIColor) -> CGFloat {
        var (white, alpha) = (CGFloat(-1), CGFloat(-1))
        #expect(color.getWhite(&white, alpha: &alpha) && alpha == color.cgColor.alpha)
        return white
    }

    @Test("hue, saturation, brightness and alpha are returned as given")
    func hues() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let parts = [
                random.number(0...0.999), random.number(0.01...1), random.number(0.01...1), random.number(0...1),
            ]
            let color = UIColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: parts[3])
            for (a, b) in zip(hue(color), parts) { #expect(abs(a - b) < 1e-6) }
        }
        #expect(hue(.red) == [0, 1, 1, 1] && hue(.black) == [0, 0, 0, 1] && hue(.white) == [0, 0, 1, 1])
        #expect(abs(hue(.green)[0] - 1 / 3) < 1e-9 && abs(hue(.blue)[0] - 2 / 3) < 1e-9)
        #expect(UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    }

    @Test("getWhite returns the luminance of a color")
    func grays() {
        for value in [0, 0.25, 0.5, 1] as [CGFloat] {
            #expect(white(UIColor(white: value, alpha: 0.5)) == value)
            #expect(white(UIColor(red: value, green: value, blue: value, alpha: 1)) == value)
        }
        #expect(white(.green) > white(.red) && white(.red) > white(.blue) && white(.blue) > 0)
        #expect(UIColor.red.getWhite(nil, alpha: nil))
    }

    @Test("Display P3 colors are converted to the nearest sRGB color")
    func wideColors() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let vivid = UIColor(displayP3Red: 1, green: 0.1, blue: 0, alpha: 0.5)
        #expect(vivid.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == 1 && green < 0.1 && blue == 0 && alpha == 0.5)
        let gray = UIColor(displayP3Red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        #expect(gray.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue].allSatisfy { abs($0 - 0.4) < 1e-4 })
        #expect(white(.darkText) == 0 && white(.lightText) == 1 && UIColor.lightText.cgColor.alpha < 1)
    }

    @Test("color literals create colors")
    func literals() {
        let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(literal == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test("colors convert to and from CGColor and resolve for traits")
    func coreGraphics() {
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(UIColor(cgColor: color).cgColor == color)
        #expect(UIColor(cgColor: color) == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(UIColor.red.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    }

    @Test("setting a color applies to later drawing")
    func setting() {
        let canvas = Canvas(20, 10) { context in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            context.stroke(CGRect(x: 5, y: 0, width: 5, height: 10), width: 4)
            UIColor.green.set()
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 10))
        }
        #expect(canvas[1, 5] == 0xFFFF_0000 && canvas[5, 5] == 0xFF00_00FF && canvas[13, 5] == 0xFF00_FF00)
        UIColor.red.set()
    }
}
