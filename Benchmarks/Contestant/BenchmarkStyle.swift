import UIKit

/// The fonts, colors and grid that are the same in the benchmark apps of all toolkits.
enum BenchmarkStyle {
    static let columns = 25
    static let rows = 40

    static let palette = [0xe6194b, 0x3cb44b, 0xffe119, 0x4363d8, 0xf58231, 0x911eb4, 0x46b2f0, 0x808000].map(color)

    static func color(_ rgb: Int) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
    }

    /// Returns DejaVu Sans in a size in typographic points, with 96 pixels per inch (72 points).
    static func font(_ size: CGFloat) -> UIFont {
        UIFont(name: "DejaVu Sans", size: size * 96 / 72) ?? .systemFont(ofSize: size * 96 / 72)
    }

    /// Returns the frame of a cell in a grid that fills `size`. Cells begin and end at whole points and leave no gaps.
    static func cell(row: Int, column: Int, in size: CGSize) -> CGRect {
        let left = (size.width * CGFloat(column) / CGFloat(columns)).rounded(.down)
        let right = (size.width * CGFloat(column + 1) / CGFloat(columns)).rounded(.down)
        let top = (size.height * CGFloat(row) / CGFloat(rows)).rounded(.down)
        let bottom = (size.height * CGFloat(row + 1) / CGFloat(rows)).rounded(.down)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
