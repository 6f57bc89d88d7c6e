/// Conversions between color spaces, and the transfer function they share.
enum ColorTransfer {
    /// Returns the linear light of a component of sRGB, Display P3 or gray; both range from 0 to 1.
    static func light(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : Foundation.pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the component that encodes a value of linear light.
    static func component(_ light: Double) -> Double {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055
    }

    // sRGB and Display P3 have the same white point and transfer function, but different primaries.

    /// Converts Display P3 to sRGB. The results may be less than 0 or greater than 1.
    static func standard(fromP3 red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (r, g, b) = (light(red), light(green), light(blue))
        return (
            signed(1.224_940_1 * r - 0.224_940_1 * g), signed(-0.042_056_9 * r + 1.042_056_9 * g),
            signed(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b)
        )
    }

    /// Converts sRGB to Display P3.
    static func p3(fromStandard red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (r, g, b) = (light(red), light(green), light(blue))
        return (
            signed(0.822_461_9 * r + 0.177_538_1 * g), signed(0.033_194_2 * r + 0.966_805_8 * g),
            signed(0.017_082_7 * r + 0.072_397_4 * g + 0.910_519_9 * b)
        )
    }

    /// Returns the gray with the same luminance as an sRGB color.
    static func gray(fromStandard red: Double, _ green: Double, _ blue: Double) -> Double {
        if red == green, green == blue { return red }
        return component(0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue))
    }

    private static func signed(_ light: Double) -> Double { light < 0 ? -component(-light) : component(light) }
}
