import UIKit

/// A scroll view with one colored sheet for each page.
final class Sheets: UIScrollView {
    private let sheets: [UILabel]
    private var laidOutSize = CGSize.zero

    init(count: Int) {
        sheets = (0..<count).map { index in
            let sheet = UILabel(
                "Page \(index + 1)", font: .systemFont(ofSize: 28, weight: .semibold), color: .onFilled)
            sheet.textAlignment = .center
            sheet.backgroundColor = Style.color(index)
            return sheet
        }
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        layer.cornerRadius = Style.innerRadius
        for sheet in sheets { addSubview(sheet) }
    }

    required init?(coder: NSCoder) { nil }

    /// The page that takes most of the view.
    var page: Int {
        guard bounds.width > 0 else { return 0 }
        return max(0, min(sheets.count - 1, Int((contentOffset.x / bounds.width).rounded())))
    }

    /// Turns to a page.
    func turn(to page: Int, animated: Bool) {
        setContentOffset(CGPoint(x: CGFloat(page) * bounds.width, y: 0), animated: animated)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        let current = laidOutSize.width > 0 ? Int((contentOffset.x / laidOutSize.width).rounded()) : 0
        laidOutSize = bounds.size
        contentSize = CGSize(width: CGFloat(sheets.count) * bounds.width, height: bounds.height)
        for (index, sheet) in sheets.enumerated() {
            sheet.frame = CGRect(
                x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
        }
        turn(to: current, animated: false)
    }
}
