import UIKit

/// A view with layers of its own, which a closure makes. They are made anew when the appearance changes, since layers know
/// no dynamic colours.
final class LayerView: UIView {
    /// Adds layers to a layer, and returns what arranges them in its bounds.
    typealias Maker = (CALayer) -> (CGRect) -> Void

    private let make: Maker
    private var arrange: ((CGRect) -> Void)?

    init(_ make: @escaping Maker) {
        self.make = make
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, arrange == nil { rebuild() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if window != nil { rebuild() }
    }

    private func rebuild() {
        for item in layer.sublayers ?? [] { item.removeFromSuperlayer() }
        traitCollection.performAsCurrent { arrange = make(layer) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Layers of one's own would glide to where they belong.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arrange?(bounds)
        CATransaction.commit()
    }
}
