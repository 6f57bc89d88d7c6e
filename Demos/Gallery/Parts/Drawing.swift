import UIKit

/// A view that calls a closure to draw its content.
final class Drawing: UIView {
    private let body: (CGContext, CGRect) -> Void

    init(_ body: @escaping (CGContext, CGRect) -> Void) {
        self.body = body
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        body(context, bounds)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
