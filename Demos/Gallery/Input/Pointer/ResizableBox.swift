import UIKit

/// A box that the user resizes by dragging its edges. Pointer regions indicate the edges.
final class ResizableBox: UIView, UIPointerInteractionDelegate {
    private let box = UIView()
    private let label = UILabel("", font: Style.digits, color: .secondaryLabel)
    /// The space between the box and the right and bottom edges of the view.
    private var rest = CGSize(width: 60, height: 40)
    /// The edges that the user drags, and the size of the box at the beginning.
    private var drag: (edges: Set<Edge>, size: CGSize)?

    private enum Edge: Hashable { case right, bottom }
    private static let rim: CGFloat = 10

    init() {
        super.init(frame: .zero)
        box.backgroundColor = .systemBlue.withAlphaComponent(0.2)
        box.layer.cornerRadius = Style.innerRadius
        label.textAlignment = .center
        addSubview(box)
        box.addSubview(label)
        box.addInteraction(UIPointerInteraction(delegate: self))
        let pan = UIPanGestureRecognizer(target: self, action: ResizableBox.resize)
        box.addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = CGRect(
            x: 0, y: 0, width: max(80, bounds.width - rest.width), height: max(40, bounds.height - rest.height))
        label.frame = box.bounds
        label.text = "\(Int(box.bounds.width)) × \(Int(box.bounds.height))"
    }

    private func edges(at point: CGPoint) -> Set<Edge> {
        var edges: Set<Edge> = []
        if point.x > box.bounds.width - ResizableBox.rim { edges.insert(.right) }
        if point.y > box.bounds.height - ResizableBox.rim { edges.insert(.bottom) }
        return edges
    }

    private func resize(_ pan: UIPanGestureRecognizer) {
        let move = pan.translation(in: self)
        switch pan.state {
        case .began:
            let place = pan.location(in: box)
            let start = CGPoint(x: place.x - move.x, y: place.y - move.y)
            drag = (edges(at: start), box.bounds.size)
        case .changed:
            guard let drag else { return }
            if drag.edges.contains(.right) { rest.width = max(0, bounds.width - drag.size.width - move.x) }
            if drag.edges.contains(.bottom) { rest.height = max(0, bounds.height - drag.size.height - move.y) }
            setNeedsLayout()
        default: drag = nil
        }
    }

    // MARK: The pointer

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let rim = ResizableBox.rim
        let (width, height) = (box.bounds.width, box.bounds.height)
        switch edges(at: request.location) {
        case [.right, .bottom]:
            let corner = CGRect(x: width - rim, y: height - rim, width: rim, height: rim)
            return UIPointerRegion(rect: corner, identifier: "corner")
        case [.right]:
            return UIPointerRegion(rect: CGRect(x: width - rim, y: 0, width: rim, height: height), identifier: "right")
        case [.bottom]:
            return UIPointerRegion(rect: CGRect(x: 0, y: height - rim, width: width, height: rim), identifier: "bottom")
        default: return nil
        }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let style = UIPointerStyle.system()
        switch region.identifier?.base as? String {
        case "right": style.accessories = [.arrow(.right), .arrow(.left)]
        case "bottom": style.accessories = [.arrow(.bottom), .arrow(.top)]
        default: style.accessories = [.arrow(.bottomRight), .arrow(.topLeft)]
        }
        return style
    }
}
