import UIKit

/// A container whose content the user resizes by dragging a handle at its corner. It can show the constraints of the
/// content.
final class ResizableScene: UIView {
    private static let minimumSize = CGSize(width: 232, height: 290)
    private static let initialSize = CGSize(width: 360, height: 350)

    /// The handle at the bottom trailing corner of the content.
    let handle = ResizeHandle()

    private let content: UIView
    private let drawing: ConstraintDrawing
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint
    /// The size of the content when the user began to drag the handle.
    private var startSize = CGSize.zero

    init(content: UIView) {
        self.content = content
        drawing = ConstraintDrawing(of: content)
        width = content.widthAnchor.constraint(equalToConstant: ResizableScene.initialSize.width)
        height = content.heightAnchor.constraint(equalToConstant: ResizableScene.initialSize.height)
        super.init(frame: .zero)
        drawing.isHidden = true
        for view in [content, drawing, handle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        activateConstraints()
        handle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ResizableScene.resize))
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the constraints of the content are drawn.
    var showsConstraints = false {
        didSet {
            drawing.isHidden = !showsConstraints
            drawing.setNeedsDisplay()
        }
    }

    private func activateConstraints() {
        // The content has the size that the user has chosen, but it remains inside of the container. Both give way to
        // the required constraints of the content while the container is too small, such as before its first layout.
        let half = ResizeHandle.length / 2
        let right = content.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -half)
        let bottom = content.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -half)
        for constraint in [right, bottom] { constraint.priority = UILayoutPriority(995) }
        for constraint in [width, height] { constraint.priority = UILayoutPriority(990) }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor), right, bottom, width, height,
            drawing.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            drawing.topAnchor.constraint(equalTo: content.topAnchor),
            drawing.widthAnchor.constraint(equalTo: content.widthAnchor),
            drawing.heightAnchor.constraint(equalTo: content.heightAnchor),
            handle.centerXAnchor.constraint(equalTo: content.trailingAnchor),
            handle.centerYAnchor.constraint(equalTo: content.bottomAnchor),
            handle.widthAnchor.constraint(equalToConstant: ResizeHandle.length),
            handle.heightAnchor.constraint(equalToConstant: ResizeHandle.length),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if showsConstraints { drawing.setNeedsDisplay() }
    }

    private func resize(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startSize = content.bounds.size
        case .changed:
            var move = pan.translation(in: self)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { move.x = -move.x }
            let least = ResizableScene.minimumSize
            let half = ResizeHandle.length / 2
            width.constant = max(least.width, min(bounds.width - half, startSize.width + move.x))
            height.constant = max(least.height, min(bounds.height - half, startSize.height + move.y))
        default: break
        }
    }
}
