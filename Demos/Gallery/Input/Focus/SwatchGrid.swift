import UIKit

/// A row of swatches in one focus group. Tab moves focus to the selected swatch.
final class SwatchGrid: UIView {
    private let swatches: [Swatch]
    private static let side: CGFloat = 28

    init(count: Int, firstColor: Int = 0) {
        swatches = (0..<count).map { Swatch(number: $0 + 1, color: Style.color($0 + firstColor)) }
        super.init(frame: .zero)
        focusGroupIdentifier = "swatches from \(firstColor)"
        for swatch in swatches {
            addSubview(swatch)
            swatch.onChoose = { [weak self] in self?.choose($0) }
        }
        choose(swatches[count / 2 - 1])
    }

    required init?(coder: NSCoder) { nil }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { swatches.filter(\.isChosen) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = bounds.width / CGFloat(max(1, swatches.count))
        let side = min(SwatchGrid.side, max(8, step - 10))
        for (index, swatch) in swatches.enumerated() {
            let x = (CGFloat(index) * step + (step - side) / 2).rounded()
            swatch.frame = CGRect(x: x, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
        }
    }

    private func choose(_ chosen: Swatch) {
        for swatch in swatches { swatch.isChosen = swatch === chosen }
    }
}
