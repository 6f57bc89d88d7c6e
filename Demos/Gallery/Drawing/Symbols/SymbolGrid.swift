import UIKit

/// A grid of symbols in which the user selects one.
final class SymbolGrid: UIView {
    /// Called with the name of the symbol that the user selects.
    var onChoose: ((String) -> Void)?

    private let names: [String]
    private let cells: [UIImageView]
    private let mark = UIView()
    private var chosen = 0
    private static let cell: CGFloat = 32

    init(_ names: [String]) {
        let style = UIImage.SymbolConfiguration(pointSize: 17)
        self.names = names
        cells = names.map { UIImageView(image: UIImage(systemName: $0, withConfiguration: style)) }
        super.init(frame: .zero)
        mark.layer.cornerRadius = 6
        addSubview(mark)
        for cell in cells {
            cell.contentMode = .center
            addSubview(cell)
        }
        showChosen()
    }

    required init?(coder: NSCoder) { nil }

    private var columns: Int { max(1, Int(bounds.width / SymbolGrid.cell)) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let columns = max(1, Int(size.width / SymbolGrid.cell))
        return CGSize(width: size.width, height: CGFloat((cells.count + columns - 1) / columns) * SymbolGrid.cell)
    }

    private func place(_ index: Int) -> CGRect {
        let pitch = bounds.width / CGFloat(columns)
        return CGRect(
            x: (CGFloat(index % columns) * pitch + (pitch - SymbolGrid.cell) / 2).rounded(),
            y: CGFloat(index / columns) * SymbolGrid.cell, width: SymbolGrid.cell, height: SymbolGrid.cell)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, cell) in cells.enumerated() { cell.frame = place(index) }
        mark.frame = place(chosen)
    }

    func choose(_ index: Int) {
        guard names.indices.contains(index) else { return }
        chosen = index
        showChosen()
        setNeedsLayout()
        onChoose?(names[index])
    }

    private func showChosen() {
        mark.backgroundColor = isFirstResponder ? .tintColor : .secondarySystemFill
        for (index, cell) in cells.enumerated() {
            cell.tintColor = index != chosen ? .label : isFirstResponder ? .onFilled : .tintColor
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
        guard let point = touches.first?.location(in: self) else { return }
        if let index = cells.firstIndex(where: { $0.frame.contains(point) }) { choose(index) }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        showChosen()
        return became
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        showChosen()
        return resigned
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, !key.modifierFlags.contains(.control) else { continue }
            switch key.keyCode {
            case .keyboardLeftArrow: return choose(chosen - 1)
            case .keyboardRightArrow: return choose(chosen + 1)
            case .keyboardUpArrow: return choose(chosen - columns)
            case .keyboardDownArrow: return choose(chosen + columns)
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }
}
