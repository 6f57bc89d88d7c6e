import UIKit

/// A view of a fixed height with round corners that displays the view of a controller in a page.
final class ControllerStage: UIView {
    private let height: CGFloat
    private let hasBorder: Bool
    private weak var content: UIView?

    init(height: CGFloat, hasBorder: Bool = true) {
        self.height = height
        self.hasBorder = hasBorder
        super.init(frame: .zero)
        layer.cornerRadius = Style.innerRadius
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Makes a controller a child of the page, and displays its view.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - page: The controller of the page.
    ///   - resizes: Whether the view always fills the stage. Otherwise, the page sets its frame.
    func embed(_ controller: UIViewController, in page: UIViewController, resizes: Bool = true) {
        page.addChild(controller)
        let view: UIView = controller.view
        content = view
        addSubview(view)
        if resizes {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if hasBorder {
            view.layer.borderWidth = 1
            view.layer.cornerRadius = Style.innerRadius
        }
        controller.didMove(toParent: page)
        updateBorder()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() {
        content?.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
