import QuartzCore

/// Shows where dropped items will go: a line between rows, or a frame around one.
@MainActor final class ListDropMarker {
    private static let thickness: CGFloat = 2
    private static let knob: CGFloat = 8
    private let view = UIView()
    private let knobView = UIView()

    init() {
        view.isUserInteractionEnabled = false
        view.layer.zPosition = 100
        knobView.isUserInteractionEnabled = false
        knobView.layer.borderWidth = ListDropMarker.thickness
        knobView.layer.cornerRadius = ListDropMarker.knob / 2
        view.addSubview(knobView)
    }

    /// Shows a line at an edge of a row or item.
    ///
    /// - Parameters:
    ///   - frame: The frame of the row or item.
    ///   - isAfter: Whether the line is at the bottom, or at the trailing edge.
    ///   - isBeside: Whether the line is at the leading or trailing edge.
    ///   - list: The list.
    func showLine(at frame: CGRect, isAfter: Bool, isBeside: Bool, in list: UIView) {
        prepare(in: list)
        let thickness = ListDropMarker.thickness
        if isBeside {
            let x = isAfter != list.isRightToLeft ? frame.maxX : frame.minX
            view.frame = CGRect(x: x - thickness / 2, y: frame.minY, width: thickness, height: frame.height)
        } else {
            let y = isAfter ? frame.maxY : frame.minY
            view.frame = CGRect(
                x: frame.minX + 8, y: max(0, y - thickness / 2), width: max(0, frame.width - 16), height: thickness)
        }
        view.backgroundColor = list.tintColor
        view.layer.borderWidth = 0
        view.layer.cornerRadius = 0
        knobView.isHidden = false
        knobView.layer.borderColor = list.tintColor.resolvedColor(with: list.traitCollection).cgColor
        knobView.backgroundColor = list.backgroundColor ?? .systemBackground
        let knob = ListDropMarker.knob
        let start = list.isRightToLeft ? view.bounds.maxX - knob / 2 : -knob / 2
        knobView.frame =
            isBeside
            ? CGRect(x: (thickness - knob) / 2, y: -knob / 2, width: knob, height: knob)
            : CGRect(x: start, y: (thickness - knob) / 2, width: knob, height: knob)
    }

    /// Shows a frame around a row or item.
    func showFrame(_ frame: CGRect, in list: UIView) {
        prepare(in: list)
        view.frame = frame.insetBy(dx: 1, dy: 1)
        view.backgroundColor = list.tintColor.withAlphaComponent(0.15)
        view.layer.borderColor = list.tintColor.resolvedColor(with: list.traitCollection).cgColor
        view.layer.borderWidth = ListDropMarker.thickness
        view.layer.cornerRadius = 6
        knobView.isHidden = true
    }

    private func prepare(in list: UIView) {
        if view.superview !== list { list.addSubview(view) } else { list.bringSubviewToFront(view) }
    }

    func hide() { view.removeFromSuperview() }

    /// The frame of the marker in the list; nil while it is hidden.
    var shownFrame: CGRect? { view.superview == nil ? nil : view.frame }
}
