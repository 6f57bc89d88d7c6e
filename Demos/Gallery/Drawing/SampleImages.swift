import UIKit

/// Sample images that are drawn once.
@MainActor enum SampleImages {
    /// An image of hills and a sun, 72 × 48 points.
    static let landscape = landscape(enlarged: 1)

    /// Returns the image of hills and a sun, with a size that is a multiple of ``landscape``.
    static func landscape(enlarged factor: CGFloat) -> UIImage {
        let size = CGSize(width: 72 * factor, height: 48 * factor)
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: factor, y: factor)
            UIColor(red: 0.55, green: 0.78, blue: 0.95, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 72, height: 48))
            UIColor(red: 0.98, green: 0.80, blue: 0.30, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 50, y: 6, width: 14, height: 14)).fill()
            for (index, x) in [-14, 20].enumerated() {
                UIColor(red: 0.20, green: index == 0 ? 0.50 : 0.58, blue: 0.38, alpha: 1).setFill()
                UIBezierPath(ovalIn: CGRect(x: CGFloat(x), y: 26 + CGFloat(index) * 4, width: 68, height: 48)).fill()
            }
        }
    }

    /// A round badge with a hole and a darker left half.
    static let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        UIColor(red: 0.80, green: 0.30, blue: 0.45, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
        UIColor(red: 0.55, green: 0.18, blue: 0.34, alpha: 1).setFill()
        UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20), radius: 20, startAngle: .pi / 2, endAngle: -.pi / 2, clockwise: true
        ).fill()
        UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 16, height: 16)).fill(with: .clear, alpha: 1)
    }

    /// A rounded frame around stripes.
    static let frame = UIGraphicsImageRenderer(size: CGSize(width: 36, height: 36)).image { _ in
        UIColor(red: 0.86, green: 0.92, blue: 0.99, alpha: 1).setFill()
        UIColor(red: 0.15, green: 0.39, blue: 0.79, alpha: 1).setStroke()
        let path = UIBezierPath(roundedRect: CGRect(x: 1.5, y: 1.5, width: 33, height: 33), cornerRadius: 10)
        path.lineWidth = 3
        path.fill()
        path.stroke()
        UIColor(red: 0.62, green: 0.76, blue: 0.95, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 3, y: 12, width: 30, height: 6)).fill()
    }
}
