// The notation of the toolkit's own colors.
extension UIColor {
    /// Returns a dynamic color from a light and a dark variant, each given as 0xRRGGBB with an opacity.
    static func pair(
        _ light: UInt32, _ dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1
    ) -> UIColor {
        let lightColor = UIColor(hex: light, alpha: lightAlpha)
        let darkColor = UIColor(hex: dark, alpha: darkAlpha)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// Creates an sRGB color from 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}
