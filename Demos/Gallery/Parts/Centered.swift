import UIKit

/// A container that centers a view at its intrinsic size.
final class Centered: UIView {
    init(_ content: UIView) {
        super.init(frame: .zero)
        addCentered(content)
    }

    required init?(coder: NSCoder) { nil }
}
