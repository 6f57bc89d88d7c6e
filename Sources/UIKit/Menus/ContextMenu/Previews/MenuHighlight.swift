import QuartzCore

/// A snapshot of the content that a context menu applies to, which is lifted above its window while the menu is open
/// (AC-13).
@MainActor final class MenuHighlight {
    private static let duration: TimeInterval = 0.15
    private static let shadowOpacity: Float = 0.3
    /// The view of the snapshot, in the window.
    let view = UIView()
    /// The enlargement of the lifted snapshot.
    private let scale: CGFloat

    /// Lifts the content of a preview; nil if it cannot be displayed.
    init?(_ preview: UITargetedPreview) {
        let size = preview.view.bounds.size
        guard preview.target.container.window != nil, size.width > 0, size.height > 0, size.width.isFinite,
            size.height.isFinite, let snapshot = preview.view.snapshotView(afterScreenUpdates: false)
        else { return nil }
        // Enlarge by six points, but at most by 4%.
        scale = 1 + min(0.04, 6 / max(size.width, size.height))
        let parameters = preview.parameters
        let origin = preview.view.bounds.origin
        let shape =
            parameters.visiblePath
            ?? UIBezierPath(roundedRect: preview.view.bounds, cornerRadius: preview.view.layer.cornerRadius)
        view.bounds = CGRect(origin: origin, size: size)
        view.isUserInteractionEnabled = false
        let content = UIView(frame: view.bounds)
        content.backgroundColor = parameters.backgroundColor ?? .systemBackground
        content.addSubview(snapshot)
        let isWhole = parameters.visiblePath == nil && preview.view.layer.cornerRadius == 0
        if !isWhole {
            let mask = CAShapeLayer()
            mask.frame = CGRect(origin: .zero, size: size)
            mask.path = MenuHighlight.moved(shape, by: CGVector(dx: -origin.x, dy: -origin.y)).cgPath
            content.layer.mask = mask
        }
        view.addSubview(content)
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = CGSize(width: 0, height: 3)
        view.layer.shadowPath = (parameters.shadowPath ?? shape).cgPath
        view.layer.zPosition = 1
        guard place(at: preview.target) else { return nil }
        UIView.animate(withDuration: MenuHighlight.duration) { [self] in
            view.layer.shadowOpacity = MenuHighlight.shadowOpacity
            view.transform = view.transform.scaledBy(x: scale, y: scale)
        }
    }

    private static func moved(_ path: UIBezierPath, by way: CGVector) -> UIBezierPath {
        guard way != .zero, let copy = path.copy() as? UIBezierPath else { return path }
        copy.apply(CGAffineTransform(translationX: way.dx, y: way.dy))
        return copy
    }

    /// Places the view in the window of a target.
    ///
    /// - Returns: False if the container is in no window.
    private func place(at target: UIPreviewTarget) -> Bool {
        guard let window = target.container.window, target.center.x.isFinite, target.center.y.isFinite else {
            return false
        }
        if view.superview !== window { window.addSubview(view) }
        view.center = target.container.convert(target.center, to: window)
        view.transform = target.transform
        return true
    }

    /// Lets the content sink to its place, or to another one, and disappear.
    func end(_ preview: UITargetedPreview?) {
        UIView.animate(withDuration: MenuHighlight.duration) { [self] in
            view.layer.shadowOpacity = 0
            if let preview {
                _ = place(at: preview.target)
            } else {
                view.transform = view.transform.scaledBy(x: 1 / scale, y: 1 / scale)
            }
        } completion: { [view] _ in
            view.removeFromSuperview()
        }
    }
}
