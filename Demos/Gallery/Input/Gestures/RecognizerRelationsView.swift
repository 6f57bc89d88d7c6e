import UIKit

/// Two nested views, each with a tap, a long-press and a pan gesture recognizer, and the states of all recognizers.
final class RecognizerRelationsView: UIView, UIGestureRecognizerDelegate {
    /// A Boolean value that indicates whether recognizers of the same class in both views may recognize simultaneously.
    var isSimultaneous = false
    /// A Boolean value that indicates whether the recognizers of the inner view require those of the same class in the
    /// outer view to fail.
    var innerWaits = false
    /// A Boolean value that indicates whether the recognizers of the outer view require those of the same class in the
    /// inner view to fail.
    var outerWaits = false

    private let outer = TouchLogView("Outer view", color: .tertiarySystemFill)
    private let inner = TouchLogView("Inner view", color: .systemBlue.withAlphaComponent(0.25))
    private var rows: [(recognizer: UIGestureRecognizer, label: UILabel, count: Int)] = []
    private static let lineHeight: CGFloat = 20

    init() {
        super.init(frame: .zero)
        addSubview(outer)
        outer.addSubview(inner)
        for (name, view) in [("inner", inner), ("outer", outer)] {
            let made: [(String, UIGestureRecognizer)] = [
                ("tap", UITapGestureRecognizer(target: self, action: RecognizerRelationsView.report)),
                ("long press", UILongPressGestureRecognizer(target: self, action: RecognizerRelationsView.report)),
                ("pan", UIPanGestureRecognizer(target: self, action: RecognizerRelationsView.report)),
            ]
            for (kind, recognizer) in made {
                recognizer.name = "\(name) \(kind)"
                recognizer.delegate = self
                view.addGestureRecognizer(recognizer)
                let label = UILabel("", font: Style.digits, color: .secondaryLabel)
                addSubview(label)
                rows.append((recognizer, label, 0))
            }
        }
        for index in rows.indices { show(index, "–") }
    }

    required init?(coder: NSCoder) { nil }

    /// Sets a property of all recognizers.
    func setAll(_ property: ReferenceWritableKeyPath<UIGestureRecognizer, Bool>, _ value: Bool) {
        for row in rows { row.recognizer[keyPath: property] = value }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = CGFloat(rows.count / 2) * RecognizerRelationsView.lineHeight
        outer.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - text - 12))
        inner.frame = CGRect(
            x: (outer.bounds.width / 4).rounded(), y: (outer.bounds.height / 4).rounded(),
            width: (outer.bounds.width / 2).rounded(), height: (outer.bounds.height / 2).rounded())
        let half = rows.count / 2
        for (index, row) in rows.enumerated() {
            row.label.frame = CGRect(
                x: index < half ? 0 : (bounds.width / 2).rounded(),
                y: outer.frame.maxY + 12 + CGFloat(index % half) * RecognizerRelationsView.lineHeight,
                width: (bounds.width / 2).rounded(), height: RecognizerRelationsView.lineHeight)
        }
    }

    private func report(_ recognizer: UIGestureRecognizer) {
        guard let index = rows.firstIndex(where: { $0.recognizer === recognizer }) else { return }
        switch recognizer.state {
        case .began:
            rows[index].count += 1
            show(index, "began")
        case .changed:
            let move = (recognizer as? UIPanGestureRecognizer)?.translation(in: self)
            show(index, move.map { "changed, \(Int($0.x)), \(Int($0.y))" } ?? "changed")
        case .ended:
            if recognizer is UITapGestureRecognizer { rows[index].count += 1 }
            show(index, "ended")
        case .cancelled: show(index, "cancelled")
        case .failed, .possible: break
        }
    }

    private func show(_ index: Int, _ state: String) {
        let row = rows[index]
        row.label.text = "\(row.recognizer.name ?? "") (\(row.count)): \(state)"
        row.label.textColor = row.count > 0 ? .label : .secondaryLabel
    }

    // MARK: Relations

    /// Returns whether the recognizers are of the same class, with `recognizer` in `view` and `other` in another view.
    private func isPair(_ recognizer: UIGestureRecognizer, in view: UIView, _ other: UIGestureRecognizer) -> Bool {
        recognizer.view === view && other.view !== view && type(of: recognizer) == type(of: other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isSimultaneous
            && gestureRecognizer.view.map { isPair(gestureRecognizer, in: $0, otherGestureRecognizer) } == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        innerWaits && isPair(gestureRecognizer, in: inner, otherGestureRecognizer)
            || outerWaits && isPair(gestureRecognizer, in: outer, otherGestureRecognizer)
    }
}
