import UIKit

/// A view whose sublayers are created by a closure. They are recreated when the traits change, because layers do not
/// support dynamic colors.
final class LayerView: UIView {
    /// A closure that adds sublayers to a layer, and returns a closure that lays them out in the layer's bounds.
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
        // Disable the implicit animations of the sublayers.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arrange?(bounds)
        CATransaction.commit()
    }
}
